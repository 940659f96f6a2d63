import { cachedRegExp, fold } from '../text/fold.ts'
import type { Kind } from '../words/wishes/shape.ts'

const REMOVES =
  /(?<![a-z])(?:quit(?:a|ar|ad|ame|adme|e|en)|borr(?:a|ar|ad|ame|e|en)|elimin\w+|remove|delete|take|drop|scratch|scrap|strike|enlev\w+|supprim\w+|retir(?:e|er|ez)|streich\w*|losch\w*|entfern\w*|nimm|nehmt|nehmen|togli(?:ete|ere|amo)?|tolga|leva(?:te|re)?|rimuov\w+)(?![a-z])/
const NOTES =
  /(?<![a-z])(?:notas?|apuntes?|notes?|remarques?|commentaires?|anmerkung(?:en)?|notiz(?:en)?|bemerkung(?:en)?|commenti)(?![a-z])/
/** Parts of what is noted: its sentences, and what a list joins. */
const PARTS = /(?<=\S)(?:\. |, | (?:y|e|and|und|et) )/
const SMALL = 5

/**
 * "Take the pram out again", "please delete the bream from the notes": what is left of the notes; null when nothing is to be taken
 * from them. What must not be eaten goes only where the notes are named, for "take out the nuts" is also said to a kitchen.
 */
export function withoutNoted(
  text: string,
  notes: string | null,
  kinds: readonly Kind[],
  kindsOf: (said: string) => readonly Kind[],
): string | null {
  const said = fold(text)
  if (!notes || said.includes('?') || !REMOVES.test(said)) return null
  const namesNotes = NOTES.test(said)
  if (!namesNotes && (kinds.length === 0 || kinds.includes('need'))) return null
  const words = said.replace(cachedRegExp(`${REMOVES.source}|${NOTES.source}`, 'g'), ' ').match(/[a-z]{4,}/g)
  const isMeant = (part: string): boolean => {
    const own = fold(part)
    const its = kindsOf(part)
    if (its.length > 0 && its.every((kind) => kind !== 'need' && kinds.includes(kind))) return true
    return namesNotes && (words ?? []).some((word) => own.includes(word.slice(0, SMALL)))
  }
  const parts = notes.split(PARTS).filter((part) => part.trim() !== '')
  const kept = parts.filter((part) => !isMeant(part))
  return kept.length < parts.length ? kept.join('. ') : null
}
