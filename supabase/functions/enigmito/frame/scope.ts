import type { Locale } from '../../../../lib/i18n/locales.ts'
import { WITHOUT } from '../allergy.ts'
import { besideRaw } from '../heat/fried.ts'
import type { Hit } from '../phrases.ts'
import type { Reading } from '../reading.ts'
import type { Mark } from '../turn/mark-names.ts'
import type { Marked } from '../turn/marks.ts'
import { DEGREE } from './degree.ts'

/** Words between a negation and its first noun: "que no lleve nada de", "not the one with". */
const REACH = 4
/** Nouns of one kind may stand side by side with a small word between: "kein Fisch und keine Muscheln". */
const STEP = 2

/** "Ne voglio uno": of them, no denial. */
const OF_THEM =
  /^(?:voglio|vorrei|vogliamo|vorremmo|avete|hai|prendo|prendiamo|cerco|cerchiamo|ho|abbiamo|serve|basta|sono|preferisco)$/

/** `listed`: a word of the lexicon; else a word of rows, and two of these side by side are one name. */
type Noun = { start: number; end: number; listed: boolean }
const NOUN = /^(kind|allergen|group|style):/

/** "Then nothing. How much is the hummus?": they end a clause, and what follows is no longer denied. */
const REFUSES = /^(?:no|non|nein|nee|nope)$/
const NOTHING = /^(?:nada|niente|nulla|nothing|none|nichts|rien)$/

/** "The other day". */
const DAY = /^(?:dia|day|jour|tag|giorno|noche|night|soir|abend|sera)$/
const OTHER = /^(?:autres?|other|another|ander\w+|otr[oa]s?|altr[oaie]|else)$/
const THAN = /^(?:que|qu|than|als|che)$/

const isMarked = (hit: { id: string }): hit is Marked => !hit.id.includes(':')

const at = ({ marks }: Reading, mark: Mark): ReadonlySet<number> =>
  new Set(marks.filter(({ id }) => id === mark).map(({ start }) => start))

/** Recognised nouns, and words of rows that no lexicon lists (an ingredient, a region). */
export function nounsIn(r: Reading, isRowWord: (word: string) => boolean): readonly Noun[] {
  const listed = r.hits
    .filter(({ id }) => NOUN.test(id))
    .map(({ start, end }) => ({ start, end, listed: true }))
  const covered = new Set(listed.flatMap(({ start, end }) => [start, end - 1]))
  const rows = r.words.flatMap((word, start) =>
    !covered.has(start) && isRowWord(word) && !besideRaw(r, { start, end: start + 1 })
      ? [{ start, end: start + 1, listed: false }]
      : [],
  )
  return [...listed, ...rows].toSorted((a, b) => a.start - b.start)
}

/** "Is tap water free?" asks what it costs. */
const costless = (r: Reading, { start, end }: Noun): boolean =>
  r.hits.some(({ id, start: at }) => at === start && /^kind:(?:water|bread|coffee|cola|soft)$/.test(id)) &&
  end + 1 === r.words.length

/** "Onions I cannot stand", "the milk neither": what has no noun behind it takes the one before. */
const BACK = 2
const ASKS = /^concept:(contains|inside|within|copula|price)$/

/** Whether a question mark stands right behind the negation ("it has milk, no? And …"). */
const isAsked = (r: Reading, start: number, end: number): boolean => {
  const word = r.words[start] ?? ''
  const behind =
    end < r.words.length
      ? new RegExp(`(?<!\\p{L})${word}\\s*([.,;:!?…]+)`, 'u').exec(r.line.toLowerCase())
      : null
  return behind ? (behind[1] ?? '').includes('?') : r.line.endsWith('?')
}

/** "Il maiale no, …", "Schwein nein danke": these words are no other negation, and deny what stands before them alone. */
const TAIL: Partial<Record<Locale, RegExp>> = { it: /^no$/, de: /^(?:nein|nee|na)$/ }
const tailsIn = ({ words, lang, breaks }: Reading): Pick<Hit, 'start' | 'end'>[] =>
  words.flatMap((word, start) => {
    const behind = start + 1 < words.length && !breaks.has(start + 1) ? (words[start + 1] ?? '') : null
    return TAIL[lang]?.test(word) &&
      start > 0 &&
      !breaks.has(start) &&
      (behind === null || COURTEOUS.test(behind))
      ? [{ start, end: start + 1 }]
      : []
  })

/** "Red with rice, no": the red is left out, and the rice is what it would stand beside. */
function headOf(r: Reading, near: Noun | undefined, nouns: readonly Noun[]): Noun | undefined {
  const tie =
    near && r.marks.find(({ id, end }) => id === 'with' && near.start - end >= 0 && near.start - end <= 1)
  return (tie && nouns.find(({ end }) => end === tie.start)) ?? near
}

/** "Pork no thanks": behind these words nothing is denied. */
const COURTEOUS =
  /^(?:thanks|thank|you|please|pls|gracias|por|favor|porfa|porfavor|merci|sil|vous|te|plait|svp|stp|danke|bitte|grazie|prego)$/

/** "Il rosso non mi va più": words that make what is disliked stronger, or say since when. */
const EMPHATIC =
  /^(?:piu|molto|affatto|tanto|proprio|mas|mucho|nada|hoy|ahora|more|anymore|much|really|today|now|plus|trop|du|tout|mehr|so|sehr|gar|heute|oggi|adesso)$/

/** The noun before a negation that ends its clause; a tag ("it has milk, no?") denies nothing. */
function nounBefore(
  r: Reading,
  nouns: readonly Noun[],
  { id, start, end }: Pick<Hit, 'id' | 'start' | 'end'>,
): Noun | null {
  const idle = (word: string): boolean => COURTEOUS.test(word) || (id === 'dislike' && EMPHATIC.test(word))
  const polite = r.words.findIndex((word, i) => i >= end && (r.breaks.has(i) || !idle(word)))
  const last = polite < 0 || r.breaks.has(polite)
  if (!last) return null
  const clause = Math.max(0, ...[...r.breaks].filter((at) => at <= start))
  const asksHere = r.hits.some((hit) => ASKS.test(hit.id) && hit.start >= clause && hit.start < start)
  // "May I have the bream, or not?"
  if (id === 'not' && at(r, 'or').has(start - 1)) return null
  // "A cola zero" is a drink.
  if (id === 'not' && (isAsked(r, start, end) || asksHere || /^(?:zero|0)$/.test(r.words[start] ?? '')))
    return null
  const near = headOf(r, nouns.filter((noun) => noun.end <= start && start - noun.end <= BACK).at(-1), nouns)
  // "Which fish is without?": what is asked for is not left out.
  const asks = r.marks.some((mark) => mark.id === 'something' && mark.end === near?.start)
  if (!near || asks || (WITHOUT.test(r.words[start] ?? '') && isTold(r, near))) return null
  return near
}

/** "Allergic to fish. Have you rices without?": without what was told, not without rice. */
const isTold = (r: Reading, { start }: Noun): boolean => {
  const food = r.hits.filter(({ id }) => /^(?:allergen|group):/.test(id))
  return !food.some((hit) => hit.start === start) && (food.length > 0 || r.talk.avoid.length > 0)
}

/** "No pork, beef or fish": side by side, up to the one behind "or". */
function leadsToOr(from: number, nouns: readonly Noun[], or: ReadonlySet<number>): boolean {
  for (let at = from; ; ) {
    const next = nouns.find(({ start }) => start === at)
    if (!next) return at > from && or.has(at) && nouns.some(({ start }) => start === at + 1)
    at = Math.max(...nouns.filter(({ start }) => start === at).map(({ end }) => end))
  }
}

/**
 * Positions of the words that the message excludes. A negation takes the first noun behind it and what is joined to that by
 * "or", "nor", or by "and" without a comma; a "with" or "but" behind a noun ends it. "Free" takes the noun before it.
 */
export function excludedIn(r: Reading, nouns: readonly Noun[]): ReadonlySet<number> {
  const excluded = new Set<number>()
  const [and, or, ends] = [at(r, 'and'), at(r, 'or'), new Set([...at(r, 'with'), ...at(r, 'but')])]
  const not = [
    ...r.marks.filter(({ id }) => id === 'not' || id === 'dislike'),
    ...r.hits.filter(({ id }) => id === 'concept:cannot'),
  ]
  // "Carne menos cerdo": before an amount it is "less".
  if (r.lang === 'es')
    for (const { start } of nouns)
      if (r.words[start - 1] === 'menos')
        not.push({ id: 'not', start: start - 1, end: start, letters: 5, loose: false })
  // "Un autre dessert que chocolat", "another red than Rioja".
  r.words.forEach((word, start) => {
    if (
      THAN.test(word) &&
      r.words
        .slice(Math.max(0, start - REACH), start)
        .some((one, i, all) => OTHER.test(one) && !DAY.test(all[i + 1] ?? ''))
    )
      not.push({ id: 'not', start, end: start + 1, letters: word.length, loose: false })
  })
  // "Sempre no Rioja": before a noun without its article it denies no sentence.
  if (r.lang === 'it')
    for (const { start } of nouns)
      if (start > 1 && r.words[start - 1] === 'no' && !r.breaks.has(start) && !r.breaks.has(start - 1))
        not.push({ id: 'not', start: start - 1, end: start, letters: 2, loose: false })
  const asked = r.marks.filter(({ id }) => id === 'notHad')
  const allergies = r.hits.filter(({ id }) => id === 'concept:allergy')
  // Where an earlier negation went on from: a later one would take the same again.
  const walked = new Set<number>()
  const take = ({ start, end }: Noun): void => {
    for (let i = start; i < end; i++) excluded.add(i)
  }
  for (const mark of not) {
    if (isMarked(mark) && [mark.end, mark.end + 1].some((i) => DEGREE.test(r.words[i] ?? ''))) continue
    if (r.lang === 'it' && r.words[mark.start] === 'ne' && OF_THEM.test(r.words[mark.end] ?? '')) continue
    if (asked.some(({ start, end }) => start <= mark.start && end >= mark.end)) continue
    // "Actually no, the mushroom one": what was said before is taken back.
    if (r.marks.some(({ id, start, end }) => id === 'rather' && start <= mark.start && end >= mark.end))
      continue
    // "Wine without alcohol or a mocktail": the negation is a part of its noun.
    if (nouns.some(({ start, end }) => start <= mark.start && end > mark.end)) continue
    // "I have no allergy", "non sono celiaco": what is denied is the allergy, no food behind it.
    if (mark.id === 'not' && allergies.some(({ start }) => start >= mark.end && start - mark.end <= 1))
      continue
    const before = nounBefore(r, nouns, mark)
    if (before) {
      for (const same of nouns) if (same.start === before.start) take(same)
      continue
    }
    // "Eggs I can't stand either, the bravas?": what is denied stands before it, and is known.
    const clause = Math.max(0, ...[...r.breaks].filter((one) => one <= mark.start))
    const suffers = r.hits.some(
      ({ id, start }) => id === 'concept:cannot' && start >= clause && start < mark.start,
    )
    if (mark.id === 'not' && suffers && r.breaks.has(mark.end)) continue
    // "Lass die mit Fisch weg": what is left out stands inside.
    let from = mark.loose ? mark.start + 1 : mark.end
    let reach = REACH
    const isNothing =
      NOTHING.test(r.words[mark.end - 1] ?? '') || (mark.start === 0 && REFUSES.test(r.words[0] ?? ''))
    for (let found = false; ; found = true) {
      const next = nouns.find(({ start }) => start >= from)
      if (!next || next.start - from > reach) break
      // "I cannot eat onion, what starters …": a question begins anew.
      const asks = r.marks.find(({ id, start }) => id === 'something' && start >= from && start < next.start)
      // "I'm not. Which rice can she eat?"
      if (asks && (found || mark.id !== 'not' || r.breaks.has(asks.start))) break
      let joined = !found || (!next.listed && next.start === from) || leadsToOr(from, nouns, or)
      let ended = false
      for (let i = from; i < next.start; i++) {
        if (found && (ends.has(i) || (r.breaks.has(i) && !or.has(i)))) ended = true
        if (!found && r.breaks.has(i) && (i > mark.end || !isMarked(mark) || isNothing)) ended = true
        if (found && (or.has(i) || and.has(i))) joined = true
      }
      const listedOn = found && joined && (or.has(next.start - 1) || leadsToOr(from, nouns, or))
      if (r.breaks.has(next.start) && !listedOn) ended = true
      if (ended || !joined) break
      take(next)
      for (const same of nouns) if (same.start === next.start) take(same)
      from = Math.max(...nouns.filter(({ start }) => start === next.start).map(({ end }) => end))
      reach = STEP
      if (walked.has(from)) break
      walked.add(from)
    }
  }
  for (const tail of tailsIn(r)) {
    const before = nounBefore(r, nouns, { ...tail, id: 'not' })
    if (before) for (const same of nouns) if (same.start === before.start) take(same)
  }
  if (r.lang === 'en')
    for (const noun of nouns) if (r.words[noun.end] === 'free' && !costless(r, noun)) take(noun)
  return excluded
}
