import type { getTranslations } from 'next-intl/server'
import { cache, Fragment } from 'react'
import { InLanguage } from '@/components/ui/in-language.tsx'
import type { Vino } from '@/lib/cava/vino.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { enIdioma } from '@/lib/i18n/textos.ts'
import { volumeText } from '../carta/measures.tsx'
import { Photograph } from '../parts/photograph.tsx'

/** One element per fact: React's data for the browser then holds it once, not once per wine. */
const factItem = cache((text: string) => <li key={text}>{text}</li>)

const CRIANZAS = ['joven', 'sobre_lias', 'roble', 'crianza', 'reserva', 'gran_reserva'] as const
const asCrianza = (crianza: string | null) => CRIANZAS.find((known) => known === crianza)
const BOTTLE_ML = 750

type CavaTranslator = Awaited<ReturnType<typeof getTranslations<'Cava'>>>
/** Looked up once per table: there are eighty cards. */
export type CardLabels = {
  cava: CavaTranslator
  bebidas: Awaited<ReturnType<typeof getTranslations<'Bebidas'>>>
}

function alergenoFacts({ alergenos: de, sinComprobado }: Vino, t: CavaTranslator, locale: Locale): string[] {
  if (!de.declarado) return [t('sinConfirmar')]
  const list = (key: 'contiene' | 'puede' | 'comprobado', all: readonly { nombre: { text: string } }[]) =>
    all.length > 0
      ? [t(key, { alergenos: new Intl.ListFormat(locale).format(all.map(({ nombre }) => nombre.text)) })]
      : []
  const found = [
    ...list('contiene', de.contiene),
    ...list('puede', de.puede),
    ...list('comprobado', sinComprobado),
  ]
  return found.length > 0 ? found : [t('ninguno14')]
}

type Props = { vino: Vino; locale: Locale; labels: CardLabels }

export function VinoCard({ vino, locale, labels: { cava: t, bebidas: b } }: Props) {
  const { nota, temperatura, ml, copaMl, grados, platos } = vino
  const others = platos.slice(1)
  const motivo = platos[0]?.motivo
  const crianza = asCrianza(vino.crianza)
  const decimals = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const facts = [
    ...(temperatura ? [t('servir', { grados: `${[...new Set(temperatura)].join('–')}\u00a0°C` })] : []),
    ...(vino.decantar ? [t('decantar')] : []),
    ...(crianza ? [t(`crianzas.${crianza}`)] : []),
    ...(grados === null ? [] : [b('grados', { grados: decimals.format(grados) })]),
    ...(ml === BOTTLE_ML ? [] : [t('botellaDe', { volumen: volumeText(ml, locale) })]),
    ...(copaMl === null ? [] : [t('copaDe', { volumen: volumeText(copaMl, locale) })]),
    ...alergenoFacts(vino, t, locale),
  ]
  return (
    <details>
      <summary>{t('ficha')}</summary>
      {nota && <p {...enIdioma(nota, locale)}>{nota.text}</p>}
      {vino.foto && <Photograph foto={vino.foto} locale={locale} sizes="220px" />}
      <ul>{facts.map((fact) => factItem(fact))}</ul>
      {(motivo || others.length > 0) && (
        <p>
          {motivo && <InLanguage {...enIdioma(motivo, locale)}>{motivo.text}</InLanguage>}
          {motivo && ' '}
          {others.length > 0 && `${t('tambien')} `}
          {others.map(({ plato }, i) => (
            <Fragment key={plato.slug}>
              {i > 0 && ', '}
              <a href={`${localePath(locale, '/menu')}#${plato.slug}`} {...enIdioma(plato.nombre, locale)}>
                {plato.nombre.text}
              </a>
            </Fragment>
          ))}
          {others.length > 0 && '.'}
        </p>
      )}
    </details>
  )
}
