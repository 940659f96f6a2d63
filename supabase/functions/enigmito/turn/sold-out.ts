import type { Locale } from '../../../../lib/i18n/locales.ts'
import { available, type Context, sayUnavailable } from '../answers/context.ts'
import * as dishes from '../answers/dishes.ts'
import { fold } from '../text/fold.ts'
import type { Chosen } from './narrow.ts'
import type { Turn } from './turn.ts'

const ASKS: Record<Locale, RegExp> = {
  es: /\bagotad[oa]s?\b|\bse (?:os )?ha(?:n)? acabado\b|\b(?:queda|hay|teneis) (?:de todo|todo)\b|\btodo disponible/,
  en: /\bsold out\b|\brun out\b|\bout of stock\b|\beverything (?:on the menu )?(?:is )?available\b|\banything (?:you don t have|missing|off)\b/,
  fr: /\ben rupture\b|\bepuises?\b|\btout est (?:dispo|disponible)\b|\bil (?:reste|manque) (?:tout|quelque chose)/,
  de: /\bausverkauft\b|\balles (?:da|verfugbar|vorratig)\b|\bist alles\b|\bnicht mehr (?:da|vorratig)\b/,
  it: /\besaurit[oaie]\b|\bfinit[oaie]\b|\btutto disponibile\b|\bc e tutto\b/,
}

/** "Is there any left?", of one thing. */
const LEFT: Record<Locale, RegExp> = {
  es: /\b(?:queda|quedan|quedara|quedaran|hay|habra|teneis|tendreis|esta disponible|disponible)\b/,
  en: /\b(?:left|available|still have|got any|have any|do (?:you|u) have|have (?:you|u) got)\b/,
  fr: /\b(?:reste|restera|dispo|disponible|avez|aurez|encore)\b/,
  de: /\b(?:noch|da|verfugbar|vorratig|habt|gibt)\b/,
  it: /\b(?:rimast[oaie]|resta|ancora|disponibil[ei]|avete|avrete|c e)\b/,
}
const BRIEF = 13

const ASKS_ELSE = ['price', 'contains', 'inside', 'within', 'ingredients', 'pairing', 'without'] as const

/** "And is there any left?" of the thing in hand, or of one that is named: that it cannot be had today. */
export function goneToday({ r }: Turn, x: Context): Chosen | null {
  const { items, wines, kinds } = r.targets
  const [only, more] = [...items, ...wines]
  const item = only ? (more ? null : only) : kinds.length === 0 && r.length <= BRIEF / 2 ? r.last : null
  if (!item || available(item, x) || r.length > BRIEF || !LEFT[r.lang].test(fold(r.line))) return null
  // What is known to be avoided is told of it all the same; another food is asked of it.
  const foods = !only && r.allergens.length > 0
  const other = r.day && !(r.day.of === 'date' && r.day.date === x.ahora.fecha)
  if (foods || r.diets.length > 0 || other || r.has(...ASKS_ELSE)) return null
  return {
    id: 'dish',
    answer: (context) => {
      sayUnavailable(item, context)
      context.c.about(item)
      context.c.link('carta', 'reservar')
    },
    frame: { act: 'item', ask: ['description'] },
  }
}

/** "Is everything available today?": what stands on the menu and cannot be had. */
export function soldOut({ r }: Turn, x: Context): Chosen | null {
  const { items, wines, kinds } = r.targets
  if (items.length + wines.length + kinds.length > 0 || !ASKS[r.lang].test(fold(r.line))) return null
  const gone = x.menu.items.filter((item) => item.kind !== 'wine' && !available(item, x))
  return {
    id: 'menu',
    answer: (context) => {
      for (const item of gone) sayUnavailable(item, context)
      context.c.next()
      dishes.menu(context)
    },
  }
}
