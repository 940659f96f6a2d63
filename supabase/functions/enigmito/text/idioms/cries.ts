import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { fold } from '../fold.ts'

/** What is called out before a question, and asks nothing: "blimey. what would two be?" */
const CRIES: Record<Locale, string> = {
  es: 'joder|ostras?|hostias?|caray|caramba|uf+|buf+|jolin|jope|vaya|madre mia|dios(?: mio)?|virgen santa|la leche|toma|(?:que )?(?:pena|lastima|rabia)|vaya (?:por dios|hombre)|jo|ay que pena',
  en: 'jesus(?: christ)?|christ|blimey|crikey|gosh|wow|damn|yikes|ouch|oof|cor|crumbs|bloody hell|oh my(?: god| days)?|omg|good lord|heavens|whoa|sheesh|jeez|(?:what a |thats a |that.s a )?(?:shame|pity|bummer)|aww*|too bad|never mind then',
  fr: 'mince(?: alors)?|zut|punaise|puree|oups|oula|houla|oh la la|waouh|ouf|dis donc|ah ouais|mon dieu|bigre|fichtre|la vache|(?:quel |c.est )?dommage|tant pis|mince alors',
  de: 'puh|boah|bo[ah]+|krass|uff|ui|hui|wow|oje|mensch|donnerwetter|herrje|meine gute|mein gott|alter|sapperlott|holla|oha|heidenei|(?:wie |echt |so )?schade|mist|ach mist|so ein mist|tja',
  it: 'caspita|accidenti|cavolo|mamma mia|mizzica|ammazza|accipicchia|uffa|urca|azz|madonna|oddio|perbacco|ammappete|capperi|(?:che )?peccato|mannaggia|pazienza',
}
/** "Oh no. And the anchovy?": an outcry denies nothing. */
const OH = '(?:oh|ah|ay|uy|ach|och|aie|ops|oops)(?: (?:no|non|nein|nee|ne|vaya|dear|je))?'
const FIRST = Object.fromEntries(
  Object.entries(CRIES).map(([lang, words]) => [
    lang,
    new RegExp(`^(?:${OH}|(?:oh |ah |ay |ach |eh )?(?:${words})) ?[.,!?…]+ *`),
  ]),
) as Record<Locale, RegExp>

/** The line without what is called out at its beginning; the line itself where nothing else is said. */
export function withoutCry(line: string, lang: Locale): string {
  const said = FIRST[lang].exec(fold(line))?.[0] ?? ''
  // Folding may change the length; then the line stays as it is.
  const rest = fold(line.slice(0, said.length)) === said ? line.slice(said.length) : line
  return /\p{L}{2}/u.test(rest) ? rest : line
}
