import { getTranslations } from 'next-intl/server'
import type { Alergeno, Declaracion } from '@/lib/contenido/carta.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { enIdioma } from '@/lib/i18n/textos.ts'

/** The sprite is a file of its own, so that a row of the menu carries only a name. */
export const Pictograma = ({ clave }: { clave: string }) => (
  <svg aria-hidden="true">
    <use href={`/alergenos.svg#${clave}`} />
  </svg>
)

/** What a dish contains and may contain, each drawing with its name; where nobody has declared it, that. */
export async function Alergenos({ de, locale }: { de: Declaracion; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'Carta' })
  if (!de.declarado) return <p>{t('sinConfirmar')}</p>
  if (de.contiene.length + de.puede.length === 0) return null
  const named = (alergeno: Alergeno, text: string, puede: boolean) => (
    <li
      key={alergeno.clave}
      title={text}
      data-puede={puede || undefined}
      {...enIdioma(alergeno.nombre, locale)}
    >
      <Pictograma clave={alergeno.clave} />
      <span>{text}</span>
    </li>
  )
  return (
    <ul aria-label={t('alergenos')}>
      {de.contiene.map((alergeno) => named(alergeno, alergeno.nombre.text, false))}
      {de.puede.map((alergeno) => named(alergeno, `${alergeno.nombre.text} (${t('puedeCorto')})`, true))}
    </ul>
  )
}
