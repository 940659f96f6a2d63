import type { Suggestion } from '../../../lib/chat/contract.ts'
import type { Avoided } from '../../../lib/chat/talk.ts'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { localePath } from '../../../lib/i18n/path.ts'
import { isHeat, isPregnant, suits, untold } from './avoid/states.ts'
import { tellStates } from './avoid/tell.ts'
import { formUrl } from './care/form-link.ts'
import type { Claim, Composer, DietClaim, Link } from './draft.ts'
import { type Fact, fill, type Piece } from './facts.ts'
import { tellHeat } from './heat/tell.ts'
import type { Item, Menu } from './menu.ts'
import type { Texts } from './texts.ts'
import type { Unanswered } from './unanswered.ts'

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

const MAX_LINKS = 4

function onlyNamed(facts: readonly Fact[]): Item | null {
  const named = new Set(facts.flatMap(({ from }) => (from.of === 'name' ? [from.item] : [])))
  const [only] = named
  return named.size === 1 && only ? only : null
}

/**
 * `said`: the guest's words, for the contact form alone; null where they may not be handed on. `avoid`: what must not be
 * eaten; each named item then gets its state.
 */
export type Means = { said?: string | null; avoid?: readonly Avoided[]; joined?: boolean }

export function compose(menu: Menu, lang: Locale, texts: Texts, means: Means = {}): Composer {
  const { said = null, avoid = [], joined = false } = means
  const paragraphs: string[][] = [[]]
  const facts: Fact[] = []
  const claims: Claim[] = []
  const diets: DietClaim[] = []
  const notes: string[] = []
  const rows: { item: Item; line: string }[] = []
  const spoken = new Set<string>()
  const heated = new Set<Item>()
  let shortened = false
  let subject: Item | null = null
  let lacking: Unanswered | null = null
  const links = new Map<string, Suggestion>()
  const current = (): string[] => {
    const last = paragraphs.at(-1) ?? []
    if (paragraphs.length === 0) paragraphs.push(last)
    return last
  }
  const put = (template: string, values: Record<string, Piece>): string => {
    spoken.add(template)
    const filled = fill(template, values, lang)
    facts.push(...filled.facts)
    return filled.text
  }
  const named = (): Item[] => [
    ...new Set(facts.flatMap(({ from }) => (from.of === 'name' ? [from.item] : []))),
  ]
  const notice = texts.Alergenos.aviso
  const composer: Composer = {
    lang,
    texts,
    joined,
    say: (template, values = {}) => {
      if (template === notice && (avoid.length > 0 || spoken.has(notice))) {
        spoken.add(notice)
        return
      }
      const lines = current()
      const text = put(template, values)
      const last = lines.at(-1)
      if (last !== undefined && !last.startsWith('- ')) lines[lines.length - 1] = `${last} ${text}`
      else lines.push(text)
    },
    item: (template, values = {}, shown) => {
      const line = `- ${put(template, values)}`
      current().push(line)
      if (shown) rows.push({ item: shown, line })
    },
    next: () => {
      if (current().length > 0) paragraphs.push([])
    },
    claim: (claim) => claims.push(claim),
    claimDiet: (diet, items, fits) => {
      for (const item of items) diets.push({ item, diet, fits })
    },
    claimHeat: (items) => {
      for (const item of items) heated.add(item)
    },
    leaveOut: () => {
      shortened = true
    },
    hasSaid: (template) => spoken.has(template),
    link: (...wanted) => {
      for (const link of wanted) {
        if (links.size >= MAX_LINKS) break
        const url = urlOf(link, menu, lang)
        if (url) links.set(url, { text: texts.Enlaces[link], url })
      }
    },
    handOn: () => {
      const page = urlOf('contacto', menu, lang)
      if (!page || !said) return false
      links.set(page, { text: texts.Enlaces.contacto, url: formUrl(page, said) })
      return true
    },
    note: (note) => notes.push(note),
    missing: (what) => {
      lacking ??= what
    },
    about: (item) => {
      subject = item
    },
    done: () => {
      const about = subject ?? onlyNamed(facts)
      if (avoid.length > 0) mind()
      return {
        message: paragraphs
          .filter((lines) => lines.length > 0)
          .map((lines) => lines.join('\n'))
          .join('\n'),
        suggestions: [...links.values()],
        lines: rows,
        facts,
        claims,
        diets,
        notes,
        about,
        unanswered: lacking,
      }
    },
  }
  /** The law of what is avoided: nothing is named without its state, and the notice stands once, at the end. */
  function mind(): void {
    const items = named()
    const onlyHeat = avoid.every(({ allergens, diets }) => allergens.length === 0 && diets.every(isHeat))
    // Of wines nothing is left out for who must not eat nuts.
    const spares = (kind: Item['kind']): boolean =>
      menu.items.some((item) => item.kind === kind && !suits(item, avoid, menu))
    const cut = shortened && items.some(({ kind }) => (kind === 'dish' || !onlyHeat) && spares(kind))
    tellStates(composer, untold(items, { claims, diets }, avoid, menu), menu, cut, avoid)
    if (isPregnant(avoid)) tellHeat(composer, items, heated)
    if (!spoken.has(notice) && items.every(({ kind }) => kind !== 'dish')) return
    composer.next()
    put(notice, {})
    current().push(notice)
  }
  return composer
}
