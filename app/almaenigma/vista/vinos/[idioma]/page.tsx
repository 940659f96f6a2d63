import type { Metadata } from 'next'
import { CavaPageBody } from '@/app/[locale]/(site)/wine/view.tsx'
import { readForm } from '@/lib/admin/action/form.ts'
import { imagenDe, NEW_SLUG, unpack, vinoChange, vinoPairs } from '@/lib/admin/carta/preview.ts'
import { getVino } from '@/lib/admin/cava/vino-save.ts'
import { vinoSchema } from '@/lib/admin/cava/vino-schema.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { getCava } from '@/lib/cava/read.ts'
import { asLocale } from '@/lib/i18n/locales.ts'
import { BROKEN, PreviewErrors, Sheet } from '../../sheet.tsx'

export const metadata: Metadata = { title: 'Vista previa' }

export default async function VinoPreviewPage({
  params,
  searchParams,
}: PageProps<'/almaenigma/vista/vinos/[idioma]'>) {
  const locale = asLocale((await params).idioma)
  const db = await adminDb(`/almaenigma/vista/vinos/${locale}`)
  const form = unpack((await searchParams).d)
  if (!form) return <PreviewErrors errors={BROKEN} />
  const read = readForm(vinoSchema, form)
  if (!read.ok) return <PreviewErrors errors={Object.values(read.errores)} />
  const slug = (read.value.id ? (await getVino(db, read.value.id))?.slug : null) ?? NEW_SLUG
  const [imagen, pairs] = await Promise.all([
    imagenDe(db, read.value.imagen),
    vinoPairs(db, slug, read.value, locale),
  ])
  return (
    <Sheet locale={locale}>
      <CavaPageBody
        locale={locale}
        stylesPromise={getCava(locale, vinoChange(slug, read.value, imagen, pairs))}
      />
    </Sheet>
  )
}
