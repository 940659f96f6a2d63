import type { Locale } from '../../../../lib/i18n/locales.ts'
import { GROUPS } from '../allergy.ts'
import type { Reading } from '../reading.ts'
import { fold } from '../text/fold.ts'
import type { Allergen } from '../words/shape.ts'

/** Words that ask whether somebody may have it. */
const MAY: Record<Locale, RegExp> = {
  es: /\b(?:pued[eo]n?|podemos|podr\w+|probar\w*|apt[oa]s?|le va|me va|va bien|segur[oa]|le vale|me vale|compartir\w*)\b/,
  en: /\b(?:can|could|may|safe|ok|okay|alright|fine for|try|taste|share|allowed)\b/,
  fr: /\b(?:peu[tx]|puis|pourr\w+|gouter|c est bon|c bon|ca va|ca passe|sans risque|convient|partager)\b/,
  de: /\b(?:kann|konnen|konnt\w*|darf|durf\w*|probier\w*|kosten|geht|ok|okay|sicher|vertrag\w*|teilen)\b/,
  it: /\b(?:puo|posso|possono|possiamo|potr\w+|assaggi\w*|va bene|sicur[oa]|adatt[oa]|condivid\w*)\b/,
}

export const asksMay = ({ lang, line }: Pick<Reading, 'lang' | 'line'>): boolean => MAY[lang].test(fold(line))

/** How an allergen is asked of one thing: whether it holds it, whether somebody may have it, or neither in so many words. */
export function askedAs(r: Reading, allergen: Allergen | string): 'holds' | 'may' | 'neither' {
  if (r.has('contains', 'inside', 'within')) return 'holds'
  if (r.has('eat') || asksMay(r)) return 'may'
  const isNamed = r.hits.some(({ id }) => {
    const key = id.slice(id.indexOf(':') + 1)
    return (
      id === `allergen:${allergen}` ||
      (id.startsWith('group:') && GROUPS[key]?.some((one) => one === allergen))
    )
  })
  return isNamed ? 'holds' : 'neither'
}
