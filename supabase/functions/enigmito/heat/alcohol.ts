import type { Item } from '../menu.ts'
import { fold } from '../text/fold.ts'

const COOKED = /\b(?:vino|vinos|vermut|conac|brandy|oloroso|fino|ron|cerveza|licor|cava)\b/
const POURED =
  /\b(?:un golpe|chorro|chorrito) de (?:vino|vermut|conac|brandy|oloroso|fino|ron|cerveza|licor|cava)\b/

/** A drink with alcohol, or a dish that is cooked with some. A wine has its percentage, and none only when its row says so. */
export const hasAlcohol = (item: Item): boolean =>
  item.alcohol === true ||
  (item.kind === 'dish' &&
    ((item.ingredients.get('es') ?? []).some((text) => COOKED.test(fold(text))) ||
      POURED.test(fold(item.descriptions.get('es') ?? ''))))

export const isAlcoholic = (item: Item): boolean =>
  item.kind === 'wine' ? item.strength === null || item.strength > 0 : hasAlcohol(item)
