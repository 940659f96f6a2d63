import type { Avoided } from '../../../lib/chat/talk.ts'
import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts'
import { stateOf } from './answers/state.ts'
import { fitsDiet, untold } from './avoid/states.ts'
import { pageOf } from './care/form-link.ts'
import { urlOf } from './composer.ts'
import type { Claim, Draft, Link } from './draft.ts'
import { EMERGENCY, type Fact, gramsOf, measureFact, type Part, shareOf, sumOf } from './facts.ts'
import { dateIn, euros, listed } from './format.ts'
import { withoutYes } from './matters/apart.ts'
import { perBottleIn, perPersonIn } from './matters/sum.ts'
import type { Menu } from './menu.ts'
import { tokens } from './text/fold.ts'
import { LEXICONS } from './text/lexicon.ts'
import { TEXTS } from './texts.ts'

const vocabulary = (lang: Locale): ReadonlySet<string> => {
  const words = (node: unknown): string[] =>
    typeof node === 'string'
      ? tokens(node.replace(/\{\w+\}/g, ' '))
      : typeof node === 'object' && node !== null
        ? Object.values(node).flatMap(words)
        : []
  return new Set([
    ...words(TEXTS[lang]),
    ...['and', 'or'].flatMap((by) => tokens(listed(['i', 'o', 'i'], lang, by === 'or' ? 'or' : 'and'))),
    'y',
    'o',
    'd',
  ])
}
const VOCABULARY: Record<Locale, ReadonlySet<string>> = {
  es: vocabulary('es'),
  en: vocabulary('en'),
  fr: vocabulary('fr'),
  de: vocabulary('de'),
  it: vocabulary('it'),
}

const LINKS: readonly Link[] = [
  'carta',
  'vinos',
  'reservar',
  'contacto',
  'filosofia',
  'galeria',
  'perfil',
  'privacidad',
  'terminos',
  'mapa',
  'llamar',
  'correo',
  'whatsapp',
  'instagram',
  'tripadvisor',
]

const written = new WeakMap<Menu, Map<Locale, Set<string>>>()

function textsOf(menu: Menu, lang: Locale): ReadonlySet<string> {
  const known = written.get(menu) ?? new Map<Locale, Set<string>>()
  written.set(menu, known)
  const found = known.get(lang)
  if (found) return found
  const all = new Set<string>()
  const add = (text: string | null | undefined): void => {
    if (text) all.add(text)
  }
  for (const item of menu.items) {
    add(item.descriptions.get(lang))
    for (const one of item.ingredients.get(lang) ?? []) add(one)
    if (lang === 'es' && item.wine) {
      const { denominacion, region, pais, bodega, anada } = item.wine
      for (const text of [denominacion, region, pais, bodega, anada?.toString()]) add(text)
    }
  }
  for (const { names } of menu.sections) add(names.get(lang))
  for (const setting of menu.settings.values()) add(setting.get(lang))
  for (const { reasons } of menu.specials) add(reasons.get(lang))
  for (const { question, answer } of menu.faqs.values())
    for (const text of [question, answer]) add(text.get(lang))
  for (const { title, subtitle, body } of menu.philosophy)
    for (const text of [title, subtitle, body]) add(text.get(lang))
  for (const text of menu.place.values()) add(text.get(lang))
  for (const { names, descriptions } of menu.zones)
    for (const text of [names, descriptions]) add(text.get(lang))
  for (const pairs of menu.pairs.values()) for (const { reason } of pairs) add(reason.get(lang))
  const own = lang === 'es' ? menu.contact : menu.contact?.traducciones[lang]
  const about = own?.descripcion_restaurante
  if (typeof about === 'string') add(about)
  known.set(lang, all)
  return all
}

const timesOf = (menu: Menu): ReadonlySet<string> =>
  new Set([
    ...menu.hours.lunch,
    ...menu.hours.dinner,
    ...menu.hours.kitchen,
    ...menu.hours.week.flatMap(({ horas }) => horas ?? []),
    ...menu.specials.flatMap(({ comida, cena }) => [...(comida ?? []), ...(cena ?? [])]),
  ])

/** Whole sentences of one text of the house, or the text behind the yes that opens it. */
const isPartOfOne = (value: string, texts: ReadonlySet<string>, lang: Locale): boolean =>
  /[.!?]$/.test(value) &&
  [...texts].some((text) => {
    const at = text.indexOf(value)
    return at === 0 || (at > 0 && (/[.!?]\s$/.test(text.slice(0, at)) || withoutYes(text, lang) === value))
  })

const isTimes = (count: number): boolean => Number.isInteger(count) && count > 0 && count < 1000

const isPriced = ({ item, cents, times, grams }: Part): boolean =>
  isTimes(times) &&
  item.prices.some((price) => price.cents === cents && (!grams || gramsOf(price.formato) === grams.per))

function stands({ value, from }: Fact, menu: Menu, lang: Locale): boolean {
  switch (from.of) {
    case 'name':
      return (
        menu.bySlug.get(`${from.item.kind}:${from.item.slug}`) === from.item &&
        value === (from.item.names.get(lang) ?? from.item.nombre)
      )
    case 'price':
      return from.item.prices.some(({ cents }) => cents === from.cents) && value === euros(from.cents, lang)
    case 'sum':
      return value === euros(sumOf(from.parts), lang) && from.parts.every(isPriced)
    case 'share':
      return (
        value === euros(shareOf(from.parts, from.by), lang) && isTimes(from.by) && from.parts.every(isPriced)
      )
    case 'heads':
      return (
        value === euros(from.cents * from.count, lang) &&
        isTimes(from.count) &&
        textsOf(menu, from.said.lang).has(from.said.value) &&
        [perPersonIn(from.said.value), perBottleIn(from.said.value)].includes(from.cents)
      )
    case 'times':
      return isTimes(from.count) && value === String(from.count)
    case 'text':
      return (
        (from.said.lang === lang || from.said.lang === 'es') &&
        (textsOf(menu, from.said.lang).has(value) ||
          isPartOfOne(value, textsOf(menu, from.said.lang), from.said.lang))
      )
    case 'time':
      return timesOf(menu).has(from.time)
    case 'date':
      return value === dateIn(from.date, lang)
    case 'weekday':
      return [TEXTS[lang].Horario.dias, TEXTS[lang].Horario.cada].some((days) => days[from.day - 1] === value)
    case 'allergen':
      return menu.allergens.has(from.key)
    case 'count':
      return (
        value === String(from.count) &&
        (from.count === menu.allergens.size ||
          from.count === menu.guests.min ||
          from.count === menu.guests.max ||
          from.count === menu.courtesy ||
          menu.items.some(({ prices }) =>
            prices.some(({ formato, minimo }) => minimo === from.count || formato === `${from.count}g`),
          ))
      )
    case 'contact':
      return menu.contact?.[from.field] === value
    case 'measure':
      return measureFact(from.item, from.field, lang)?.text === value
    case 'emergency':
      return value === EMERGENCY
    case 'label':
      return Object.values(LEXICONS[lang].kinds).some(({ label }) => label === from.label)
  }
}

/** A claim may be weaker than the row, never stronger. */
function holds({ item, allergen, state }: Claim): boolean {
  const actual = stateOf(item, allergen)
  return actual === state || (state === 'notListed' && actual === 'free')
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Keeps the words before and after a taken value apart, and cannot be part of one. */
const TAKEN = ' \u0000 '

/** The longest value first: "le lundi" must not break "lundi 23 novembre 2026". */
function ownWords(message: string, facts: readonly Fact[]): string {
  const values = [...new Set(facts.map(({ value }) => value))]
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
  return values.reduce(
    (rest, value) =>
      rest.replace(new RegExp(`(?<![\\p{L}\\d])${literally(value)}(?![\\p{L}\\d])`, 'giu'), TAKEN),
    message,
  )
}

/** Facts, claims and links must be in the rows, other words in our texts; what is named has its state for `avoid`. Returns the first fault or null. */
export function faultIn(
  draft: Draft,
  menu: Menu,
  lang: Locale,
  avoid: readonly Avoided[] = [],
): string | null {
  if (!draft.message.trim()) return 'empty'
  const wrong = draft.facts.find((fact) => !stands(fact, menu, lang))
  if (wrong) return `fact:${wrong.from.of}`
  if (!draft.claims.every(holds)) return 'claim'
  if (!draft.diets.every(({ item, diet, fits }) => fits === fitsDiet(item, diet))) return 'diet'
  const named = [...new Set(draft.facts.flatMap(({ from }) => (from.of === 'name' ? [from.item] : [])))]
  const left = untold(named, draft, avoid, menu)
  if (left.allergens.length + left.diets.length > 0) return 'avoid'
  const own = ownWords(draft.message, draft.facts)
  if (/[\d€{}]/.test(own)) return 'number'
  const foreign = tokens(own).find((word) => !VOCABULARY[lang].has(word))
  if (foreign) return 'word'
  const allowed = new Set(LOCALES.flatMap((locale) => LINKS.map((link) => urlOf(link, menu, locale))))
  const contact = new Set(LOCALES.map((locale) => urlOf('contacto', menu, locale)))
  return draft.suggestions.every(
    ({ url, text }) => (allowed.has(url) || contact.has(pageOf(url))) && text !== '',
  )
    ? null
    : 'link'
}
