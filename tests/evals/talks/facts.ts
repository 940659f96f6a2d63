import { digitsOf } from '../judge/common.ts'
import { fold } from '../judge/fold.ts'
import type { Casa, Thing } from '../judge/house.ts'
import { amounts } from '../judge/money.ts'
import { type Expect, many, type Predicate } from './case.ts'
import { timesIn } from './inventions.ts'
import { namesakes, type Reading } from './reading.ts'
import { claimsOf } from './states.ts'

const IS = { plato: 'dish', vino: 'wine', bebida: 'drink' } as const

/** Why a thing does not satisfy a predicate; null when it does. */
export function breaks(house: Casa, want: Predicate, thing: Thing): string | null {
  const { slug, tipo, precios, alergenos, vino } = thing
  const section = house.filas.categorias.find(({ id }) => id === thing.seccion?.id)?.slug ?? ''
  const cents = precios.map((price) => price.cents)
  const bad = want.free?.find((key) => ['contiene', 'puede_contener'].includes(alergenos.get(key) ?? ''))
  if (want.is && IS[tipo] !== want.is) return `${slug} is no ${want.is}`
  if (want.section && !many(want.section).includes(section)) return `${slug} is not in ${many(want.section)}`
  if (want.maxCents !== undefined && Math.min(...cents) > want.maxCents)
    return `${slug} costs more than ${want.maxCents / 100} €`
  if (want.minCents !== undefined && Math.max(...cents) < want.minCents)
    return `${slug} costs less than ${want.minCents / 100} €`
  if (bad) return `${slug} has ${bad}`
  if (want.diet === 'vegano' && !thing.vegano) return `${slug} is not vegan`
  if (want.diet === 'vegetariano' && !thing.vegano && !thing.vegetariano) return `${slug} is not vegetarian`
  if (want.type && !many(want.type).includes(vino?.estilo ?? '')) return `${slug} is no ${many(want.type)}`
  if (want.in && !want.in.includes(slug)) return `${slug} is not among those asked for`
  return want.notIn?.includes(slug) ? `${slug} is excluded` : null
}

/** Of a dish that a wine is asked for the allergens are told, in a sentence: it is not offered as a wine. */
function isOnlyTold(reading: Reading, { is }: Predicate, thing: Thing): boolean {
  const clauses = reading.clauses.filter(({ things }) => things.includes(thing))
  return (
    is !== undefined &&
    IS[thing.tipo] !== is &&
    clauses.every(({ listed }) => !listed) &&
    claimsOf(reading).some((claim) => claim.thing === thing)
  )
}

/** Faults in what is named: too little, too much, the wrong things. */
export function namedWrong(reading: Reading, expect: Expect): string[] {
  const { house, named, lang } = reading
  const slugs = new Set(named.map(({ slug }) => slug))
  const twins = (thing: Thing): Thing[] => named.filter((other) => namesakes(lang, thing, other))
  const { only } = expect
  const outside = only
    ? named.filter(
        (thing) => twins(thing).every((one) => breaks(house, only, one)) && !isOnlyTold(reading, only, thing),
      )
    : []
  const inside = named.length - outside.length
  const any = many(expect.namesAny)
  const unwanted = many(expect.notNames)
  return [
    ...many(expect.names)
      .filter((slug) => !slugs.has(slug))
      .map((slug) => `does not name ${slug}`),
    ...(any.length > 0 && !any.some((slug) => slugs.has(slug)) ? [`names none of ${any.join(', ')}`] : []),
    ...named
      .filter((thing) => twins(thing).every(({ slug }) => unwanted.includes(slug)))
      .map(({ slug }) => `names ${slug}`),
    ...(only ? outside.map((thing) => `names what was not asked for: ${breaks(house, only, thing)}`) : []),
    ...(inside < (expect.atLeast ?? 0) ? [`names ${inside} of at least ${expect.atLeast}`] : []),
  ]
}

/** Whether an answer says a figure or a word, however it writes it. */
function saysIt({ text, folded, links }: Reading, what: string): boolean {
  const wanted = fold(what)
  const all = [folded, ...links.map(({ text: label, url }) => fold(`${label} ${url}`))]
  const amount = /^(?:€ ?)?(\d+)(?:[.,](\d{1,2}))?(?: ?(?:€|eur\w*))?$/.exec(wanted)
  const digits = digitsOf(wanted)
  if (/^\d{1,2}[:.h]\d\d$/.test(wanted) && timesIn(text).includes(timesIn(wanted)[0] ?? '-')) return true
  if (amount && /[.,€]/.test(wanted)) {
    const cents = Number(amount[1]) * 100 + Number((amount[2] ?? '').padEnd(2, '0') || 0)
    if (amounts(text).some((one) => one.cents === cents)) return true
  }
  if (digits.length >= 6 && /^[\d\s+().-]+$/.test(wanted))
    return all.some((one) => digitsOf(one).includes(digits))
  return all.some((one) => contains(one, wanted))
}

/** A figure or a short word is looked for as a word of its own, anything else anywhere. */
function contains(where: string, what: string): boolean {
  if (what.length > 3 && !/^\d/.test(what)) return where.includes(what)
  const literal = what.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\d])${literal}(?![\\p{L}\\d])`, 'u').test(where)
}

/** Faults in figures, facts and links. */
export function saidWrong(reading: Reading, { says = [], notSays = [], link }: Expect): string[] {
  const { links, text, folded } = reading
  return [
    ...says
      .filter((group) => !group.some((one) => saysIt(reading, one)))
      .map((group) => `does not say ${group.slice(0, 4).join(' / ')}`),
    ...notSays.filter((one) => contains(folded, fold(one))).map((one) => `says ${one}`),
    ...(link && !links.some(({ url }) => url.includes(link)) && !text.includes(link)
      ? [`no link to ${link}`]
      : []),
  ]
}
