import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { initialState, step } from '../../../lib/chat/machine.ts'
import { type Mensajes, render, renderChoice } from '../../../lib/chat/say.ts'
import type {
  ChatContext,
  ChatEvent,
  ChatState,
  Draft,
  Effect,
  ReservaBody,
  Slot,
} from '../../../lib/chat/state.ts'
import { SLOTS } from '../../../lib/chat/state.ts'
import { NO_TALK, type Talk } from '../../../lib/chat/talk.ts'
import { understand } from '../../../lib/chat/understand.ts'
import { emptyDraft, stepOf } from '../../../lib/chat/view.ts'
import type { Now } from '../../../lib/core/dates.ts'
import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts'
import { DEFAULT_RULES } from '../../../lib/reservas/default-rules.ts'

const root = resolve(import.meta.dirname, '../../..')
export const fixture = (name: string): string => readFileSync(resolve(root, 'tests/fixtures', name), 'utf8')
export const MENSAJES = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    JSON.parse(readFileSync(resolve(root, `messages/chat/${locale}.json`), 'utf8')),
  ]),
) as Record<Locale, Mensajes>

/** Why a value is asked; who has no address is told the telephone. */
export const whyOf = (locale: Locale, slot: Slot): string =>
  String(MENSAJES[locale].Porque?.[slot]).replace('{telefono}', contextWith().telefono)

/** A Wednesday morning at the restaurant. */
export const WEDNESDAY: Now = { fecha: '2026-11-25', hora: '11:00' }
let keys = 0
export const contextWith = (over: Partial<ChatContext> = {}): ChatContext => ({
  locale: 'es',
  ahora: WEDNESDAY,
  rules: DEFAULT_RULES,
  newKey: `clave-${++keys}`,
  telefono: '+34 900 000 000',
  visited: false,
  understand,
  ...over,
})

export const DRAFT: Draft = {
  ...emptyDraft(false),
  name: 'Lola Prueba',
  email: 'lola@example.com',
  phone: '+34600123456',
  date: '2026-11-27',
  time: '21:00',
  guests: 4,
  seating: 'outdoor',
  notes: null,
  given: ['name', 'email', 'phone', 'date', 'time', 'guests', 'seating', 'notes'],
}
const common = { invited: false, farewell: 0, context: null, talk: NO_TALK, booked: null }
export const MODES: Readonly<Record<ChatState['mode'], ChatState>> = {
  talking: { mode: 'talking', ...common },
  offered: { mode: 'offered', draft: emptyDraft(false), misses: 0, ...common },
  booking: {
    mode: 'booking',
    draft: { ...DRAFT, given: ['name', 'email', 'phone'], date: null, time: null },
    step: 'date',
    isEditing: false,
    misses: 0,
    refused: false,
    ...common,
  },
  confirming: { mode: 'confirming', draft: DRAFT, clave: 'clave-vieja', misses: 0, ...common },
  sending: { mode: 'sending', draft: DRAFT, clave: 'clave-vieja', ...common },
  completed: { mode: 'completed', draft: DRAFT, ...common },
}

/** All fields but these are told. */
export const givenBut = (...slots: readonly Slot[]): Slot[] =>
  DRAFT.given.filter((slot) => !slots.includes(slot))

/** A booking that asks for one field, when all others are told. */
export const bookingAt = (step: Slot, over: Partial<Draft> = {}): ChatState => ({
  mode: 'booking',
  draft: { ...DRAFT, given: givenBut(step), ...over },
  step,
  isEditing: false,
  misses: 0,
  refused: false,
  ...common,
})

/** The talk of a guest who was ill, late or complained. */
export const CARE = {
  ...NO_TALK,
  frame: { act: 'care', of: null, want: [], exclude: [], max: null, min: null, sort: null, ask: [] },
} as const satisfies Talk

export type Turno = { codes: string[]; asked: string[]; effects: Effect[]; text: string }
/** How the outside answers a save: it is stored unless told otherwise. */
export type Outside = (body: ReservaBody, clave: string) => ChatEvent

/** A conversation with an interpreter that answers at once; everything it did is kept. */
export function converse(locale: Locale, over: Partial<ChatContext> = {}, from: ChatState = initialState) {
  const saves: { body: ReservaBody; clave: string }[] = []
  let state = from
  let outside: Outside = () => ({
    type: 'saved',
    codigo: 'A1B2C3D4',
    whatsappUrl: 'https://wa.me/1',
    gestion: '/reservations/A1B2C3D4?t=x',
  })
  const send = (event: ChatEvent): Turno => {
    const [next, effects] = step(state, event, contextWith({ locale, ...over }))
    state = next
    const turn: Turno = { codes: [], asked: [], effects: [...effects], text: '' }
    const join = (more: Turno): void => {
      turn.codes.push(...more.codes)
      turn.asked.push(...more.asked)
      turn.effects.push(...more.effects)
      turn.text += more.text
    }
    for (const effect of effects) {
      if (effect.type === 'say') {
        const { content, links } = render(effect.say, MENSAJES[locale], locale)
        const buttons = (effect.choices ?? []).map((choice) => renderChoice(choice, MENSAJES[locale], locale))
        turn.text += `${content}\n${links.map(({ text, url }) => `${text} ${url}`).join('\n')}${buttons.join('|')}\n`
      }
      if (effect.type === 'relay') turn.text += `${effect.message}\n`
      if (effect.type === 'refusal') turn.codes.push(effect.code)
      if (effect.type === 'ask') {
        turn.asked.push(effect.text)
        join(send({ type: 'answer', answer: { message: 'RESPUESTA', suggestions: [] } }))
      }
      if (effect.type === 'save') {
        saves.push(effect)
        join(send(outside(effect.body, effect.clave)))
      }
    }
    return turn
  }
  return {
    say: (text: string) => send({ type: 'text', text }),
    send,
    saves,
    outside: (next: Outside) => {
      outside = next
    },
    state: () => state,
    step: () => stepOf(state),
    draft: (): Draft => (state.mode === 'talking' ? emptyDraft(false) : state.draft),
  }
}

/** A plain answer to each step. */
export const AL_DIA: Readonly<Record<string, string>> = {
  name: 'Lola Prueba',
  email: 'lola@example.com',
  phone: '+34 600 123 456',
  date: '2026-11-27',
  time: '21:00',
  guests: '4',
  seating: 'terraza',
  notes: 'no',
}
/** A booking up to its summary. */
export function reach(chat: ReturnType<typeof converse>): void {
  chat.say('quiero reservar')
  chat.send({ type: 'yes' })
  for (const slot of SLOTS) chat.say(AL_DIA[slot] ?? '')
}

export const types = (effects: readonly Effect[]): string[] => effects.map(({ type }) => type)
export const says = (effects: readonly Effect[]) =>
  effects.flatMap((effect) => (effect.type === 'say' ? [effect] : []))

/** A small generator with a seed: a failing run can be repeated. */
export function seeded(seed: number): () => number {
  let a = seed
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
