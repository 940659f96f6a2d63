import type { Locale } from '../../../../../lib/i18n/locales.ts'
import type { Ordered } from '../../answers/total.ts'
import type { Reading } from '../../reading.ts'
import { tokens } from '../../text/fold.ts'

/** One of those who eat drinks no wine. */
const ONE_DRINKS_NONE: Record<Locale, RegExp> = {
  es: /\b(?:no (?:(?:bebo|bebere)(?! (?:agua|cerveza|cafe))|tomo (?:nada|vino|alcohol))|(?:mi \w+|un[oa] de nosotros|un[oa]) no (?:bebe\w*|toma vino))\b/,
  en: /\b(?:i (?:don ?t|do not|won ?t) drink|(?:my \w+|(?:one|1) of us|somebody|someone) (?:doesn ?t|does not|won ?t|isn ?t) drink(?:ing)?)\b/,
  fr: /\b(?:je (?:n )?(?:bois|boirai|prends) (?:pas|rien)|(?:(?:mon|ma) \w+|l un de nous|un de nous) (?:ne )?(?:boit|boira|prend) (?:pas|rien))\b/,
  de: /\b(?:ich (?:trinke? (?:nicht|nix|nichts|kein\w*)|(?:nicht|nix|nichts|kein\w*(?: \w+)?) trinke?)|(?:mein\w* \w+|eine?r? von uns|eine?r?) (?:trinkt (?:nicht|nix|nichts|kein\w*)|(?:nicht|nix|nichts|kein\w*(?: \w+)?) trinkt))\b/,
  it: /\b(?:(?:io )?non (?:bevo|prendo (?:vino|niente))|(?:mi[ao] \w+|un[oa] di noi) non bev\w+)\b/,
}
/** "And if I don't drink?", behind a glass each: the order with one glass less; null where nothing says so. */
export function withoutOneGlass(
  { line, lang }: Reading,
  order: readonly Ordered[],
): readonly Ordered[] | null {
  const [glasses, more] = order.filter(({ item, format }) => item.kind === 'wine' && format === 'copa')
  if (!glasses || more || glasses.times < 2 || !ONE_DRINKS_NONE[lang].test(tokens(line).join(' ')))
    return null
  return order.map((one) => (one === glasses ? { ...one, times: one.times - 1 } : one))
}
