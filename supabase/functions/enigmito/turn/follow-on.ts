import type { Locale } from '../../../../lib/i18n/locales.ts'

/** Ways to turn to the next thing; what is asked of it was said before. */
const NEXT: Record<Locale, RegExp> = {
  es: /^(?:y\s+)?(?:qu[eé] tal|qu[eé] hay de|qu[eé] me dices de|qu[eé] pasa con)\s+(?=\p{L})/iu,
  en: /^(?:(?:and|ok|so)\s+)?(?:what about|how about|wh?at abt|what abt|how bout|what bout|hbu|wbu)\s+/iu,
  fr: /^(?:et\s+)?(?:qu['’ ]en est[- ]il (?:de|du|des)|quid (?:de|du|des)|et pour|et concernant)\s+/iu,
  de: /^(?:und\s+)?(?:was ist mit|wie ist es mit|wie siehts aus mit|wie sieht es aus mit|wie schauts aus mit|wie steht es mit)\s+/iu,
  it: /^(?:e\s+)?(?:che mi dici (?:di|del|della)|che ne dici (?:di|del|della)|e per quanto riguarda)\s+/iu,
}
/** The same, said behind the thing. */
const BEHIND: Record<Locale, RegExp> = {
  es: /\s(?:q|qu[eé]) tal\s*\??$/iu,
  en: /\s(?:how about (?:it|that)|what about (?:it|that))\s*\??$/iu,
  fr: /\s(?:alors|du coup)\s*\??$/iu,
  de: /\s(?:wie siehts da aus|was ist damit)\s*\??$/iu,
  it: /\s(?:invece|com['’ ]?[eè])\s*\??$/iu,
}
const AND: Record<Locale, string> = { es: 'y ', en: 'and ', fr: 'et ', de: 'und ', it: 'e ' }

/** "What about the cauliflower?" as "and the cauliflower?". Other lines stay as they are. */
export function followOn(line: string, lang: Locale): string {
  return line.replace(NEXT[lang], AND[lang]).replace(BEHIND[lang], '')
}
