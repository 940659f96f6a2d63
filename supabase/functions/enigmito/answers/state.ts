import type { State } from '../draft.ts'
import type { Item } from '../menu.ts'

/** "free" and "notListed" need somebody who has declared the item's allergens; "contains" does not. */
export function stateOf(item: Item, allergen: string): State {
  const presence = item.presence.get(allergen)
  if (presence === 'contiene') return 'contains'
  if (presence === 'puede_contener') return 'may'
  if (!item.declared) return 'unknown'
  return presence === 'comprobado_sin' ? 'free' : 'notListed'
}
