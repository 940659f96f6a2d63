import type { Avoided, Eater } from '../../../../lib/chat/talk.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import type { Hints } from '../hints.ts'
import type { Hit } from '../phrases.ts'
import { numberOf } from '../text/numbers.ts'
import { asksThem } from './asks-them.ts'
import { endsThere } from './borne/eats-all.ts'

/** Who speaks, and that they eat: "we eat", "yo como", "moi je mange". */
const EAT: Record<Locale, RegExp> = {
  es: /(?:^|\b(?:yo|pero|que|si|tambien|nosotr[oa]s) )como\b|\bcomemos\b/g,
  en: /\b(?:i|we)(?: (?:do|both|all|two|still|also|just|will|happily))? eat\b/g,
  fr: /\b(?:je|j|on|nous) mange(?:ons)?\b/g,
  de: /\b(?:ich|wir) (?:ess|esse|essen)\b|\besse? ich\b/g,
  it: /\b(?:mangio|mangiamo)\b/g,
}
/** Before it, it is a question, a condition or a denial. */
const NO_STATEMENT =
  /^(?:no|tampoco|nunca|donde|cuando|can|could|should|may|might|do|did|shall|what|which|if|where|when|que|quoi|si|ou|was|kann|konnen|darf|durfen|soll|sollen|wenn|ob|wo|non|nemmeno|neanche|mai|dove|cosa|se|solo|only|nur)$/
/** Behind it, it is a denial, or nothing else is eaten. */
const DENIES =
  /^(?:no|not|kein\w*|nicht|nix|nie|pas|plus|ni|rien|jamais|que|non|nur|only|solo|just|seulement|never|nunca|weder)$/
const REACH = 4
const JOINS = /^(?:y|e|o|u|and|or|n|et|ou|und|oder|ed|la|le|les|el|los|il|lo|de|du|des|di)$/

type Said = { lang: Locale; words: readonly string[]; breaks: ReadonlySet<number>; hits: readonly Hit[] }

const wordAt = (text: string, index: number): number => text.slice(0, index).split(' ').length - 1
const isFood = ({ id }: Hit): boolean => /^(?:kind|allergen|group):/.test(id)
/** "I eat gluten free" says what is avoided: only a food that is named as one is eaten. */
const isEatable = ({ start, end }: Hit, { words, hits }: Pick<Said, 'words' | 'hits'>): boolean =>
  hits.some((hit) => hit.id.startsWith('kind:') && hit.start === start) &&
  !/^(?:free|frei\w*)$/.test(words[end] ?? '') &&
  !hits.some((hit) => hit.id === 'concept:without' && hit.start <= end && hit.end >= start)

/** Where a statement of what the guests themselves eat ends. */
function statements({ lang, words }: Pick<Said, 'lang' | 'words'>): readonly number[] {
  const text = words.join(' ')
  return [...text.matchAll(EAT[lang])].flatMap((match) => {
    const start = wordAt(text, match.index)
    const end = start + match[0].trim().split(' ').length
    const before = words[start - 1] ?? ''
    const own = /^(?:que|si)$/.test(words[start] ?? '')
    const asks = !own && NO_STATEMENT.test(before)
    const denied = words
      .slice(end, end + 2)
      .some((word, at) => DENIES.test(word) && !(at > 0 && word === 'que'))
    return asks || denied ? [] : [end]
  })
}

/** The foods that guests say they eat themselves: neither avoided nor, beside another wish, wished for. */
export function eatenIn(said: Said): readonly Hit[] {
  const foods = said.hits.filter((hit) => isFood(hit) && isEatable(hit, said))
  return statements(said).flatMap((end) => {
    const eaten: Hit[] = []
    for (let at = end; at < end + REACH; ) {
      const here = foods.filter(({ start }) => start === at)
      if (here.length === 0 && !JOINS.test(said.words[at] ?? '')) break
      if (at > end && said.breaks.has(at) && here.length === 0) break
      eaten.push(...here)
      at = Math.max(at + 1, ...here.map((hit) => hit.end))
      if (here.length > 0) end = at
    }
    return eaten
  })
}

/** What is eaten is not avoided, and beside another wish it is not wished for: "we eat fish, just the rice". */
export function isEaten(hit: Hit, eaten: readonly Hit[], hits: readonly Hit[]): boolean {
  if (!eaten.includes(hit)) return false
  return (
    !hit.id.startsWith('kind:') ||
    hits.some((other) => other.id.startsWith('kind:') && !eaten.includes(other))
  )
}

/** Behind these, a "no" that begins is an answer: "no that's for her", "no, the vanilla one". */
const ANSWERS: Record<Locale, RegExp> = {
  es: /^(?:es|era|eso|esto|yo|el|la|los|las|digo|hablo|pregunto|me|ella|nosotr[oa]s|solo|que|si|espera)$/,
  en: /^(?:that|thats|this|its|it|i|im|we|she|he|they|the|not|just|only|wait|sorry|thanks|my)$/,
  fr: /^(?:c|ca|cela|je|j|nous|on|elle|il|elles|ils|le|la|les|mais|attendez|attends|moi|ma|mon|pas)$/,
  de: /^(?:das|ich|wir|sie|er|die|der|ist|nur|warte|mein\w*|doch|nicht)$/,
  it: /^(?:e|era|quello|quella|io|noi|lei|lui|il|la|i|le|ma|aspetta|solo|per|dico|non)$/,
}
const NO = /^(?:no|non|nein|nee|ne|nope|nah)$/

/** What is hummed or said before it: "anzi no, i calamari". */
const HUM =
  /^(?:anzi|espera|wait|attends|warte|aspetta|actually|bueno|h*m+|e+h+m?|u+h+m?|a+h+|o+h+|ok|okay|ay|uf+|tja|puh|beh|boh|bof)$/

const YES = /^(?:si|yes|yeah|oui|ja)$/
const OR = /^(?:o|or|ou|oder)$/

/** The words "no" that deny no noun: the answer to what was said before, and "yes or no". */
function answersNo({ words, lang }: Pick<Said, 'words' | 'lang'>): ReadonlySet<number> {
  const at = HUM.test(words[0] ?? '') ? 1 : 0
  const [first = '', next = ''] = words.slice(at)
  const or = words.flatMap((word, at) =>
    NO.test(word) && OR.test(words[at - 1] ?? '') && YES.test(words[at - 2] ?? '') ? [at] : [],
  )
  const answers = ANSWERS[lang].test(next) || (at > 0 && numberOf(next, lang) > 0)
  return new Set([...(NO.test(first) && answers ? [at] : []), ...or])
}

/** What is found in a message without those of it. */
export function withoutAnswer<T extends { id: string; start: number; end: number }>(
  found: readonly T[],
  said: Pick<Said, 'words' | 'lang'>,
): readonly T[] {
  const answers = answersNo(said)
  return answers.size === 0
    ? found
    : found.filter(
        ({ id, start, end }) =>
          !(/^(?:concept:(?:without|not)|not)$/.test(id) && end - start === 1 && answers.has(start)),
      )
}

/** "We eat meat and fish", "mangio tutto": said of the guests themselves. */
export const eatsFreely = (
  said: Pick<Said, 'lang' | 'words' | 'breaks'> & { eaten: readonly Hit[] },
  all: readonly Hit[],
): boolean =>
  !asksThem(said) &&
  (said.eaten.length > 0 ||
    statements(said).some((end) =>
      all.some(
        (hit) =>
          hit.start < end &&
          hit.end > end - 1 &&
          (endsThere(said.words, said.breaks, hit.end) || BEGINS.test(said.words[hit.end] ?? '')),
      ),
    ))
/** A wish that begins without a comma: "mangio tutto un bel secondo". */
const BEGINS = /^(?:una?|an?|un[eo]|eine?n?|quiero|vorrei|per|pour|fur)$/

/** "The vegan is her", "la alergia la tiene mi hija", "il gluten free è solo per la bimba". */
const IS_OF =
  /^(?:es|era|is|s|was|belongs|est|c|ist|war|hat|betrifft|e|ha|ce|la|lo|tiene|has|only|solo|nur|free|frei)$/
const ARTICLE = /^(?:el|la|los|las|the|le|l|die|der|das|il|lo)$/
const NOT_ME =
  /\b(?:not (?:me|us|mine)|(?:yo|nosotr[oa]s|mi) no|no (?:yo|mi|nosotr[oa]s)|pas (?:moi|nous)|(?:nicht|net) (?:ich|wir|mich|uns)|(?:ich|wir) nicht|non (?:io|noi|me)|(?:io|noi) no)$/
/** Asked of somebody else, or for all. */
const FOR_OTHERS =
  /\b(?:puede|pueden|podemos|(?:she|he|they) can|can (?:she|he|they|we)|(?:elle|il) peut|peut (?:elle|il|on)|(?:kann|darf) (?:sie|er|man)|(?:konnen|durfen) wir|(?:sie|er) (?:kann|darf)|(?:for|para|pour|fur|per) (?:her|him|them|ella|el(?= |$)|ell[oa]s|elle|lui|eux|sie|ihn|lei|loro)|puo|possiamo|both|shar\w+|compart\w+|partag\w+|teilen|condivid\w+|l[oa]s dos|tous les deux|toutes les deux|beide\w*|entramb[ie]|together|junt[oa]s|zusammen|ensemble|insieme)\b/

type Owned = Said & { people: readonly Hit[]; conditions: readonly Hit[] }

/** "I am not coeliac": asked for the guests, not for somebody else or for all. */
export const isForGuest = ({ words }: Pick<Said, 'words'>): boolean => !FOR_OTHERS.test(words.join(' '))

/** "A cocktail for my husband": for somebody of whom nothing is known. */
export const isForThem = (
  { words, people }: Pick<Owned, 'words' | 'people'>,
  known: (who: string) => boolean,
): boolean =>
  !people.some(({ id }) => id === 'child') &&
  people.some(
    ({ id, start }) =>
      (id === 'companion' || id === 'he') &&
      !known('companion') &&
      words.slice(Math.max(0, start - 2), start).some((word) => /^(?:for|para|pour|fur|per)$/.test(word)),
  )

const ELSE = /^(?:mas|else|other|others|autre|autres|sonst|ander\w*|weiter\w*|altro|altri|altre)$/
/** "I am not allergic to anything else": nothing that was said before is taken back. */
export const isNothingElse = ({ words }: Pick<Said, 'words'>, { end }: Hit): boolean =>
  words.slice(end, end + REACH + 1).some((word) => ELSE.test(word))

const TURNS =
  /^(?:pero|sino|but|mais|aber|sondern|ma|bensi|solo|solamente|soltanto|unicamente|only|just|juste|seulement|uniquement|nur|bloss|lediglich)$/
/** "No soy celíaco", "not allergic to eggs": the foods of a denial, up to where its clause turns. */
export function deniedIn(
  { words, breaks, hits }: Pick<Said, 'words' | 'breaks' | 'hits'>,
  denials: readonly Hit[],
  conditions: readonly Hit[],
): readonly Hit[] {
  return denials.flatMap((mark) => {
    const condition = conditions.find(({ start, end }) => end > mark.start && start - mark.end <= 2)
    if (!condition) return []
    let to = condition.end
    while (to < condition.end + REACH && !breaks.has(to) && !TURNS.test(words[to] ?? '')) to++
    return hits.filter(({ start }) => start >= mark.start && start < to)
  })
}

/** Says whose it is what is avoided, and asks for the guests themselves. */
export function saysWhose({ words, breaks, people, conditions }: Owned): boolean {
  if (FOR_OTHERS.test(words.join(' '))) return false
  const others = people.filter(({ id }) => id !== 'self')
  const self = people.some(
    ({ id, start }) =>
      id === 'self' && !/^(?:my|mi|mis|mon|ma|mes|mein\w*|mi[aoe]|miei|me)$/.test(words[start] ?? ''),
  )
  const clauses = [...breaks, words.length].some((at) => NOT_ME.test(words.slice(0, at).join(' ')))
  const theirs = conditions.some(
    ({ start, end }) =>
      ARTICLE.test(words[start - 1] ?? '') &&
      IS_OF.test(words[end] ?? '') &&
      others.some((hit) => hit.start >= end && hit.start - end <= REACH),
  )
  return (theirs && (self || clauses)) || (clauses && others.length > 0 && conditions.length > 0)
}

/** The hints that are the guest's own: what was only said of somebody else came from the same words. */
export function ownHints(hints: Hints, avoid: readonly Avoided[]): Hints {
  const knows = (own: boolean, is: (one: Avoided) => boolean): boolean =>
    avoid.some((one) => (one.who === 'guest') === own && is(one))
  const theirs = (is: (one: Avoided) => boolean): boolean => knows(false, is) && !knows(true, is)
  return {
    ...hints,
    avoidGluten: hints.avoidGluten && !theirs(({ allergens }) => allergens.includes('gluten')),
    diets: hints.diets.filter(
      (diet) => !theirs(({ diets }) => diets.includes(diet === 'vegano' ? 'vegan' : 'vegetarian')),
    ),
  }
}

/** Asked for one of them: the hints without what is known of the others. */
export const othersHints = (hints: Hints, avoid: readonly Avoided[], only: Eater): Hints => ({
  ...hints,
  avoidGluten:
    hints.avoidGluten && !avoid.some(({ who, allergens }) => who !== only && allergens.includes('gluten')),
  diets: hints.diets.filter(
    (diet) =>
      !avoid.some(
        ({ who, diets }) => who !== only && diets.includes(diet === 'vegano' ? 'vegan' : 'vegetarian'),
      ),
  ),
})
