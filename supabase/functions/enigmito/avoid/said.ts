import type { Avoided, Eater } from '../../../../lib/chat/talk.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { GROUPS } from '../allergy.ts'
import { caresAfter, type Telling } from '../care/follow.ts'
import type { Hints } from '../hints.ts'
import type { Hit } from '../phrases.ts'
import type { Allergen, Concept } from '../words/shape.ts'
import { asksForMyself, isForAll } from './eats-all.ts'
import { isAlone } from './fine.ts'
import { type Diet, difference, type End, isIn, together, type What, without } from './lists.ts'
import { isPerson, type Mark, peopleIn } from './people.ts'
import { deniedIn, eatsFreely, isForGuest, ownHints, saysWhose } from './whose.ts'

const NOTHING: What = { allergens: [], diets: [] }

/** What is avoided from this message on, what the guest ended with it, and what is new of others than the guest. */
export type Avoidance = {
  /** What was said of it, kept for the next turns. */
  avoid: readonly Avoided[]
  /** The same, with the stored hints. */
  all: readonly Avoided[]
  ended: What
  noted: readonly Avoided[]
  /** Who asks, or is asked for, eats everything: nothing is left out, and each state is told all the same. */
  eatsAll: boolean
  /** Asked for the guest alone: what others avoid is told of each thing, and leaves nothing out. */
  alone: boolean
  /** Says that what is avoided is somebody else's, and asks for nothing of it. */
  whose: boolean
  /** What the message denies of somebody, and says of nobody: "I am not allergic to fish". */
  denied: What
  denies: boolean
}
/** What a message says before it is known what is avoided. */
export type Plain = Telling & {
  lang: Locale
  hits: readonly Hit[]
  marks: readonly { id: string }[]
  breaks: ReadonlySet<number>
  words: readonly string[]
  /** Foods that the guests say they eat themselves. */
  eaten: readonly Hit[]
  allergens: readonly Allergen[]
  diets: readonly ('vegan' | 'vegetarian')[]
  hints: Hints
}

const keyOf = ({ id }: Hit): string => id.slice(id.indexOf(':') + 1)
const allergensOf = (hit: Hit): readonly Allergen[] =>
  hit.id.startsWith('allergen:')
    ? [keyOf(hit) as Allergen]
    : hit.id.startsWith('group:')
      ? (GROUPS[keyOf(hit)] ?? [])
      : []
const DIETS = ['vegan', 'vegetarian', 'pregnant'] as const
const dietOf = ({ id }: Hit): Diet | null => DIETS.find((diet) => id === `concept:${diet}`) ?? null

const isConcept = (hit: Hit, ...concepts: string[]): boolean =>
  concepts.some((concept) => hit.id === `concept:${concept}`)

/** Left out as a taste as often as for health: "rice without seafood" alone is no allergy. */
const TASTES: ReadonlySet<Allergen> = new Set<Allergen>(['pescado', 'crustaceos', 'moluscos', 'apio'])

type Said = { r: Plain; marks: readonly Hit[] }
const of = ({ marks }: Said, ...wanted: Mark[]): readonly Hit[] =>
  marks.filter(({ id }) => wanted.some((mark) => mark === id))

const PERSON: readonly Mark[] = ['child', 'companion', 'he', 'she', 'they', 'self']

/** A pronoun is whoever was spoken of: the child, else the companion. */
function eaterOf({ id }: Hit, before: readonly Avoided[], others: readonly Hit[]): Eater {
  if (id === 'self') return 'guest'
  if (id === 'child' || id === 'companion') return id
  const named = others.find((hit) => hit.id === 'child' || hit.id === 'companion')
  if (named) return named.id === 'child' ? 'child' : 'companion'
  return before.some(({ who }) => who === 'child') ? 'child' : 'companion'
}

/** Whom a word at `at` is said of: the nearest person before it, else the one after, else the guest. "My" is no person. */
function whoAt(said: Said, at: number, before: readonly Avoided[]): Eater {
  const people = of(said, ...PERSON)
  const others = people.filter(({ id }) => id !== 'self')
  const near = people.filter(({ start }) => start <= at).toSorted((a, b) => b.start - a.start)[0]
  const after = others.find(({ start }) => start > at)
  const nearest = near?.id === 'self' && others.length > 0 && !isSubject(said, near) ? others[0] : near
  const person = nearest ?? after
  return person ? eaterOf(person, before, others) : 'guest'
}

/** "I am", "soy": not the "my" of "my son". */
const isSubject = (said: Said, { start }: Hit): boolean =>
  !/^(my|mi|mis|mon|ma|mes|mein|meine|meinem|meiner|mia|mio|miei|mie|me|mir|mi|nos|us|uns|ci)$/.test(
    said.r.words[start] ?? '',
  )

/** The marker that says of an allergen that it is asked for, not avoided. */
const ASKS = ['contains', 'inside', 'within'] as const
const AVOIDS = ['allergy', 'cannot', 'severe'] as const

/** The words from one comma to the next. */
function clauseOf({ breaks }: Plain, at: number): number {
  return [...breaks].filter((start) => start <= at).length
}

/** "Nuts in that? I am allergic": the noun stands alone, and is no dish. */
const bare = ({ hits }: Plain): readonly Hit[] =>
  hits.filter(
    (hit) =>
      allergensOf(hit).length > 0 &&
      !hits.some(({ id, start }) => id.startsWith('kind:') && start === hit.start),
  )

/** The words that say what somebody avoids; what is only asked of a dish is none. */
function avoidedHits({ r }: Said): readonly Hit[] {
  const own = r.hits.filter((hit) => allergensOf(hit).some((key) => r.allergens.includes(key)))
  const marks = r.hits.filter((hit) => isConcept(hit, ...AVOIDS))
  if (own.length === 0 && r.allergens.length === 0 && r.has('allergy')) return bare(r)
  const asks = r.hits.filter((hit) => isConcept(hit, ...ASKS))
  if (marks.length === 0) {
    // "Is one of them without mustard?" asks of what was named.
    if (r.marks.some(({ id }) => id === 'those')) return []
    const free = r.has('without') && asks.length === 0 && !r.targets.named && !r.has('copula', 'price')
    return free ? own.filter((hit) => !allergensOf(hit).some((key) => TASTES.has(key))) : []
  }
  const clauses = new Set(marks.map(({ start }) => clauseOf(r, start)))
  const here = own.filter(({ start }) => clauses.has(clauseOf(r, start)))
  const said = here.length > 0 ? here : own
  const stated = said.filter(({ start }) => !asks.some((ask) => ask.start < start && start - ask.end <= 3))
  return stated.length > 0 ? stated : said
}

const isOver = (said: Said): boolean => of(said, 'forget', 'gone', 'isNot').length > 0

function endedBy(said: Said, before: readonly Avoided[]): readonly End[] {
  const { r } = said
  if (before.length === 0 || !isOver(said) || of(said, 'just').length > 0) return []
  const hits = r.hits.filter((hit) => allergensOf(hit).length > 0 || dietOf(hit))
  const after = (mark: Hit, reach: number): readonly Hit[] =>
    hits.filter(({ end, start }) => end > mark.start && start - mark.end <= reach)
  const whatOf = (found: readonly Hit[]): What => ({
    allergens: found.flatMap(allergensOf),
    diets: found.flatMap((hit) => dietOf(hit) ?? []),
  })
  const gone = of(said, 'gone').flatMap((mark): End[] => {
    const person = of(said, 'child', 'companion', 'he', 'she', 'they')
      .filter(({ start }) => start < mark.end)
      .at(-1)
    return person ? [{ who: eaterOf(person, before, of(said, 'child', 'companion')), what: null }] : []
  })
  const forgotten = of(said, 'forget').flatMap((mark): End[] => {
    const found = after(mark, 6)
    const [person] = of(said, 'child', 'companion')
    if (found.length > 0) return [{ who: null, what: whatOf(found) }]
    const condition = of(said, 'condition').some(({ start }) => start >= mark.end)
    return condition || person ? [{ who: person ? eaterOf(person, before, [person]) : null, what: null }] : []
  })
  const denied = of(said, 'isNot').flatMap((mark): End[] => {
    const [condition] = of(said, 'condition').filter(
      ({ start, end }) => end > mark.start && start - mark.end <= 2,
    )
    if (!condition) return []
    const found = after(mark, 5)
    const who = whoAt(said, mark.start, before)
    return [{ who, what: found.length > 0 ? whatOf(found) : null }]
  })
  return [...gone, ...forgotten, ...denied]
}

const FOR_ME = /\b(?:for me|para mi|pour moi|fur mich|per me)\b/

/** "I am not pregnant". */
const isDenied = (said: Said, { start }: Hit): boolean =>
  of(said, 'isNot', 'forget').some((mark) => mark.end <= start && start - mark.end <= 2)

/** A diet is somebody's when somebody is spoken of: "have you anything vegan?" is only a question. */
function saidDiets(said: Said, before: readonly Avoided[]): Avoided[] {
  const { r } = said
  const people = of(said, ...PERSON).filter((hit) => hit.id !== 'self' || isSubject(said, hit))
  return r.hits.flatMap((hit): Avoided[] => {
    const diet = dietOf(hit)
    if (diet === 'pregnant') {
      // "We are having a baby": the child is not the one.
      const who = whoAt({ ...said, marks: said.marks.filter(({ id }) => id !== 'child') }, hit.start, before)
      return isDenied(said, hit) ? [] : [{ who, allergens: [], diets: [diet] }]
    }
    if (!diet || !isIn(r.diets, diet)) return []
    const near = people.some(({ start }) => start <= hit.start && hit.start - start <= 6)
    const forMe = FOR_ME.test(r.words.join(' '))
    const stated = forMe || (people.length > 0 && near && !r.has('have', 'price'))
    return stated || people.some(({ id }) => id === 'child' || id === 'companion')
      ? [{ who: whoAt(said, hit.start, before), allergens: [], diets: [diet] }]
      : []
  })
}

/** Reads what is avoided from a message. It only ends what the guest ends. */
function avoidanceOf(r: Plain): Avoidance {
  const said = {
    r,
    marks: peopleIn(r.words, r.lang).filter((hit) => isPerson(hit, r)),
  }
  const before = r.talk.avoid
  const ends = endedBy(said, before)
  const kept = without(before, ends)
  const gone = difference(before, kept)
  const ended = {
    allergens: [...new Set(gone.flatMap(({ allergens }) => allergens))],
    diets: [...new Set(gone.flatMap(({ diets }) => diets))],
  }
  const over = new Set<string>([...ended.allergens, ...ended.diets])
  const denied = deniedIn(r, of(said, 'isNot'), of(said, 'condition'))
  const stated =
    ends.length > 0 && over.size > 0
      ? []
      : avoidedHits(said)
          .filter((hit) => !denied.includes(hit))
          .map((hit): Avoided => ({
            who: whoAt(said, hit.start, before),
            allergens: allergensOf(hit),
            diets: [],
          }))
  const diets = ends.length > 0 && over.size > 0 ? [] : saidDiets(said, before)
  const all = together([...kept, ...stated, ...diets])
  const hints = ownHints(r.hints, all)
  const hinted: Avoided = {
    who: 'guest',
    allergens: hints.avoidGluten ? ['gluten'] : [],
    diets: hints.diets.map((diet) => (diet === 'vegano' ? ('vegan' as const) : ('vegetarian' as const))),
  }
  const noted = difference(all, kept).filter(({ who }) => who !== 'guest')
  const fresh = stated.length + diets.length === 0
  const others = before.some(({ who }) => who !== 'guest')
  const denials = of(said, 'isNot').filter((mark) =>
    of(said, 'condition').some(({ start, end }) => end > mark.start && start - mark.end <= 2),
  )
  const notMine = denials.some((mark) => whoAt(said, mark.start, before) === 'guest')
  // "My husband is not pregnant, he would like a cocktail."
  const notTheirs = denials.some((mark) => {
    const who = whoAt(said, mark.start, before)
    return who !== 'guest' && !all.some((one) => one.who === who)
  })
  const spoken = { ...r, people: said.marks, conditions: of(said, 'condition') }
  const whose = others && fresh && (saysWhose(spoken) || (notMine && isForGuest(spoken)))
  return {
    avoid: all,
    all: together([...all, hinted]),
    ended: over.size > 0 ? ended : NOTHING,
    noted,
    alone: others && (isAlone(r) || whose || (fresh && eatsFreely(r, of(said, 'eatsAll')))),
    whose,
    denies: denials.length > 0 && stated.length === 0,
    denied: {
      allergens: denials.length > 0 && stated.length === 0 ? denied.flatMap(allergensOf) : [],
      diets: denials.length > 0 ? denied.flatMap((hit) => dietOf(hit) ?? []) : [],
    },
    eatsAll:
      fresh &&
      ((notTheirs && !asksForMyself(r)) ||
        isForAll({ ...r, hints }, of(said, 'eatsAll'), (at) => whoAt(said, at, all), all)),
  }
}

export const endsSomething = ({ ended }: Avoidance): boolean =>
  ended.allergens.length + ended.diets.length > 0

/** The message with what is avoided in mind: what the guest ended is asked no more, what stands alone is avoided. */
export function minded<T extends Plain>(r: T): T & { avoidance: Avoidance } {
  const avoidance = avoidanceOf(r)
  const { ended, avoid } = avoidance
  const stated = avoid.flatMap(({ allergens }) => allergens)
  const before = new Set(r.talk.avoid.flatMap(({ allergens }) => allergens))
  const fresh = r.allergens.length === 0 ? stated.filter((key) => !before.has(key)) : []
  // "Forget the gluten" orders nothing.
  const { denied } = avoidance
  const unsaid = new Set<Concept>([
    ...(endsSomething(avoidance) ? (['inject'] as const) : []),
    ...(avoidance.whose || (avoidance.denies && avoid.length === 0) ? (['allergy'] as const) : []),
    ...denied.diets,
  ])
  const has: Plain['has'] =
    unsaid.size > 0 ? (...concepts) => r.has(...concepts.filter((concept) => !unsaid.has(concept))) : r.has
  const own = avoid.filter(({ who }) => who === 'guest')
  const isTheirs = (what: 'allergens' | 'diets', key: Allergen | Diet): boolean =>
    avoidance.whose &&
    avoid.some((one) => one[what].some((known) => known === key)) &&
    !own.some((one) => one[what].some((known) => known === key)) &&
    !r.has(...ASKS)
  return {
    ...r,
    has,
    hints: avoidance.eatsAll
      ? { ...r.hints, diets: [], avoidGluten: false }
      : avoidance.alone
        ? ownHints(r.hints, avoid)
        : r.hints,
    cares: caresAfter(r),
    allergens: [...r.allergens, ...fresh].filter(
      (key) =>
        !ended.allergens.includes(key) &&
        !isTheirs('allergens', key) &&
        !(denied.allergens.includes(key) && !r.has(...ASKS)),
    ),
    diets: r.diets.filter((diet) => !ended.diets.includes(diet) && !isTheirs('diets', diet)),
    talk: { ...r.talk, avoid: without(r.talk.avoid, [{ who: null, what: ended }]) },
    avoidance,
  }
}
