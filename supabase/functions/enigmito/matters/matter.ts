import type { Talk } from '../../../../lib/chat/talk.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import type { Menu } from '../menu.ts'
import { isMeant } from '../text/loose.ts'
import { TOPICS, type Topic } from '../words/shape.ts'
import { goesOn } from './leads.ts'
import { RULES } from './rules.ts'
import { type Sign, signsIn, signsOfText } from './signs.ts'
import { perPersonIn } from './sum.ts'
import { storedOn } from './where.ts'

const KEY = 'matter:'
export const matterKey = (topic: Topic): string => `${KEY}${topic}`
export const isMatterKey = (key: string): boolean => key.startsWith(KEY)

/** "2 euros each, times 8?", of what was told of a matter: no limit of a price. */
export const goesOnWithMatter = ({ frame }: Talk, words: readonly string[], lang: Locale): boolean =>
  (frame?.ask.some(isMatterKey) ?? false) && signsIn(words, lang).has('perHead')

/** The matter of the house that was spoken of last. */
function lastMatter({ frame }: Talk): Topic | null {
  if (frame?.act === 'booking') return 'cancellation'
  return TOPICS.find((topic) => frame?.ask.includes(matterKey(topic))) ?? null
}

type Ruled = { topic: Topic; count: number }

/** The matter that the signs of a message mean together; null for none. */
function ruledBy(readings: readonly (readonly string[])[], lang: Locale): Ruled | null {
  for (const words of readings) {
    const signs = signsIn(words, lang)
    let best: Ruled | null = null
    for (const [topic, rules] of Object.entries(RULES) as [Topic, (typeof RULES)[Topic]][])
      for (const rule of rules ?? []) {
        const holds = rule.every((term) => (term[0] === '!' ? !signs.has(term.slice(1)) : signs.has(term)))
        const count = rule.filter((term) => term[0] !== '!').length
        if (holds && count > (best?.count ?? 0)) best = { topic, count }
      }
    if (best) return best
  }
  return null
}

/** What is asked in a few words of the matter that is being spoken of: "and how much is it?", "is there a lift?". */
const ASKED_OF_IT: readonly Sign[] = [
  ...([
    'cost',
    'until',
    'notify',
    'lift',
    'fit',
    'rain',
    'deposit',
    'late',
    'far',
    'valid',
    'indoor',
  ] as const),
  ...([
    'outside',
    'cold',
    'blanket',
    'candles',
    'serve',
    'when',
    'mail',
    'call',
    'included',
    'hold',
    'link',
  ] as const),
]

const FEW = 16
const BRIEF = 6
/** Whoever cannot climb stairs says so in more words. */
const CLIMBING: readonly Sign[] = ['wheels', 'step', 'lift']
const TOLD_AT_LENGTH = 24

type Asked = {
  /** The words as they were written, then as they were mended. */
  readings: readonly (readonly string[])[]
  lang: Locale
  /** Matters that single words name. */
  topics: readonly Topic[]
  /** A thing of the menu is spoken of. */
  food: boolean
  /** By more than one word that also stands in a name: "frais", "tiempo". */
  thing: boolean
  /** A day or a table is spoken of: then nothing of the last matter is asked. */
  elsewhere: boolean
}

/** What may be meant in the matter that is spoken of as well as by itself. */
const PLACES: readonly Topic[] = [
  'terrace',
  'accessibility',
  'attention',
  'other',
  'payment',
  'late',
  'heating',
]

/** The word that a matter is named with again. */
const OWN: Partial<Record<Topic, Sign>> = { cake: 'cake' }

/** The matter of the house that a message asks, by its signs or because it goes on with the last one. */
export function matterIn(asked: Asked, talk: Talk, menu: Menu): Topic | null {
  const { readings, lang, topics, food } = asked
  const ruled = ruledBy(readings, lang)
  // "And if it rains?", after the dog, asks whether it may come in.
  const warm = readings.some((words) => signsIn(words, lang).has('heater'))
  if (lastMatter(talk) === 'dogs' && !warm && (!ruled || PLACES.includes(ruled.topic))) {
    const still = continued(asked, talk, menu)
    if (still === 'dogs') return still
  }
  // One sign beside another matter, or inside the name of a dish, proves nothing.
  const sure =
    ruled &&
    !(ruled.topic === 'accessibility' && lastMatter(talk) === 'private_room') &&
    (ruled.count > 1 || (!food && topics.every((topic) => topic === ruled.topic || PLACES.includes(topic))))
  return sure && readings.every((words) => isMeant(ruled.topic, words, lang))
    ? ruled.topic
    : continued(asked, talk, menu)
}

const COLOUR = /^(?:rosad|tint|blanc|ros[eé]|red|white|rouge|rot|weiss|ross|bianc)/
/** "With two bottles, how much would that be?"; "ten bottles of that rosé" are the house's. */
const asksPrice = (words: readonly string[]): boolean =>
  !words.some((word) => COLOUR.test(word)) &&
  words.some((word) =>
    /^(?:wieviel|viel|much|cuanto|combien|quanto|cost\w*|kost\w*|coute\w*|cuesta\w*|macht)$/.test(word),
  )

/** "And how many bottles at most?", with nothing else in it: of what a table may bring. */
const HOW_MANY: Readonly<Record<Locale, RegExp>> = {
  es: /^(?:y )?(?:hasta )?cuant[ao]s(?: botellas?)?(?: (?:se pueden?|podemos|puedo|como maximo|como mucho|maximo|max|traer|llevar))*$/,
  en: /^(?:and )?(?:up to )?how many(?: bottles?)?(?: (?:can|may|we|i|bring|at most|max|maximum))*$/,
  fr: /^(?:et )?(?:jusqu a )?combien(?: de bouteilles?)?(?: (?:on peut|peut on|apporter|en|au maximum|au max|au plus|maximum|max))*$/,
  de: /^(?:und )?(?:bis zu )?wie ?viele?n?(?: flaschen?)?(?: (?:darf|durfen|konnen|kann|man|wir|ich|mitbringen|maximal|hochstens|max))*$/,
  it: /^(?:e )?(?:fino a )?quant[ei](?: bottigli[ae])?(?: (?:se ne|ne|si|puo|possono|possiamo|portare|al massimo|massimo|al max|max))*$/,
}

/** "And for how long is it good?": of a voucher, where nothing else is named that takes its time or has its hours. */
const asksHowLong = (words: readonly string[], asks: ReadonlySet<string>): boolean =>
  words.length <= FEW / 2 &&
  (asks.has('quick') || asks.has('until')) &&
  !(['open', 'pick', 'serve', 'mail', 'call', 'phone', 'midday'] satisfies Sign[]).some((sign) =>
    asks.has(sign),
  )

function continued(
  { readings, lang, topics, thing, elsewhere }: Asked,
  talk: Talk,
  menu: Menu,
): Topic | null {
  const last = lastMatter(talk)
  const [words = []] = readings
  const text = last && storedOn(last, menu, lang)
  if (!text || elsewhere || words.length > TOLD_AT_LENGTH) return null
  const [asks, told] = [signsIn(words, lang), signsOfText(text.value, text.lang)]
  if (last === 'corkage' && HOW_MANY[lang].test(words.join(' '))) return last
  // "Of wine, how many at most?"
  if (last === 'corkage' && asks.has('wine') && (asks.has('most') || (!thing && asksPrice(words))))
    return last
  if (asksHowLong(words, asks) && told.has('valid') && last === 'gift_card' && topics.length === 0)
    return last
  // "And if my mother makes it?", "and if it rains?": of the cake, of the dog.
  if (goesOn(last, asks) && topics.every((topic) => topic === last || PLACES.includes(topic))) return last
  // "The cake, 8 people", "2 euros each, times 8?": of the price that was told for each.
  const own = asks.has('cost') || asks.has(OWN[last] ?? 'cost') || words.length <= BRIEF
  if (perPersonIn(text.value) !== null && (asks.has('perHead') || (asks.has('people') && own))) return last
  if (topics.some((topic) => topic !== last && !PLACES.includes(topic))) return null
  if (thing) return null
  // A place with stairs alone: never "yes, step-free" of another one.
  if (told.has('lift') && CLIMBING.some((sign) => asks.has(sign))) return last
  if (words.length > FEW) return null
  return ASKED_OF_IT.some((sign) => asks.has(sign) && told.has(sign)) ? last : null
}

/** The matter before the others that single words name. */
export const beside = (matter: Topic, topics: readonly Topic[]): readonly Topic[] => [
  matter,
  ...topics.filter((topic) => topic !== matter && topic !== 'other'),
]
