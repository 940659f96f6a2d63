import { asksFavour, certaintyOf, hasQuestionMark, isPossible, OPENING, starts, words } from '../questions.ts'
import type { Situation } from '../state.ts'
import { asWritten, cachedRegExp, type FoldedText, fold, wordPattern } from '../text/fold.ts'
import { namesNeed } from '../text/need.ts'
import type { Lexicon } from '../words/shape.ts'
import { WISHES, type WishKind } from '../words/wishes/shape.ts'
import { readSlots } from './all.ts'
import { MY } from './guests.ts'

/** `need`: an allergy, a diet, or what else somebody must not eat. */
export type Kind = WishKind | 'need'
/** A wish or a need that is told, in the words of the guest. */
export type Wish = { kinds: readonly Kind[]; said: string }
export type Wished = {
  wishes: readonly Wish[]
  /** What is taken back: "no high chair after all". */
  dropped: readonly Kind[]
  /** Asks whether it was written down. */
  asksNoted: boolean
  /** Says that it was told before. */
  saysTold: boolean
  /** The message without all that; empty when nothing else is said. */
  rest: string
}
type Piece = { from: number; to: number; text: string }

const NEED =
  /(?<![a-z])(?:[a-z]*al+erg\w*|\w*toler\w*|\w*tolleran\w*|\w*toller[oa]\w*|celia\w+|coelia\w+|zolia\w+|veg(?:an|etari|etar|gie)\w*|\w*glut[ei]n\w*|la[ck]t\w+|(?:un)?vertrag\w*|halal|[kc]o?s[ch]+er|casher|embarazad\w*|pregnan\w*|enceinte|schwanger\w*|incinta|(?:can'?t|cannot|doesn'?t|don'?t) (?:eat|drink|have (?:dairy|milk|nuts?|fish|eggs?|pork))|no (?:(?:puede[ns]?|puedo|podemos) (?:comer|tomar|beber)|come[ns]? [a-z]+)|(?:darf|durfen|isst|essen|esse) kein\w*|(?:peu[tx] pas manger|mange\w* pas)|non (?:(?:puo|posso) mangiare|mangi[ao]))/
const NOBODY =
  /(?<![a-z])(?:no|sin|ningun[ao]?|nadie|none|nobody|no one|not|without|kein\w*|niemand|nicht|ohne|aucune?|pas|personne|sans|nessun\w*|senza|non|ni)(?: [a-z']+){0,3} (?:d')?(?:\w*al+erg|\w*intol|celia|coelia|zolia|veg)/
/** What takes one thing back: the words right before its name. */
const NOT =
  /(?<![a-z])(?:sin|ya no|no|without|not|kein\w*|ohne|nicht|pas|plus|sans|senza|non|niente|nessun\w*)(?: [a-z']+){0,3} $/
const ALLOWED =
  /(?<![a-z])(?:erlaubt|allowed|permitid|permis|admi[ts]|acept|accept|ammess|willkommen|welcome|friendly|freundlich)/
const POSSIBLE = /(?<![a-z])(?:se pu[eo]d\w*|se podria|si puo|si potrebbe)(?![a-z])/
/** Who has a need, right before it: said so, it is told also in a question. */
const OWN =
  "soy|somos|tengo|tenemos|i'?m|i am|i have|we'?re|we are|ich|bin|wir|je suis|j'ai|nous sommes|sono|siamo|ho|abbiamo"
const EATS =
  /(?<![a-z])(?:\d|una?|uno|one|eine?r?|hay|there(?:'s| is| are)|tengo|have|has|hat|ha|eats?|come[ns]?|isst|essen|mange|mangent|mangia|mangiano|mangio)(?![a-z])/
const OPENS = /^[^a-z]*(?:(?:con|avec|with|mit) )?\w*(?:al+erg|intol|celia|coelia|zolia|veg(?:an|etari|etar))/
const SMALL =
  '(?:(?:con|mit|with|avec|y|and|und|et|e|ed|una?|uno|an?|ein[enrm]*|une|der|die|das|den|dem|the|el|la|le|los|las|il|lo|mis?|mein\\w*|my|our|nuestr[oa]s?|unser\\w*|mon|ma|notre|mi[oa]|nostr[oa]|\\d|two|dos|due|deux|zwei|for|fur|para|pour|per) )*'

const WITH = /^(?:con|mit|with|avec|mas|plus|piu|more)$/
const COURTESY =
  /[ ,]*(?:bitte|please|por favor|porfa|s'il vous plait|svp|per favore|gracias|danke|thanks|thank you|merci|grazie)$/

/** "With" joins too, and begins no part of its own here. */
const andOf = ({ and }: Lexicon): string =>
  and
    .split('|')
    .filter((word) => !WITH.test(word))
    .join('|')

/** Where one part of a message ends and another may begin: signs, "and", "but", and what is written of an address or a number. */
function piecesOf({ text, original, at }: FoldedText, lex: Lexicon): Piece[] {
  const turns = cachedRegExp(
    `(?<=[.!?…,;:]| [-–]) +| +(?=(?:${andOf(lex)}|${lex.but}) )|(?<=\\S@\\S+) +|(?<=\\+?\\d[\\d ().-]{6,}\\d) +(?=[a-z])`,
    'g',
  )
  const borders = [...text.matchAll(turns)]
    .map(({ index }) => index)
    // The Italian "è" is no "and".
    .filter((from) => original[at[from + 1] ?? 0] !== 'è')
  return [0, ...borders].map((from, at) => {
    const to = borders[at] ?? text.length
    return { from, to, text: text.slice(from, to) }
  })
}

type Key = keyof Lexicon['wishes']
const compiled = new WeakMap<Lexicon, Readonly<Record<Key | 'any' | 'who', RegExp>>>()
/** The patterns of one language, made once: every message is looked at. */
function patternsOf(lex: Lexicon): Readonly<Record<Key | 'any' | 'who', RegExp>> {
  const known = compiled.get(lex)
  if (known) return known
  const { wishes, idioms, relative, relativePairs, children, people, me } = lex
  const keys = Object.keys(wishes) as Key[]
  const made = Object.fromEntries(keys.map((key) => [key, wordPattern(wishes[key])]))
  const who = `${MY}|${idioms.person}|(?:${relative})(?:e?[sn]|[ei])?|${relativePairs}|${children}|${people}|${me}`
  const all = {
    ...made,
    any: wordPattern(keys.map((key) => wishes[key]).join('|')),
    who: wordPattern(who),
  } as Record<Key | 'any' | 'who', RegExp>
  compiled.set(lex, all)
  return all
}
const matchOf = (text: string, lexicons: readonly Lexicon[], key: Key | 'who'): RegExpExecArray | null => {
  for (const lex of lexicons) {
    const match = patternsOf(lex)[key].exec(text)
    if (match) return match
  }
  return null
}

const isNeed = (text: string): boolean => (namesNeed(text) || NEED.test(text)) && !NOBODY.test(text)

/** The language of the page, where it names something; else those that do. */
const speaking = (text: string, lex: Lexicon, atHand: readonly Lexicon[]): readonly Lexicon[] =>
  [[lex], atHand].find((all) => all.some((one) => patternsOf(one).any.test(text))) ?? []

const kindsOf = (text: string, lexicons: readonly Lexicon[]): Kind[] => [
  ...WISHES.filter((kind) => matchOf(text, lexicons, kind)),
  ...(isNeed(text) ? (['need'] as const) : []),
]
/** All kinds that a text names, however it speaks of them. */
export const kindsIn = (text: string, lex: Lexicon, atHand: readonly Lexicon[]): Kind[] =>
  kindsOf(text, speaking(text, lex, atHand))

/** What is told of the house's guests beside the fields of a booking: what is asked is no wish. */
export function wishesIn(
  foldedText: FoldedText,
  lex: Lexicon,
  atHand: readonly Lexicon[],
  s: Situation,
): Wished {
  const { text } = foldedText
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
  for (const piece of piecesOf(foldedText, lex)) {
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
    if (kinds.length === 0) continue
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
          isOpen: false,
        })
      }
      continue
    }
    const [from, to] = [piece.from + at, piece.from + at + length]
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
      wishes.push({ ...piece, from: begin, to: end, kinds, said: '', isOpen: false })
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

/** A table by the window, a high chair: asked for politely, they are wished. A dog or a cake may only be allowed. */
const POLITE: readonly Kind[] = ['chair', 'pram', 'place']
function isAsked(text: string, lex: Lexicon, kinds: readonly Kind[]): boolean {
  const isPolite =
    asksFavour(text, lex) || starts(text, lex.idioms.may) || isPossible(text) || POSSIBLE.test(text)
  if (isPolite && kinds.every((kind) => POLITE.includes(kind))) return false
  if (hasQuestionMark(text) || (ALLOWED.test(text) && !kinds.includes('need'))) return true
  const bare = text.replace(cachedRegExp(`^ *(?:${lex.and}|${lex.but}) `), '')
  if (kinds.includes('need')) {
    if (starts(bare, lex.idioms.may)) return true
    // "My son is coeliac what can he eat": told, and asked without a sign between them.
    const own = ownNeed(text, lex)
    if (
      own &&
      wordPattern(lex.questionWord).test(
        text.slice(own.index + own[0].length).replace(/^ (?:que|che|q) /, ' '),
      )
    )
      return true
  }
  const how = certaintyOf(bare, lex)
  return how === 'word' || (how === 'verb' && !asksFavour(text, lex))
}

/** Somebody of the guest's: "my husband", "meine kleine Tochter". */
const theirs = (lex: Lexicon): string =>
  `(?<![a-z])(?:${MY}) (?:[a-z]+ ){0,2}?(?:${lex.relative}|${lex.relativePairs}|${lex.children})(?:e?[sn]|[ei])?(?![a-z])`

/** "What can my coeliac daughter eat?": the need, and who has it. */
const ownNeed = (text: string, lex: Lexicon): RegExpExecArray | null =>
  cachedRegExp(
    `(?<![a-z])(?:${OWN}|${theirs(lex)}|(?:${MY})(?= [a-z]+ (?:${lex.relative})))(?: (?!(?:und|and|y|et|want|quiero|mochte|vorrei|veux)(?![a-z]))[a-z]+){0,2}? ${NEED.source.slice('(?<![a-z])'.length)}(?: (?:a|al|alla|alle|allo|ai|agli|to|gegen|aux?|auf) (?:(?:los|las|la|el|le|les|the) )?[a-z]+| (?:${lex.relative}|${lex.children}))?`,
  ).exec(text)

/** Whether a piece holds a value of the booking beside a wish. */
function isValued({ text }: Piece, lex: Lexicon, s: Situation, isNeed = false): boolean {
  // "Mon mari" is no Tuesday, and somebody of theirs is no further guest.
  const said = text.replace(cachedRegExp(theirs(lex), 'g'), (one) => '§'.repeat(one.length))
  const found = readSlots(
    { original: said, text: said, at: [...said].map((_, i) => i) },
    lex,
    { ...s, asking: 'confirm' },
    false,
  )
  return found.some(
    ({ slot, values }) =>
      values.length > 0 &&
      slot !== 'name' &&
      slot !== 'notes' &&
      // "One of the children".
      !(slot === 'guests' && values.includes('1')) &&
      (slot !== 'guests' ||
        wordPattern(lex.beforePeople).test(text) ||
        (!isNeed && (/\d/.test(text) || wordPattern(lex.people).test(text)))),
  )
}

const isOfSomebody = (piece: Piece, who: (said: string) => boolean, lex: Lexicon, s: Situation): boolean =>
  who(piece.text) && !/[@?]|[.!] *$/.test(piece.text) && !isValued(piece, lex, s)

/** Whether a name was asked for, and stands before the wish: "Anna Roth mit Hund". */
const isNamed = ({ at, original }: FoldedText, piece: Piece, wish: number, { asking }: Situation): boolean =>
  asking === 'name' &&
  piece.from === 0 &&
  wish > 0 &&
  /^\p{Lu}[^ ]* (?:\p{Lu}|con|mit|with|avec)/u.test(original.slice(0, at[wish]))

const strip = (text: string, told: string): string =>
  text
    .replace(/^[ ,.;:!-]+/, '')
    .replace(OPENING, '')
    .replace(cachedRegExp(`^(?:${told})[ ,.:]*`), '')

/** The words of a guest as a note: without what opens them. */
function cleaned(foldedText: FoldedText, from: number, to: number, lex: Lexicon, told: string): string {
  const whole = foldedText.text.slice(from, to)
  const lead = cachedRegExp(
    `^[ ,.;:!-]*(?:(?:${lex.clearYes}|${lex.no}|${andOf(lex)}|${lex.but}|${told}|${lex.thanks})[ ,.;:!]+)*`,
  )
  let text = whole
  for (let length = -1; length !== text.length; ) {
    length = text.length
    if (!cachedRegExp(`^ *${theirs(lex)}`).test(text)) text = text.replace(lead, '').replace(OPENING, '')
  }
  const end = text.replace(/[ ,.;:!?]+$/, '').replace(COURTESY, '')
  const start = to - text.length
  return asWritten(foldedText, start, start + end.length).trim()
}

const THAT = 'eso|esto|asi|das|so|that|this|it|ca|cela|questo|quello|cosi|not|nicht|pas'
/** The message without what was taken from it; empty when only courtesy is left. */
function without(
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
    if (start > from) kept.push(original.slice(at[from] ?? 0, at[start] ?? original.length))
    from = Math.max(from, end)
  }
  const rest = kept
    .join('')
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
