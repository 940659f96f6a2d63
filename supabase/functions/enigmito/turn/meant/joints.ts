import type { Locale } from '../../../../../lib/i18n/locales.ts'

const AND: Record<Locale, string> = {
  es: 'y|e|ademas|además|y tambien|y también',
  en: 'and|n|also|and also|plus',
  fr: 'et|et aussi',
  de: 'und|u|und auch',
  it: 'e|ed|e anche',
}
/** How a question begins that stands behind a comma: "can the dog come, what desserts have you, and …". */
const ASKS_NEXT: Record<Locale, string> = {
  es: '¿|(?:qu[eé]|q|cu[aá]\\p{L}+|hasta|ten[eé]is|hay|abr[ií]s|d[oó]nde|a (?:qu[eé]|q)|se puede) ',
  en: '(?:what|which|how|until what|till what|do you|have you|are you|is there|can (?:we|i)|where|when) ',
  fr: "(?:quel\\p{L}*|combien|jusqu|[aà] quelle|avez|vous (?:avez|[eê]tes|prenez)|est-ce|on peut|o[uù]|quand|il y a)[ '’-]",
  de: '(?:welche\\p{L}*|was|wie|bis wann|ab wann|habt|haben sie|gibts?|kann|k[oö]nnen|darf|wo|wann|nehmt|seid) ',
  it: "(?:che|quali?|quant[oa]|fino a|a che|avete|si pu[oò]|dove|quando|siete) |c['’]",
}
const joinsOf = (lang: Locale): RegExp =>
  new RegExp(
    `(?:(?:[?!;]|(?<!\\d)\\.)+|\\s[+&]\\s|,?\\s(?:${AND[lang]})(?=\\s)|,\\s(?=${ASKS_NEXT[lang]}))\\s*`,
    'giu',
  )
/** Where one question of a message may end and the next begin. */
export const JOINS: Record<Locale, RegExp> = {
  es: joinsOf('es'),
  en: joinsOf('en'),
  fr: joinsOf('fr'),
  de: joinsOf('de'),
  it: joinsOf('it'),
}

/** Whether a text begins as a question does, behind a greeting of a word or two. */
export const opensAsking = (text: string, lang: Locale): boolean =>
  new RegExp(`^(?:[\\p{L}!]+[ ,!.:]+){0,3}?(?:${ASKS_NEXT[lang]})`, 'iu').test(text)
