import type { Metadata } from 'next'
import { CartaPageBody } from '@/app/[locale]/(site)/menu/view.tsx'
import { readForm } from '@/lib/admin/action/form.ts'
import { getPlato } from '@/lib/admin/carta/plato-save.ts'
import { platoSchema } from '@/lib/admin/carta/plato-schema.ts'
import { imagenDe, NEW_SLUG, platoChange, platoPairs, unpack } from '@/lib/admin/carta/preview.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { getCarta } from '@/lib/carta/read.ts'
import { wallClock } from '@/lib/core/dates.ts'
import { asLocale } from '@/lib/i18n/locales.ts'
import { BROKEN, PreviewErrors, Sheet } from '../../sheet.tsx'

export const metadata: Metadata = { title: 'Vista previa' }

export default async function PlatoPreviewPage({
  params,
  searchParams,
}: PageProps<'/almaenigma/vista/platos/[idioma]'>) {
  const locale = asLocale((await params).idioma)
  const db = await adminDb(`/almaenigma/vista/platos/${locale}`)
  const form = unpack((await searchParams).d)
  if (!form) return <PreviewErrors errors={BROKEN} />
  const read = readForm(platoSchema, form)
  if (!read.ok) return <PreviewErrors errors={Object.values(read.errores)} />
  const slug = (read.value.id ? (await getPlato(db, read.value.id))?.slug : null) ?? NEW_SLUG
  const [imagen, pairs] = await Promise.all([
    imagenDe(db, read.value.imagen),
    platoPairs(db, slug, read.value, locale),
  ])
  const change = platoChange(slug, read.value, imagen, pairs)
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
