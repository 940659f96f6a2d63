import type { Avoided, Talk } from '../../../../lib/chat/talk.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import type { Item } from '../menu.ts'
import type { Hit } from '../phrases.ts'
import { fold } from '../text/fold.ts'

const OF_ROWS = /\b(?:frit[oa]s?|rebozad[oa]s?|empanad[oa]s?|bunuelos?)\b/

/** What its own row calls fried or battered. */
export const isFried = ({ nombre, descriptions }: Item): boolean =>
  OF_ROWS.test(fold(`${nombre} ${descriptions.get('es') ?? ''}`))

const SAID: Record<Locale, RegExp> = {
  es: /^(?:frit[oa]s?|fritur\w*|freid\w*|rebozad[oa]s?|empanad[oa]s?)$/,
  en: /^(?:fried|deepfried|frying|battered)$/,
  fr: /^(?:frite?|frits|friture\w*|panee?s?)$/,
  de: /^(?:frittiert\w*|friteus\w*|paniert\w*|fritiert\w*)$/,
  it: /^(?:fritt[oaie]|frittur[ae]|panat[oaie]|impanat[oaie])$/,
}
const RAW = /^(?:crud[oaie]s?|raw|crue?s?|roh(?:e[mnrs]?)?)$/
const NEGATES =
  /^(?:no|not|nothing|without|isnt|nada|sin|ni|tampoco|non|niente|senza|ne|pas|rien|sans|ni|nicht|nichts|nix|nit|ned|net|kein\w*|ohne|weder|noch)$/
/** "Que no vaya frito", "rien de frit", "nothing deep fried". */
const REACH = 3

const FORBIDS = /^concept:(?:cannot|allergy|without)$/
const FOOD = /^(?:kind|allergen|group):/
const [NEAR, FAR] = [2, 4]

const isPregnant = (hits: readonly Hit[], avoid: readonly Avoided[]): boolean =>
  hits.some(({ id }) => id === 'concept:pregnant') || avoid.some(({ diets }) => diets.includes('pregnant'))

/** Whether "raw" stands right beside a word, said by or of somebody pregnant. */
export const besideRaw = (
  {
    hits,
    words,
    talk: { avoid },
  }: { hits: readonly Hit[]; words: readonly string[]; talk: Pick<Talk, 'avoid'> },
  { start, end }: Pick<Hit, 'start' | 'end'>,
): boolean => isPregnant(hits, avoid) && [words[start - 1], words[end]].some((word) => RAW.test(word ?? ''))

/** "I may eat no raw fish", of somebody pregnant: what is raw is not eaten, and fish is only food. */
export function withoutRaw(hits: readonly Hit[], words: readonly string[], talk: Talk): readonly Hit[] {
  const forbids = ({ start, end }: Hit): boolean =>
    hits.some((one) => {
      const [before, behind] = [start - one.end, one.start - end]
      return FORBIDS.test(one.id) && ((before >= 0 && before <= NEAR) || (behind >= 0 && behind <= NEAR))
    }) || words.slice(Math.max(0, start - FAR), start).some((word) => NEGATES.test(word))
  return hits.map((hit) =>
    FOOD.test(hit.id) && besideRaw({ hits, words, talk }, hit) && forbids(hit)
      ? { ...hit, id: 'concept:food' }
      : hit,
  )
}

type Said = { words: readonly string[]; breaks: ReadonlySet<number> }

/** Where a message says that what is fried is not wanted: the positions of the words for it. */
export const notFriedAt = (said: Said, lang: Locale): readonly number[] => deniedAt(said, SAID[lang])
/** The same of what is raw, beside another wish: "with fish, but not raw". */
export const notRawAt = (said: Said): readonly number[] => deniedAt(said, RAW)

const deniedAt = ({ words, breaks }: Said, made: RegExp): readonly number[] =>
  words.flatMap((word, at) => {
    if (!made.test(word)) return []
    for (let before = at - 1; before >= Math.max(0, at - REACH); before--) {
      if (breaks.has(before + 1)) return []
      if (NEGATES.test(words[before] ?? '')) return [at]
    }
    return []
  })
