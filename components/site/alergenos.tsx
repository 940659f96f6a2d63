import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import type { Alergeno, Declaracion } from '@/lib/contenido/carta.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { enIdioma } from '@/lib/i18n/textos.ts'

/** The sprite is a file of its own, so that a row of the menu carries only a name. */
export const Pictograma = ({ clave }: { clave: string }) => (
  <svg aria-hidden="true">
    <use href={`/alergenos.svg#${clave}`} />
  </svg>
)

/** An allergen is one and the same element in every row: React's data for the browser then holds it once. */
const pieza = cache((alergeno: Alergeno, text: string, puede: boolean, locale: Locale) => (
  <li
    key={alergeno.clave}
    title={text}
    {...(puede && { 'data-puede': true })}
    {...enIdioma(alergeno.nombre, locale)}
  >
    <Pictograma clave={alergeno.clave} />
    <span>{text}</span>
  </li>
))

/** What a dish contains and may contain, each drawing with its name; where nobody has declared it, that. */
export async function Alergenos({ de, locale }: { de: Declaracion; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'Carta' })
  if (!de.declarado) return <p>{t('sinConfirmar')}</p>
  if (de.contiene.length + de.puede.length === 0) return null
  return (
    <ul aria-label={t('alergenos')}>
      {de.contiene.map((alergeno) => pieza(alergeno, alergeno.nombre.text, false, locale))}
      {de.puede.map((alergeno) =>
        pieza(alergeno, `${alergeno.nombre.text} (${t('puedeCorto')})`, true, locale),
      )}
    </ul>
  )
}
