import { addDays, type HHmm, weekday } from '../fechas.ts'
import type { ReservaAviso } from '../reservas/avisos.ts'
import type { ChatContext, ChatState, Choice, Draft, Effect, Say, Slot } from './estado.ts'
import { SLOTS } from './estado.ts'
import { cercanas, type Negado, openDays, openSlots } from './rellenar.ts'

const tel = (telefono: string): `tel:${string}` => `tel:${telefono.replace(/[^\d+]/g, '')}`
/** The way to a person. */
export const call = ({ telefono }: ChatContext): NonNullable<Say['links']> => [
  { key: 'llamar', url: tel(telefono) },
]

/** The waiting list of the time that is full. */
const waiting = ({ guests, date, time }: Draft): NonNullable<Say['links']> => [
  { key: 'espera', url: `/reservations?personas=${guests}&fecha=${date}&espera=${time}` },
]

export const YES_NO: readonly Choice[] = [
  { key: 'Boton.si', event: { type: 'yes' } },
  { key: 'Boton.no', event: { type: 'no' } },
]
export const BOOK: Choice = { key: 'Boton.reservar', event: { type: 'book' } }
export const CANCEL: Choice = { key: 'Boton.cancelar', event: { type: 'cancel' } }
export const EDITS: readonly Choice[] = SLOTS.map((slot) => ({
  key: `Cambiar.${slot}`,
  event: { type: 'edit', slot },
}))

/** A value as a button. */
export function pick(slot: Slot, value: string): Choice {
  const event = { type: 'pick', slot, value } as const
  if (slot === 'date') return { key: 'Boton.dia', values: { fecha: value }, event }
  if (slot === 'guests')
    return { key: value === '1' ? 'Personas.una' : 'Personas.varias', values: { n: value }, event }
  if (slot === 'seating') return { key: `Mesa.${value}`, event }
  return { label: value, event }
}

/** A field of the draft as it is echoed: dates with their weekday. */
export function part(slot: Slot, draft: Draft): Say {
  if (slot === 'seating') return { key: `Parte.${draft.seating}` }
  if (slot === 'notes' && draft.notes === null) return { key: 'Parte.sinNotas' }
  if (slot === 'guests')
    return { key: draft.guests === 1 ? 'Parte.guests1' : 'Parte.guests', values: { guests: draft.guests } }
  return { key: `Parte.${slot}`, values: { [slot]: draft[slot] ?? '' } }
}
export const parts = (slots: readonly Slot[], draft: Draft): Say[] => slots.map((slot) => part(slot, draft))

/** The summary to say yes to (§4). */
export function summary(draft: Draft): Say {
  const { name, email, phone, date, time, notes } = draft
  return {
    key: notes === null ? 'Resumen.sin' : 'Resumen.todo',
    values: {
      name: name ?? '',
      email: email ?? '',
      phone: phone ?? '',
      date: date ?? '',
      time: time ?? '',
      notes: notes ?? '',
    },
    parts: parts(['guests', 'seating'], draft),
    next: { key: 'Pregunta.confirm' },
  }
}

/** A question and the choices under it. */
export type Asked = { say: Say; choices: readonly Choice[] }

/** The question of a field, or the choice between two readings of it. */
export function question(slot: Slot, draft: Draft): Asked {
  if (draft.doubt?.slot === slot)
    return { say: { key: 'Pregunta.duda' }, choices: draft.doubt.options.map((value) => pick(slot, value)) }
  const say: Say = { key: `Pregunta.${slot}` }
  if (slot === 'seating') return { say, choices: [pick('seating', 'indoor'), pick('seating', 'outdoor')] }
  if (slot === 'notes')
    return { say, choices: [{ key: 'Boton.sinNotas', event: { type: 'pick', slot, value: '' } }] }
  return { say, choices: [] }
}

/** The summary and its two buttons. */
export const confirmation = (draft: Draft): Asked => ({
  say: summary(draft),
  choices: [{ key: 'Boton.confirmar', event: { type: 'yes' } }, CANCEL],
})

/** A message: what comes first, then the question, as one text. */
export function sayThen(first: Say | null, then: Asked): Effect {
  const say = first ? append(first, then.say) : then.say
  return then.choices.length > 0 ? { type: 'say', say, choices: then.choices } : { type: 'say', say }
}
/** A message with another at its end. */
export const append = (say: Say, last: Say): Say => ({
  ...say,
  next: say.next ? append(say.next, last) : last,
})

/** The offer to book, with all that was understood (§4). */
export function offer(draft: Draft): Asked {
  const said = draft.given.length > 0
  const say: Say = said
    ? { key: 'Oferta.conDatos', parts: parts(draft.given, draft) }
    : { key: 'Oferta.pregunta' }
  return { say, choices: YES_NO }
}

/** The open question of a state; null when none is open. */
export function pending(state: ChatState): Asked | null {
  switch (state.mode) {
    case 'offered':
      return offer(state.draft)
    case 'booking':
      return question(state.step, state.draft)
    case 'confirming':
      return confirmation(state.draft)
    default:
      return null
  }
}

const CODES: Readonly<Record<ReservaAviso | 'ambiguo', string>> = {
  nombre: 'invalid_name',
  email: 'invalid_email',
  telefono: 'invalid_phone',
  fecha: 'invalid_date',
  pasado: 'past_date',
  cerrado: 'closed_day',
  horizonte: 'invalid_date',
  hora: 'invalid_time',
  hora_pasada: 'past_time',
  aviso: 'past_time',
  personas: 'invalid_guests',
  mesa: 'ambiguous',
  texto_largo: 'too_long',
  limite: 'rate_limited',
  lleno: 'slot_full',
  ritmo: 'slot_full',
  clave_reutilizada: 'save_failed',
  no_encontrada: 'save_failed',
  fuera_de_plazo: 'save_failed',
  transicion: 'save_failed',
  version: 'save_failed',
  libre: 'save_failed',
  espera: 'save_failed',
  ambiguo: 'ambiguous',
}
const isMonday = ({ said }: Negado): boolean =>
  said !== null && weekday(said as Parameters<typeof weekday>[0]) === 1

/** The code of a refusal, as the terminal client prints it. */
export const codeOf = (negado: Negado): string =>
  negado.aviso === 'cerrado' && isMonday(negado) ? 'closed_monday' : CODES[negado.aviso]

/** What a refusal says and what it offers instead. */
export function explain(negado: Negado, draft: Draft, ctx: ChatContext): Asked {
  const { slot, aviso, said } = negado
  const { telefono } = ctx
  const days = (from: string, count: number): Choice[] =>
    openDays(from as Parameters<typeof openDays>[0], ctx, count).map((day) => pick('date', day))
  const near = (): Choice[] =>
    cercanas(said ?? '21:00', openSlots(draft, ctx)).map((slotAt: HHmm) => pick('time', slotAt))
  const { personasMin: min, personasMax: max } = ctx.rules
  switch (aviso) {
    case 'ambiguo':
      return { say: { key: 'Error.ambiguous' }, choices: negado.options.map((value) => pick(slot, value)) }
    case 'mesa':
      return {
        say: { key: 'Error.seating' },
        choices: [pick('seating', 'indoor'), pick('seating', 'outdoor')],
      }
    case 'pasado':
      return { say: { key: 'Error.past', next: { key: 'Error.next' } }, choices: days(ctx.ahora.fecha, 3) }
    case 'cerrado':
      return {
        say: { key: isMonday(negado) ? 'Error.monday' : 'Error.closed', next: { key: 'Error.next' } },
        choices: days(addDays((said ?? ctx.ahora.fecha) as Parameters<typeof addDays>[0], 1), 3),
      }
    case 'hora':
      return said === null
        ? { say: { key: 'Error.timeUnclear' }, choices: [] }
        : { say: { key: 'Error.time', next: { key: 'Error.near' } }, choices: near() }
    case 'hora_pasada':
      return { say: { key: 'Error.pastTime' }, choices: near() }
    case 'aviso':
      return { say: { key: 'Error.notice', values: { telefono }, links: call(ctx) }, choices: near() }
    case 'lleno':
    case 'ritmo':
      return { say: { key: 'Error.full', links: waiting(draft) }, choices: [] }
    case 'personas': {
      const many = said !== null && Number(said) > max
      return many
        ? { say: { key: 'Error.many', values: { min, max, telefono }, links: call(ctx) }, choices: [] }
        : { say: { key: 'Error.guests', values: { min, max } }, choices: [] }
    }
    case 'limite':
      return { say: { key: 'Error.limit', values: { telefono }, links: call(ctx) }, choices: [] }
    case 'clave_reutilizada':
      return { say: { key: 'Error.reused' }, choices: [] }
    // Answers to changes of a booking and to the waiting list, which the chat never asks for.
    case 'no_encontrada':
    case 'fuera_de_plazo':
    case 'transicion':
    case 'version':
    case 'libre':
    case 'espera':
      return { say: { key: 'Error.save', links: call(ctx) }, choices: [] }
    default:
      return { say: { key: ERRORS[aviso] }, choices: [] }
  }
}
const ERRORS: Readonly<
  Record<'nombre' | 'email' | 'telefono' | 'fecha' | 'horizonte' | 'texto_largo', string>
> = {
  nombre: 'Error.name',
  email: 'Error.email',
  telefono: 'Error.phone',
  fecha: 'Error.date',
  horizonte: 'Error.horizon',
  texto_largo: 'Error.notes',
}

/** A refusal: its code, its text and what it offers instead, then what is asked next, if anything. */
export function refuseWith(negado: Negado, draft: Draft, ctx: ChatContext, then: Asked | null): Effect[] {
  const { say, choices } = explain(negado, draft, ctx)
  const all = [...choices, ...(then?.choices ?? [])]
  const whole = then ? append(say, then.say) : say
  return [
    { type: 'refusal', code: codeOf(negado) },
    all.length > 0 ? { type: 'say', say: whole, choices: all } : { type: 'say', say: whole },
  ]
}

/**
 * Help instead of the same error: from the third miss on an example and the phone, from the fifth the way to a person
 * (never the same text a third time).
 */
export function help(what: Slot | 'offer' | 'confirm', misses: number, ctx: ChatContext): Say | null {
  if (misses < 3) return null
  const ejemplo = what === 'time' ? '21:00' : addDays(ctx.ahora.fecha, 7)
  const key = misses < 5 ? `Ayuda.${what}` : 'Ayuda.seguimos'
  return { key, values: { telefono: ctx.telefono, ejemplo }, links: call(ctx) }
}
