import type { Avoided, Eater } from '../../../../../lib/chat/talk.ts'
import { LOCALES, type Locale } from '../../../../../lib/i18n/locales.ts'
import type { Hit } from '../../phrases.ts'
import RELATED from '../words/relations.json' with { type: 'json' }

/** Who a companion may be to the guest. */
const RELATIONS = [
  ...(['mother', 'father', 'sister', 'brother', 'partner', 'friend', 'grandmother'] as const),
  ...(['grandfather', 'inlaw', 'aunt', 'uncle', 'cousin', 'colleague'] as const),
]
type Relation = (typeof RELATIONS)[number]
const isRelation = (as: string | undefined): as is Relation => RELATIONS.some((one) => one === as)
/** A state comes from outside: of who somebody is, only what this list knows is kept. */
export const knownAvoid = (avoid: readonly Avoided[]): readonly Avoided[] =>
  avoid.map(({ as, ...one }) => (isRelation(as) ? { ...one, as } : one))

const WORDS: Record<Locale, ReadonlyMap<string, Relation>> = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    new Map(RELATIONS.flatMap((as) => RELATED[locale][as].map((word) => [word, as] as const))),
  ]),
) as unknown as Record<Locale, ReadonlyMap<string, Relation>>

type Spoken = {
  lang: Locale
  words: readonly string[]
  hits: readonly Hit[]
}
type Companion = Extract<Eater, 'companion' | 'other'>
export type Role = { who: Companion; as: Relation | null }

/** Who is named: "my mother-in-law" is an in-law; null: "one of us". */
const relationOf = ({ lang, words }: Spoken, { start, end }: Hit): Relation | null =>
  WORDS[lang].get(words.slice(start, end).join(' ')) ?? null

/** "One of us is vegan and one is coeliac": behind the first of them, whoever else is counted. */
const ONE_MORE: Record<Locale, readonly [one: RegExp, behind: RegExp]> = {
  es: [/^(?:un|otr)[oa]$/, /^(?:es|con|tiene|no|come|celia\w*|alergic\w*|veg\w*)$/],
  en: [/^(?:one|another|other)$/, /^(?:is|s|with|isn|has|can|cannot|eats|doesn|does)$/],
  fr: [/^(?:une?|autre)$/, /^(?:est|avec|a|ne|n|mange|coeliaque|allergique|veg\w*)$/],
  de: [/^(?:eine[rn]?|andere[rn]?)$/, /^(?:ist|mit|hat|isst|vertragt|kann|darf)$/],
  it: [/^(?:un[oa]|altr[oa])$/, /^(?:e|con|ha|non|mangia|celiac\w*|allergic\w*|veg\w*)$/],
}
/** Companions that are only counted: several of them, or one behind another of whom no more is said. */
export function countedBeside(r: Spoken, people: readonly Hit[]): readonly Hit[] {
  const [first] = people.filter((hit) => hit.id === 'companion' && !relationOf(r, hit))
  const [one, behind] = ONE_MORE[r.lang]
  const counted = r.words.flatMap((word, start) =>
    start >= (first?.end ?? 0) &&
    one.test(word) &&
    behind.test(r.words[start + 1] ?? '') &&
    !people.some((hit) => hit.start <= start && hit.end > start)
      ? [{ id: 'companion', start, end: start + 1, letters: word.length, loose: false }]
      : [],
  )
  return first || counted.length > 1 ? counted : []
}

const NEED = /^(?:allergen|group):|^concept:(?:vegan|vegetarian|pregnant)$/

/**
 * Which of two companions each word for one means, by where it begins: the same relation is the same person, another one is
 * another. Of whom no relation is said ("one of us is vegan and one is coeliac"), it is another where each has a need of their own.
 */
export function rolesIn(
  r: Spoken,
  companions: readonly Hit[],
  before: readonly Avoided[],
): ReadonlyMap<number, Role> {
  const known = new Map<Companion, Relation | null>(
    before.flatMap(({ who, as }) =>
      who === 'companion' || who === 'other' ? [[who, isRelation(as) ? as : null] as const] : [],
    ),
  )
  const said = companions.toSorted((a, b) => a.start - b.start)
  const hasNeed = (at: number): boolean => {
    const [from, to] = [said[at]?.start ?? 0, said[at + 1]?.start ?? r.words.length]
    return r.hits.some(({ id, start }) => NEED.test(id) && start >= from && start < to)
  }
  const roles = new Map<number, Role>()
  for (const [at, hit] of said.entries()) {
    const as = relationOf(r, hit)
    const same = as && [...known].find(([, relation]) => relation === as)?.[0]
    const first = known.get('companion')
    const isAnother =
      known.has('companion') &&
      (as && first ? as !== first : hasNeed(at) && (at > 0 ? hasNeed(at - 1) : as !== null))
    const who = same ?? (isAnother ? 'other' : 'companion')
    if (as || !known.has(who)) known.set(who, as)
    roles.set(hit.start, { who, as })
  }
  return roles
}

/** What is avoided, with who each companion is. */
export const withRelations = (
  avoid: readonly Avoided[],
  roles: ReadonlyMap<number, Role>,
): readonly Avoided[] =>
  avoid.map((one) => {
    const as = one.as ?? [...roles.values()].find((role) => role.who === one.who && role.as)?.as
    return as ? { ...one, as } : one
  })
