import { numberValue } from '../../../../lib/chat/slots/number.ts'
import { LEXICON } from '../../../../lib/chat/words/all.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import type { Hit } from '../phrases.ts'
import { LEXICONS } from './lexicon.ts'

/** "Am 28. einen Tisch": the number is a day. */
const DATED = /^(am|den|dem|vom|zum|el|dia|the|le|il)$/
/** "A table at 21:15": the number is an hour. */
const AT = /^(las|at|um|alle|vers|gegen|sobre|around)$/
const QUARTER = /^(?:00|15|30|45)$/

/** "In all 22": how many come, where nothing is ordered or paid. */
const IN_ALL: Record<Locale, RegExp> = {
  es: /^(?:en )?total (?:somos |seremos |seriamos |unos |unas )?$/,
  en: /^(?:in total|in all|altogether) (?:we are |about |around )?$/,
  fr: /^(?:au total|en tout) (?:on est |on sera |nous sommes |nous serons )?$/,
  de: /^(?:insgesamt|gesamt|in summe) (?:sind wir |etwa |circa |ca )?$/,
  it: /^(?:in totale|in tutto) (?:siamo |saremo |circa )?$/,
}
/** "We dine, twenty-five of us": so many eat, said without the word for people. */
const DINE: Record<Locale, RegExp> = {
  es: /^(?:cenamos|comemos|cenaremos|comeremos|cenariamos|almorzamos) (?:unos |como )?$/,
  en: /^(?:we are|we re|be) (?:dining|eating|coming) (?:about |around )?$/,
  fr: /^on (?:dine|mange|dejeune|vient) a (?:environ )?$/,
  de: /^(?:essen|kommen|feiern) (?:wir )?(?:zu|mit) (?:etwa )?$/,
  it: /^(?:ceniamo|mangiamo|pranziamo|veniamo|ceneremo) in (?:circa )?$/,
}
const THING = /^(?:kind|style|allergen|group|diet):|^concept:(?:price|wine|drink|glass|food)$/
const NO_HEADS = /^(?:euros?|eur|e|h|hs|uhr|heures?|horas|ore|pm|am|%)$/
/** So many words may stand between. */
const NEAR = [1, 2, 3, 4]

/** The number that is said of everybody, right behind such words, else before "in all". */
function headsIn(words: readonly string[], lang: Locale): number | null {
  const numbers = words.flatMap((word, at) => {
    const count = numberValue(LEXICON[lang], word)
    return count && !NO_HEADS.test(words[at + 1] ?? '') ? [{ count, at }] : []
  })
  const spoken = (from: number, to: number): string => `${words.slice(Math.max(0, from), to).join(' ')} `
  const behind = numbers.find(({ at }) =>
    NEAR.map((many) => spoken(at - many, at)).some(
      (said) => IN_ALL[lang].test(said) || DINE[lang].test(said),
    ),
  )
  const before = numbers.find(
    ({ at }) =>
      !DATED.test(words[at - 1] ?? '') &&
      NEAR.map((many) => spoken(at + 1, at + 1 + many)).some((said) => IN_ALL[lang].test(said)),
  )
  return (behind ?? before)?.count ?? null
}

/** The party that a message names. */
export function guestsIn(words: readonly string[], hits: readonly Hit[], lang: Locale): number | null {
  const numberAt = (at: number): number => {
    const word = words[at] ?? ''
    return /^\d{1,4}$/.test(word) ? Number(word) : (LEXICONS[lang].numbers[word] ?? Number.NaN)
  }
  for (const { id, start, end } of hits) {
    if (id !== 'concept:people' && id !== 'concept:reserve' && id !== 'topic:groups') continue
    for (const at of [start - 1, end, end + 1, start - 2]) {
      const count = numberAt(at)
      const before = words[at - 1] ?? ''
      const dated = id === 'concept:reserve' && at < start && DATED.test(before)
      const isHour =
        id === 'concept:reserve' &&
        (AT.test(before) ||
          QUARTER.test(words[at + 1] ?? '') ||
          (/^\d+$/.test(before) && QUARTER.test(words[at] ?? '')))
      if (count > 0 && !dated && !isHour && !NO_HEADS.test(words[at + 1] ?? '')) return count
    }
  }
  return hits.some(({ id }) => THING.test(id)) ? null : headsIn(words, lang)
}
