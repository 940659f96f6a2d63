import { hasQuestionMark, starts } from '../questions.ts'
import type { Noting, Situation } from '../state.ts'
import { cachedRegExp, type FoldedText, wordCount } from '../text/fold.ts'
import type { Lexicon } from '../words/shape.ts'
import { AROUND } from '../words/wishes/around.ts'
import type { Kind, Wished } from '../words/wishes/shape.ts'
import { beforeAsked, isAsked } from './asked.ts'
import { countsOf, type kindsIn, kindsOf, matchOf, speaking } from './kinds.ts'
import { isOfWhomever, ownNeed } from './needs.ts'
import {
  cleaned,
  isNamed,
  isOfSomebody,
  isValued,
  type Piece,
  piecesOf,
  plainWords,
  strip,
  without,
} from './pieces.ts'
import { find, type Heard, isOfTheirs, type Notes, settleAsked, type Told, tell, tellBeside } from './told.ts'
import { writtenAnew } from './written/anew.ts'

/** What takes one thing back: the words right before its name. */
const NOT =
  /(?<![a-z])(?:sin|ya no|no|without|not|don'?t|doesn'?t|kein\w*|ohne|nicht|pas|plus(?= (?:de|d'|besoin))|sans|senza|non|niente|nessun\w*)(?: (?:hace|falta|necesit\w*|llev\w*|ven(?:imos|go)|viene|tra(?:emos|igo)|need\w*|for|bring\w*|have|besoin|serv\w+|port\w+|un[ao]?|une|el|la|l[oae]s?|the|an?|any|il|de|d[a-z]{2}|ein\w*|our|mein\w*|unser\w*|nuestr[oa]|mi)){0,4} $/
const EATS =
  /(?<![a-z])(?:\d|two|dos|deux|due|zwei|three|tres|trois|tre|drei|una?|uno|one|eine?r?|hay|there(?:'s| is| are)|tengo|have|has|hat|ha|eats?|come[ns]?|isst|essen|mange|mangent|mangia|mangiano|mangio)(?![a-z])/
/** "We sat by the window", before the place: where somebody was. */
const SAT =
  /(?<![a-z])(?:esta(?:ba|bamos|ban)|estuv\w+|eramos|nos (?:sent|pus)\w+|(?:we|i) (?:were|was|sat)|sat (?:at|by|near)|etai\w+|etions|assis\w*|war(?:en)?|sa(?:ss|ß)en|eravamo|sta(?:va|vamo)|sedut\w+)(?![a-z])/
const BARE = /^[^a-z]*(?:[a-z']+ ){0,2}(?:al+erg|intol)[a-z]*[^a-z]*$/
const FOODS =
  'la[ck]tos\\w*|lattosio|gluten|glutine|leche|latte|lait|milch|milk|huevos?|uova|oeufs?|eier|eggs?|frutos secos|nueces|noci|noix|nuts?|nusse|soja|soia|soya?|pescado|pesce|poisson|fisch|fish|mariscos?|crostacei|crustaces|dairy'
const WITHOUT = new RegExp(
  `(?<![a-z])(?:(?:sin|senza|sans|ohne|without) (?:${FOODS})|(?:${FOODS})(?:[ -]free|frei\\w*))(?![a-z])`,
)
const OPENS =
  /^[^a-z]*(?:(?:con|avec|with|mit|bitte|please|pls|porfa|aber|but|pero|mais|ma) )*\w*(?:al+erg|intol|celia|coelia|zoli|veg(?:an|etari|etar))/

const LISTS = /al+erg|toler|toller|vertrag|eat|drink|have|com(?:er|e[ns]? )|tomar|mang|ess|isst/
/** "No gluten": the no belongs to it. */
const DENIED = /(?<![a-z])(?:sin|without|ohne|sans|senza|no|kein\w*|non|pas de) $/
/** "A high chair we don't need", behind its name. */
const UNNEEDED =
  /^(?: (?:brauch|benotig)\w*(?: (?:wir|ich|er|sie|es))?(?: (?:doch|ja|eh|aber|dann|mehr))* nicht| (?:we |i )?(?:do ?n.?t|do not|won.?t) need| (?:is |are )?not (?:needed|necessary)| no (?:nos |me |l[ao]s? )?(?:hacen? falta|necesit|es necesari)| (?:on |nous )?n.en (?:a|avons) pas besoin| n.est pas necessaire| non (?:ci |mi )?(?:serv|occorr|e necessari))/

export type WishReader = Noting & { wishesIn: typeof wishesIn; kindsIn: typeof kindsIn }

/** What is told of the house's guests beside the fields of a booking: what is asked is no wish. */
export function wishesIn(folded: FoldedText, lex: Lexicon, atHand: readonly Lexicon[], s: Situation): Wished {
  const text = plainWords(folded, s)
  const lexicons = speaking(text, lex, atHand)
  const all = (key: 'told' | 'order' | 'opens'): string =>
    [...new Set([lex, ...lexicons])]
      .map(({ locale, wishes }) => ({ ...wishes, ...AROUND[locale] })[key])
      .join('|')
  const [told, order] = [`${all('told')}|${all('opens')}`, all('order')]
  const lead = `${told}|${order}`
  const h: Heard = { folded, text, lex, lexicons, told, order, lead, s }
  const notes: Notes = { wishes: [], dropped: [], cuts: [], asked: [], asksNoted: false, before: null }
  const saysTold = matchOf(text, lexicons, 'told') !== null
  const isNamedHere = matchOf(text, lexicons, 'noted') !== null || kindsOf(text, lexicons).length > 0
  if (isNamedHere)
    for (const piece of piecesOf(folded, lex, text).flatMap((one) => beforeAsked(one, lexicons, lex)))
      hearPiece(piece, notes, h)
  for (const one of notes.asked) settleAsked(one, notes)
  const said = (from: number, to: number): string => cleaned(folded, from, to, lex, lead)
  const written = isNamedHere && !hasQuestionMark(text) ? writtenAnew(h) : null
  if (written) notes.wishes = [written]
  return {
    wishes: notes.wishes.map(({ kinds, from, to }) => ({
      ...{ kinds, said: said(from, to) },
      counts: countsOf(text.slice(from, to), kinds, lexicons),
    })),
    dropped: notes.dropped,
    asksNoted: notes.asksNoted && !written,
    saysTold,
    asksForNeed: notes.wishes.length === 0 && notes.asked.some(({ kinds }) => kinds.includes('need')),
    anew: written?.anew ?? null,
    isOrder: isNamedHere && starts(strip(text, told), order),
    note: isNamedHere ? said(0, folded.text.length) : folded.original,
    rest: written
      ? ''
      : isNamedHere || saysTold
        ? without(folded, notes.cuts, lex, lead, s)
        : folded.original,
  }
}

/** One part of a message: what it tells, takes back, or asks. */
function hearPiece(piece: Piece, notes: Notes, h: Heard): void {
  const kinds = kindsOf(piece.text, h.lexicons)
  const previous = notes.before
  const asks = asksWhetherNoted(piece, notes, h)
  notes.before = piece
  if (asks) {
    notes.asksNoted = true
    notes.cuts.push([piece.from, piece.to])
  }
  const [first] = kinds
  if (first === undefined) {
    if (!asks) goOn(piece, notes, h)
    return
  }
  const match = find(first, piece, h)
  if (first === 'place' && SAT.test(piece.text.slice(0, match?.index ?? 0))) return
  const at = match?.index ?? 0
  const isUnneeded = !kinds.includes('need') && UNNEEDED.test(piece.text.slice(at + (match?.[0].length ?? 0)))
  if (isUnneeded || isTakenBack(first, kinds, piece.text.slice(0, at))) {
    notes.dropped.push(...kinds)
    notes.cuts.push([piece.from, piece.to])
  } else if (asks) nameEach(piece, kinds, notes, h)
  else if (isQuestion(piece, kinds, h)) onlyAsked(piece, kinds, notes, h)
  else {
    const from = beginOf(piece, previous, kinds, notes, h)
    if (from === null) return
    const isBeside =
      isValued(piece, h.lex, h.s, first === 'need') || isNamed(h.folded, piece, match?.index ?? 0, h.s)
    if (isBeside && match) tellBeside(piece, kinds, match, notes, h)
    else tell(piece, from, kinds, notes, h)
    tellAsked(piece, previous, notes)
  }
}

const HELD = new RegExp(`(?<![a-z])(?:${FOODS})(?![a-z])`)
/** "Is there anything without lactose? I'm allergic", "are there nuts in it?": what the question named is noted too. */
function tellAsked(piece: Piece, previous: Piece | null, notes: Notes): void {
  const asked = previous && BARE.test(piece.text) && hasQuestionMark(previous.text)
  const match = asked ? (WITHOUT.exec(previous.text) ?? HELD.exec(previous.text)) : null
  if (!previous || !match) return
  const from = previous.from + match.index
  const to = from + match[0].length
  notes.wishes.push({ ...previous, from, to, kinds: ['need'], said: '', isOpen: false })
}

/** "Can you note that …?" orders; what is asked behind it still asks. */
function isQuestion({ text }: Piece, kinds: readonly Kind[], { lex, told, order }: Heard): boolean {
  const said = strip(text, told)
  return isAsked(starts(said, order) ? strip(said, order).replace(/[?]/g, '') : said, lex, kinds)
}

// "Ma quelli allergici": the Italian "but" is no French "my".
const namesPerson = (said: string, { lex, lexicons }: Heard): boolean =>
  matchOf(said.replace(cachedRegExp(`^ *(?:${lex.but}) `), ''), [lex, ...lexicons], 'who') !== null

/** "Did you write down the chairs and the coeliac?" */
const asksWhetherNoted = (piece: Piece, { asksNoted, cuts, before }: Notes, { lexicons }: Heard): boolean =>
  matchOf(piece.text, lexicons, 'noted') !== null ||
  (asksNoted && cuts.at(-1)?.[1] === piece.from && !/[.!?]$/.test(before?.text ?? ''))

/** "No dog after all". Who has no stairs has said why. */
const isTakenBack = (first: Kind, kinds: readonly Kind[], lead: string): boolean =>
  !kinds.includes('need') && first !== 'wheels' && NOT.test(lead)

/** What names nothing itself may go on with the need before it. */
function goOn(piece: Piece, notes: Notes, { folded, lex, s }: Heard): void {
  const open = notes.wishes.at(-1)
  if (!open || !goesOn(open, piece, folded, lex, s)) return
  notes.wishes.splice(-1, 1, { ...open, to: piece.to })
  if (notes.cuts.at(-1)?.[1] === piece.from) notes.cuts.push([piece.from, piece.to])
}

/** Of what is asked about, the things alone are noted: the question is no note. */
function nameEach(piece: Piece, kinds: readonly Kind[], notes: Notes, h: Heard): void {
  for (const kind of kinds) {
    const one = find(kind, piece, h)
    if (!one) continue
    const denied = DENIED.exec(piece.text.slice(0, one.index))?.[0].length ?? 0
    const from = piece.from + one.index
    notes.wishes.push({
      ...piece,
      from: kind === 'need' ? from - denied : from,
      to: from + one[0].length,
      kinds: [kind],
      said: '',
      isOpen: false,
    })
  }
}

/** What is asked is no wish; a need, a wheelchair or a feast of somebody's is told also in a question. */
function onlyAsked(piece: Piece, kinds: readonly Kind[], notes: Notes, h: Heard): void {
  const { lex } = h
  const mine = kinds.find((kind) => kind === 'wheels' || kind === 'feast')
  const match = mine ? find(mine, piece, h) : null
  if (mine && match && isOfTheirs(mine, piece, match, h)) {
    // It stays in the question.
    tellBeside(piece, [mine], match, { ...notes, cuts: [] }, h)
  } else notes.asked.push({ ...piece, kinds })
  const own = kinds.includes('need') ? ownNeed(piece.text, lex) : null
  if (!own) return
  const from = piece.from + own.index
  notes.wishes.push({
    ...piece,
    from,
    to: from + own[0].length,
    kinds: ['need'],
    said: '',
    isOpen: true,
  })
}

/** Where a wish begins; null for a diet of nobody ("a vegan menu"). */
function beginOf(
  piece: Piece,
  previous: Piece | null,
  [first]: readonly Kind[],
  { wishes, cuts }: Notes,
  h: Heard,
): number | null {
  const last = wishes.at(-1)
  // "Write the coeliac thing in": what is ordered is a note, of whomever it speaks.
  const isOrdered = starts(strip(piece.text, h.told), h.order)
  const isOwn = first !== 'need' || isOrdered || namesPerson(piece.text, h) || isOfWhomever(piece.text)
  if (isOwn || (last?.isOpen && last.to === piece.from)) return piece.from
  // "One of the children, coeliac": of whom it speaks stands before.
  // What was taken back there goes with nothing.
  const isTaken = previous !== null && cuts.at(-1)?.[1] === previous.to
  // "Is the octopus ok for my wife, she's pregnant": what is asked before it is no part of it.
  if (previous && !isTaken && isOfSomebody(previous, (said) => namesPerson(said, h), h.lex, h.s))
    return isAsked(previous.text, h.lex, ['need']) ? piece.from : previous.from
  const isBare = previous !== null && BARE.test(piece.text) && hasQuestionMark(previous.text)
  return isBare || OPENS.test(strip(piece.text, h.lead)) || EATS.test(piece.text) ? piece.from : null
}

/** "Allergic to eggs, and to nuts": what follows a need is of it, unless it is something else. */
function goesOn(
  { kinds, from, to, isOpen }: Told,
  piece: Piece,
  { text, original, at }: FoldedText,
  lex: Lexicon,
  s: Situation,
): boolean {
  if (!isOpen || !kinds.includes('need') || to !== piece.from || /[.!?]$/.test(text.slice(from, to)))
    return false
  const said = piece.text.replace(/[?]$/, '')
  // "If he's coeliac too, dessert?": only what one is allergic to goes on.
  const lists = LISTS.test(text.slice(from, to))
  if (hasQuestionMark(piece.text) && (wordCount(said) > 2 || !lists)) return false
  if (/^ *(?:q|k)(?![a-z])|§/.test(said)) return false
  if (starts(said, `${lex.clearYes}|${lex.no}|${lex.thanks}`) || isAsked(said, lex, ['need'])) return false
  const isName = s.asking === 'name' && /^ *\p{Lu}/u.test(original.slice(at[piece.from]))
  return !isName && !isValued(piece, lex, s)
}
