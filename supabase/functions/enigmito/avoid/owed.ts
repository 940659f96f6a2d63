import type { Act, Frame } from '../../../../lib/chat/talk.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { GROUPS } from '../allergy.ts'
import type { Draft } from '../draft.ts'
import type { IntentId } from '../intents/ids.ts'
import type { Kind } from '../kinds.ts'
import { type Item, isSet } from '../menu.ts'
import type { Hit } from '../phrases.ts'
import type { Reading } from '../reading.ts'
import type { Index } from '../search.ts'
import { actOf } from '../talk/acts.ts'
import { refOf } from '../talk/known.ts'
import { ARTICLE } from '../text/article.ts'
import { stems } from '../text/fold.ts'
import { STOP } from '../text/lexicon.ts'
import { nameStems } from '../text/name-stems.ts'
import type { Allergen } from '../words/shape.ts'
import { joinsSeveral, looksAmong, namedHere } from './named-here.ts'

/** What an answer still has to tell: of each of these things, whether it holds these allergens. */
export type Owed = { items: readonly Item[]; allergens: readonly Allergen[] }

/** Whether a thing has it is asked in many ways: "il y a de la moutarde dedans", "elle a de l'œuf". */
const HOLDS = /^concept:(?:contains|inside|within|have)$/

/** How far apart two words of one name stand: "crema de chocolate". */
const REACH = 2
const FEW = 2

/** A word inside the name of a thing asks nothing. */
function isOfName(
  { words }: Reading,
  start: number,
  end: number,
  names: readonly ReadonlySet<string>[],
): boolean {
  const has = (name: ReadonlySet<string>, word: string | undefined): boolean =>
    word !== undefined && stems(word).some((stem) => name.has(stem))
  const beside = [...words.slice(Math.max(0, start - REACH), start), ...words.slice(end, end + REACH)]
  return names.some(
    (name) =>
      words.slice(start, end).some((word) => has(name, word)) &&
      beside.some((word) => !STOP.has(word) && has(name, word)),
  )
}

/** The allergens that a message says in so many words. A food that is a dish too ("fish") is asked for where something holds it. */
function saidIn(r: Reading, items: readonly Item[]): readonly Allergen[] {
  const holds = r.hits.filter(({ id }) => HOLDS.test(id))
  const names = items.map(nameStems)
  return r.hits.flatMap(({ id, start, end }): readonly Allergen[] => {
    const isFood = r.hits.some((hit) => hit.id.startsWith('kind:') && hit.start === start)
    // "Does the octopus have milk?": the word is the dish.
    const isDish = names.some((name) => stems(r.words[start] ?? '').some((stem) => name.has(stem)))
    if (isOfName(r, start, end, names) || (isFood && (isDish || holds.every((hit) => hit.start > start))))
      return []
    if (id.startsWith('allergen:')) return [id.slice('allergen:'.length) as Allergen]
    return id.startsWith('group:') ? (GROUPS[id.slice('group:'.length)] ?? []) : []
  })
}

/** "What would the rice pudding set me back?": an article, and right behind it words that fit one thing alone. */
function definite({ hits, last, targets, words }: Reading, index: Index): readonly Item[] {
  // "For him with the fish allergy" names no fish.
  const isIll = ({ end }: Hit): boolean =>
    hits.some(({ id, start }) => id === 'concept:allergy' && start === end)
  const kinds = hits.filter((hit) => hit.id.startsWith('kind:') && !isIll(hit))
  const keyOf = ({ id }: Hit): Kind => id.slice('kind:'.length) as Kind
  const [first] = kinds.filter(({ start }) => ARTICLE.test(words[start - 1] ?? ''))
  if (!first || targets.wines.length > 0) return []
  // "The whole fish, then", said of the sea bass: the thing in hand.
  if (last && index.kindsOf.get(last)?.includes(keyOf(first))) return []
  // "He loves the fish. What is there on the children's menu?": two wishes, and no thing is named.
  const inOneName = kinds.every((hit, at) => at === 0 || hit.start <= (kinds[at - 1]?.end ?? 0))
  if (targets.items.length === 1 && inOneName && kinds[0] === first) return targets.items
  const only = index.byKind.get(keyOf(first)) ?? []
  return only.length === 1 ? only : []
}

/** Words that stand for a thing. What may be an article too ("la", "le", "den") points at nothing for certain. */
const POINTS: Record<Locale, RegExp> = {
  es: /^(?:lo|ese|esa|eso|este|esta|esto)$/,
  en: /^(?:it|that|this|those|these)$/,
  fr: /^(?:ca|cela|celui|celle|en|dedans)$/,
  de: /^(?:das|des|dit|dat|davon|darin)$/,
  it: /^(?:lo|quello|quella|quel|questo|questa|ne)$/,
}
/** "My father wants just that. He is allergic to soya": what is told with the allergy points at the thing in hand. */
function pointed(r: Reading, act: Act, index: Index): readonly Item[] {
  const { avoidance, talk, targets, last, words, lang } = r
  const known = new Set(talk.avoid.flatMap(({ allergens }) => allergens))
  const isNew = avoidance.all.some(({ allergens }) => allergens.some((key) => !known.has(key)))
  const isElse = targets.named || targets.wines.length + targets.kinds.length > 0 || act === 'pairing'
  if (isElse || r.has('without') || !(isNew || r.allergens.length > 0)) return []
  const points = words.some((word) => POINTS[lang].test(word))
  if (last && !isSet(last)) return isNew && points && last.kind !== 'wine' ? [last] : []
  // "Is that one fine for somebody without nuts?", "el menú lleva?": the set menu among its own dishes.
  const set = (index.byKind.get('kids') ?? []).find(
    (item) => isSet(item) && (item === last || talk.listed.includes(refOf(item))),
  )
  return set && (points || r.has('menu')) ? [set] : []
}

/** "A dessert, not the sorbet": others are wished. */
const WISHES = ['not', 'dislike', 'other', 'something'] as const
const SPARED: ReadonlySet<Act> = new Set<Act>(['care', 'booking', 'book', 'small'])

/**
 * What may harm and is not told: of each thing that the message names, and of the one in hand where it is asked what that
 * holds, the allergens that the message says and those that somebody avoids.
 */
export function owedOf(
  r: Reading,
  intent: IntentId,
  { about, claims, facts }: Pick<Draft, 'about' | 'claims'> & Partial<Pick<Draft, 'facts'>>,
  index: Index,
  { exclude = [], want = [] }: Partial<Pick<Frame, 'exclude' | 'want'>> = {},
): Owed | null {
  const act = actOf(intent)
  if (SPARED.has(act)) return null
  const told = (item: Item, allergen: Allergen): boolean =>
    claims.some((claim) => claim.item === item && claim.allergen === allergen)
  const [only, more] = r.targets.items
  const one = only && !more ? only : about
  const { items } = r.targets
  // "A white wine with milk in it?" names no rice pudding.
  const certain = r.targets.named && items.length <= FEW && intent !== 'allergen_wine' ? items : []
  // "A dessert, but not the sorbet": what is left out is told no state.
  const isOut = (item: Item): boolean =>
    index.kindsOf.get(item)?.some((kind) => exclude.includes(`kind:${kind}`)) ?? false
  // "What is there on the children's menu?": among its dishes, and it is none of them.
  const isAmong = (item: Item): boolean => isSet(item) && r.targets.kinds.includes('kids') && looksAmong(r)
  const meant = [...definite(r, index), ...pointed(r, act, index)]
  const said = [...new Set([...namedHere(r, index), ...certain, ...meant])].filter((item) => !isAmong(item))
  // "Neither in the fideuà nor in the bravas" leaves none of them out.
  const named = said.length > 1 ? said : said.filter((item) => !isOut(item))
  const missing = (items: readonly Item[], allergens: readonly Allergen[]): Owed | null => {
    const left = items.filter((item) => allergens.some((key) => !told(item, key)))
    const due = allergens.filter((key) => left.some((item) => !told(item, key)))
    return left.length > 0 ? { items: left, allergens: [...new Set(due)] } : null
  }
  const holds = r.hits.some(({ id }) => HOLDS.test(id)) && !r.has('without', 'allergy', 'cannot', 'severe')
  // "Y a du lait dans le Arcediana blanc ?": a wine that is named, beside the rice that is called after milk.
  const [wine, other] = r.targets.wines
  const asksInside = r.hits.some(({ id }) => HOLDS.test(id)) && !r.has('without')
  const ofWine = asksInside && wine && !other ? [wine] : []
  const things = [...new Set([holds && one && one.kind !== 'wine' ? one : [], named, ofWine].flat())]
  const avoided = r.avoidance.all.flatMap(({ allergens }) => allergens)
  const asked = act === 'allergens' && joinsSeveral(r) && !r.has('without') ? r.allergens : []
  // "Which red with the lamb?", of whom an allergy is known: the wine is wished for, the dish is eaten.
  const dishes = items.filter(({ kind }) => kind === 'dish')
  const paired = act === 'pairing' && dishes.length === 1 ? dishes : []
  // A wine, and what is not wished, is told no state.
  // "And the goat's cheese salad with it?" asks for no wine in so many words.
  const isPoured = r.styles.length > 0 || r.has('wine', 'glass', 'drink')
  const isWine =
    isPoured || (r.has('pairing') && act !== 'pairing') || (act === 'pairing' && avoided.length === 0)
  const isWish = act === 'list' && (isWine || WISHES.some((mark) => r.marks.some(({ id }) => id === mark)))
  // "Are there nuts in all your desserts?": what is said of an allergen is told of each thing that is listed, whatever was understood.
  const ofListed = (): Owed | null => {
    if (isWine || !LISTS.has(act)) return null
    const listed = (facts ?? []).flatMap(({ from }) =>
      from.of === 'name' && from.item.kind !== 'wine' ? [from.item] : [],
    )
    const things = [...new Set(listed)]
    const isWanted = ({ start }: Hit): boolean =>
      r.hits.some(({ id, start: at }) => at === start && want.includes(id)) ||
      r.eaten.some((one) => one.start === start)
    const hits = r.hits.filter((hit) => !isWanted(hit))
    return things.length > 1 ? missing(things, saidIn({ ...r, hits }, things)) : null
  }
  // "A tart without milk, under 7 euros" wishes for one.
  if (isWish && r.has('without') && named.length < 2 && !meant.some((item) => named.includes(item)))
    return ofListed()
  const sticky = isWine || isWish ? [] : avoided
  const certainly = isWine || r.has('without') ? [] : meant.filter((item) => named.includes(item))
  return (
    missing(things, saidIn(r, things)) ??
    missing(named, [...asked, ...sticky]) ??
    missing(certainly, avoided) ??
    missing(paired, avoided) ??
    ofListed()
  )
}
const LISTS: ReadonlySet<Act> = new Set<Act>(['list', 'item', 'price', 'unknown'])
