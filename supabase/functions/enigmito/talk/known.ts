import type { ItemRef, Talk } from '../../../../lib/chat/talk.ts'
import { knownAvoid } from '../avoid/whom/companions.ts'
import type { Item, Menu } from '../menu.ts'

export const refOf = ({ kind, slug }: Item): ItemRef => `${kind}:${slug}`

export const itemAt = (ref: ItemRef | null, menu: Menu): Item | null => (ref && menu.bySlug.get(ref)) ?? null

/** The state without items that are no rows: it comes from outside, and a row may have gone since. */
export function knownTalk(talk: Talk, menu: Menu): Talk {
  const known = (ref: ItemRef): boolean => menu.bySlug.has(ref)
  return {
    ...talk,
    avoid: knownAvoid(talk.avoid),
    listed: [...new Set(talk.listed)].filter(known),
    about: talk.about && known(talk.about) ? talk.about : null,
  }
}
