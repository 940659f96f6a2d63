import { ALLERGENS, type Avoided, type Eater } from '../../../../lib/chat/talk.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { caresAfter } from '../care/follow.ts'
import type { Hit } from '../phrases.ts'
import { fold } from '../text/fold.ts'
import type { Allergen, Concept } from '../words/shape.ts'
import { amendedBy, NOT_AMENDED } from './amended.ts'
import { asksForMyself, isForAll } from './borne/eats-all.ts'
import { isAlone } from './borne/fine.ts'
import { labelledIn } from './labelled.ts'
import { type Diet, difference, together, type What, without } from './lists.ts'
import { peopleIn, personsIn } from './people.ts'
import type { Plain, Said } from './plain.ts'
import {
  ASKS,
  allergensOf,
  avoidedHits,
  dietOf,
  endedBy,
  FOR_ME,
  of,
  rolesOf,
  saidDiets,
  statedInstead,
  whoAt,
  whoDenied,
} from './stated.ts'
import { asksToEat } from './to-eat.ts'
import { askedFor } from './whom/asked-for.ts'
import { meansPerson } from './whom/by-need.ts'
import { countedBeside, withRelations } from './whom/companions.ts'
import {
  deniedIn,
  eatsFreely,
  isForGuest,
  isForThem,
  isNothingElse,
  othersHints,
  ownHints,
  saysWhose,
} from './whose.ts'

const NO_PORK = /^(?:topic|matter):(?:halal|kosher)$/
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
  /** Asked for one of them alone: what others avoid is told of each thing, and leaves nothing out. */
  only: Eater | null
  /** Says that what is avoided is somebody else's, and asks for nothing of it. */
  whose: boolean
  /** What the message denies of somebody, and says of nobody: "I am not allergic to fish". */
  denied: What
  denies: boolean
  /** Asks by the rules of a faith that eats no pork. */
  noPork: boolean
  /** Puts right what was avoided, and names nothing that is wished for. */
  amends: boolean
}
const ofGuest = (all: readonly Avoided[]): readonly Avoided[] => all.filter(({ who }) => who === 'guest')

/** "For him with the fish allergy": of whoever has it already, where nobody says that it is their own. */
function knownEater(said: Said, hit: Hit, before: readonly Avoided[]): Eater | null {
  if (of(said, 'self', 'child', 'companion').length > 0) return null
  const has = (one: Avoided): boolean => allergensOf(hit).every((key) => one.allergens.includes(key))
  const [eater, more] = before.filter(has)
  return eater && !more ? eater.who : null
}

const TO_THAT: Record<Locale, RegExp> = {
  es: /\b(?:alergic\w+|intolerante) a (?:eso|ello)\b/,
  en: /\b(?:allergic to|hives from|rash from|reacts? to|ill from|sick from|(?:can t|cant) have) (?:it|that|those|them|these)\b/,
  fr: /\by (?:est|suis|sont|sommes) (?:tres )?(?:allergique|intolerant)\w*\b|\ballergique a (?:ca|cela)\b/,
  de: /\b(?:dagegen|darauf)(?: \w+){0,2} allergisch\b|\ballergisch (?:dagegen|darauf)\b/,
  it: /\b(?:ne|ci) e (?:allergic|intollerant)\w+\b|\ballergic\w+ a (?:quello|questo|cio)\b/,
}
/** "He is allergic", and not to what. */
const BARELY: Record<Locale, RegExp> = {
  es: /\b(?:alergic[oa]s?|intolerantes?)\b(?! (?:al?|de)\b)/,
  en: /\b(?:allergic|intolerant)\b(?! (?:to|2|against)\b)/,
  fr: /\b(?:allergiques?|intolerante?s?)\b(?! (?:a|au|aux|d)\b)/,
  de: /(?<!\b(?:gegen|auf|dagegen|darauf)\b.*)\ballergisch\b(?! (?:gegen|auf|zu)\b)/,
  it: /\b(?:allergic[oah]\w*|intollerant[ei])\b(?! (?:a|al|alla|allo|ai|agli|alle|di)\b)/,
}
/** "My daughter is allergic to that", "hes allergic", behind a question of an allergen: to what was asked. */
function toThatOf(said: Said, before: readonly Avoided[]): readonly Avoided[] {
  const { r } = said
  const line = r.words.join(' ')
  const isTold = TO_THAT[r.lang].test(line)
  const [ill] = r.hits.filter(({ id }) => id === 'concept:allergy' || (isTold && id === 'concept:cannot'))
  const barely = BARELY[r.lang].test(fold(r.line)) && of(said, 'self', 'child', 'companion').length > 0
  if (!ill || !(barely || isTold)) return []
  const { ask = [], exclude = [] } = r.talk.frame ?? {}
  const asked = [...ask, ...exclude].flatMap((key) => (key.startsWith('allergen:') ? [key.slice(9)] : []))
  // "I am allergic to egg", "my husband is allergic": to what, was not said.
  const known = isTold ? [] : before.flatMap((one) => one.allergens)
  const allergens = ALLERGENS.filter((key) => asked.includes(key) && !known.includes(key))
  return allergens.length > 0 ? [{ who: whoAt(said, ill.start, before), allergens, diets: [] }] : []
}

/** Reads what is avoided from a message. It only ends what the guest ends. */
function avoidanceOf(r: Plain): Avoidance {
  const persons = personsIn(r)
  const people = [...persons, ...countedBeside(r, persons)]
  const labels = labelledIn(r, people)
  const said = {
    r,
    labels,
    marks: [...people.filter(({ start }) => !labels.some((label) => label.start === start)), ...labels],
  }
  const before = r.talk.avoid
  const denied = deniedIn(r, of(said, 'isNot'), of(said, 'condition'))
  const instead = statedInstead(said, before)
  const amended = instead.length > 0 ? NOT_AMENDED : amendedBy(said, before, denied)
  const ends = [...endedBy(said, before), ...amended.ends]
  const kept = without(before, ends)
  const gone = difference(before, kept)
  const ended = {
    allergens: [...new Set(gone.flatMap(({ allergens }) => allergens))],
    diets: [...new Set(gone.flatMap(({ diets }) => diets))],
  }
  const over = new Set<string>([...ended.allergens, ...ended.diets])
  const statedHits =
    ends.length > 0 && over.size > 0 ? [] : avoidedHits(said).filter((hit) => !denied.includes(hit))
  const stated = statedHits.map(
    (hit): Avoided => ({
      who: knownEater(said, hit, before) ?? whoAt(said, hit.start, before),
      allergens: allergensOf(hit),
      diets: [],
    }),
  )
  const toThat = stated.length === 0 && ends.length === 0 ? toThatOf(said, before) : []
  const diets = ends.length > 0 && over.size > 0 ? [] : saidDiets(said, before)
  const all = withRelations(
    together([...kept, ...stated, ...instead, ...toThat, ...diets, ...amended.stated]),
    rolesOf(said, before),
  )
  const hints = ownHints(r.hints, all)
  const hinted: Avoided = {
    who: 'guest',
    allergens: hints.avoidGluten ? ['gluten'] : [],
    diets: hints.diets.map((diet) => (diet === 'vegano' ? ('vegan' as const) : ('vegetarian' as const))),
  }
  const noted = difference(all, kept).filter(({ who }) => who !== 'guest')
  const fresh = stated.length + diets.length === 0
  const isNew = difference(all, kept).flatMap((one): string[] => [...one.allergens, ...one.diets])
  const statedAt = r.hits
    .filter(
      (hit) =>
        !meansPerson(r, hit) &&
        (allergensOf(hit).some((key) => isNew.includes(key)) || isNew.includes(dietOf(hit) ?? '')),
    )
    .map(({ start }) => start)
  const others = before.some(({ who }) => who !== 'guest')
  const denials = of(said, 'isNot').filter(
    (mark) =>
      !isNothingElse(r, mark) &&
      of(said, 'condition').some(({ start, end }) => end > mark.start && start - mark.end <= 2),
  )
  const notMine = denials.some((mark) => whoDenied(said, mark, before) === 'guest')
  // "My husband is not pregnant, he would like a cocktail."
  const spoken = { ...r, people: said.marks, conditions: of(said, 'condition') }
  const known = (who: string): boolean => all.some((one) => one.who === who)
  const notTheirs =
    isForGuest(spoken) &&
    !of(said, 'child', 'companion').some(({ id }) => known(id)) &&
    denials.some((mark) => {
      const who = whoDenied(said, mark, before)
      return who !== 'guest' && !known(who)
    })
  const whose = others && fresh && (saysWhose(spoken) || (notMine && isForGuest(spoken)))
  return {
    avoid: all,
    all: together([...all, hinted]),
    ended: over.size > 0 ? ended : NOTHING,
    noted,
    only:
      others && (isAlone(r) || whose || (fresh && eatsFreely(r, of(said, 'eatsAll'))))
        ? 'guest'
        : askedFor(said, all, statedAt),
    whose,
    denies: denials.length > 0 && stated.length === 0,
    noPork:
      r.hits.some(({ id }) => NO_PORK.test(id)) ||
      (r.talk.frame?.ask.some((key) => NO_PORK.test(key)) ?? false),
    amends: amended.stated.length > 0 && !amended.asks,
    denied: {
      allergens:
        denials.length > 0 && (stated.length === 0 || instead.length > 0) ? denied.flatMap(allergensOf) : [],
      diets: denials.length > 0 ? denied.flatMap((hit) => dietOf(hit) ?? []) : [],
    },
    eatsAll:
      fresh &&
      ((notTheirs && !asksForMyself(r)) ||
        (isForThem(spoken, known) &&
          ofGuest(all).some(({ diets }) => diets.includes('pregnant')) &&
          !asksForMyself(r)) ||
        isForAll({ ...r, hints }, of(said, 'eatsAll'), (at) => whoAt(said, at, all), all)),
  }
}

/** "I have no allergies, me": nothing is avoided by it, and nothing that was told ends. */
const NONE =
  /\b(?:no|without|any|zero|sin|ningun\w*|cero|nada de|pas d|aucune?|sans|keine?|ohne|null|niente|nessun\w*|senza) al+ergi\w+/
const saysNone = ({ words, hits }: Plain): boolean =>
  NONE.test(words.join(' ')) && !hits.some((hit) => allergensOf(hit).length > 0)

export const endsSomething = ({ ended }: Avoidance): boolean =>
  ended.allergens.length + ended.diets.length > 0

/** A dish, or what is avoided no more. */
const isAmended = (hit: Hit, { allergens }: What): boolean =>
  hit.id.startsWith('kind:') || allergensOf(hit).some((key) => allergens.includes(key))

const MEAT = /^(?:meat|steak|beef|lamb|pork|chicken|ham|duck|rabbit|turkey)$/
/** The guest's own diet is no other's; an allergy of theirs counts for what is shared. */
const ownsNothingElse = (own: readonly Avoided[]): boolean =>
  own.length > 0 && own.every(({ allergens }) => allergens.length === 0)
const isMeatless = ({ diets }: Avoided): boolean => diets.includes('vegan') || diets.includes('vegetarian')
const speaksOfAnother = ({ words, lang }: Plain): boolean =>
  peopleIn(words, lang).some(({ id }) => id === 'companion' || id === 'child')
/** "And meat for me?", of whom alone it was not said. */
const isMine = (r: Plain, avoid: readonly Avoided[]): boolean =>
  (asksForMyself(r) || FOR_ME.test(r.words.join(' '))) && !ofGuest(avoid).some(isMeatless)
/** "My wife is vegetarian, and I want meat": the meat is not for her. */
const wantsMeat = (r: Plain, { noted, avoid }: Avoidance): boolean =>
  (noted.some(isMeatless) || (avoid.some(isMeatless) && (speaksOfAnother(r) || isMine(r, avoid)))) &&
  r.targets.kinds.some((kind) => MEAT.test(String(kind))) &&
  !r.has('without', 'cannot', 'contains', 'inside', 'within') &&
  !r.marks.some(({ id }) => id === 'not' || id === 'dislike')

/** The message with what is avoided in mind: what the guest ended is asked no more, what stands alone is avoided. */
export function minded<T extends Plain>(r: T): T & { avoidance: Avoidance } {
  const avoidance = avoidanceOf(r)
  const { ended, avoid } = avoidance
  const stated = avoid.flatMap(({ allergens }) => allergens)
  const before = new Set(r.talk.avoid.flatMap(({ allergens }) => allergens))
  const fresh = r.allergens.length === 0 || avoidance.amends ? stated.filter((key) => !before.has(key)) : []
  // "I am vegetarian, my husband is allergic. What can he eat?"
  const { only } = avoidance
  const isOthers = (what: 'allergens' | 'diets', key: Allergen | Diet): boolean => {
    const has = (own: boolean): boolean =>
      avoidance.all.some((one) => (one.who === only) === own && one[what].some((known) => known === key))
    return only !== null && has(false) && !has(true) && (!r.has(...ASKS) || asksToEat(r))
  }
  const ownIllness = r.allergens.length === 0 || !r.allergens.every((key) => isOthers('allergens', key))
  // "Forget the gluten" orders nothing.
  const { denied } = avoidance
  const unsaid = new Set<Concept>([
    ...(endsSomething(avoidance) ? (['inject'] as const) : []),
    ...(avoidance.whose ||
    (avoidance.denies && avoid.length === 0) ||
    (endsSomething(avoidance) && r.allergens.length === 0) ||
    saysNone(r) ||
    !ownIllness
      ? (['allergy'] as const)
      : []),
    ...denied.diets,
  ])
  const has: Plain['has'] =
    unsaid.size > 0 ? (...concepts) => r.has(...concepts.filter((concept) => !unsaid.has(concept))) : r.has
  const own = ofGuest(avoid)
  const meaty = wantsMeat(r, avoidance)
  const isTheirs = (what: 'allergens' | 'diets', key: Allergen | Diet): boolean =>
    avoidance.whose &&
    avoid.some((one) => one[what].some((known) => known === key)) &&
    !own.some((one) => one[what].some((known) => known === key)) &&
    !r.has(...ASKS)
  // "Sorry, to shellfish": what is put right is no dish that is asked for.
  const nothing = avoidance.amends ? { items: [], wines: [], kinds: [] } : {}
  return {
    ...r,
    ...(avoidance.amends ? { hits: r.hits.filter((hit) => !isAmended(hit, ended)) } : {}),
    targets: { ...r.targets, ...nothing },
    has,
    hints: avoidance.eatsAll
      ? { ...r.hints, diets: [], avoidGluten: false }
      : avoidance.only === 'guest'
        ? ownHints(r.hints, avoid)
        : avoidance.only
          ? othersHints(r.hints, avoid, avoidance.only)
          : r.hints,
    cares: caresAfter(r),
    allergens: [...r.allergens, ...fresh].filter(
      (key) =>
        !ended.allergens.includes(key) &&
        !isTheirs('allergens', key) &&
        !isOthers('allergens', key) &&
        !(denied.allergens.includes(key) && !stated.includes(key) && !r.has(...ASKS)),
    ),
    diets: r.diets.filter(
      (diet) => !meaty && !ended.diets.includes(diet) && !isTheirs('diets', diet) && !isOthers('diets', diet),
    ),
    talk: { ...r.talk, avoid: without(r.talk.avoid, [{ who: null, what: ended }]) },
    avoidance: meaty ? { ...avoidance, only: 'guest', eatsAll: ownsNothingElse(own) } : avoidance,
  }
}
