import { asksFavour, certaintyOf, hasQuestionMark, isPossible, starts } from '../questions.ts'
import type { Situation } from '../state.ts'
import { cachedRegExp, type FoldedText, wordCount, wordPattern } from '../text/fold.ts'
import type { Lexicon } from '../words/shape.ts'
import type { Kind, Wish, Wished } from '../words/wishes/shape.ts'
import { MY } from './guests.ts'
import { type kindsIn, kindsOf, matchOf, speaking } from './kinds.ts'
import { NEED, ownNeed } from './needs.ts'
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

/** What takes one thing back: the words right before its name. */
const NOT =
  /(?<![a-z])(?:sin|ya no|no|without|not|don'?t|doesn'?t|kein\w*|ohne|nicht|pas|plus|sans|senza|non|niente|nessun\w*)(?: (?:hace|falta|necesit\w*|llev\w*|ven(?:imos|go)|viene|tra(?:emos|igo)|need\w*|for|bring\w*|have|besoin|serv\w+|port\w+|un[ao]?|une|el|la|l[oae]s?|the|an?|any|il|de|d[a-z]{2}|ein\w*|our|mein\w*|unser\w*|nuestr[oa]|mi)){0,4} $/
const ALLOWED =
  /(?<![a-z])(?:erlaubt|allowed|permitid|permis|admi[ts]|acept|accept|ammess|willkommen|welcome|friendly|freundlich)/
/** "I mean whether we may bring a cake". */
const WHETHER =
  /(?<![a-z])(?:si|ob|if|se(?! pued)|whether) (?:[a-z]+ ){0,2}(?:pod|pued|darf|durf|konn|can|could|poss|peut|pouv)/
/** "Que venimos con perro": told, not asked. */
const THAT =
  /^ *(?:que|q|che|dass) (?=(?:ven|vam|voy|llev|tra|som|ten|nos|mi|un|el|la|siamo|abbiamo|port|wir|ich|mein))/
/** "Si può avere un seggiolone": a wish, politely. */
const MAY_ONE = /(?<![a-z])(?:se pu[eo]d\w*|se podria|si puo|si potrebbe)(?![a-z])/
const EATS =
  /(?<![a-z])(?:\d|two|dos|deux|due|zwei|three|tres|trois|tre|drei|una?|uno|one|eine?r?|hay|there(?:'s| is| are)|tengo|have|has|hat|ha|eats?|come[ns]?|isst|essen|mange|mangent|mangia|mangiano|mangio)(?![a-z])/
const OPENS = /^[^a-z]*(?:(?:con|avec|with|mit) )?\w*(?:al+erg|intol|celia|coelia|zolia|veg(?:an|etari|etar))/
const SMALL =
  '(?:(?:con|mit|with|avec|y|and|und|et|e|ed|una?|uno|an?|ein[enrm]*|une|der|die|das|den|dem|the|el|la|le|los|las|il|lo|mis?|mein\\w*|my|our|nuestr[oa]s?|unser\\w*|mon|ma|notre|mi[oa]|nostr[oa]|(?<![\\d:.,])\\d|two|dos|due|deux|zwei|for|fur|para|pour|per|sin|without|ohne|sans|senza|no|kein\\w*) )*'

export type WishReader = { wishesIn: typeof wishesIn; kindsIn: typeof kindsIn }

/** What is told of the house's guests beside the fields of a booking: what is asked is no wish. */
export function wishesIn(
  foldedText: FoldedText,
  lex: Lexicon,
  atHand: readonly Lexicon[],
  s: Situation,
): Wished {
  const text = plainWords(foldedText, s)
  const lexicons = speaking(text, lex, atHand)
  const asksOf = (said: string): boolean => matchOf(said, lexicons, 'noted') !== null
  const who = (said: string): boolean => matchOf(said, [lex, ...lexicons], 'who') !== null
  const told = [lex, ...lexicons].map(({ wishes }) => wishes.told).join('|')
  const saysTold = matchOf(text, lexicons, 'told') !== null
  if (!asksOf(text) && kindsOf(text, lexicons).length === 0) {
    const rest = saysTold ? without(foldedText, [], lex, told, s) : foldedText.original
    return { wishes: [], dropped: [], asksNoted: false, saysTold, rest }
  }
  const wishes: (Wish & Piece & { isOpen: boolean })[] = []
  const dropped: Kind[] = []
  const cuts: (readonly [number, number])[] = []
  let asksNoted = false
  const asked: (Piece & { kinds: readonly Kind[] })[] = []
  let before: Piece | null = null
  for (const piece of piecesOf(foldedText, lex, text).flatMap((one) => beforeAsked(one, lexicons, lex))) {
    const kinds = kindsOf(piece.text, lexicons)
    const previous = before
    // "Did you write down the chairs and the coeliac?"
    const asks: boolean =
      asksOf(piece.text) ||
      (asksNoted && cuts.at(-1)?.[1] === piece.from && !/[.!?]$/.test(previous?.text ?? ''))
    before = piece
    if (asks) {
      asksNoted = true
      cuts.push([piece.from, piece.to])
    }
    const open = wishes.at(-1)
    if (kinds.length === 0) {
      if (!open || asks || !goesOn(open, piece, foldedText, lex, s)) continue
      wishes.splice(-1, 1, { ...open, to: piece.to })
      if (cuts.at(-1)?.[1] === piece.from) cuts.push([piece.from, piece.to])
      continue
    }
    const first = kinds[0] as Kind
    const find = (kind: Kind): RegExpExecArray | null =>
      kind === 'need' ? NEED.exec(piece.text) : matchOf(piece.text, lexicons, kind)
    const match = find(first)
    const at = match?.index ?? 0
    const length = match?.[0].length ?? 0
    if (!kinds.includes('need') && NOT.test(piece.text.slice(0, at)) && first !== 'wheels') {
      dropped.push(...kinds)
      cuts.push([piece.from, piece.to])
      continue
    }
    const isNeedful = first === 'need'
    if (!asks && isAsked(strip(piece.text, told), lex, kinds)) {
      asked.push({ ...piece, kinds })
      const own = kinds.includes('need') ? ownNeed(piece.text, lex) : null
      if (own) {
        const start = piece.from + own.index
        wishes.push({
          ...piece,
          from: start,
          to: start + own[0].length,
          kinds: ['need'],
          said: '',
          isOpen: true,
        })
      }
      continue
    }
    if (asks) {
      for (const kind of kinds) {
        const one = find(kind)
        if (!one) continue
        const start = piece.from + one.index
        wishes.push({
          ...piece,
          from: start,
          to: start + one[0].length,
          kinds: [kind],
          said: '',
          isOpen: false,
        })
      }
      continue
    }
    let start = piece.from
    const last = wishes.at(-1)
    if (isNeedful && !who(piece.text) && !(last?.isOpen && last.to === piece.from)) {
      // "One of the children, coeliac": of whom it speaks stands before.
      if (previous && isOfSomebody(previous, who, lex, s)) start = previous.from
      else if (!OPENS.test(strip(piece.text, told)) && !EATS.test(piece.text)) continue
    }
    if (isValued(piece, lex, s, isNeedful) || isNamed(foldedText, piece, at, s)) {
      const to = piece.from + at + length
      const head = cachedRegExp(`${SMALL}$`).exec(piece.text.slice(0, at))
      const lead = piece.text.slice(0, at)
      const person = isNeedful
        ? matchOf(lead, [lex, ...lexicons], 'who')
        : first === 'feast'
          ? wordPattern(MY).exec(lead)
          : null
      const begin = piece.from + (person?.index ?? at - (head?.[0].length ?? 0))
      const years = first === 'feast' ? (/^ \d+(?![:.]?\d)/.exec(text.slice(to))?.[0].length ?? 0) : 0
      const end = isNeedful ? piece.to : to + years
      wishes.push({ ...piece, from: begin, to: end, kinds, said: '', isOpen: isNeedful })
      cuts.push([begin, end])
      continue
    }
    cuts.push([start, piece.to])
    if (last?.isOpen && last.to === start && !/[.!?]$/.test(text.slice(last.from, last.to)))
      wishes.splice(-1, 1, { ...last, to: piece.to, kinds: [...new Set([...last.kinds, ...kinds])] })
    else wishes.push({ ...piece, from: start, kinds, said: '', isOpen: true })
  }
  // "What window did I ask for, a window please": said again, and asked no more.
  for (const { from, to, kinds } of asked)
    if (!kinds.includes('need') && kinds.every((kind) => wishes.some((one) => one.kinds.includes(kind))))
      cuts.push([from, to])
  return {
    wishes: wishes.map(({ kinds, from, to }) => ({ kinds, said: cleaned(foldedText, from, to, lex, told) })),
    dropped,
    asksNoted,
    saysTold,
    rest: without(foldedText, cuts, lex, told, s),
  }
}

/** "My mother is in a wheelchair can she get in": what is told, and what is asked behind it without a sign. */
function beforeAsked(piece: Piece, lexicons: readonly Lexicon[], lex: Lexicon): Piece[] {
  const kind = kindsOf(piece.text, lexicons).find((one) => one !== 'need')
  const match = kind ? matchOf(piece.text, lexicons, kind) : NEED.exec(piece.text)
  if (!match || ownNeed(piece.text, lex) || isAsked(piece.text.slice(0, match.index), lex, [])) return [piece]
  // "The dogs can come in?": what is asked about is not told.
  if (kind && cachedRegExp(`^[^a-z]*${SMALL}(?:(?:i|gli) )?${SMALL}$`).test(piece.text.slice(0, match.index)))
    return [piece]
  const end = match.index + match[0].length
  const at = wordPattern(lex.idioms.asks).exec(piece.text.slice(end))
  if (!at || at.index === 0) return [piece]
  const turn = piece.from + end + at.index
  return [
    { ...piece, to: turn, text: piece.text.slice(0, end + at.index) },
    { ...piece, from: turn, text: piece.text.slice(end + at.index) },
  ]
}

/** "Allergic to eggs, and to nuts": what follows a need is of it, unless it is something else. */
function goesOn(
  { kinds, from, to, isOpen }: { kinds: readonly Kind[]; from: number; to: number; isOpen: boolean },
  piece: Piece,
  { text, original, at }: FoldedText,
  lex: Lexicon,
  s: Situation,
): boolean {
  if (!isOpen || !kinds.includes('need') || to !== piece.from || /[.!?]$/.test(text.slice(from, to)))
    return false
  const said = piece.text.replace(/[?]$/, '')
  if (hasQuestionMark(piece.text) && wordCount(said) > 4) return false
  if (/^ *(?:q|k)(?![a-z])|§/.test(said)) return false
  if (starts(said, `${lex.clearYes}|${lex.no}|${lex.thanks}`) || isAsked(said, lex, ['need'])) return false
  const isName = s.asking === 'name' && /^ *\p{Lu}/u.test(original.slice(at[piece.from]))
  return !isName && !isValued(piece, lex, s)
}

/** A table by the window, a high chair: asked for politely, they are wished. A dog or a cake may only be allowed. */
const POLITE: readonly Kind[] = ['chair', 'pram', 'place']
function isAsked(text: string, lex: Lexicon, kinds: readonly Kind[]): boolean {
  const isPolite =
    asksFavour(text, lex) || starts(text, lex.idioms.may) || isPossible(text) || MAY_ONE.test(text)
  if (isPolite && kinds.every((kind) => POLITE.includes(kind))) return false
  if (hasQuestionMark(text) || (ALLOWED.test(text) && !kinds.includes('need'))) return true
  if (WHETHER.test(text) && !kinds.includes('need')) return true
  const bare = text.replace(THAT, '').replace(cachedRegExp(`^ *(?:${lex.and}|${lex.but}) `), '')
  if (kinds.includes('need')) {
    if (starts(bare, lex.idioms.may)) return true
    // "My son is coeliac what can he eat": told, and asked without a sign between them.
    const own = ownNeed(text, lex)
    if (
      own &&
      wordPattern(`${lex.questionWord}|q|k`).test(
        text.slice(own.index + own[0].length).replace(/^ (?:que|che|q) /, ' '),
      )
    )
      return true
  }
  if (!asksFavour(text, lex) && wordPattern(lex.idioms.asks).test(bare)) return true
  const how = certaintyOf(bare, lex)
  return how === 'word' || (how === 'verb' && !asksFavour(text, lex))
}
