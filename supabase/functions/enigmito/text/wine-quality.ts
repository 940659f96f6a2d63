import type { Locale } from '../../../../lib/i18n/locales.ts'
import type { Hit } from '../phrases.ts'
import { range, tokens } from './fold.ts'

const RESERVE = /^(reservas?|riserv[ae]|reserve)$/
const OF_WINE = /^(style:|concept:(wine|drink|glass)$)/
const WISHES = /^concept:(reserve|table)$/
/** Where one word is the verb too, an article or a colour must stand before it. */
const VERB: ReadonlySet<Locale> = new Set<Locale>(['en', 'fr'])
const ARTICLE = /^(a|any|an|the|un|une|la|des)$/
/** "I mean the wine". */
const MEANS: Record<Locale, RegExp> = {
  es: /\b(?:digo|me refiero|quiero decir|hablo)\b/,
  en: /\b(?:i mean|meaning|as in|i m talking)\b/,
  fr: /\b(?:je parle|je veux dire|j entends)\b/,
  de: /\b(?:mein\w*|gemeint|ich rede)\b/,
  it: /\b(?:intendo|dico|voglio dire|parlo)\b/,
}
/** What stands before it where a wine is meant. */
const OF_BOTTLE =
  /^(?:botella|bottle|bouteille|flasche|bottiglia|copa|glass|verre|glas|calice|rioja|ribera|gran|grande)$/
const THE = /^(the|la|der|dem)$/
const OF = /^(de|di|d|of|en|in)$/
const NEAR = 3

type Said = { words: readonly string[]; breaks: ReadonlySet<number>; lang: Locale }
type Spoken = Said & {
  marks: readonly { id: string; start: number; end: number }[]
}

/** Places where "reserva" is the quality of a wine: beside a colour or "wine", or where the guest says that wine is meant. */
function qualityAt(hits: readonly Hit[], { words, breaks, lang }: Said): readonly number[] {
  const wine = new Set(
    hits.filter(({ id }) => OF_WINE.test(id)).flatMap(({ start, end }) => range(start, end)),
  )
  const means = wine.size > 0 && MEANS[lang].test(words.join(' '))
  return words.flatMap((word, at) => {
    if (!RESERVE.test(word)) return []
    // "A bottle of the reserve".
    const behind = THE.test(words[at - 1] ?? '') && OF.test(words[at - 2] ?? '') ? at - 2 : at - 1
    const last = OF.test(words[behind] ?? '') ? behind - 1 : behind
    const before = (wine.has(last) || OF_BOTTLE.test(words[last] ?? '')) && !breaks.has(at)
    const next = OF.test(words[at + 1] ?? '') ? at + 2 : at + 1
    const after = wine.has(next) && !breaks.has(at + 1)
    const article = ARTICLE.test(words[at - 1] ?? '')
    return before || means || (after && (word !== 'reserve' || !VERB.has(lang) || article)) ? [at] : []
  })
}

/** The hits without the wish for a table that "a red reserva, no booking" does not have; null where no such wine is meant. */
export function withoutQuality(hits: readonly Hit[], said: Spoken): readonly Hit[] | null {
  const at = qualityAt(hits, said)
  if (at.length === 0) return null
  const denied = ({ start }: Hit): boolean =>
    said.marks.some(
      ({ id, end }) =>
        id === 'not' &&
        end <= start &&
        start - end < NEAR &&
        !range(end, start + 1).some((i) => said.breaks.has(i)),
    )
  return hits.filter((hit) => !(WISHES.test(hit.id) && (at.includes(hit.start) || denied(hit))))
}

/** "A white cava": wines that sparkle are one style, whatever colour is said beside it. */
export const ofOneStyle = (hits: readonly Hit[]): Hit[] =>
  hits.map((hit) =>
    /^style:(?:blanco|tinto)$/.test(hit.id) &&
    hits.some(({ id, start, end }) => id === 'style:espumoso' && (end === hit.start || hit.end === start))
      ? { ...hit, id: 'style:espumoso' }
      : hit,
  )

type Aged = { nombre: string; wine: { crianza: string | null } | null }

/** Of some wines those that aged as long as is asked for, by their row or their name; all where none did, or nothing is asked. */
export function ofQuality<T extends Aged>(wines: readonly T[], words: readonly string[]): T[] {
  const quality = words.some((word) => RESERVE.test(word)) ? 'reserva' : 'crianza'
  if (quality === 'crianza' && !words.includes(quality)) return [...wines]
  const gran = words.some((word, at) => /^gran(?:de)?$/.test(word) && RESERVE.test(words[at + 1] ?? ''))
  const aged = (of: string): T[] =>
    wines.filter(
      ({ nombre, wine }) =>
        wine?.crianza === of || of.split('_').every((word) => tokens(nombre).includes(word)),
    )
  const called = gran && aged('gran_reserva').length > 0 ? aged('gran_reserva') : aged(quality)
  return called.length > 0 ? called : [...wines]
}
