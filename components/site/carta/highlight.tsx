import { type HitRange, splitByRanges } from '@/lib/carta/search.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { enIdioma, type Texto } from '@/lib/i18n/textos.ts'

export function MarkedText({ text, ranges }: { text: string; ranges: readonly HitRange[] }) {
  if (ranges.length === 0) return text
  return splitByRanges(text, ranges).map(({ texto: part, marca: isHit }, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which never change places
    isHit ? <mark key={i}>{part}</mark> : part,
  )
}

/** Why a dish matches whose name does not. `phrase` holds `{x}` for the text. */
export function MarkedLine({
  phrase,
  text,
  ranges,
  locale,
}: {
  phrase: string
  text: Texto
  ranges: readonly HitRange[]
  locale: Locale
}) {
  if (ranges.length === 0) return null
  const [before, after] = phrase.split('{x}')
  return (
    <p data-linea>
      {before}
      <span {...enIdioma(text, locale)}>
        <MarkedText text={text.text} ranges={ranges} />
      </span>
      {after}
    </p>
  )
}
