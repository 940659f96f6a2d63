import { KINDS, type Kind } from '../kinds.ts'
import type { Item } from '../menu.ts'
import { findAll, patternBook } from '../phrases.ts'
import { fold, tokens } from '../text/fold.ts'

const books = new Map<Kind, ReturnType<typeof patternBook>>()
const bookOf = (kind: Kind) => {
  const known = books.get(kind) ?? patternBook([[kind, KINDS[kind].roots.split('|')]])
  books.set(kind, known)
  return known
}

const held = new WeakMap<Item, Map<Kind, boolean>>()

/** A drink has no list of ingredients, but its name has its fruit, and its description says what it is mixed of. */
const madeOf = ({ kind, nombre, descriptions, ingredients }: Item): readonly string[] =>
  kind === 'drink' ? [nombre, descriptions.get('es') ?? ''] : (ingredients.get('es') ?? [])

/** Whether the thing has the kind among its ingredients: "rice with meat". */
export function holdsKind(item: Item, kind: Kind): boolean {
  const known = held.get(item) ?? new Map<Kind, boolean>()
  held.set(item, known)
  const texts = madeOf(item)
  const found = known.get(kind) ?? texts.some((text) => findAll(bookOf(kind), tokens(text)).length > 0)
  known.set(kind, found)
  return found
}

export const isKind = (text: string): text is Kind => Object.hasOwn(KINDS, text)

/** What a drink has bubbles by, in the words of its Spanish row. */
const FIZZY = /\bcon gas\b|\b(?:tonica|refresco|soda|gaseosa|espumos[oa]|cerveza|biter)\b/

export const isFizzy = ({ kind, nombre, descriptions }: Item): boolean =>
  kind === 'drink' && FIZZY.test(fold(`${nombre} ${descriptions.get('es') ?? ''}`))
