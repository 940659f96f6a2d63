import { cachedRegExp, matchesOf } from '../text/fold.ts'
import type { Lexicon } from '../words/shape.ts'
import { BABY, childrenIn, isGrown, isIncluded, PREDICATE, WITH, wholeWith } from './children.ts'
import {
  blankOutMatch,
  captured,
  lexiconPattern,
  notPeople,
  numberValue,
  one,
  type SlotReading,
} from './number.ts'
import { throng } from './throng.ts'

export const MY =
  'mis?|my|m(?:a|on|es)|mei(?:n[a-z]*)?|mi[ae]|mio|miei|nuestr[oa]s?|our|notre|nos|unser[a-z]*|nostr[aei]'
/** What may follow "2 friends and me"; "…and I bring a cake" counts nobody. */
const AND_ME_ENDS =
  '(?= *(?:$|[,.;!?§]|(?:a|at|on|for|para|el|hoy|manana|esta|today|tonight|tomorrow|this|demain|ce|le|domani|stasera|alle|oggi|morgen|heute|am|um|fur)(?![a-z])))'
const OUR = /(?<![a-z])(?:nuestr|our|notre|nos|unser|nostr)/
/** Adds up adults, couples, children and relatives, unless the total came first ("4, 2 of them children"). */
function sum(text: string, lex: Lexicon, asked: boolean, known: boolean): SlotReading | null {
  // "There are 5 of us: the two of us, the grandparents and the little one": the whole, and then who they are.
  const whole = lexiconPattern(lex, `(?:${lex.beforePeople}) {N}(?: ?(?:${lex.people}))? ?:`).exec(text)
  if (whole) return one(numberValue(lex, captured(whole)), blankOutMatch(text, whole))
  let rest = text
  const isWhole = known && wholeWith(text, lex)
  let people = 0
  const counted: number[] = []
  const isArticle = (said: string): boolean =>
    cachedRegExp(`^(?:${lex.article}|ein\\w*|une?|un[ao]?)$`).test(said)
  const counts = cachedRegExp(`(?<![a-z])(?:${lex.beforePeople}|y|and|et|und|e|plus|mas|,|\\+) ?$`)
  const add = (source: string, each: number, arePersons = false): number => {
    let found = 0
    for (const match of matchesOf(lexiconPattern(lex, source, 'g'), rest)) {
      const said = captured(match)
      // "With a coeliac person", "to talk to a person": nobody is counted.
      if (!asked && arePersons && isArticle(said) && !counts.test(rest.slice(0, match.index))) continue
      const behind = rest.slice((match.index ?? 0) + match[0].length)
      if (arePersons && isArticle(said) && cachedRegExp(`^${PREDICATE}`).test(behind)) continue
      const n = (said === '' ? 1 : (numberValue(lex, said) ?? 0)) * each
      counted.push(n)
      found += n
      rest = blankOutMatch(rest, match)
    }
    people += found
    return found
  }
  const some = `(?:{N}|${lex.article})(?: \\w+)? ?`
  const couples = add(`${some}(?:${lex.couple})`, 2)
  const adults =
    couples +
    add(
      `{N}(?:-?ish)?(?: (?!(?:${MY})(?![a-z]))[a-z]\\w*)? ?(?:${lex.people}|(?!(?:${lex.children})(?![a-z]))(?:${lex.relative})(?:e?[sn]|[ei])?)`,
      1,
      true,
    )
  const grown = counted.length
  // "A table for 8, one person with an allergy": one of them; "for 8 and one more person": beside them.
  const ahead = adults === 1 && grown === 1 ? inGroup(rest, lex) : null
  const party = Number(ahead?.values[0])
  const isBeside = cachedRegExp(`(?:${lex.and}) (?:\\w+ ){1,2}(?:${lex.people})`)
  if (ahead && party > 1) return isBeside.test(text) ? one(party + 1, ahead.rest) : ahead
  // "A couple have dropped out, we are 17": who they are is told behind it.
  const led = couples > 0 && couples === adults ? inGroup(rest, lex) : null
  if (led && Number(led.values[0]) > couples) return led
  const kids = `(?:${some}|(?<=(?<![a-z])(?:${lex.and}) |, )(?:el|la|the|le|das|die|den|der|il|lo) )(?:${lex.children})|(?<=(?:${lex.and}) )(?:${BABY})`
  const me = lexiconPattern(
    lex,
    `(?:${lex.and}) (?:${lex.me})|(?:${lex.me})(?:,? (?:${lex.and})|, (?:${MY}|the|la|el|die|der|il))|(?:${WITH}) (?:i )?(?:${MY})|(?:${WITH}) {N} (?!(?:${lex.children})(?![a-z]))(?:${lex.relative})(?:e?[sn]|[ei])?`,
  ).test(text)
  const more =
    me &&
    lexiconPattern(lex, `(?:${lex.me}),? (?:${lex.and}) {N}(?! ?(?:${lex.people}|${lex.children}))`).exec(
      rest,
    )
  if (more) return one((numberValue(lex, captured(more)) ?? 0) + 1, blankOutMatch(rest, more))
  let base = adults
  if (adults === 0) {
    const alone = (asked || isWhole) && lexiconPattern(lex, kids).test(rest) ? lone(rest, lex) : undefined
    const settled = alone !== undefined && (isWhole || isIncluded(text, lex))
    const told = settled ? null : (crowd(rest, lex) ?? fixed(rest, lex) ?? inGroup(rest, lex))
    // "On est un club, 21 joueurs": one is an article, too.
    const started = settled || (told && told.values[0] !== '1') ? told : (throng(rest, lex) ?? told)
    base = Number(started?.values[0] ?? alone ?? 0)
    people += base
    rest = started?.rest ?? rest
  }
  const already = base > 0 && (isWhole || isIncluded(text, lex))
  const children = add(kids, 1)
  // Children alone are no party: they come beside somebody, who may be counted with them ("23 in all"); "with our 2 kids" come one or two.
  if (!asked && base === 0 && children > 0 && (!me || (OUR.test(text) && relatives(rest, lex) === 0)))
    return total(text, lex)
  if (already) return one(base, rest)
  // "3 people! 2 adults, 1 child": the whole and its parts, in either order; "3 adults, 2 children and a baby" are six.
  const both = counted.slice(0, grown).find((n) => 2 * n === people)
  if (grown > 1 && counted.length > 2 && both) return one(both, rest)
  const beside = lexiconPattern(lex, `(?:${lex.me}),? (?:${lex.and})(?: \\w+)? {N}`).test(text)
  const andMe = lexiconPattern(lex, `{N}(?: [a-z]+){1,2} (?:${lex.and}) (?:${lex.me})${AND_ME_ENDS}`).test(
    text,
  )
  if (andMe && base > 0 && people === base && couples === 0) return one(base + 1, rest)
  const isParty = lexiconPattern(lex, `(?:${lex.beforePeople}) {N} ?(?:${lex.people}) (?:${WITH}) (?:${MY})`)
  const family = me && adults === base && !isParty.test(text) ? relatives(rest, lex) : 0
  if (people === 0 && family === 0) return null
  if (!me && people > 0) {
    const own = `(?:y|and|et|und|e|plus|mas|piu) (?:${MY}) (?:\\w+ )?(?:${lex.relative})`
    people += matchesOf(lexiconPattern(lex, own, 'g'), rest).length
  }
  // "My husband and I" are two, and come only where more is said of it.
  if (people === 0) return { values: [String(family + 1)], said: '', rest }
  return family > 0 ||
    // "Me and my 2 kids"
    (me && base === 0) ||
    (me &&
      adults > 0 &&
      base === adults &&
      couples === 0 &&
      (beside || !lexiconPattern(lex, lex.beforePeople).test(text)))
    ? one(people + family + 1, rest)
    : one(people, rest)
}

const FEW = 20
export const THEREFORE =
  'also|donc|quindi|allora|so|asi que|o sea|es decir|(?:[ei]n )?total|insgesamt|zusammen'

function total(text: string, lex: Lexicon): SlotReading | null {
  const match =
    lexiconPattern(lex, `{N}(?: (?:${lex.people}))? (?:${lex.idioms.inAll})`).exec(text) ??
    lexiconPattern(
      lex,
      `(?:(?<=[,;:] )(?:${THEREFORE})|(?:${THEREFORE}) (?:${lex.beforePeople}|(?={N}$)))(?: (?:${lex.beforePeople}))? ?{N}${notPeople(lex)}`,
    ).exec(text)
  return match ? one(numberValue(lex, captured(match)), blankOutMatch(text, match)) : null
}

function relatives(text: string, lex: Lexicon): number {
  const count = (source: string): number =>
    matchesOf(
      lexiconPattern(
        lex,
        `(?:${MY}|(?<=(?:${lex.and}|,) )(?:la|el|the|die|der|le|il)) (?:\\w+ )?(?:${source})`,
        'g',
      ),
      text,
    ).length
  return count(lex.relative) + 2 * count(lex.relativePairs)
}

function lone(text: string, lex: Lexicon): string | undefined {
  const match = lexiconPattern(lex, `^\\D{0,12}?(?<![a-z]){N}(?=[ ,(])(?! ?(?:${lex.children}))`).exec(text)
  const n = match ? numberValue(lex, captured(match)) : null
  return n === null ? undefined : String(n)
}

function fixed(text: string, lex: Lexicon): SlotReading | null {
  for (const [source, n] of lex.fixedCounts) {
    const match = lexiconPattern(lex, source).exec(text)
    if (match) return one(n > 0 ? n : numberValue(lex, captured(match)), blankOutMatch(text, match))
  }
  return null
}

/** "We are a gang of 28", whatever the gang is called. */
function crowd(text: string, lex: Lexicon): SlotReading | null {
  const match = lexiconPattern(lex, `(?:${lex.idioms.crowd}) ?{N}${notPeople(lex)}`).exec(text)
  return match ? one(numberValue(lex, captured(match)), blankOutMatch(text, match)) : null
}

function inGroup(text: string, lex: Lexicon): SlotReading | null {
  // "Persons: 3", "persone tre"
  const source = `(?:(?:${lex.beforePeople})(?: (?:${lex.idioms.exactly}))*|(?:${lex.people}):?) ?{N}${notPeople(lex)}`
  const ahead = /(?<![\d§:.,/-] ?)(\d{1,2}) (?:x|per|for|para|pa|pour|pr|fur|fuer) ?§/.exec(text)
  if (ahead?.[1]) return one(Number(ahead[1]), text)
  for (const match of matchesOf(lexiconPattern(lex, source, 'g'), text)) {
    const said = captured(match)
    const after = text.slice((match.index ?? 0) + match[0].length)
    if (cachedRegExp(`^(?:${lex.article})$`).test(said) && /^ [a-z]/.test(after)) continue
    // "A vingt et une heures": the number goes on.
    const whole = lexiconPattern(lex, '{N}', 'g')
    whole.lastIndex = (match.index ?? 0) + match[0].length - said.length
    if ((whole.exec(text)?.[0].length ?? 0) > said.length) continue
    if (cachedRegExp(`^ (?:de |of )?(?:${lex.months.join('|')})(?![a-z])`).test(after)) continue
    // Children alone are no party.
    if (cachedRegExp(`^ ?(?:${lex.children})(?![a-z])`).test(after)) continue
    return one(numberValue(lex, said), blankOutMatch(text, match))
  }
  return null
}

function range(text: string, lex: Lexicon, asked: boolean): SlotReading | null {
  const people = asked ? '' : ` (?:${lex.people})`
  const before = asked ? '' : `(?:(?:${lex.beforePeople}) )?`
  const match =
    lexiconPattern(lex, `(?:entre|tra|fra|between|zwischen) {N} (?:${lex.and}) {N}${people}`).exec(text) ??
    lexiconPattern(lex, `${before}{N} ?(?:-|${lex.or}) ?{N}${people}`).exec(text) ??
    lexiconPattern(lex, `(?:${lex.beforePeople}) {N} (?:${lex.or}) {N}${notPeople(lex)}`).exec(text)
  if (!match) return null
  // "Vingt-quatre" is one number.
  if (numberValue(lex, match.slice(1, 3).join('-')) !== null) return null
  const values = match.slice(1).flatMap((said) => (said === undefined ? [] : (numberValue(lex, said) ?? [])))
  return { values: [...new Set(values.map(String))], rest: blankOutMatch(text, match) }
}

function bare(text: string, lex: Lexicon): string {
  const article = cachedRegExp(`^(?:${lex.article})$`)
  for (const match of matchesOf(lexiconPattern(lex, '{N}', 'g'), text)) {
    const said = captured(match)
    if (!article.test(said) || !/^ [a-z]/.test(text.slice((match.index ?? 0) + match[0].length))) return said
  }
  return ''
}

/**
 * "For 3, the little one is allergic", "we are 4 and my mother uses a wheelchair": of whom something is told behind a party
 * that was given whole is one of it. A child of "two adults" is none of these.
 */
function withoutSpokenOf(text: string, lex: Lexicon, asked: boolean): string {
  const one = `(?:${MY}|${lex.article}|1|one|ein[a-z]*|el|la|le|the|das|die|der|il|lo) (?:[a-z]+ )?(?:${lex.children}|${lex.relative})(?=${PREDICATE})`
  const match = lexiconPattern(lex, one).exec(text)
  if (!match) return text
  const head = text.slice(0, match.index)
  const party = sum(head, lex, asked, false)
  const isWhole = party ? party.said === undefined : asked && bare(head, lex) !== ''
  return isWhole && (!isGrown(head) || childrenIn(head, lex) > 0) ? blankOutMatch(text, match) : text
}

export function corrected(text: string, lex: Lexicon): string {
  const wrong = `(?:${lex.correction}|${lex.no}|${lex.idioms.rather})`
  const again = `[ ,;.…-]+${wrong}(?:[ ,]+(?:${wrong}|(?<are>${lex.beforePeople})|[a-z]{2,6})){0,2}[ ,:]+`
  const match = lexiconPattern(lex, `{N}(?<who> ?(?:${lex.people}))?${again}{N}${notPeople(lex)}`).exec(text)
  const right = match?.at(-1)
  if (!match || right === undefined) return text
  const end = match.index + match[0].length
  // "2 no 3 no 2"
  const { who = '', are } = match.groups ?? {}
  return corrected(
    `${text.slice(0, match.index)}${are ? `${are} ` : ''}${right}${who}${text.slice(end)}`,
    lex,
  )
}

function withoutDenied(text: string, lex: Lexicon): string {
  const match = lexiconPattern(
    lex,
    `(?:no|not|nicht|pas|non)(?! (?:on|nous|wir|siamo|saremo) )(?: (?:${lex.beforePeople}))? {N}(?: ?(?:${lex.people}))?(?=[,;. ]|$)`,
  ).exec(text)
  if (!match) return text
  const rest = blankOutMatch(text, match)
  return lexiconPattern(lex, '{N}').test(rest) ? rest : text
}

/** "That's two different people", "among us one is coeliac", "two tables then", "only 2 persons arrive later": no party is told by it. */
export function withoutUncounted(text: string, lex: Lexicon): string {
  return text.replace(lexiconPattern(lex, lex.idioms.uncounted, 'g'), (said) => '§'.repeat(said.length))
}

/**
 * Reads a number of guests from folded text. Two readings: the guest chooses. `asked`: a bare number counts. The number
 * may be out of bounds; the rules refuse it. `known`: a party was told before, and may be put right.
 */
export function readPersonas(whole: string, lex: Lexicon, asked: boolean, known = false): SlotReading | null {
  const text = withoutSpokenOf(withoutUncounted(withoutDenied(corrected(whole, lex), lex), lex), lex, asked)
  const found = range(text, lex, asked)
  if (found) return found
  const counted = sum(text, lex, asked, known)
  const inAll = total(text, lex)
  // "Six in all" counts people, "60 in all" money.
  const strict = counted ? (inAll ?? counted) : known || Number(inAll?.values[0]) <= FEW ? inAll : null
  if (strict || !asked) return strict
  const plus = lexiconPattern(lex, `{N} ?(?:\\+|${lex.and}) ?{N}`).exec(text)
  const numbers = plus ? plus.slice(1) : [bare(text, lex)]
  const values = numbers.flatMap((said) => (said ? (numberValue(lex, said) ?? []) : []))
  if (values.length === 0) return null
  const negative = /(?<![a-z0-9])-\d|\d[.,]\d/.test(text)
  return one(negative ? 0 : values.reduce((a, b) => a + b, 0), text.replace(/\d+/g, '§'))
}
