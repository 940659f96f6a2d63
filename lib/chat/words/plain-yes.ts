import { cachedRegExp, wordPattern } from '../text/fold.ts'
import type { Lexicon } from './shape.ts'

type Words = Pick<Lexicon, 'plainYes' | 'yesPhrase' | 'filler'>

/** The plainest of each language: guests say them on a page of any other. */
const ANYWHERE =
  'si+|sip|yes+|yep|yeah|ok|okay|okey|oui+|ouais|ja+|jawohl|jep|jo|genau|certo|esatto|exacte?|claro|vale'
/** Small words beside a yes, in any language. */
const COURTESY =
  "thanks|thank|you|gracias|merci|danke|grazie|please|pls|bitte|svp|porfa|sisplau|c'est|ca|that|mhm|m|mh|h|hm|eh|ah|oh|uy|ay|bo|tot"
/** Words that a name is not, beside those. */
const OTHER =
  'no|nono|non|nein|ne|nope|nah|nan|uf|uy|ufa|ay|puh|och|tja|espera|espere|wait|aspetta|attends|warte|mhm|mm?h?|h+m+|eh|ah|oh|bo|tot'

const once = (word: string): string => word.replace(/([a-z])\1+/g, '$1')
/** Letters that are held down count once ("siiip"), and so do those of the words above. */
const whole = (...sources: readonly string[]): RegExp =>
  cachedRegExp(`^(?:${sources.join('|').replace(/([a-z])\1+/g, '$1')})$`)
const wordsIn = (text: string): string[] => text.split(/[^a-zñ']+/).flatMap((word) => once(word) || [])

/** Whether a text (folded) is a yes and nothing else, but for small words of the language that is read. */
export function isPlainYes(text: string, { plainYes, yesPhrase, filler }: Words): boolean {
  if (/[?¿\d]/.test(text)) return false
  const all = wordsIn(text.replace(wordPattern(yesPhrase, 'g'), 'yes'))
  const [yes, small] = [whole(plainYes, ANYWHERE), whole(filler, COURTESY)]
  return all.some((word) => yes.test(word)) && all.every((word) => yes.test(word) || small.test(word))
}

/** Whether a text (folded) is a yes, a no or a sigh: none of them is a name. A single word with its capital may be one. */
export function isPlainTalk(text: string, written: string, { plainYes, filler }: Words): boolean {
  const all = wordsIn(text)
  if (all.length === 0 || (all.length === 1 && /^\p{Lu}\p{Ll}/u.test(written.trim()))) return false
  const talk = whole(plainYes, ANYWHERE, filler, COURTESY, OTHER)
  return all.every((word) => talk.test(word))
}
