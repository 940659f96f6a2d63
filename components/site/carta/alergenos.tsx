import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import type { Alergeno, Declaracion } from '@/lib/carta/read.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { enIdioma } from '@/lib/i18n/textos.ts'

/** A sprite in a file of its own keeps the rows of the menu small. */
export const Pictogram = ({ clave }: { clave: string }) => (
  <svg aria-hidden="true">
    <use href={`/alergenos.svg#${clave}`} />
  </svg>
)

/** One element per allergen: React's data for the browser then holds it once, not once per row. */
const alergenoItem = cache((alergeno: Alergeno, text: string, mayContain: boolean, locale: Locale) => (
  <li key={alergeno.clave} {...(mayContain && { 'data-puede': '' })} {...enIdioma(alergeno.nombre, locale)}>
    <Pictogram clave={alergeno.clave} />
    <span>{text}</span>
  </li>
))

type Props = { declaracion: Declaracion; locale: Locale; tel: string; telefono: string }

export async function Alergenos({ declaracion, locale, tel, telefono }: Props) {
  const t = await getTranslations({ locale, namespace: 'Carta' })
  if (!declaracion.declarado)
    return (
      <p>
        {t('sinConfirmar')} <a href={tel}>{telefono}</a>
      </p>
    )
  if (declaracion.contiene.length + declaracion.puede.length === 0) return null
  return (
    <ul aria-label={t('alergenos')}>
      {declaracion.contiene.map((alergeno) => alergenoItem(alergeno, alergeno.nombre.text, false, locale))}
      {declaracion.puede.map((alergeno) =>
        alergenoItem(alergeno, `${alergeno.nombre.text} (${t('puedeCorto')})`, true, locale),
      )}
    </ul>
  )
}

export async function AlergenoLegend({
  alergenos,
  locale,
  className,
}: {
  alergenos: readonly Alergeno[]
  locale: Locale
  className: string | undefined
}) {
  const t = await getTranslations({ locale, namespace: 'Carta' })
  return (
    <section aria-labelledby="leyenda" className={className}>
      <h2 id="leyenda">{t('leyenda')}</h2>
      <ul>
        {alergenos.map(({ clave, nombre }) => (
          <li key={clave} {...enIdioma(nombre, locale)}>
            <Pictogram clave={clave} /> {nombre.text}
          </li>
        ))}
      </ul>
      <p>{t('leyendaTexto')}</p>
    </section>
  )
}
