import type { Metadata } from 'next'
import { CartaPageBody } from '@/app/[locale]/(site)/menu/view.tsx'
import { readForm } from '@/lib/admin/action/form.ts'
import { getBebida } from '@/lib/admin/carta/bebida-save.ts'
import { bebidaSchema } from '@/lib/admin/carta/bebida-schema.ts'
import { bebidaChange, imagenDe, NEW_SLUG, unpack } from '@/lib/admin/carta/preview.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { getCarta } from '@/lib/carta/read.ts'
import { wallClock } from '@/lib/core/dates.ts'
import { asLocale } from '@/lib/i18n/locales.ts'
import { BROKEN, PreviewErrors, Sheet } from '../../sheet.tsx'

export const metadata: Metadata = { title: 'Vista previa' }

/**
 * The public menu with the dish or drink as it is typed, rendered for this administrator and never cached.
 */
export default async function BebidaPreviewPage({
  params,
  searchParams,
}: PageProps<'/almaenigma/vista/bebidas/[idioma]'>) {
  const locale = asLocale((await params).idioma)
  const db = await adminDb(`/almaenigma/vista/bebidas/${locale}`)
  const form = unpack((await searchParams).d)
  if (!form) return <PreviewErrors errors={BROKEN} />
  const read = readForm(bebidaSchema, form)
  if (!read.ok) return <PreviewErrors errors={Object.values(read.errores)} />
  const slug = (read.value.id ? (await getBebida(db, read.value.id))?.slug : null) ?? NEW_SLUG
  const change = bebidaChange(slug, read.value, await imagenDe(db, read.value.imagen))
  return (
    <Sheet locale={locale}>
      <CartaPageBody
        locale={locale}
        readParam={null}
        cartaPromise={getCarta(locale, wallClock(Date.now()).fecha, change)}
      />
    </Sheet>
  )
}
