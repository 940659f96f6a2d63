import { type HitRange, splitByRanges } from '@/lib/carta/search.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { enIdioma, type Texto } from '@/lib/i18n/textos.ts'

/** A text with the hits of a search marked. */
export function MarkedText({ texto, ranges }: { texto: string; ranges: readonly HitRange[] }) {
  if (ranges.length === 0) return texto
  return splitByRanges(texto, ranges).map(({ texto: part, marca }, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which never change places
    marca ? <mark key={i}>{part}</mark> : part,
  )
}

/** A line that says why a dish is in the list whose name does not: "Lleva: pan, ñora"; `frase` holds the text in `{x}`. */
export function MarkedLine({
  frase,
  texto,
  ranges,
  locale,
}: {
  frase: string
  texto: Texto
  ranges: readonly HitRange[]
  locale: Locale
}) {
  if (ranges.length === 0) return null
  const [before, after] = frase.split('{x}')
  return (
    <p data-linea>
      {before}
      <span {...enIdioma(texto, locale)}>
        <MarkedText texto={texto.text} ranges={ranges} />
      </span>
      {after}
    </p>
  )
}
