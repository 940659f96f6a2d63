import { cachedRegExp, fold } from '../text/fold.ts'
import type { Kind } from '../words/wishes/shape.ts'

/** "Take a note" and "nehmen Sie … auf" add: such a verb removes only with its "out". */
const REMOVES =
  /(?<![a-z])(?:quit(?:a|ar|ad|ame|adme|e|en)|borr(?:a|ar|ad|ame|e|en)|elimin\w+|remove|delete|strike|(?:take|leave)(?: \w+){0,6} (?:out|off|away)|enlev\w+|supprim\w+|retir(?:e|er|ez)|streich\w*|losch\w*|entfern\w*|(?:nimm|nehmt|nehmen)(?: \w+){0,6} (?:he)?(?:raus|weg)|togli(?:ete|ere|amo)?|tolga|leva(?:te|re)?|rimuov\w+)(?![a-z])/
const NOTES =
  /(?<![a-z])(?:notas?|apuntes?|notes?|remarques?|commentaires?|anmerkung(?:en)?|notiz(?:en)?|bemerkung(?:en)?|commenti)(?![a-z])/
/** Parts of what is noted: its sentences, and what a list joins. */
const PARTS = /(?<=\S)(?:\. |, | (?:y|e|and|und|et) )/
const STEM = 5
/** What every order has, and no note is meant by. */
const COURTESY =
  /^(?:bitte|please|favor|porfa\w*|plait|favore|with|from|about|that|this|dass|auch|noch|wieder|doch|nicht|sobre|para|esta|esto|pour|avec|dans|dalle|dalla|della|delle|nelle|nella|sulle|again|mehr|alle|todo|toda)$/

/**
 * "Take the pram out again", "please delete the bream from the notes": what is left of the notes; null when nothing is to be taken
 * from them. What must not be eaten is only added to: no word of such an order takes it away.
 */
export function withoutNoted(
  text: string,
  notes: string | null,
  kinds: readonly Kind[],
  kindsOf: (said: string) => readonly Kind[],
): string | null {
  const said = fold(text)
  if (!notes || said.includes('?') || kinds.includes('need') || !REMOVES.test(said)) return null
  const namesNotes = NOTES.test(said)
  if (!namesNotes && kinds.length === 0) return null
  const rest = said.replace(cachedRegExp(`${REMOVES.source}|${NOTES.source}`, 'g'), ' ')
  const words = (rest.match(/[a-z]{4,}/g) ?? []).filter((word) => !COURTESY.test(word))
  const isMeant = (part: string): boolean => {
    const own = fold(part)
    const its = kindsOf(part)
    if (its.includes('need')) return false
    if (its.length > 0 && its.every((kind) => kinds.includes(kind))) return true
    return namesNotes && words.some((word) => own.includes(word.slice(0, STEM)))
  }
  const parts = notes.split(PARTS).filter((part) => part.trim() !== '')
  const kept = parts.filter((part) => !isMeant(part))
  return kept.length < parts.length ? kept.join('. ') : null
}
