import type { Talk } from '../../../../lib/chat/talk.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import type { Menu } from '../menu.ts'
import { isMeant } from '../text/loose.ts'
import { TOPICS, type Topic } from '../words/shape.ts'
import { RULES } from './rules.ts'
import { type Sign, signsIn, signsOfText } from './signs.ts'
import { storedOn } from './where.ts'

const KEY = 'matter:'
export const matterKey = (topic: Topic): string => `${KEY}${topic}`
export const isMatterKey = (key: string): boolean => key.startsWith(KEY)

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

const FEW = 10

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

/** The matter of the house that a message asks, by its signs or because it goes on with the last one. */
export function matterIn(asked: Asked, talk: Talk, menu: Menu): Topic | null {
  const { readings, lang, topics, food } = asked
  const ruled = ruledBy(readings, lang)
  // One sign beside another matter, or inside the name of a dish, proves nothing.
  const sure =
    ruled &&
    (ruled.count > 1 || (!food && topics.every((topic) => topic === ruled.topic || PLACES.includes(topic))))
  return sure && readings.every((words) => isMeant(ruled.topic, words, lang))
    ? ruled.topic
    : continued(asked, talk, menu)
}

function continued(
  { readings, lang, topics, thing, elsewhere }: Asked,
  talk: Talk,
  menu: Menu,
): Topic | null {
  const last = lastMatter(talk)
  const [words = []] = readings
  const text = last && storedOn(last, menu, lang)
  // "The cake" right after what is said of bringing one is that cake, no dessert of the menu.
  const own = last === 'cake' && signsIn(words, lang).has('cake')
  if (!text || (thing && !own) || elsewhere || words.length > FEW) return null
  if (topics.some((topic) => !PLACES.includes(topic))) return null
  const [asks, told] = [signsIn(words, lang), signsOfText(text.value, text.lang)]
  return ASKED_OF_IT.some((sign) => asks.has(sign) && told.has(sign)) ? last : null
}

/** The matter before the others that single words name. */
export const beside = (matter: Topic, topics: readonly Topic[]): readonly Topic[] => [
  matter,
  ...topics.filter((topic) => topic !== matter && topic !== 'other'),
]
