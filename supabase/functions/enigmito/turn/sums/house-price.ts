import type { Locale } from '../../../../../lib/i18n/locales.ts'
import type { Context } from '../../answers/context.ts'
import { sayHousePrice } from '../../answers/place-price.ts'
import { matterKey } from '../../matters/matter.ts'
import { bottlesIn, headsIn, perBottleIn, perPersonIn } from '../../matters/sum.ts'
import { storedOn } from '../../matters/where.ts'
import type { Reading } from '../../reading.ts'
import { fold } from '../../text/fold.ts'
import { numberOf } from '../../text/numbers.ts'
import { TOPICS, type Topic } from '../../words/shape.ts'
import type { Chosen } from '../narrow.ts'
import { aroundNumber } from './around.ts'
import { asksSum } from './asks-sum.ts'

/** "For both": of the bottles, of which a text of the house speaks. */
const BOTH: Record<Locale, RegExp> = {
  es: /\b(?:las dos|ambas|el par)\b/,
  en: /\b(?:both|the two|the pair|two of (?:them|those))\b/,
  fr: /\b(?:les deux|la paire)\b/,
  de: /\b(?:beiden?|alle zwei|die zwei)\b/,
  it: /\b(?:tutt[e'] ?(?:e )?due|entrambe|ambedue|le due)\b/,
}
/** Words that may stand beside the number. */
const BESIDE =
  /^(?:cost\w*|cuesta\w*|cout\w*|kost\w*|charge\w*|pay\w*|pag\w*|cobr\w*|zahl\w*|service|servicio|servizio|corkage|descorche|bouchon|korkgeld|tappo|diritto|droit|cake|tarta|torta|gateau|torte|both|ambas|beide[n]?|entramb[ei]|tutt[ei]|alle|dos|par|pair|it|that|this|me|us|we|would|will|be|much|all|seria|euch|ihr|voi|vous|denn|eigentlich|per|bottiglia|for|times|mal|fois|volte)$/
const AND =
  /^(?:y|e|and|et|und|ed|also|so|then|dann|alors|donc|entonces|quindi|allora|for|pour|para|fur|per|times)\b/
const BRIEF = 10

/** The matter of this message, else the one that was spoken of last. */
function matterOf({ matter, topics, talk }: Reading): Topic | null {
  const last = TOPICS.find((topic) => talk.frame?.ask.includes(matterKey(topic))) ?? null
  const own = matter ?? last
  return topics.every((topic) => topic === own || topic === 'groups' || topic === 'other') ? own : null
}

function onlyNumber({ words, lang }: Reading): number | null {
  const [number, more] = words.map((word) => numberOf(word, lang)).filter((one) => one > 1)
  return number && !more ? number : null
}

const isElsewhere = (r: Reading): boolean =>
  r.length > BRIEF ||
  r.day !== null ||
  r.targets.items.length + r.targets.wines.length + r.targets.kinds.length + r.styles.length > 0 ||
  r.allergens.length + r.diets.length > 0 ||
  r.has('reserve', 'table', 'open', 'modify', 'pairing', 'recommend', 'glass')

/** "So what would that cost me for both?", "and for 14 of us?": what the house asks of each person or for each bottle, times so many. */
export function housePrice(r: Reading, x: Context): Chosen | null {
  if (isElsewhere(r)) return null
  const topic = matterOf(r)
  const text = topic && storedOn(topic, x.menu, r.lang)
  if (!topic || !text) return null
  const [bottle, head] = [perBottleIn(text.value), perPersonIn(text.value)]
  const each = bottle ?? head
  const line = fold(r.line)
  const both = bottle !== null && BOTH[r.lang].test(line)
  const count = both ? 2 : bottle === null ? (onlyNumber(r) ?? headsIn(r)) : (bottlesIn(r) ?? onlyNumber(r))
  if (each === null || count === null || !(both || asksSum(r) || AND.test(line))) return null
  const isAround = aroundNumber(r)
  if (!r.words.every((word) => isAround(word) || BESIDE.test(word))) return null
  return {
    id: 'topic',
    answer: (context) => sayHousePrice(topic, text, each, count, context),
    frame: { act: 'house', ask: [matterKey(topic)] },
  }
}
