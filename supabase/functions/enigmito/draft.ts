import type { Suggestion } from '../../../lib/chat/contract.ts'
import type { Avoided } from '../../../lib/chat/talk.ts'
import type { Locale } from '../../../lib/i18n/locales.ts'
import type { Fact, Piece } from './facts.ts'
import type { Item } from './menu.ts'
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

export type Diet = Exclude<Avoided['diets'][number], 'pregnant'>
/** What an answer says of a diet and an item. */
export type DietClaim = { item: Item; diet: Diet; fits: boolean }

export type Composer = {
  readonly lang: Locale
  readonly texts: Texts
  /** Other questions are answered beside this one. */
  readonly joined: boolean
  say: (template: string, values?: Record<string, Piece>) => void
  /** A line of a list. `shown`: its row in the chat says all that the line says. */
  item: (template: string, values?: Record<string, Piece>, shown?: Item) => void
  next: () => void
  claim: (claim: Claim) => void
  /** The answer says of each item whether it suits the diet. */
  claimDiet: (diet: DietClaim['diet'], items: readonly Item[], fits: boolean) => void
  /** The answer itself says of each whether it is raw, cooked or with alcohol. */
  claimHeat: (items: readonly Item[]) => void
  /** A list was shortened by what is avoided. */
  leaveOut: () => void
  hasSaid: (template: string) => boolean
  link: (...links: Link[]) => void
  /** The contact form opens with what the guest said. False where it may not be handed on. */
  handOn: () => boolean
  /** For the log; never the guest's words. */
  note: (note: string) => void
  missing: (what: Unanswered) => void
  about: (item: Item) => void
  done: () => Draft
}

export type Draft = {
  message: string
  suggestions: Suggestion[]
  /** Lines that say no more of a thing than its row shows. */
  lines: readonly { item: Item; line: string }[]
  facts: readonly Fact[]
  claims: readonly Claim[]
  diets: readonly DietClaim[]
  notes: readonly string[]
  about: Item | null
  unanswered: Unanswered | null
}
