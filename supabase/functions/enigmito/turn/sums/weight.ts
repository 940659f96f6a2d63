import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { type Context, priceLine } from '../../answers/context.ts'
import { gramsOf, weighedFact } from '../../facts.ts'
import type { Item } from '../../menu.ts'
import type { Reading } from '../../reading.ts'
import { fold } from '../../text/fold.ts'
import { numberOf } from '../../text/numbers.ts'
import type { Chosen } from '../narrow.ts'
import type { Turn } from '../turn.ts'
import { orderOf } from './order-told.ts'

const KILO = '(?:kg|[kc]hil[oi]|kilos?|kilogram\\w*)'
const GRAMS = /(?<![\d.,])(\d{2,4}) ?(?:g|grs?|gramm?[a-z]*)(?![a-z])/
const AND_HALF = '(?: (?:y medio|and a half|et demi|e mezzo))?'
const KILOS = new RegExp(
  `(?<![\\p{L}\\d.,])(\\d{1,2}(?:[.,]\\d{1,3})?|\\p{L}+) ?${KILO}(${AND_HALF})(?!\\p{L})`,
  'gu',
)
/** Weights that no number says, in grams. */
const SAID: Record<Locale, readonly (readonly [RegExp, number])[]> = {
  es: [
    [/\bkilo y medio\b/, 1500],
    [/\bmedio kilo\b/, 500],
  ],
  en: [
    [/\b(?:kilo and a half|one and a half kilos?)\b/, 1500],
    [/\bhalf a? ?kilo\b/, 500],
  ],
  fr: [
    [/\bkilo et demi\b/, 1500],
    [/\bdemi[- ]kilo\b/, 500],
  ],
  de: [
    [/\b(?:anderthalb|eineinhalb) ?kilo\b/, 1500],
    [/\b(?:halb\w* kilo|pfund)\b/, 500],
  ],
  it: [
    [/\b[kc]hilo e mezzo\b/, 1500],
    [/\bmezzo [kc]hilo\b/, 500],
  ],
}
const LONG = 16

/** The weight that a message says, in grams; null where it says none, or "the kilo". */
export function weightIn(line: string, lang: Locale): number | null {
  const text = fold(line)
  const grams = GRAMS.exec(text)?.[1]
  if (grams) return Number(grams)
  // "Per kilo? So one of 1.5 kg".
  for (const [, number = '', half] of text.matchAll(KILOS)) {
    const kilos = /^\d/.test(number) ? Number(number.replace(',', '.')) : numberOf(number, lang)
    if (kilos > 0) return Math.round(kilos * 1000) + (half ? 500 : 0)
  }
  return SAID[lang].find(([said]) => said.test(text))?.[1] ?? null
}

export const byWeight = (item: Item) => item.prices.find(({ formato }) => gramsOf(formato) !== null)

const itemIn = (r: Reading, x: Context): Item | null => {
  const [only, more] = [...r.targets.items, ...r.targets.wines]
  if (only) return more ? null : only
  const [told] = orderOf(r.talk.frame?.ask ?? [], x.menu)
  return r.last ?? told?.item ?? null
}

/** "And one of 800 grams?" of what is sold by weight. */
export function weighed({ r, asked }: Turn, x: Context): Chosen | null {
  if (r.length > LONG || r.allergens.length + r.diets.length + asked.exclude.length > 0) return null
  const grams = weightIn(r.line, r.lang)
  const item = grams === null ? null : itemIn(r, x)
  const price = item && byWeight(item)
  if (!grams || !item || !price || r.has('reserve', 'table')) return null
  return {
    id: 'total',
    answer: (context) => {
      const { c } = context
      priceLine(item, context, price.formato)
      c.next()
      c.say(c.texts.Hilo.total, { total: weighedFact(item, price, grams, c.lang) })
      c.about(item)
      c.link('carta', 'reservar')
    },
    frame: { act: 'price', ask: ['price'] },
  }
}
