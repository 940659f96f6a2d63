import { NO_TALK, type Talk } from '../../../../lib/chat/talk.ts'
import type { Now } from '../../../../lib/core/dates.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { type Answered, answerBy, type Knowledge } from '../answer.ts'
import type { Context } from '../answers/context.ts'
import { takeHints } from '../hints.ts'
import type { IntentId } from '../intents/ids.ts'
import { INTENTS } from '../intents.ts'
import { type Reading, readingOf } from '../reading.ts'
import type { Index } from '../search.ts'
import { knownTalk } from '../talk/known.ts'
import type { Concept } from '../words/shape.ts'
import type { Guess } from './guess.ts'

/** No model is asked when one of these was recognised. */
const OURS: readonly Concept[] = [
  'allergy',
  'allergens',
  'severe',
  'trace',
  'guarantee',
  'vegan',
  'vegetarian',
  'reserve',
  'modify',
  'available',
  'open',
  'inject',
  'claim',
  'freebie',
]
/** These answers also tell the guest to ask the staff, because a model read the question. */
const FOOD: readonly Guess['intent'][] = [
  'dish',
  'price',
  'ingredients',
  'recommend',
  'cheapest',
  'spicy',
  'menu',
]

export type Asked = { message: string; page: Locale; knowledge: Knowledge; ahora: Now; talk?: Talk }

export const isOurs = (r: Reading): boolean =>
  r.allergens.length > 0 || r.diets.length > 0 || r.day !== null || r.guests !== null || r.has(...OURS)

export function reread({ message, page, knowledge, ahora, talk = NO_TALK }: Asked): {
  r: Reading
  text: string
} {
  const { text, hints } = takeHints(message)
  return {
    r: readingOf(text, page, hints, knowledge.menu, knowledge.index, ahora, knownTalk(talk, knowledge.menu)),
    text,
  }
}

function withGuess(r: Reading, { kinds, topics, styles, items }: Guess, index: Index): Reading {
  const named = items.filter(({ kind }) => kind !== 'wine')
  const ofKinds = kinds.flatMap((kind) => index.byKind.get(kind) ?? [])
  return {
    ...r,
    topics,
    styles: styles.length > 0 ? styles : r.styles,
    targets: {
      ...r.targets,
      items: named.length > 0 ? named : [...new Set(ofKinds)],
      wines: items.filter(({ kind }) => kind === 'wine'),
      named: named.length > 0,
      kinds,
      absent: kinds.filter((kind) => (index.byKind.get(kind) ?? []).length === 0),
      holding: [],
      akin: false,
      unknown: [],
    },
  }
}

/** Answers with our own intents, rows and check. Null when the guess leads nowhere or fails the check. */
export function applied(guess: Guess, asked: Asked): Answered | null {
  const { knowledge, ahora } = asked
  const { r } = reread(asked)
  if (isOurs(r)) return null
  const helped = withGuess(r, guess, knowledge.index)
  const missing = helped.targets.items.length === 0 && helped.targets.absent.length > 0
  const wanted: IntentId =
    missing && (guess.intent === 'dish' || guess.intent === 'price') ? 'absent' : guess.intent
  const intent = INTENTS.find(({ id }) => id === wanted)
  if (!intent || (guess.intent === 'ingredients' && helped.targets.items.length === 0)) return null
  const answer = (context: Context): void => {
    intent.answer(context)
    if (!FOOD.includes(guess.intent)) return
    context.c.next()
    context.c.say(context.c.texts.Alergenos.aviso)
  }
  const answered = answerBy(helped, { id: intent.id, answer }, knowledge, ahora)
  return answered.notes.some((note) => note.startsWith('unverified')) ? null : answered
}
