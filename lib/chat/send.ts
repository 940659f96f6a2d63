import type { HHmm } from '../core/dates.ts'
import { AVISO_FIELD, type ReservaAviso, type ReservaField } from '../reservas/avisos.ts'
import { firstIssue } from '../reservas/rules.ts'
import { advance, type Confirming, saved, type Transition } from './book.ts'
import { call } from './fallback.ts'
import { bodyOf, type Refusal } from './fill.ts'
import { append, CANCEL, confirmation, pick, sayThen } from './prompt.ts'
import { codeOf, explain, refuseWith } from './refuse.ts'
import type { ChatContext, ChatEvent, ChatState, Say, Slot } from './state.ts'
import { common } from './view.ts'

type Sending = Extract<ChatState, { mode: 'sending' }>
type Saved = Extract<ChatEvent, { type: 'saved' }>
type Lost = Extract<ChatEvent, { type: 'unreachable' }>

const FIELD: Readonly<Record<ReservaField, Slot>> = {
  nombre: 'name',
  email: 'email',
  telefono: 'phone',
  fecha_reserva: 'date',
  hora_reserva: 'time',
  personas: 'guests',
  preferencia_mesa: 'seating',
  notas: 'notes',
}

/** The field to ask again after a refusal; null when no field can solve it. */
function reopened(aviso: ReservaAviso, state: Confirming | Sending): Refusal | null {
  const campo = AVISO_FIELD[aviso]
  if (campo === null) return null
  const slot = FIELD[campo]
  const value = state.draft[slot]
  return { slot, aviso, said: value === null ? null : String(value), options: [] }
}

function reopen(
  state: Confirming | Sending,
  refusal: Refusal,
  alternatives: readonly HHmm[],
  ctx: ChatContext,
): Transition {
  const { draft } = state
  const next: ChatState = {
    mode: 'booking',
    draft,
    step: refusal.slot,
    isEditing: true,
    misses: 0,
    refused: true,
    ...common(state),
  }
  const { say, choices } = explain(refusal, draft, ctx)
  const free = alternatives.map((hora) => pick('time', hora))
  const offered = free.length > 0 && refusal.slot === 'time' ? free : choices
  const full = refusal.aviso === 'lleno' || refusal.aviso === 'ritmo'
  const otherDay = { key: 'Cambiar.date', event: { type: 'edit', slot: 'date' } } as const
  return [
    next,
    [
      { type: 'refusal', code: codeOf(refusal) },
      { type: 'say', say, choices: full ? [...offered, otherDay] : offered },
    ],
  ]
}

export function confirm(state: Confirming, ctx: ChatContext): Transition {
  const { draft, clave } = state
  const body = bodyOf(draft)
  if (state.unshown) return [state, [sayThen(null, confirmation(draft))]]
  if (!body) return advance(state, draft, ctx, null)
  const aviso = firstIssue(body, ctx.rules, ctx.ahora)
  const refusal = aviso && reopened(aviso, state)
  if (refusal) return reopen(state, refusal, [], ctx)
  return [{ mode: 'sending', draft, clave, ...common(state) }, [{ type: 'save', body, clave }]]
}

/** §9: the confirmation, WhatsApp after 1 s, thanks after 2.5 s. */
export function onSaved(state: Sending, { codigo, whatsappUrl, gestion }: Saved): Transition {
  const { draft } = state
  const { told, ...kept } = common(state)
  const fecha = draft.date
  return [
    { mode: 'completed', draft, ...kept, booked: { codigo, gestion } },
    [
      {
        type: 'say',
        say: {
          ...saved(draft, codigo),
          links: [
            { key: 'whatsapp', url: whatsappUrl },
            { key: 'gestion', url: gestion },
          ],
        },
      },
      { type: 'whatsapp', url: whatsappUrl, delayMs: 1000 },
      ...(fecha ? [{ type: 'remember', fecha, personas: draft.guests } as const] : []),
      {
        type: 'say',
        say: { key: 'Fin.gracias' },
        choices: [{ key: 'Boton.otra', event: { type: 'book' } }],
        delayMs: 2500,
      },
    ],
  ]
}

/** §4, §8: the restaurant refuses. Asks the field to change again, with the free alternatives. */
export function onRefused(
  state: Sending,
  aviso: ReservaAviso,
  alternatives: readonly HHmm[],
  ctx: ChatContext,
): Transition {
  const refusal = reopened(aviso, state)
  if (refusal) return reopen(state, refusal, alternatives, ctx)
  const { draft } = state
  const used = aviso === 'clave_reutilizada'
  const clave = used ? ctx.newKey : state.clave
  const next: ChatState = { mode: 'confirming', draft, clave, misses: 0, ...common(state) }
  const plain: Refusal = { slot: 'name', aviso, said: null, options: [] }
  return [next, refuseWith(plain, draft, ctx, used ? confirmation(draft) : null)]
}

/** §8: no answer. The draft and its key stay, so that trying again cannot book twice. */
export function onUnreachable(state: Sending, { unsent, gestion }: Lost, ctx: ChatContext): Transition {
  const { draft, clave } = state
  const look = gestion ? [{ key: 'mirar', url: gestion }] : []
  const links = [...look, ...call(ctx)]
  const say: Say = { key: 'Error.save', links }
  return [
    { mode: 'confirming', draft, clave, misses: 0, ...common(state) },
    [
      { type: 'refusal', code: 'save_failed' },
      {
        type: 'say',
        say: unsent ? say : append(say, { key: 'Error.unknown' }),
        choices: [{ key: 'Boton.reintentar', event: { type: 'yes' } }, CANCEL],
      },
    ],
  ]
}
