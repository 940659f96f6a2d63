import type { Suggestion } from '../../../lib/chat/contract.ts'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { localePath } from '../../../lib/i18n/path.ts'
import { type Fact, fill, type Piece } from './facts.ts'
import type { Item, Menu } from './menu.ts'
import type { Texts } from './texts.ts'
import type { Unanswered } from './unanswered.ts'

/** `notListed`: other allergens are declared, this one is not. */
export type State = 'contains' | 'may' | 'free' | 'notListed' | 'unknown'
export type Claim = { item: Item; allergen: string; state: State }

export type Link =
  | 'carta'
  | 'vinos'
  | 'reservar'
  | 'contacto'
  | 'filosofia'
  | 'galeria'
  | 'perfil'
  | 'privacidad'
  | 'terminos'
  | 'mapa'
  | 'llamar'
  | 'correo'
  | 'whatsapp'
  | 'instagram'
  | 'tripadvisor'

const ROUTES = {
  carta: '/menu',
  vinos: '/wine',
  reservar: '/reservations',
  contacto: '/contact',
  filosofia: '/philosophy',
  galeria: '/gallery',
  perfil: '/profile',
  privacidad: '/privacidad',
  terminos: '/terminos',
} as const satisfies Partial<Record<Link, `/${string}`>>

/** Null when the restaurant has not stored one. */
export function urlOf(link: Link, menu: Menu, lang: Locale): string | null {
  if (link in ROUTES) return localePath(lang, ROUTES[link as keyof typeof ROUTES])
  const contact = menu.contact
  const stored = {
    mapa: contact?.google_maps_url,
    whatsapp: contact?.whatsapp_url,
    instagram: contact?.instagram_url,
    tripadvisor: contact?.tripadvisor_url,
    llamar: contact?.telefono ? `tel:${contact.telefono.replace(/[^+\d]/g, '')}` : null,
    correo: contact?.email ? `mailto:${contact.email}` : null,
  }[link as Exclude<Link, keyof typeof ROUTES>]
  return stored || null
}

export type Composer = {
  readonly lang: Locale
  readonly texts: Texts
  say: (template: string, values?: Record<string, Piece>) => void
  item: (template: string, values?: Record<string, Piece>) => void
  next: () => void
  claim: (claim: Claim) => void
  link: (...links: Link[]) => void
  /** For the log; never the guest's words. */
  note: (note: string) => void
  missing: (what: Unanswered) => void
  about: (item: Item) => void
  done: () => Draft
}

export type Draft = {
  message: string
  suggestions: Suggestion[]
  facts: readonly Fact[]
  claims: readonly Claim[]
  notes: readonly string[]
  about: Item | null
  unanswered: Unanswered | null
}

const MAX_LINKS = 4

function onlyNamed(facts: readonly Fact[]): Item | null {
  const named = new Set(facts.flatMap(({ from }) => (from.of === 'name' ? [from.item] : [])))
  const [only] = named
  return named.size === 1 && only ? only : null
}

export function compose(menu: Menu, lang: Locale, texts: Texts): Composer {
  const paragraphs: string[][] = [[]]
  const facts: Fact[] = []
  const claims: Claim[] = []
  const notes: string[] = []
  let subject: Item | null = null
  let lacking: Unanswered | null = null
  const links = new Map<string, Suggestion>()
  const current = (): string[] => {
    const last = paragraphs.at(-1) ?? []
    if (paragraphs.length === 0) paragraphs.push(last)
    return last
  }
  const put = (template: string, values: Record<string, Piece>): string => {
    const filled = fill(template, values, lang)
    facts.push(...filled.facts)
    return filled.text
  }
  return {
    lang,
    texts,
    say: (template, values = {}) => {
      const lines = current()
      const text = put(template, values)
      const last = lines.at(-1)
      if (last !== undefined && !last.startsWith('- ')) lines[lines.length - 1] = `${last} ${text}`
      else lines.push(text)
    },
    item: (template, values = {}) => {
      current().push(`- ${put(template, values)}`)
    },
    next: () => {
      if (current().length > 0) paragraphs.push([])
    },
    claim: (claim) => claims.push(claim),
    link: (...wanted) => {
      for (const link of wanted) {
        if (links.size >= MAX_LINKS) break
        const url = urlOf(link, menu, lang)
        if (url) links.set(url, { text: texts.Enlaces[link], url })
      }
    },
    note: (note) => notes.push(note),
    missing: (what) => {
      lacking ??= what
    },
    about: (item) => {
      subject = item
    },
    done: () => ({
      message: paragraphs
        .filter((lines) => lines.length > 0)
        .map((lines) => lines.join('\n'))
        .join('\n'),
      suggestions: [...links.values()],
      facts,
      claims,
      notes,
      about: subject ?? onlyNamed(facts),
      unanswered: lacking,
    }),
  }
}
