import type { Avoided } from '../../../../lib/chat/talk.ts'
import { difference, together } from '../avoid/lists.ts'
import type { Avoidance } from '../avoid/said.ts'
import { type Asked, askedIn } from '../frame/asked.ts'
import { isKind } from '../frame/held.ts'
import type { Key } from '../frame/keys.ts'
import { KINDS } from '../kinds.ts'
import type { Reading } from '../reading.ts'
import type { Index } from '../search.ts'
import { saying } from '../turn/carry.ts'
import type { Turn } from '../turn/turn.ts'
import { type Concept, STYLES } from '../words/shape.ts'
import type { Heard } from './heard.ts'

/** What is avoided, with what a model heard added; what is new of others than the guest is said back. */
function withAvoided(avoidance: Avoidance, added: readonly Avoided[]): Avoidance {
  const fresh = difference(added, avoidance.all)
  if (fresh.length === 0) return avoidance
  return {
    ...avoidance,
    avoid: together([...avoidance.avoid, ...fresh]),
    all: together([...avoidance.all, ...fresh]),
    noted: together([...avoidance.noted, ...fresh.filter(({ who }) => who !== 'guest')]),
    ...{ eatsAll: false, only: null },
  }
}

/** The reading as the rules would have made it of clearer words. What they read of days, party and money stays. */
export function mended(r: Reading, heard: Heard, index: Index, anchored: boolean): Reading {
  const { items, want, day, time, part, guests, avoid } = heard
  const kinds = want.flatMap((key) => (isKind(key.slice(5)) && key.startsWith('kind:') ? [key.slice(5)] : []))
  const ofKinds = kinds.filter(isKind)
  const styles = STYLES.filter((style) => want.includes(`style:${style}`))
  const wines = items.filter(({ kind }) => kind === 'wine')
  const named = items.filter(({ kind }) => kind !== 'wine')
  const allergens = [...new Set([...r.allergens, ...avoid.flatMap((one) => one.allergens)])]
  const isOurs = r.day !== null && !anchored
  const concepts: readonly Concept[] = [
    ...(allergens.length > r.allergens.length ? (['allergy'] as const) : []),
    ...(part ? [part === 'comida' ? ('lunch' as const) : ('dinner' as const)] : []),
  ]
  const own = concepts.length > 0 ? saying(r, ...concepts) : r
  return {
    ...own,
    topics: [],
    matter: null,
    allergens,
    styles: styles.length > 0 ? styles : r.styles,
    targets: {
      ...r.targets,
      items: named.length > 0 ? named : [...new Set(ofKinds.flatMap((kind) => index.byKind.get(kind) ?? []))],
      ...{ wines, named: items.length > 0, kinds: items.length > 0 ? [] : ofKinds, absent: [] },
      ...{ holding: [], akin: false, unknown: [], fromPlace: null, fromGrape: null },
    },
    day: day && !isOurs ? { of: 'date', date: day } : r.day,
    guests: r.guests ?? guests,
    last: items[0] ?? r.last,
    talk: { ...r.talk, time: time ?? r.talk.time },
    avoidance: withAvoided(r.avoidance, avoid),
  }
}

const ofWine = (key: Key): boolean => /^(style|place|grape):/.test(key)

/** The conditions of the turn: a model's wishes, and whatever the rules read beside them as excluded, limited or a diet. */
export function askedBy(r: Reading, heard: Heard, index: Index): Asked {
  const rules = askedIn(r, index)
  const exclude = [...new Set([...rules.exclude, ...heard.exclude])]
  const diets = r.diets.map((diet) => `diet:${diet}`)
  const want = [...new Set([...heard.want, ...diets])].filter((key) => !exclude.includes(key))
  const [kind] = want.flatMap((key) => {
    const word = key.slice('kind:'.length)
    return key.startsWith('kind:') && isKind(word) ? [KINDS[word].of] : []
  })
  return {
    of: want.some(ofWine) ? 'wine' : (kind ?? null),
    ...{ want, exclude },
    max: rules.max ?? heard.max,
    min: rules.min ?? heard.min,
    sort: heard.sort ?? rules.sort,
    out: rules.out,
  }
}

export const turnOf = (r: Reading, asked: Asked): Turn => ({
  r,
  asked,
  pool: null,
  counted: () => [],
  what: null,
})
