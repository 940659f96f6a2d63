import { ajuste, type Casa } from '../judge/house.ts'
import { horarioDe } from '../judge/house-keys.ts'
import {
  ACTS,
  type AllergenOf,
  CARE,
  FIELDS,
  type Field,
  KINDS,
  type Many,
  many,
  type Said,
  STEPS,
  type Talk,
} from './case.ts'
import { breaks } from './facts.ts'

const KEYS =
  'act names namesAny notNames only atLeast says notSays allergen avoid care slots step keeps clarifies link'.split(
    ' ',
  )
const ONLY = 'is section maxCents minCents free diet type in notIn'.split(' ')
const NOW = /^20\d\d-\d\d-\d\dT\d\d:\d\d:00\+0[12]:00$/
const SHAPES: { [F in Field]?: RegExp } = {
  date: /^\d{4}-\d\d-\d\d$/,
  time: /^\d\d:\d\d$/,
  guests: /^\d+$/,
  seating: /^(?:indoor|outdoor)$/,
  phone: /^\+\d{6,15}$/,
}

const unknown = (what: string, given: readonly unknown[], known: readonly unknown[]): string[] =>
  given.filter((one) => !known.includes(one)).map((one) => `unknown ${what} ${String(one)}`)
const none = (key: string, values: readonly unknown[]): readonly unknown[] => (key === '' ? [] : values)
const all = <T>(...lists: (Many<T> | undefined)[]): T[] => lists.flatMap((list) => [...many(list)])

/** Keys, slugs and values that no judge understands. */
function shapeFaults(house: Casa, { say, expect = {} }: Said): string[] {
  const { only, slots = {}, care } = expect
  const allergens = house.filas.alergenos.map(({ clave }) => clave)
  const of: readonly AllergenOf[] = many(expect.allergen)
  const { platos, bebidas, vinos } = house.filas
  const slugs = [...platos, ...bebidas, ...vinos].map(({ slug }) => slug)
  const step = 'step' in expect ? (expect.step === null ? [null] : many(expect.step)) : []
  return [
    ...(typeof say === 'string' && say.trim() ? [] : ['nothing is said']),
    ...unknown('key', Object.keys(expect), KEYS),
    ...unknown('key of only', Object.keys(only ?? {}), ONLY),
    ...unknown('act', many(expect.act), ACTS),
    ...unknown('care', none(care ?? '', [care]), CARE),
    ...unknown('slot', Object.keys(slots), FIELDS),
    ...unknown('step', step, STEPS),
    ...unknown(
      'slug',
      all(
        expect.names,
        expect.namesAny,
        expect.notNames,
        only?.in,
        only?.notIn,
        of.map(({ item }) => item),
      ),
      slugs,
    ),
    ...unknown(
      'allergen',
      all(
        expect.avoid,
        only?.free,
        of.map(({ allergen }) => allergen),
      ),
      allergens,
    ),
    ...unknown(
      'section',
      many(only?.section),
      house.filas.categorias.map(({ slug }) => slug),
    ),
    ...unknown(
      'type of wine',
      many(only?.type),
      house.filas.vinos.map(({ estilo }) => estilo),
    ),
    ...FIELDS.filter(
      (field) => slots[field] != null && SHAPES[field]?.test(String(slots[field])) === false,
    ).map((field) => `${field} cannot be ${slots[field]}`),
  ]
}

/** What the rows contradict: names that are no right answer, more than there is, a day or a time that cannot be. */
function rowFaults(house: Casa, now: string, { expect = {} }: Said): string[] {
  const { only, atLeast = 0, slots = {} } = expect
  const excluded = many(expect.notNames)
  const right = house.cosas.filter((thing) => !only || breaks(house, only, thing) === null)
  const named = house.cosas.filter(({ slug }) => many(expect.names).includes(slug))
  const some = many(expect.namesAny)
  const possible = right.filter(({ slug }) => !excluded.includes(slug))
  const { comida, cena, cerrados } = horarioDe(house)
  const date = typeof slots.date === 'string' ? slots.date : null
  const weekday = date ? ((new Date(date).getUTCDay() + 6) % 7) + 1 : 0
  const closures = (ajuste(house.filas, 'cierres') ?? []) as { desde: string; hasta: string }[]
  return [
    ...named.filter((thing) => !possible.includes(thing)).map(({ slug }) => `${slug} is wanted and excluded`),
    ...(some.length > 0 && !possible.some(({ slug }) => some.includes(slug))
      ? ['none of namesAny is right']
      : []),
    ...(possible.length < atLeast ? [`only ${possible.length} of at least ${atLeast} are right`] : []),
    ...(date && (date < now.slice(0, 10) || cerrados.includes(weekday)) ? [`${date} cannot be booked`] : []),
    ...(closures.some(({ desde, hasta }) => date && desde <= date && date <= hasta)
      ? [`${date} is closed`]
      : []),
    ...(slots.time && ![...comida.todas, ...cena.todas].includes(String(slots.time))
      ? [`no table at ${slots.time}`]
      : []),
  ]
}

/** Faults in the writing of a conversation, each with its turn. */
export function talkFaults(house: Casa, talk: Talk): string[] {
  const at = (turn: number, list: readonly string[]): string[] =>
    list.map((fault) => `${talk.id} turn ${turn}: ${fault}`)
  return [
    ...at(0, NOW.test(talk.now) ? [] : [`now is ${talk.now}`]),
    ...at(0, unknown('language', [talk.lang], ['es', 'en', 'fr', 'de', 'it'])),
    ...at(0, [...unknown('kind', talk.kinds, KINDS), ...(talk.kinds.length > 0 ? [] : ['no kind'])]),
    ...at(0, talk.turns.length >= 3 && talk.turns.length <= 12 ? [] : [`${talk.turns.length} turns`]),
    ...talk.turns.flatMap((turn, i) =>
      at(i + 1, [...shapeFaults(house, turn), ...rowFaults(house, talk.now, turn)]),
    ),
  ]
}
