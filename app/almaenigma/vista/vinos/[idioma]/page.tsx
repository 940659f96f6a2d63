import type { Metadata } from 'next'
import { HojaCava } from '@/app/[locale]/(site)/wine/view.tsx'
import { readForm } from '@/lib/admin/action/form.ts'
import { cambioVino, desempaquetar, imagenDe, NUEVO_SLUG, parejasDeVino } from '@/lib/admin/carta/preview.ts'
import { getVino } from '@/lib/admin/cava/vino-save.ts'
import { vinoSchema } from '@/lib/admin/cava/vino-schema.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { getCava } from '@/lib/cava/read.ts'
import { asLocale } from '@/lib/i18n/locales.ts'
import { Falta, Hoja, ROTO } from '../../sheet.tsx'

export const metadata: Metadata = { title: 'Vista previa' }

/** The cellar with a wine as it is being typed: the page of the guests, made for this administrator, kept by nobody. */
export default async function VistaVino({
  params,
  searchParams,
}: PageProps<'/almaenigma/vista/vinos/[idioma]'>) {
  const locale = asLocale((await params).idioma)
  const db = await adminDb(`/almaenigma/vista/vinos/${locale}`)
  const form = desempaquetar((await searchParams).d)
  if (!form) return <Falta errores={ROTO} />
  const read = readForm(vinoSchema, form)
  if (!read.ok) return <Falta errores={Object.values(read.errores)} />
  const slug = (read.value.id ? (await getVino(db, read.value.id))?.slug : null) ?? NUEVO_SLUG
  const [imagen, parejas] = await Promise.all([
    imagenDe(db, read.value.imagen),
    parejasDeVino(db, slug, read.value, locale),
  ])
  return (
    <Hoja locale={locale}>
      <HojaCava locale={locale} leidos={getCava(locale, cambioVino(slug, read.value, imagen, parejas))} />
    </Hoja>
  )
}
