import { LOCALES, type Locale } from '../../../../lib/i18n/locales.ts'
import { fold } from '../text/fold.ts'
import { tensOf } from '../text/numbers.ts'
import type { Mark } from '../turn/mark-names.ts'
import { type Marked, marksIn } from '../turn/marks.ts'

export type Money = { max: number | null; min: number | null }

/** What the amounts of a message are read from. `timely`: it speaks of a time or a party, where a bare number is no amount. */
export type Amounts = {
  words: readonly string[]
  marks: readonly Marked[]
  line: string
  lang: Locale
  timely: boolean
  budget: boolean
  /** A limit of the price was spoken of before. */
  capped: boolean
}

/** Whether a number that counts guests is the euros of a limit, or its cents: "17,50 maximum par personne". */
export const isOfAmount = (guests: number | null, max: number | null): boolean =>
  guests !== null && max !== null && (guests * 100 === Math.ceil(max / 100) * 100 || guests === max % 100)

/** Words after a number that make it something else than an amount. */
const NO_MONEY =
  /^(h|uhr|horas?|heures?|hours?|ore|am|pm|p|personas?|people|guests?|pax|personnes?|personen|leute|persone|gaeste|gaste|coperti|anos|years|ans|jahre|anni|min\p{L}*|grad|grados|ml|cl|g|gr|kg|de|st|nd|rd|th|platos?|dishes|plats?|gerichte|piatti|vinos?|wines?|vins?|weine?|vini|copas|glasses|verres|glaser|calici|bottles|botellas|bouteilles|flaschen|bottiglie)$/u
const LONG = 3
/** Amounts that are nouns. */
const NOTES: Readonly<Record<string, number>> = { fiver: 5, tenner: 10 }
/** Small words between "no more than" and its amount, and between an amount and "at most". */
const BETWEEN = /^(a|an|los|las|les|the|de|di|i|gli|die|den|als|than|about|unos|a|aux|ai|come)$/

/** "A bottle", "la copa": what an amount is for. */
const EACH =
  '(?:al?|per|the|la|el|por|le|par|pro|die|das|il) (?:bottle|glass|head|person|botella|copa|cabeza|persona|bouteille|verre|tete|personne|flasche|glas|kopf|bottiglia|calice|testa)'
/** "25 a bottle tops": it stands before "at most". */
const SOLD_BY = new RegExp(`^${EACH}$`)
const A_HEAD =
  /^(?:(?:al?|per|por|x|par|pro|je) (?:head|person|cabeza|persona|barba|tete|personne|kopf|nase|testa)|each|pp)\b/
/** "30-35 a bottle", which its words no longer show. */
const RANGE = new RegExp(`(?<!\\d)(\\d{1,3}) ?[-–] ?(\\d{1,3}) ?(?:€|euros?|eur|quid|bucks)? ?${EACH}\\b`)

/** "For a tenner", "con 20 euros", "j'ai que 20 balles": what there is to spend. */
const HAS =
  /\b(?:(?:mont|all|v)(?:e|er|ons|ais) (?:jusqu )?a|sub(?:o|imos|iria)(?: hasta)? a?|llego a|(?:salgo|arrivo|arriviamo|saliamo)(?: fino)? a|(?:geh|gehe|gehen)(?: wir)?(?: bis)?(?: zu)?|stretch to|go(?: up)? to|for|until|till|with|got|have|only|con|por|pa|para|tengo|avec|pour|j ai|que|mit|fur|hab|habe|nur|haben|ho|solo|per|abbiamo)(?: (?:a|an|only|solo|que|nur|unos|los|ungefahr|circa))?$/

/** "Nothing that costs more than 25", "non voglio spendere più di 40": a lower limit that is denied is an upper one. */
const DENIES =
  /\b(?:no|not|nothing|none|never|without|don t|dont|doesn t|isn t|(?:ca|wo)n ?t|cannot|nor|nada|ningun\w*|nunca|sin|ni|ne|n|pas|rien|jamais|sans|aucun\w*|nicht|nix|nichts|kein\w*|ohne|nie|non|niente|nessun\w*|senza|mai)\b/
const DENIED_WITHIN = 7
/** "Take out those of 20 euros or more". */
const TAKES_OUT =
  /\b(?:quit\w*|fuera|menos|sin|leave out|take out|without|drop|skip|enlev\w*|sans|retir\w*|ohne|weg|lass\w*|togli\w*|senza|escl\w*)\b/

/** "I said 30": the limit is told again. */
const SAID =
  /\b(?:i said|said|told (?:you|u)|dije|he dicho|te dije|j ai dit|jai dit|avait dit|sagte|gesagt|ho detto|avevo detto|dicevo)(?: (?:max|maximo|maximum|massimo|hochstens|que|of|unos|de))?$/

/** Amounts of money in a message, in cents: "under 20 euros", "24 at most", "between 15 and 20", "18,50 €". */
function moneyIn({ words, marks, line, lang, timely, budget, capped }: Amounts): Money {
  const ends = (mark: Mark, at: number): boolean => marks.some(({ id, end }) => id === mark && end === at)
  const starts = (mark: Mark, at: number): boolean =>
    marks.some(({ id, start }) => id === mark && start === at)
  const euro = (at: number): boolean => starts('euro', at)
  const signed = new Set(
    [...line.matchAll(/(?:€\s*(\d{1,4})(?:[.,](\d{2}))?|(\d{1,4})(?:[.,](\d{2}))?\s*€)/g)].map(
      ([, a, , b]) => a ?? b,
    ),
  )
  const cents = new Set(
    [...line.matchAll(/(\d{1,4})[.,](\d{2})(?!\d|[.,]\d)/g)].map(([, a, b]) => `${a} ${b}`),
  )
  const isExact = (at: number): boolean => cents.has(`${words[at]} ${words[at + 1]}`)
  const endOf = (at: number): number => (isExact(at) ? at + 2 : at + 1)
  const amount = (at: number): number | null => {
    const word = words[at] ?? ''
    const note = NOTES[word]
    if (note) return note * 100
    if (at > 0 && isExact(at - 1)) return null
    const figure = /^\d{1,4}$/.test(word) ? Number(word) : euro(at + 1) ? tensOf(word, lang) : 0
    return figure > 0 ? figure * 100 + (isExact(at) ? Number(words[at + 1]) : 0) : null
  }
  const priced = (at: number): boolean =>
    signed.has(words[at] ?? '') || euro(endOf(at)) || (words[at] ?? '') in NOTES
  const ofTime = (at: number): boolean =>
    NO_MONEY.test(words[at] ?? '') || (words[at] === 'a' && words[at + 1] === 'm')
  const plain = (at: number): boolean => priced(at) || (!timely && !ofTime(endOf(at)))
  const before = (mark: Mark, at: number): boolean =>
    ends(mark, at) || (BETWEEN.test(words[at - 1] ?? '') && ends(mark, at - 1))
  const after = (mark: Mark, at: number): boolean => {
    const next = euro(endOf(at)) ? endOf(at) + 1 : endOf(at)
    const from = SOLD_BY.test(words.slice(next, next + 2).join(' ')) ? next + 2 : next
    return starts(mark, from) || (BETWEEN.test(words[from] ?? '') && starts(mark, from + 1))
  }
  const overDenied = (at: number): boolean => {
    const end = BETWEEN.test(words[at - 1] ?? '') ? [at, at - 1] : [at]
    const over = marks.find((mark) => mark.id === 'over' && end.includes(mark.end))
    return (
      over !== undefined &&
      DENIES.test(words.slice(Math.max(0, over.start - DENIED_WITHIN), over.start).join(' '))
    )
  }
  const below = /<\s*€?\s*(\d{1,4})\b/.exec(line)?.[1]
  if (below) return { max: Number(below) * 100 - 1, min: null }
  const [, from = 0, to = 0] = RANGE.exec(fold(line)) ?? []
  if (Number(to) > Number(from)) return { min: Number(from) * 100, max: Number(to) * 100 }
  let [max, min]: [number | null, number | null] = [null, null]
  for (let at = 0; at < words.length; at++) {
    const value = amount(at)
    if (value === null) continue
    const end = endOf(at)
    const second = words.slice(end, end + LONG).findIndex((_, i) => amount(end + i) !== null)
    const other = second < 0 ? null : amount(end + second)
    const start = BETWEEN.test(words[at - 1] ?? '') && !ends('between', at) ? at - 1 : at
    if (ends('between', start) && other !== null && other > value && plain(end + second))
      return { min: value, max: other }
    const just = before('exactly', at) || after('exactly', at)
    if (just && plain(at) && (priced(at) || isExact(at))) return { min: value, max: value }
    // "Under 6" is not 6.
    if (before('below', at) && plain(at)) max = value - 1
    else if ((before('under', at) || after('atMost', at)) && plain(at)) max = value
    else if (overDenied(at) && plain(at)) max = value
    else if (after('atLeast', at) && plain(at) && TAKES_OUT.test(words.slice(0, at).join(' ')))
      max = value - 1
    else if ((before('over', at) && priced(at)) || (after('atLeast', at) && priced(at))) min = value
    else if (priced(at) && (marks.some(({ id }) => id === 'each') || budget)) max = value
    else if (capped && plain(at) && (ends('together', at) || starts('together', endOf(at))) && max === null)
      max = value
    else if (capped && plain(at) && SAID.test(words.slice(Math.max(0, at - 4), at).join(' '))) max = value
    else if (priced(at) && before('about', at)) max = value
    // "So 25 a head": nothing of which there could be 25.
    else if (
      before('about', at) &&
      max === null &&
      A_HEAD.test(words.slice(endOf(at), endOf(at) + 2).join(' '))
    )
      max = value
    else if (priced(at) && !timely && HAS.test(words.slice(Math.max(0, at - 3), at).join(' '))) max = value
  }
  return { max, min }
}

/** "Something del mar under 25 euros": a limit in the words of another language counts beside an amount of money. */
export function moneyOf(amounts: Amounts): Money {
  const own = moneyIn(amounts)
  if (own.max !== null || own.min !== null || !amounts.marks.some(({ id }) => id === 'euro')) return own
  for (const lang of LOCALES) {
    const marks = marksIn(amounts.words, lang).filter(({ id }) => CAPS.has(id))
    const found =
      lang === amounts.lang || marks.length === 0
        ? own
        : moneyIn({ ...amounts, marks: [...amounts.marks, ...marks] })
    if (found.max !== null) return found
  }
  return own
}
const CAPS: ReadonlySet<string> = new Set<Mark>(['below', 'under', 'atMost'])
