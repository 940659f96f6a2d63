import type { Avoided, Eater } from '../../../../lib/chat/talk.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { GROUPS } from '../allergy.ts'
import type { Hit } from '../phrases.ts'
import { fold } from '../text/fold.ts'
import type { Allergen } from '../words/shape.ts'
import { deniedUntil, namesAnother, toldInstead, turnsToOthers } from './borne/denied-but.ts'
import { tastesIn } from './borne/disliked.ts'
import { deniesDiet } from './borne/eats-meat.ts'
import { clauseAt, withListed } from './listed.ts'
import { type Diet, type End, isIn, type What } from './lists.ts'
import type { Mark } from './people.ts'
import type { Plain, Said } from './plain.ts'
import { meansPerson } from './whom/by-need.ts'
import { type Role, rolesIn } from './whom/companions.ts'
import { isNothingElse } from './whose.ts'

const keyOf = ({ id }: Hit): string => id.slice(id.indexOf(':') + 1)
export const allergensOf = (hit: Hit): readonly Allergen[] =>
  hit.id.startsWith('allergen:')
    ? [keyOf(hit) as Allergen]
    : hit.id.startsWith('group:')
      ? (GROUPS[keyOf(hit)] ?? [])
      : []
const DIETS = ['vegan', 'vegetarian', 'pregnant'] as const
export const dietOf = ({ id }: Hit): Diet | null => DIETS.find((diet) => id === `concept:${diet}`) ?? null

const isConcept = (hit: Hit, ...concepts: string[]): boolean =>
  concepts.some((concept) => hit.id === `concept:${concept}`)

/** Left out as a taste as often as for health: "rice without seafood" alone is no allergy. */
const TASTES: ReadonlySet<Allergen> = new Set<Allergen>(['pescado', 'crustaceos', 'moluscos', 'apio'])

export const of = ({ marks }: Said, ...wanted: Mark[]): readonly Hit[] =>
  marks.filter(({ id }) => wanted.some((mark) => mark === id))

const PRONOUNS: ReadonlySet<string> = new Set(['he', 'she', 'they'])
/** Whoever is named, or speaks. */
const TELLS: ReadonlySet<string> = new Set(['companion', 'child', 'self'])
/** One of two that were named: "two kids, one without milk". */
const ONE_OF_THEM = /^(?:un[aeo]?|otr[oa]|one|other|une|autre|eine[rs]?|andere[rs]?|altr[oa])$/
const PERSON: readonly Mark[] = ['child', 'companion', 'he', 'she', 'they', 'self']

/** Which companion each word for one means. */
export const rolesOf = (said: Said, before: readonly Avoided[]): ReadonlyMap<number, Role> =>
  rolesIn(said.r, of(said, 'companion'), before)

/** A pronoun is whoever was spoken of: the child, else the companion. */
function eaterOf(said: Said, { id, start }: Hit, before: readonly Avoided[], others: readonly Hit[]): Eater {
  if (id === 'self') return 'guest'
  if (id === 'child') return id
  if (id === 'companion') return rolesOf(said, before).get(start)?.who ?? id
  const named = others.find((hit) => hit.id === 'child' || hit.id === 'companion')
  if (named)
    return named.id === 'child' ? 'child' : (rolesOf(said, before).get(named.start)?.who ?? 'companion')
  return before.some(({ who }) => who === 'child') ? 'child' : 'companion'
}

/** Who a word for somebody means. */
export const eaterAt = (said: Said, hit: Hit, before: readonly Avoided[]): Eater =>
  eaterOf(said, hit, before, of(said, 'child', 'companion'))

/** Whom a word at `at` is said of: the nearest person before it, else the one after, else the guest. "My" is no person. */
export function whoAt(said: Said, at: number, before: readonly Avoided[]): Eater {
  const people = of(said, ...PERSON)
  const others = people.filter(({ id }) => id !== 'self')
  const near = people.filter(({ start }) => start <= at).toSorted((a, b) => b.start - a.start)[0]
  // "Allergic to shellfish, my wife to nuts": who has another one in a clause of their own has not this.
  const hasOther = ({ start }: Hit): boolean =>
    clauseAt(said.r, start) > clauseAt(said.r, at) &&
    said.r.hits.some(
      (hit) =>
        allergensOf(hit).length > 0 &&
        hit.start > start &&
        clauseAt(said.r, hit.start) === clauseAt(said.r, start),
    )
  const after = others.find((hit) => hit.start > at && !hasOther(hit))
  const nearest = near?.id === 'self' && others.length > 0 && !isSubject(said, near) ? others[0] : near
  const person = nearest ?? after
  return person ? eaterOf(said, person, before, others) : 'guest'
}

/** Who is denied to have it: the person of the verb itself, before anybody named beside it ("no soy celíaco yo, es ella"). */
export const whoDenied = (said: Said, mark: Hit, before: readonly Avoided[]): Eater =>
  of(said, 'self').some((hit) => hit.start >= mark.start && hit.start < mark.end && isSubject(said, hit))
    ? 'guest'
    : whoAt(said, mark.start, before)

/** "Sono vegani i ravioli?": they are, where what follows is of several. */
const isOfThings = (words: readonly string[], at: number): boolean =>
  words[at] === 'sono' && /an[ei]$/.test(words[at + 1] ?? '')

/** "I am", "soy": not the "my" of "my son". */
const isSubject = (said: Said, hit: Hit): boolean =>
  said.labels.includes(hit) ||
  (!isOfThings(said.r.words, hit.start) &&
    !/^(my|mi|mis|mon|ma|mes|mein|meine|meinem|meiner|mia|mio|miei|mie|me|mir|mi|nos|us|uns|ci)$/.test(
      said.r.words[hit.start] ?? '',
    ))

/** The marker that says of an allergen that it is asked for, not avoided. */
export const ASKS = ['contains', 'inside', 'within'] as const
const AVOIDS = ['allergy', 'cannot', 'severe'] as const

/** "Nuts in that? I am allergic": the noun stands alone, and is no dish. */
const bare = ({ hits }: Plain): readonly Hit[] =>
  hits.filter(
    (hit) =>
      allergensOf(hit).length > 0 &&
      !hits.some(({ id, start }) => id.startsWith('kind:') && start === hit.start),
  )

const IT = /^(?:eso|esto|ello|esos|esas|ca|cela|davon|questo|quello)$/
/** "Soya he can't", "soja no puede", "il latte non lo reggo": said behind the food, at the end of its clause. */
const CANNOT: Record<Locale, RegExp> = {
  es: /^no (?:pued(?:o|e|en)|l[ao]s? (?:soport|toler|aguant|digier)(?:o|a|e|an|en))\b/,
  en: /^(?:he|she|they|i) (?:can t|cannot|cant)\b/,
  fr: /^(?:c est (?:mort|interdit)(?: pour (?:moi|lui|elle|nous))?|(?:il|elle|je|j) (?:ne )?(?:p(?:eut|eux)|l(?:e|a|es)? (?:support|toler|diger)(?:e|es)) pas)\b/,
  de: /^(?:kann|darf) (?:er|sie|ich) nicht\b/,
  it: /^non (?:puo|posso|possono|l[oaie] (?:regg|sopport|toller|digerisc)(?:o|e|a))\b/,
}
function isDeniedBehind({ end }: Hit, { words, breaks, lang }: Plain): boolean {
  const match = CANNOT[lang].exec(words.slice(end, end + 5).join(' '))
  const last = match ? end + match[0].split(' ').length : -1
  return last > 0 && (last >= words.length || breaks.has(last))
}

/** Behind a question: whom it is asked for. */
const FOR_SOMEBODY: Record<Locale, RegExp> = {
  es: /\bes para (?:mi|el|la|un|una) |[?.,;] ?(?:es )?para (?:mi|el|la) (?:hij|nin|peque|nen|bebe|marido|mujer|madre|padre|novi|amig|herman)/,
  en: /[?.,;] ?(?:it s |its |asking )?for (?:my|our|the|a) (?:\w+ )?(?:son|daughter|kid|little|lad|boy|girl|wife|husband|mum|dad|friend|mate|gf|bf|partner|sister|brother)/,
  fr: /[?.,;] ?(?:c est )?pour (?:mon|ma|mes|notre) /,
  de: /[?.,;] ?(?:ist |das ist )?fur (?:mein|unser)\w* /,
  it: /[?.,;] ?(?:e )?per (?:mio|mia|il mio|la mia|nostr\w) /,
}
const isForSomebody = ({ line, lang }: Plain): boolean => FOR_SOMEBODY[lang].test(fold(line))

/** The words that say what somebody avoids; what is only asked of a dish, or not liked, is none. */
export function avoidedHits(said: Said): readonly Hit[] {
  const tastes = tastesIn(said.r)
  const stated = statedHits(said)
  const troubling = said.r.hits.filter((hit) => isTrouble(said.r, hit) && !stated.includes(hit))
  return [...stated, ...troubling].filter(
    (hit) => !tastes.has(hit.start) && !isAgain(said, hit, said.r.talk.avoid),
  )
}

/** "It's the sulphites that are the problem", where it is spoken of what somebody does not bear. */
const TROUBLE =
  /\b(?:the|el|le|das|il|mi|my|mein|mon|mio|su|his|her|son|sein|ihr|suo) (?:real |wahre |vero |vrai |verdadero )?problem(?:a|e)?\b/
const isOfIllness = (r: Said['r']): boolean =>
  r.talk.avoid.length > 0 || r.has('allergy', 'cannot') || r.talk.frame?.act === 'allergens'
function isTrouble(r: Said['r'], hit: Hit): boolean {
  if (allergensOf(hit).length === 0 || !isOfIllness(r)) return false
  const clause = clauseAt(r, hit.start)
  return TROUBLE.test(r.words.filter((_, at) => clauseAt(r, at) === clause).join(' '))
}

function statedHits({ r, marks: people }: Said): readonly Hit[] {
  const denied = r.hits.filter((hit) => allergensOf(hit).length > 0 && isDeniedBehind(hit, r))
  const without = r.hits.filter((hit) => isConcept(hit, 'without'))
  // "Milk I can't stand, and without fish": both.
  const isLeftOut = (hit: Hit): boolean =>
    allergensOf(hit).length > 0 && without.some(({ end }) => end === hit.start)
  if (denied.length > 0) return r.hits.filter((hit) => denied.includes(hit) || isLeftOut(hit))
  const own = r.hits.filter((hit) => allergensOf(hit).some((key) => r.allergens.includes(key)))
  // "Some fish with nothing of that in it": what is avoided was told before, and it is not the fish.
  const marks = r.hits.filter((hit) => isConcept(hit, ...AVOIDS) && !IT.test(r.words[hit.end] ?? ''))
  if (own.length === 0 && r.allergens.length === 0 && r.has('allergy', 'cannot')) return bare(r)
  const asks = r.hits.filter((hit) => isConcept(hit, ...ASKS))
  const others = people.some(({ id }) => id === 'child' || id === 'companion')
  // "And with my boyfriend it's nuts", where it is known what the guest avoids.
  const isTheirs = (start: number): boolean =>
    r.talk.avoid.length > 0 &&
    people.some(
      ({ id, end }) => (id === 'child' || id === 'companion') && end <= start && start - end <= COPULA_REACH,
    ) &&
    COPULA[r.lang].test(r.words.slice(Math.max(0, start - 3), start).join(' '))
  // "My mother: no milk. Me: a lupin allergy", "two kids, one without milk".
  const isTold = ({ start }: Hit): boolean =>
    without.some(
      (no) =>
        start >= no.start &&
        start - no.end <= 1 &&
        (people.some(({ id, end }) => TELLS.has(id) && end <= no.start && no.start - end <= 2) ||
          (others && ONE_OF_THEM.test(r.words[no.start - 1] ?? ''))),
    ) || isTheirs(start)
  const told = others && asks.length === 0 ? own.filter(isTold) : []
  if (marks.length === 0 && told.length > 0) return told
  if (marks.length === 0) {
    // "Is one of them without mustard?" asks of what was named.
    if (r.marks.some(({ id }) => id === 'those')) return []
    // "Do the croquettes have milk? For my little one": who asks it for somebody means that they must not.
    if ((asks.length > 0 || r.has('have', 'copula')) && r.targets.items.length > 0 && isForSomebody(r))
      return own
    const free = r.has('without') && asks.length === 0 && !r.targets.named && !r.has('copula', 'price')
    // "Without prawns, not even traces": of a mere taste nobody fears traces.
    const isTaste = (hit: Hit): boolean =>
      !(r.has('trace') && isLeftOut(hit)) && allergensOf(hit).some((key) => TASTES.has(key))
    return free ? own.filter((hit) => !isTaste(hit)) : []
  }
  const clauses = withListed(r, new Set(marks.map(({ start }) => clauseAt(r, start))), own, people)
  const here = own.filter((hit) => clauses.has(clauseAt(r, hit.start)) || isTold(hit))
  const said = here.length > 0 ? here : own
  // "Hay un alérgico al apio": what is asked for stands right behind it, and no allergy between them.
  const isAsked = ({ start }: Hit): boolean =>
    asks.some(
      (ask) =>
        ask.start < start &&
        start - ask.end <= 3 &&
        !marks.some((mark) => mark.start >= ask.start && mark.start < start),
    )
  const stated = said.filter((hit) => !isAsked(hit))
  return stated.length > 0 ? stated : said
}

const COPULA_REACH = 4
/** "It's the nuts", right before them. */
const COPULA: Record<Locale, RegExp> = {
  es: /\b(?:es|son|lo suyo es) (?:el|la|los|las|con (?:el|la|los|las))$/,
  en: /\b(?:it s|its|is it|it is|s)(?: the)?$/,
  fr: /\bc est (?:le|la|les|l)$/,
  de: /\b(?:sind s|ist s|sind es|ist es|isses|sinds)(?: (?:die|der|das))?$/,
  it: /\b(?:e|sono) (?:il|la|lo|le|i|gli|l)$/,
}

/** "He says no, he is not allergic to anything": of the only one of whom it was told. */
function ownerOfDenial(said: Said, mark: Hit, before: readonly Avoided[]): Eater {
  const denied = whoDenied(said, mark, before)
  const [only, more] = before
  return denied === 'guest' && only && !more && of(said, 'self').length === 0 ? only.who : denied
}

/** "Not to molluscs, just nuts and egg": what is said instead of what is denied, and of whom. */
export function statedInstead(said: Said, before: readonly Avoided[]): readonly Avoided[] {
  return of(said, 'isNot').flatMap((mark): Avoided[] => {
    const condition = of(said, 'condition').find(
      ({ start, end }) => end > mark.start && start - mark.end <= 2,
    )
    if (!condition || isNothingElse(said.r, mark)) return []
    const allergens = toldInstead(said, condition).flatMap(allergensOf)
    return allergens.length > 0 ? [{ who: ownerOfDenial(said, mark, before), allergens, diets: [] }] : []
  })
}

/** What is to be forgotten: "before I forget, the mussels?" forgets nothing. */
const BEFORE = /\b(?:before|antes|avant|bevor|ehe|prima)\b/
const forgets = (said: Said): readonly Hit[] =>
  of(said, 'forget').filter(
    ({ start }) => !BEFORE.test(said.r.words.slice(Math.max(0, start - 5), start).join(' ')),
  )
const isOver = (said: Said): boolean => forgets(said).length > 0 || of(said, 'gone', 'isNot').length > 0

/** "Der kommt doch nicht mit": an article that stands for a person. */
function pronounBefore({ r }: Said, { start }: Hit): Hit | null {
  const word = r.lang === 'de' ? (r.words[start - 1] ?? '') : ''
  if (!/^(?:der|die)$/.test(word)) return null
  return { id: word === 'der' ? 'he' : 'she', start: start - 1, end: start, letters: 3, loose: false }
}

const WAS = /\b(?:was|era|etait|war)\b/

export function endedBy(said: Said, before: readonly Avoided[]): readonly End[] {
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
    const people = of(said, 'child', 'companion', 'he', 'she', 'they')
    const person =
      people.filter(({ start }) => start < mark.end).at(-1) ??
      people.find(({ start }) => start - mark.end <= 1) ??
      pronounBefore(said, mark)
    return person ? [{ who: eaterAt(said, person, before), what: null }] : []
  })
  const forgotten = forgets(said).flatMap((mark): End[] => {
    const found = after(mark, 6)
    const [person] = of(said, 'child', 'companion')
    if (found.length > 0) return [{ who: null, what: whatOf(found) }]
    const condition = of(said, 'condition').some(({ start }) => start >= mark.end)
    if (!condition && !person) return []
    const eater = person ? eaterOf(said, person, before, [person]) : null
    // "Forget the allergy, it was my mother's", of what was told as one's own.
    const isOwn = WAS.test(r.words.join(' ')) && !before.some(({ who }) => who === eater)
    return [{ who: isOwn ? null : eater, what: null }]
  })
  const denied = of(said, 'isNot').flatMap((mark): End[] => {
    if (isNothingElse(r, mark)) return []
    const conditions = of(said, 'condition')
    const condition = conditions.find(({ start, end }) => end > mark.start && start - mark.end <= 2)
    if (!condition) return []
    const until = deniedUntil(said, condition, conditions)
    // "No egg either, he is not allergic": said of what stands before it, where nothing stands behind.
    const behind = after(mark, 5).filter(({ start }) => start < until)
    const found = behind.length > 0 ? behind : hits.filter(({ end }) => end <= mark.start)
    // A denial ends what it names, and everything only where it names nothing.
    if (found.length === 0 && (turnsToOthers(said, condition) || namesAnother(r, mark, condition))) return []
    return [{ who: ownerOfDenial(said, mark, before), what: found.length > 0 ? whatOf(found) : null }]
  })
  return [...gone, ...forgotten, ...denied]
}

export const FOR_ME = /\b(?:for me|para mi|pour moi|fur mich|per me)\b/

/** "I am not pregnant". */
const isDenied = (said: Said, { start }: Hit): boolean =>
  [...of(said, 'isNot'), ...forgets(said)].some((mark) => mark.end <= start && start - mark.end <= 2)

/** "I am a strict vegan": who says so has it, whatever is asked beside it. */
const I_AM =
  /\b(?:i m|im|i am|we re|we are|soy|somos|je suis|suis|on est|nous sommes|ich bin|bin|wir sind|siamo|sono)(?: (?:an?|un[ao]?|une|eine?|strict|strictly|both|all|also|auch|beide|alle|tambien|todos|todas|aussi|toutes?|tous|anche|entrambi|totally|completely|mostly))*$/
/** "Vegan here", at the beginning: "is there anything vegan here?" is only a question. */
const HERE = /^(?:por )?(?:here|aqui|aca|hier|ici|qui|qua)\b/
/** "I cannot eat", right before "meat or fish". */
const I_EAT_NO =
  /\b(?:no (?:puedo|podemos) (?:comer|tomar)|no (?:como|comemos)|(?:i|we) (?:can t|cant|cannot|can not|don t|dont|do not|may not)(?: eat| have)?(?: (?:any))?|(?:je ne (?:peux|mange)|(?:nous ne|on ne) (?:pouvons|peut|mangeons|mange))(?: pas)?(?: manger)?|(?:ich|wir) (?:darf|durfen|kann|konnen|esse|essen)|non (?:posso|possiamo) mangiare|non (?:mangio|mangiamo))$/
const isOwnDiet = ({ words, hits }: Said['r'], { start, end }: Hit): boolean => {
  const greeted = Math.max(0, ...hits.flatMap((hit) => (hit.id === 'concept:greet' ? [hit.end] : [])))
  return (
    (I_AM.test(words.slice(0, start).join(' ')) && !isOfThings(words, start - 1)) ||
    I_EAT_NO.test(words.slice(0, start).join(' ')) ||
    (start <= greeted && HERE.test(words.slice(end, end + 2).join(' ')))
  )
}

/** "One is vegan. What can the vegan eat?": who has it is meant, and nobody new. */
function isAgain({ r }: Said, hit: Hit, before: readonly Avoided[]): boolean {
  const diet = dietOf(hit)
  const isKnown = before.some((one) =>
    diet ? one.diets.includes(diet) : allergensOf(hit).every((key) => one.allergens.includes(key)),
  )
  const isSaid = r.hits.some(({ id, start }) => id === hit.id && start < hit.start)
  return (isKnown || isSaid) && meansPerson(r, hit)
}

/** A diet is somebody's when somebody is spoken of: "have you anything vegan?" is only a question. */
export function saidDiets(said: Said, before: readonly Avoided[]): Avoided[] {
  const { r } = said
  const named = of(said, ...PERSON).filter((hit) => hit.id !== 'self' || isSubject(said, hit))
  // "Il est végan, celui-là ?": a dish is a "he" too.
  const points = r.marks.some(({ id }) => id === 'that') && named.every(({ id }) => PRONOUNS.has(id))
  const people = points ? [] : named
  return r.hits.flatMap((hit): Avoided[] => {
    const diet = dietOf(hit)
    if (diet === 'pregnant') {
      // "We are having a baby": the child is not the one.
      const who = whoAt({ ...said, marks: said.marks.filter(({ id }) => id !== 'child') }, hit.start, before)
      return isDenied(said, hit) ? [] : [{ who, allergens: [], diets: [diet] }]
    }
    if (!diet || !isIn(r.diets, diet) || deniesDiet(r) || isAgain(said, hit, before)) return []
    const near = people.some(({ start }) => start <= hit.start && hit.start - start <= 6)
    const forMe = FOR_ME.test(r.words.join(' '))
    const isOwn = isOwnDiet(r, hit) && !isDenied(said, hit)
    const stated = forMe || isOwn || (people.length > 0 && near && !r.has('have', 'price'))
    return stated || people.some(({ id }) => id === 'child' || id === 'companion')
      ? [{ who: whoAt(said, hit.start, before), allergens: [], diets: [diet] }]
      : []
  })
}
