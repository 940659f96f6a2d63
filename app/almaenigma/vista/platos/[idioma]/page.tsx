import type { Metadata } from 'next'
import { HojaCarta } from '@/app/[locale]/(site)/menu/view.tsx'
import { readForm } from '@/lib/admin/action/form.ts'
import { getPlato } from '@/lib/admin/carta/plato-save.ts'
import { platoSchema } from '@/lib/admin/carta/plato-schema.ts'
import {
  cambioPlato,
  desempaquetar,
  imagenDe,
  NUEVO_SLUG,
  parejasDePlato,
} from '@/lib/admin/carta/preview.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { getCarta } from '@/lib/carta/read.ts'
import { wallClock } from '@/lib/core/dates.ts'
import { asLocale } from '@/lib/i18n/locales.ts'
import { Falta, Hoja, ROTO } from '../../sheet.tsx'

export const metadata: Metadata = { title: 'Vista previa' }

/** The menu with a dish as it is being typed: the page of the guests, made for this administrator and kept by nobody. */
export default async function VistaPlato({
  params,
  searchParams,
}: PageProps<'/almaenigma/vista/platos/[idioma]'>) {
  const locale = asLocale((await params).idioma)
  const db = await adminDb(`/almaenigma/vista/platos/${locale}`)
  const form = desempaquetar((await searchParams).d)
  if (!form) return <Falta errores={ROTO} />
  const read = readForm(platoSchema, form)
  if (!read.ok) return <Falta errores={Object.values(read.errores)} />
  const slug = (read.value.id ? (await getPlato(db, read.value.id))?.slug : null) ?? NUEVO_SLUG
  const [imagen, parejas] = await Promise.all([
    imagenDe(db, read.value.imagen),
    parejasDePlato(db, slug, read.value, locale),
  ])
  const cambio = cambioPlato(slug, read.value, imagen, parejas)
  return (
    <Hoja locale={locale}>
      <HojaCarta
        locale={locale}
        busqueda={null}
        leida={getCarta(locale, wallClock(Date.now()).fecha, cambio)}
      />
    </Hoja>
  )
}
