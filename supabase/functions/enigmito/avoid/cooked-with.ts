import type { Locale } from '../../../../lib/i18n/locales.ts'
import type { Item } from '../menu.ts'
import type { Reading } from '../reading.ts'
import type { Index } from '../search.ts'
import { fold } from '../text/fold.ts'

/** What a kitchen does with an allergen: cooks with it, fries in its oil. */
const COOKS: Record<Locale, RegExp> = {
  es: /\b(?:aceites?|freidora|fr(?:ie|ien|ies|eis|eir|itura)|cocin(?:a|ais|an|as|ar)|(?:usa|usan|usais|utiliza\w*))\b/,
  en: /\b(?:oils?|fryers?|fry|frying|kitchen|cooks? (?:\w+ )?(?:in|with)|(?:you|they|chef|cook) (?:\w+ )?use)\b/,
  fr: /\b(?:huiles?|friteuse|frire|cuisin(?:e|ez|ent|er)|cuis(?:ez|ent)|utilis\w+)\b/,
  de: /(?:nuss|sesam|soja|mandel|speise|frittier)o?e?l\b|\b(?:fritteuse|frittier\w*|koch(?:t|en)|brat(?:et|en)|kuche|verwende\w*|benutz\w*)\b/,
  it: /\b(?:olio|oli|friggitrice|frigg\w*|cucin(?:a|ate|ano|are)|(?:usa|usate|usano|utilizza\w*))\b/,
}
const KITCHEN = /\b(?:cocina|kitchen|cuisine|kuche|cucina)\b/

/** "Is there peanut oil in it?" */
const ofLast = (r: Reading): boolean => r.has('contains', 'inside', 'within', 'copula')

/** "Does the kitchen cook with peanut oil?": asked of the house, and of no dish. */
export function asksCookedWith(r: Reading, index: Index): boolean {
  const line = fold(r.line)
  if (!COOKS[r.lang].test(line) || (r.last !== null && ofLast(r) && !KITCHEN.test(line))) return false
  if (r.has('without', 'eat', 'recommend', 'have', 'what', 'allergy', 'cannot') || r.diets.length > 0)
    return false
  const foods = r.hits.filter(({ id }) => /^(?:allergen|group):/.test(id))
  const dish = r.hits.some(
    ({ id, start }) =>
      id.startsWith('kind:') && !foods.some((food) => food.start <= start && food.end > start),
  )
  const isSaid = (item: Item): boolean =>
    index.names.get(item)?.some((name) => [...name].every((word) => r.words.includes(word))) ?? false
  return foods.length > 0 && !dish && !r.targets.items.some(isSaid)
}
