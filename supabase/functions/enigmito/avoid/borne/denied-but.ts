import type { Locale } from '../../../../../lib/i18n/locales.ts'
import type { Hit } from '../../phrases.ts'
import type { Plain, Said } from '../plain.ts'

/** Behind these a denial says what is true instead: "not to molluscs, just nuts and egg". */
const TURNS: Record<Locale, RegExp> = {
  es: /^(?:solo|solamente|unicamente|pero|sino|bensi|nada)$/,
  en: /^(?:only|just|but|purely|simply|merely)$/,
  fr: /^(?:seulement|juste|uniquement|que|rien|mais|simplement)$/,
  de: /^(?:nur|bloss|lediglich|ausschliesslich|einzig|aber|sondern)$/,
  it: /^(?:solo|soltanto|solamente|unicamente|ma|bensi)$/,
}
/** These alone may mean something else: "nada más que", "rien que", "n'est allergique qu'aux noix". */
const OPENS: Partial<Record<Locale, RegExp>> = {
  es: /^(?:nada mas|solo|solamente|unicamente|pero|sino|bensi)\b/,
  fr: /^(?:rien qu\w*|seulement|juste|uniquement|mais|simplement)\b/,
}
const BETWEEN =
  /^(?:y|e|o|u|ni|and|n|or|plus|et|ou|und|oder|sowie|ed|a|al|au|aux|to|gegen|auf|ai|agli|alle|alla|allo|all|el|la|los|las|the|le|les|l|der|die|das|den|il|lo|i|gli|de|del|des|du|d|of|es|son|it|its|s|is|c|est|sont|ist|sind|sono|que|si|ist|er|sie|he|she|tree|con|mit|avec|mas|only|just|nur|bloss|solo|soltanto|seulement|juste)$/

const turnAt = ({ r }: Said, from: number): number => {
  const at = r.words.findIndex(
    (word, i) =>
      i >= from &&
      TURNS[r.lang].test(word) &&
      (OPENS[r.lang]?.test(r.words.slice(i, i + 2).join(' ')) ?? true),
  )
  return at < 0 ? r.words.length : at
}

/** "He is not allergic, just doesn't like it", "only to nuts": what was told before is not all over. */
export const turnsToOthers = (said: Said, { end }: Hit): boolean => {
  const turn = said.r.words[turnAt(said, end)]
  return turn !== undefined && (!BUT.test(turn) || toldInstead(said, { end }).length > 0)
}
const BUT = /^(?:pero|but|mais|aber|ma)$/
const isFood = ({ id }: Hit): boolean => /^(?:allergen|group):/.test(id)

/** Where what a denial names ends: where it turns, or where another clause says again what is borne ill. */
export function deniedUntil(said: Said, { end }: Hit, conditions: readonly Hit[]): number {
  const { breaks, hits } = said.r
  const again = conditions.find(
    (one) =>
      one.start >= end && [...breaks].some((at) => at > end && at <= one.start) && !isFoodToo(one, hits),
  )
  return Math.min(turnAt(said, end), again?.start ?? Number.POSITIVE_INFINITY)
}
const isFoodToo = ({ start }: Hit, hits: readonly Hit[]): boolean =>
  hits.some(
    (hit) => hit.start === start && /^(?:allergen|group|concept:(?:vegan|vegetarian|pregnant))/.test(hit.id),
  )

/** The foods of the list that a denial turns to: "nuts and egg". */
export function toldInstead(said: Said, { end }: Pick<Hit, 'end'>): readonly Hit[] {
  const { words, hits } = said.r
  const told: Hit[] = []
  for (let at = turnAt(said, end) + 1; at < words.length; ) {
    const here = hits.filter((hit) => hit.start === at && isFood(hit))
    if (here.length === 0 && !BETWEEN.test(words[at] ?? '')) break
    told.push(...here)
    at = Math.max(at + 1, ...here.map((hit) => hit.end))
  }
  return told
}

/** What an allergy is said to be of: "gegen Knoblauch", "to garlic". */
const OF: Record<Locale, RegExp> = {
  es: /^(?:a|al)$/,
  en: /^to$/,
  fr: /^(?:a|au|aux)$/,
  de: /^(?:gegen|auf)$/,
  it: /^(?:a|al|alla|alle|allo|ai|agli|all)$/,
}
const ALL =
  /^(?:nada|ningun\w*|algo|eso|esto|ello|anything|nothing|any|it|that|them|those|this|rien|aucune?|quoi|cela|ca|nichts|irgend\w*|was|niente|nulla|nessun\w*|alcun\w*|qualcosa|quello|questo|cio)$/
const REACH = 3

/** Says of what it is not, though the house has no word for it: "not allergic to garlic" takes back no other allergy. */
export function namesAnother({ words, lang }: Plain, mark: Hit, condition: Hit): boolean {
  const near = [
    ...words.slice(condition.end, condition.end + 1).map((word, i) => ({ word, at: condition.end + i })),
    ...words
      .slice(Math.max(0, mark.start - REACH), condition.start)
      .map((word, i) => ({ word, at: Math.max(0, mark.start - REACH) + i })),
  ]
  return near.some(
    ({ word, at }) =>
      OF[lang].test(word) &&
      words[at + 1] !== undefined &&
      !words.slice(at + 1, at + REACH).some((next) => ALL.test(next)),
  )
}
