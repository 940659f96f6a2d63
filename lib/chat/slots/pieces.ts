import { OPENING, starts, words } from '../questions.ts'
import type { Situation } from '../state.ts'
import { asWritten, cachedRegExp, type FoldedText, fold, matchesOf, wordPattern } from '../text/fold.ts'
import type { Lexicon } from '../words/shape.ts'
import { readSlots } from './all.ts'
import { MY } from './guests.ts'
import { names } from './name-reader.ts'
import { theirs } from './needs.ts'

export type Piece = { from: number; to: number; text: string }

const WITH = /^(?:con|mit|with|avec|mas|plus|piu|more)$/
const COURTESY =
  /[ ,]*(?:(?:(?:e[st]|is|very|muy|tres|sehr|molto) )*(?:important\w*|wichtig)|ojo|mi raccomando|bitte|please|por favor|porfa|s'il vous plait|svp|per favore|gracias|danke|thanks|thank you|merci|grazie|(?<= )rein|(?<=[,.!] ?)(?:(?:y|and|et|und|e) )?(?:nada mas|eso es todo|ya esta|that.?s (?:it|all)|nothing else|c.est tout|rien d.autre|das (?:ist|war)(?:.?s| alles)|(?:sonst|weiter) nichts|mehr nicht|basta|nient.altro)|tho(?:ugh)?)$/

/** What only leads to something else: "…, qu'", "y que". */
const LEADS_ON = "qu'?|que|q|che|dass|pis|puis|alors|donc|entonces|allora"

/** "With" joins too, and begins no part of its own here. */
const andOf = ({ and }: Lexicon): string =>
  and
    .split('|')
    .filter((word) => !WITH.test(word))
    .join('|')

/** "We need a high chair, do you have one?": the question is of what stands before it. */
const HAVE_IT =
  /^[ ,]*(?:[a-z]{2,4} )?(?:avete|teneis|tienen|habt ihr|haben sie|avez-vous|vous avez|do you have)(?: [a-z]+)? *\?/

/** Where one part of a message ends and another may begin: signs, "and", "but", and what is written of an address or a number. */
export function piecesOf({ text, original, at }: FoldedText, lex: Lexicon, plain: string): Piece[] {
  const turns = cachedRegExp(
    `(?<=[.!?…,;:]| [-–]) +| +(?=(?:${andOf(lex)}|${lex.but}) )|(?<=\\S@\\S+) +|(?<=\\+?\\d[\\d ().-]{6,}\\d) +(?=[a-z])`,
    'g',
  )
  const borders = matchesOf(turns, text)
    .map(({ index }) => index)
    // The Italian "è" is no "and".
    .filter((from) => original[at[from + 1] ?? 0] !== 'è')
  // "Am 5. Dezember": the sign belongs to the day.
  const isOfDay = (from: number): boolean =>
    /\d\.$/.test(text.slice(0, from)) &&
    cachedRegExp(`^ +(?:${lex.months.join('|')})(?![a-z])`).test(text.slice(from))
  const ends = borders.filter((from) => !HAVE_IT.test(text.slice(from)) && !isOfDay(from))
  return [0, ...ends].map((from, at) => {
    const to = ends[at] ?? text.length
    return { from, to, text: plain.slice(from, to) }
  })
}

/** Whether a piece holds a value of the booking beside a wish. */
export function isValued({ text }: Piece, lex: Lexicon, s: Situation, isNeed = false): boolean {
  // "Mon mari" is no Tuesday, and somebody of theirs is no further guest.
  const said = text.replace(cachedRegExp(theirs(lex), 'g'), (one) => '§'.repeat(one.length))
  const found = readSlots(
    { original: said, text: said, at: [...said].map((_, i) => i) },
    lex,
    { ...s, asking: 'confirm' },
    false,
    names,
  )
  return found.some(
    ({ slot, values }) =>
      values.length > 0 &&
      slot !== 'notes' &&
      // "One of the children".
      !(slot === 'guests' && values.includes('1')) &&
      (slot !== 'guests' ||
        wordPattern(lex.beforePeople).test(text) ||
        (!isNeed && (/\d/.test(text) || wordPattern(lex.people).test(text)))),
  )
}

export const isOfSomebody = (
  piece: Piece,
  who: (said: string) => boolean,
  lex: Lexicon,
  s: Situation,
): boolean => who(piece.text) && !/[§?]|[.!] *$/.test(piece.text) && !isValued(piece, lex, s)

/** Whether a name was asked for, and stands before the wish: "Anna Roth mit Hund". */
export const isNamed = (
  { at, original }: FoldedText,
  piece: Piece,
  wish: number,
  { asking }: Situation,
): boolean =>
  asking === 'name' &&
  piece.from === 0 &&
  wish > 0 &&
  /^\p{Lu}[^ ]* (?:\p{Lu}|con|mit|with|avec)/u.test(original.slice(0, at[wish]))

export const strip = (text: string, told: string): string =>
  text
    .replace(/^[ ,.;:!-]+/, '')
    .replace(OPENING, '')
    .replace(cachedRegExp(`^(?:${told})(?![a-z0-9])[ ,.:]*`), '')

/** The words of a guest as a note: without what opens them. */
export function cleaned(
  foldedText: FoldedText,
  from: number,
  to: number,
  lex: Lexicon,
  told: string,
): string {
  const whole = foldedText.text.slice(from, to)
  const lead = cachedRegExp(
    `^[ ,.;:!-]*(?:(?:${lex.clearYes}|${andOf(lex)}|${told}|${lex.thanks})(?![a-z0-9])[ ,.;:!']*|(?:${lex.no}) ?[,.;:!]+ *)*`,
  )
  // "Au fait, ma marraine …": the Italian "but" is somebody of theirs in French.
  const mine = cachedRegExp(`(?<![a-z])(?!(?:${lex.but}) )(?:${MY}) $`)
  let text = whole
  for (let length = -1; length !== text.length; ) {
    length = text.length
    if (!cachedRegExp(`^ *(?!(?:${lex.but}) )${theirs(lex)}`).test(text))
      text = text.replace(lead, '').replace(OPENING, (said) => mine.exec(said)?.[0] ?? '')
  }
  const order = cachedRegExp(`(?:^|[ ,.;:!?-]+)(?:(?:${andOf(lex)}) )?(?:${told})[ ,.;:!?]*$`)
  // A piece that was cut before its question keeps no word that led to it.
  const dangling = cachedRegExp(
    `(?:[ ,.;:!?]+(?:${andOf(lex)}|${lex.but}|${lex.or}|${LEADS_ON}))*[ ,.;:!?]*$`,
  )
  const bare = text.replace(dangling, '').replace(COURTESY, '')
  const end = bare.replace(order, '').replace(COURTESY, '') || bare
  const start = to - text.length
  return asWritten(foldedText, start, start + end.length)
    .trim()
    .replace(/¿[^?]*$/, '$&?')
}

const NAME = /\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+/gu
const OWNED = cachedRegExp(`^(?:${MY}|mit|ein\\w*|kein\\w*|wir|der|die|das|den|con|with|avec)$`)
/** The words of a message that may name a wish: the letters of an address and of a name mean nothing ("Álvaro Rincón"). */
export function plainWords({ text, original, at }: FoldedText, { asking, locale }: Situation): string {
  const blank = (words: string): string => '§'.repeat(words.length)
  const plain = text.replace(/\S+@\S+/g, blank)
  // Every German noun has its capital.
  if (locale === 'de' && asking !== 'name') return plain
  const whole = asking === 'name' && /^\p{Lu}[\p{L}'’-]+$/u.test(original) ? [original] : []
  const names = [...whole, ...(original.match(NAME) ?? [])].filter(
    (name) => !OWNED.test(fold(name).split(' ')[0] ?? ''),
  )
  return names.reduce((rest, name) => {
    const from = at.indexOf(original.indexOf(name))
    const { length } = fold(name)
    return rest.slice(0, from) + '§'.repeat(length) + rest.slice(from + length)
  }, plain)
}

const DANGLING = /(?<=\d) (?:pi[uù]|m[aá]s|plus)\s*$/i
const THAT = 'eso|esto|asi|das|so|that|this|it|ca|cela|questo|quello|cosi|not|nicht|pas'
/** The message without what was taken from it; empty when only courtesy is left. */
export function without(
  foldedText: FoldedText,
  cuts: readonly (readonly [number, number])[],
  lex: Lexicon,
  told: string,
  { asking }: Situation,
): string {
  const { text, original, at } = foldedText
  const kept: string[] = []
  let from = 0
  for (const [start, end] of [...cuts.toSorted((a, b) => a[0] - b[0]), [text.length, text.length] as const]) {
    const said = original.slice(at[from] ?? 0, at[start] ?? original.length)
    // "We are six, plus the dog": no six more.
    const beside = /^[^a-zà-ü]*(?:y|e|et|und|and|ed) /i.test(original.slice(at[start] ?? 0))
    if (start > from) kept.push(end > start && !beside ? said.replace(DANGLING, '') : said)
    from = Math.max(from, end)
  }
  const rest = kept
    // What stands on both sides of a cut are two words, not one address.
    .reduce((all, one) => (/[^\s]$/.test(all) && /^[\p{L}\d]/u.test(one) ? `${all} ${one}` : all + one), '')
    .trim()
    .replace(/^[,.;:!? ]+|[,;: ]+$/g, '')
  const folded = fold(rest).replace(OPENING, '').replace(wordPattern(told, 'g'), ' ')
  // "Not that! Put …": where a yes or a no is waited for, what is told is the answer.
  const no =
    asking === 'confirm' || asking === 'offer' || asking === 'notes'
      ? `|${lex.no}|${lex.correction}|${THAT}`
      : ''
  const small = cachedRegExp(`^(?:${lex.filler}|${lex.thanks}|${lex.and}|${lex.but}${no})$`)
  const agrees = !['name', 'email', 'notes', 'seating'].includes(asking ?? '') && starts(folded, lex.clearYes)
  if (agrees) return rest
  const isSmall = words(folded).every((word) => small.test(word))
  return isSmall ? '' : rest
}
