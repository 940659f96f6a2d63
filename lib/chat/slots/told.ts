import type { Situation } from '../state.ts'
import { cachedRegExp, type FoldedText, matchesOf, wordCount, wordPattern } from '../text/fold.ts'
import type { Lexicon } from '../words/shape.ts'
import type { Kind, Wish } from '../words/wishes/shape.ts'
import { SMALL } from './asked.ts'
import { MY } from './guests.ts'
import { matchOf } from './kinds.ts'
import { NEED, theirs } from './needs.ts'
import type { Piece } from './pieces.ts'

/** A message as its wishes are read: its plain words, and the languages that name something in it. */
export type Heard = {
  folded: FoldedText
  text: string
  lex: Lexicon
  lexicons: readonly Lexicon[]
  /** "As I said", "so"; with what orders a note, nothing of that is one. */
  told: string
  order: string
  lead: string
  s: Situation
}
export type Told = Omit<Wish, 'counts'> & Piece & { isOpen: boolean }
/** What is read so far. `cuts`: what the rest of the message is heard without; `before`: the part read last. */
export type Notes = {
  wishes: Told[]
  dropped: Kind[]
  cuts: (readonly [number, number])[]
  asked: (Piece & { kinds: readonly Kind[] })[]
  asksNoted: boolean
  before: Piece | null
}

export const find = (kind: Kind, { text }: Piece, { lexicons }: Heard): RegExpExecArray | null =>
  kind === 'need' ? NEED.exec(text) : matchOf(text, lexicons, kind)

/** "My husband is in a", before the chair: the last of the guest's who is named, and near. */
function personIn(lead: string, { lex, lexicons }: Heard): number | null {
  const all = [lex, ...lexicons].flatMap((one) => matchesOf(cachedRegExp(theirs(one), 'g'), lead))
  const last = all.toSorted((a, b) => a.index - b.index).at(-1)
  return last && wordCount(lead.slice(last.index)) <= FAR ? last.index : null
}
const FAR = 7
const NEAR = 4

const ARTICLE = /(?<![a-z])(?:el|la|le|il|lo|the|das|die|der|an?|una?|uno|one|eine?r?) $/
/** "We are 3 the little one is …": of two who are named, the one behind the party, with its article. */
function needyIn(lead: string, { lex, lexicons }: Heard): number | null {
  const party = lead.search(/\d(?!.*\d)/) + 1
  for (const from of new Set([party, 0])) {
    const match = matchOf(lead.slice(from), [lex, ...lexicons], 'who')
    const at = from + (match?.index ?? 0)
    if (match) return at - (ARTICLE.exec(lead.slice(0, at))?.[0].length ?? 0)
  }
  return null
}

/** Where who has a wish is named before it. */
export function personOf(kind: Kind, lead: string, h: Heard): number | null {
  if (kind === 'need') return needyIn(lead, h)
  if (kind === 'wheels') return personIn(lead, h)
  // The Italian "ma", far before it, is no French "my".
  const mine = kind === 'feast' ? matchesOf(wordPattern(MY, 'g'), lead).at(-1) : undefined
  return mine && wordCount(lead.slice(mine.index)) <= NEAR ? mine.index : null
}

/** A wish beside values of the booking: its own words alone, with who has it and whose feast it is. */
export function tellBeside(
  piece: Piece,
  kinds: readonly Kind[],
  match: RegExpExecArray,
  notes: Notes,
  h: Heard,
): void {
  const [first] = kinds
  const isNeed = first === 'need'
  const lead = piece.text.slice(0, match.index)
  const head = cachedRegExp(`(?<![a-z])${SMALL}$`).exec(lead)?.[0].length ?? 0
  const person = first ? personOf(first, lead, h) : null
  const from = person === null ? piece.from + match.index - head : withGuest(piece.from + person, h)
  const last = first === 'feast' ? feastEnd(piece, match, h) : match.index + match[0].length
  const end = piece.from + last
  const to = isNeed ? piece.to : end + (first === 'feast' ? feastTail(h.text.slice(end), h.lex) : 0)
  notes.wishes.push({ ...piece, from, to, kinds, said: '', isOpen: isNeed })
  notes.cuts.push([from, to])
}

/** "Io e mio marito facciamo …": the guest, named before who is of theirs. */
const withGuest = (from: number, { text, lex }: Heard): number =>
  cachedRegExp(`(?<![a-z])(?:${lex.me}) (?:${lex.and}) $`).exec(text.slice(0, from))?.index ?? from

/** "My parents celebrate their ruby wedding": of two words for a feast, near each other, the last ends it. */
function feastEnd(piece: Piece, { index, 0: said }: RegExpExecArray, h: Heard): number {
  const end = index + said.length
  const tail = piece.text.slice(end)
  const next = find('feast', { ...piece, text: tail }, h)
  return next && wordCount(tail.slice(0, next.index)) <= NEAR ? end + next.index + next[0].length : end
}

const ofTheirs = (lex: Lexicon): string =>
  `^(?: (?:de|di|del|della|von|vom|of|for|pour|per|para))? ${theirs(lex)}(?: \\(\\d+[^)]{0,8}\\))?`
/** "The birthday of my father (70)", "our anniversary 15 years". */
const feastTail = (text: string, lex: Lexicon): number =>
  cachedRegExp(`${ofTheirs(lex)}|^ \\d+(?![:.]?\\d)`).exec(text)?.[0].length ?? 0

/** Whose wheelchair or feast it is, said before it or behind it: it is told also in a question. */
export function isOfTheirs(
  kind: Kind,
  { text }: Piece,
  { index, 0: said }: RegExpExecArray,
  h: Heard,
): boolean {
  const isBehind = kind === 'feast' && cachedRegExp(ofTheirs(h.lex)).test(text.slice(index + said.length))
  return isBehind || personOf(kind, text.slice(0, index), h) !== null
}

/** A wish in a part of its own; what goes on with a need is of the same note. */
export function tell(
  piece: Piece,
  from: number,
  kinds: readonly Kind[],
  notes: Notes,
  { text }: Heard,
): void {
  const last = notes.wishes.at(-1)
  notes.cuts.push([from, piece.to])
  if (last?.isOpen && last.to === from && !/[.!?]$/.test(text.slice(last.from, last.to)))
    notes.wishes.splice(-1, 1, { ...last, to: piece.to, kinds: [...new Set([...last.kinds, ...kinds])] })
  else notes.wishes.push({ ...piece, from, kinds, said: '', isOpen: true })
}

/** What is both asked and told. */
export function settleAsked({ from, to, kinds }: Notes['asked'][number], notes: Notes): void {
  const isTold = ({ kinds: told }: Told): boolean => told.every((kind) => kinds.includes(kind))
  // "Are dogs allowed? I have a small one, a dog": nothing is told before leave is given.
  if (kinds.includes('dog') || kinds.includes('cake')) {
    notes.cuts = notes.cuts.filter(
      ([start]) => !notes.wishes.some((one) => isTold(one) && one.from === start),
    )
    notes.wishes = notes.wishes.filter((one) => !isTold(one))
    // "What window did I ask for, a window please": said again, and asked no more.
  } else if (
    !kinds.includes('need') &&
    kinds.every((kind) => notes.wishes.some((one) => one.kinds.includes(kind)))
  )
    notes.cuts.push([from, to])
}
