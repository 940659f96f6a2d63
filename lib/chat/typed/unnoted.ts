import { NOTES } from '../slots/written/ordered.ts'
import { cachedRegExp, fold } from '../text/fold.ts'
import type { Kind } from '../words/wishes/shape.ts'

/** "Take a note" and "nehmen Sie … auf" add: such a verb removes only with its "out". */
const REMOVES =
  /(?<![a-z])(?:quit(?:a|ar|ad|ame|adme|e|en)|borr(?:a|ar|ad|ame|e|en)|elimin\w+|remove|delete|strike|(?:take|leave)(?: \w+){0,6} (?:out|off|away)|enlev\w+|supprim\w+|retir(?:e|er|ez)|streich\w*|losch\w*|entfern\w*|(?:nimm|nehmt|nehmen)(?: \w+){0,6} (?:he)?(?:raus|weg)|togli(?:ete|ere|amo)?|tolga|leva(?:te|re)?|rimuov\w+)(?![a-z])/
const NAMES_NOTES = new RegExp(`(?<![a-z])${NOTES}(?![a-z])`)
/** Parts of what is noted: its sentences, and what a list joins. */
const PARTS = /(?<=\S)(?:\. |, | (?:y|e|and|und|et) )/
const STEM = 5
/** What every order has, and no note is meant by. */
const COURTESY =
  /^(?:bitte|please|favor|porfa\w*|plait|favore|with|from|about|dass|auch|noch|wieder|doch|nicht|sobre|para|pour|avec|dans|dalle|dalla|della|delle|nelle|nella|sulle|again|mehr|alle|todo|toda)$/

/** "That", "the last one": of what is noted, what was said last. */
const LAST =
  /(?<![a-z])(?:es[oa]|est[oa]|ultim[oa]|anterior|that|this|it|last|das|dies\w*|letzte\w*|ca|cela|derniere?|quello|quest[oa]|l.ultim[oa])(?![a-z])/
const DENIED = /(?<![a-z])(?:no|not|don.?t|nicht|pas|ne|non)(?: [a-z]+)? $/
/** "Delete the note and put …": what is written then. */
const THEN =
  /(?:[,;.] *(?:(?:y|and|und|et|e|then|dann|luego|poi|puis) )*| (?:(?:y|and|und|et|e|then|dann|luego|poi|puis) )+)(?=(?:pon|apunt|anot|escrib|put|writ|note |add|schreib|notier|setz|trag|met[st]|marque|ajout|[eé]cri|scriv|segn|aggiung)\p{L}*[ :])/iu

/** An order about the notes in its two halves: what goes, and what is put there. */
export function partedOrder(text: string): [string, string] {
  const then = REMOVES.test(fold(text)) ? THEN.exec(text) : null
  return then ? [text.slice(0, then.index), text.slice(then.index + then[0].length)] : [text, '']
}

/** What is left when no note is named: all but the last one, or nothing; what must not be eaten stays. */
const leftOf = (parts: readonly string[], said: string, isNeed: (part: string) => boolean): string[] =>
  parts.filter((part, i) => isNeed(part) || (LAST.test(said) && i < parts.length - 1))

/**
 * "Take the pram out again", "please delete the bream from the notes", "delete the notes": what is left of them; null when nothing is
 * to be taken from them. What must not be eaten is only added to: no word of such an order takes it away.
 */
export function withoutNoted(
  text: string,
  notes: string | null,
  kinds: readonly Kind[],
  kindsOf: (said: string) => readonly Kind[],
): string | null {
  const said = fold(text)
  const removes = kinds.includes('need') ? null : REMOVES.exec(said)
  if (!removes || DENIED.test(said.slice(0, removes.index))) return null
  const namesNotes = NAMES_NOTES.test(said)
  if (!namesNotes && (!notes || said.includes('?') || kinds.length === 0)) return null
  const rest = said.replace(cachedRegExp(`${REMOVES.source}|${NAMES_NOTES.source}`, 'g'), ' ')
  const words = (rest.match(/[a-z]{4,}/g) ?? []).filter((word) => !COURTESY.test(word) && !LAST.test(word))
  const isNeed = (part: string): boolean => kindsOf(part).includes('need')
  const isMeant = (part: string): boolean => {
    const own = fold(part)
    const its = kindsOf(part)
    if (its.includes('need')) return false
    if (its.length > 0 && its.every((kind) => kinds.includes(kind))) return true
    return namesNotes && words.some((word) => own.includes(word.slice(0, STEM)))
  }
  const parts = (notes ?? '').split(PARTS).filter((part) => part.trim() !== '')
  if (words.length === 0 && kinds.length === 0) return leftOf(parts, said, isNeed).join('. ')
  const kept = parts.filter((part) => !isMeant(part))
  return kept.length < parts.length ? kept.join('. ') : null
}
