import { addDays, type HHmm, weekday } from '../core/dates.ts'
import type { ReservaAviso } from '../reservas/avisos.ts'
import { call } from './fallback.ts'
import type { Refusal } from './fill.ts'
import { nearestTimes, openDays, openSlots } from './open-slots.ts'
import { type Asked, append, pick, question, readings, waiting } from './prompt.ts'
import type { ChatContext, Choice, Draft, Effect, Say, Slot } from './state.ts'

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
const isMonday = ({ said }: Refusal): boolean =>
  said !== null && weekday(said as Parameters<typeof weekday>[0]) === 1

export const codeOf = (refusal: Refusal): string =>
  refusal.aviso === 'cerrado' && isMonday(refusal) ? 'closed_monday' : CODES[refusal.aviso]

export function explain(refusal: Refusal, draft: Draft, ctx: ChatContext): Asked {
  const { slot, aviso, said } = refusal
  const { telefono } = ctx
  const days = (from: string, count: number): Choice[] =>
    openDays(from as Parameters<typeof openDays>[0], ctx, count).map((day) => pick('date', day))
  const times = (): HHmm[] => nearestTimes(said ?? '21:00', openSlots(draft, ctx))
  const near = (): Choice[] => times().map((slotAt) => pick('time', slotAt))
  const { personasMin: min, personasMax: max } = ctx.rules
  switch (aviso) {
    case 'ambiguo':
      return {
        say: { key: 'Error.ambiguous', parts: readings(slot, refusal.options, draft) },
        choices: refusal.options.map((value) => pick(slot, value)),
      }
    case 'telefono':
      return draft.doubt?.slot === 'phone'
        ? question('phone', draft)
        : { say: { key: 'Error.phone' }, choices: [] }
    case 'mesa':
      return {
        say: { key: 'Error.seating' },
        choices: [pick('seating', 'indoor'), pick('seating', 'outdoor')],
      }
    case 'pasado':
      return { say: { key: 'Error.past', next: { key: 'Error.next' } }, choices: days(ctx.ahora.fecha, 3) }
    case 'cerrado':
      return {
        say: { key: isMonday(refusal) ? 'Error.monday' : 'Error.closed', next: { key: 'Error.next' } },
        choices: days(addDays((said ?? ctx.ahora.fecha) as Parameters<typeof addDays>[0], 1), 3),
      }
    case 'hora':
      return said === null
        ? { say: { key: 'Error.timeUnclear' }, choices: [] }
        : {
            say: { key: 'Error.time', next: { key: 'Error.near', values: { horas: times().join(', ') } } },
            choices: near(),
          }
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
        ? {
            say: {
              key: 'Error.many',
              values: { min, max, telefono },
              links: [...call(ctx), { key: 'escribir', url: '/contact#mensaje' }],
            },
            choices: [],
          }
        : { say: { key: 'Error.guests', values: { min, max } }, choices: [] }
    }
    case 'limite':
      return { say: { key: 'Error.limit', values: { telefono }, links: call(ctx) }, choices: [] }
    case 'clave_reutilizada':
      return { say: { key: 'Error.reused' }, choices: [] }
    // Answers to changes of a booking and to the waiting list, which the chat never requests.
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
const ERRORS: Readonly<Record<'nombre' | 'email' | 'fecha' | 'horizonte' | 'texto_largo', string>> = {
  nombre: 'Error.name',
  email: 'Error.email',
  fecha: 'Error.date',
  horizonte: 'Error.horizon',
  texto_largo: 'Error.notes',
}

export function refuseWith(refusal: Refusal, draft: Draft, ctx: ChatContext, then: Asked | null): Effect[] {
  const { say, choices } = explain(refusal, draft, ctx)
  // A yes answers one question: to a telephone without its prefix, and what was open comes behind it.
  const isOpen = then?.say.key === say.key || say.key === 'Pregunta.prefijo'
  const all = [...choices, ...(then && !isOpen ? then.choices : [])]
  const whole = then && !isOpen ? append(say, then.say) : say
  return [
    { type: 'refusal', code: codeOf(refusal) },
    all.length > 0 ? { type: 'say', say: whole, choices: all } : { type: 'say', say: whole },
  ]
}

/**
 * Help instead of repeating the error: from the third miss an example and the phone, from the fifth a link to a person.
 */
export function help(what: Slot | 'offer' | 'confirm', misses: number, ctx: ChatContext): Say | null {
  if (misses < 3) return null
  const example = what === 'time' ? '21:00' : addDays(ctx.ahora.fecha, 7)
  const key = misses < 5 ? `Ayuda.${what}` : 'Ayuda.seguimos'
  return { key, values: { telefono: ctx.telefono, ejemplo: example }, links: call(ctx) }
}
