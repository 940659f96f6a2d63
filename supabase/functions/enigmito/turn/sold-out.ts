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
