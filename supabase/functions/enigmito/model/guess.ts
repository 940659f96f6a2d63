import type { Kind } from '../kinds.ts'
import type { Item, Menu } from '../menu.ts'
import { STYLES, type Style, type Topic } from '../words/shape.ts'
import { GUESSABLE, GUESSED_KINDS, GUESSED_TOPICS, type Guessable } from './vocabulary.ts'

/** A model's reading, without anything that is not in our lists or rows. */
export type Guess = {
  intent: Guessable
  kinds: readonly Kind[]
  topics: readonly Topic[]
  styles: readonly Style[]
  items: readonly Item[]
}

const MOST = 3

const isGuessable = (word: unknown): word is Guessable =>
  typeof word === 'string' && Object.hasOwn(GUESSABLE, word)

const known = <T extends string>(list: unknown, words: readonly T[]): T[] => {
  const found = (Array.isArray(list) ? list : []).filter((word): word is T =>
    words.some((one) => one === word),
  )
  return [...new Set(found)].slice(0, MOST)
}

/** Null for allergies and diets, an unknown intent, or one whose dish, wine or topic is not in the rows. */
export function guessOf(raw: unknown, menu: Menu): Guess | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null
  const { intent, kinds, topics, styles, items, mentions_allergy_or_diet } = raw as Record<string, unknown>
  if (!isGuessable(intent) || mentions_allergy_or_diet !== false) return null
  const guess: Guess = {
    intent,
    kinds: known(kinds, GUESSED_KINDS),
    topics: known(topics, GUESSED_TOPICS),
    styles: known(styles, STYLES),
    items: [
      ...new Set(
        (Array.isArray(items) ? items : [])
          .slice(0, MOST)
          .flatMap((id: unknown) => (typeof id === 'string' ? (menu.bySlug.get(id) ?? []) : [])),
      ),
    ],
  }
  return holds(guess) ? guess : null
}

function holds({ intent, kinds, topics, items }: Guess): boolean {
  switch (intent) {
    case 'topic':
      return topics.length > 0
    case 'wine_one':
      return items.some(({ kind }) => kind === 'wine')
    case 'price':
    case 'ingredients':
    case 'dish':
    case 'wine_pairing':
      return kinds.length > 0 || items.some(({ kind }) => kind !== 'wine')
    default:
      return true
  }
}
