import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts'
import { stateOf } from './answers/allergens.ts'
import { type Claim, type Draft, type Link, urlOf } from './composer.ts'
import type { Fact } from './facts.ts'
import { dateIn, euros, listed } from './format.ts'
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
  for (const { answer } of menu.faqs.values()) add(answer.get(lang))
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
    ...menu.specials.flatMap(({ comida, cena }) => [...(comida ?? []), ...(cena ?? [])]),
  ])

function stands({ value, from }: Fact, menu: Menu, lang: Locale): boolean {
  switch (from.of) {
    case 'name':
      return (
        menu.bySlug.get(`${from.item.kind}:${from.item.slug}`) === from.item &&
        value === (from.item.names.get(lang) ?? from.item.nombre)
      )
    case 'price':
      return from.item.prices.some(({ cents }) => cents === from.cents) && value === euros(from.cents, lang)
    case 'text':
      return (from.said.lang === lang || from.said.lang === 'es') && textsOf(menu, from.said.lang).has(value)
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
          menu.items.some(({ prices }) =>
            prices.some(({ formato, minimo }) => minimo === from.count || formato === `${from.count}g`),
          ))
      )
    case 'contact':
      return menu.contact?.[from.field] === value
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

function ownWords(message: string, facts: readonly Fact[]): string {
  const values = [...new Set(facts.map(({ value }) => value))]
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
  const any = values.map(literally).join('|')
  return values.length === 0
    ? message
    : message.replace(new RegExp(`(?<![\\p{L}\\d])(?:${any})(?![\\p{L}\\d])`, 'giu'), ' ')
}

/** Facts, claims and links must be in the rows, other words in our texts. Returns the first fault or null. */
export function faultIn(draft: Draft, menu: Menu, lang: Locale): string | null {
  if (!draft.message.trim()) return 'empty'
  const wrong = draft.facts.find((fact) => !stands(fact, menu, lang))
  if (wrong) return `fact:${wrong.from.of}`
  if (!draft.claims.every(holds)) return 'claim'
  const own = ownWords(draft.message, draft.facts)
  if (/[\d€{}]/.test(own)) return 'number'
  const foreign = tokens(own).find((word) => !VOCABULARY[lang].has(word))
  if (foreign) return 'word'
  const allowed = new Set(LOCALES.flatMap((locale) => LINKS.map((link) => urlOf(link, menu, locale))))
  return draft.suggestions.every(({ url, text }) => allowed.has(url) && text !== '') ? null : 'link'
}
