import type { ChatState, Choice, Draft, Effect, Say, Slot } from './state.ts'
import { SLOTS } from './state.ts'
import type { Talk } from './talk.ts'

export const waiting = ({ guests, date, time }: Draft): NonNullable<Say['links']> => [
  { key: 'espera', url: `/reservations?personas=${guests}&fecha=${date}&espera=${time}` },
]

export const YES_NO: readonly Choice[] = [
  { key: 'Boton.si', event: { type: 'yes' } },
  { key: 'Boton.no', event: { type: 'no' } },
]
export const CANCEL: Choice = { key: 'Boton.cancelar', event: { type: 'cancel' } }
export const EDITS: readonly Choice[] = SLOTS.map((slot) => ({
  key: `Cambiar.${slot}`,
  event: { type: 'edit', slot },
}))

export function pick(slot: Slot, value: string): Choice {
  const event = { type: 'pick', slot, value } as const
  if (slot === 'date') return { key: 'Boton.dia', values: { fecha: value }, event }
  if (slot === 'guests')
    return { key: value === '1' ? 'Personas.una' : 'Personas.varias', values: { n: value }, event }
  if (slot === 'seating') return { key: `Mesa.${value}`, event }
  return { label: value, event }
}

export function part(slot: Slot, draft: Draft): Say {
  if (slot === 'seating') return { key: `Parte.${draft.seating}` }
  if (slot === 'notes' && draft.notes === null) return { key: 'Parte.sinNotas' }
  if (slot === 'guests')
    return { key: draft.guests === 1 ? 'Parte.guests1' : 'Parte.guests', values: { guests: draft.guests } }
  return { key: `Parte.${slot}`, values: { [slot]: draft[slot] ?? '' } }
}
export const parts = (slots: readonly Slot[], draft: Draft): Say[] => slots.map((slot) => part(slot, draft))
/** The readings of one field between which the guest chooses, as they would stand in the booking. */
export const readings = (slot: Slot, options: readonly string[], draft: Draft): Say[] =>
  options.map((value) => part(slot, { ...draft, [slot]: value }))

function summary(draft: Draft): Say {
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
    // Nobody was asked whether it is the first visit: it is told only of those who were here.
    parts: [
      ...parts(['guests', 'seating'], draft),
      ...(draft.isFirstVisit ? [] : [{ key: 'Parte.conocida' }]),
    ],
    next: { key: 'Pregunta.confirm' },
  }
}

/** Whether a message holds the whole draft. */
export const tellsAll = ({ key, next }: Say): boolean =>
  key === 'Resumen.sin' || key === 'Resumen.todo' || (!!next && tellsAll(next))

export type Asked = { say: Say; choices: readonly Choice[] }

/** Where a country's numbers are parted; elsewhere after each three figures. */
const PARTED: Readonly<Record<string, RegExp>> = {
  '+33': /(?<=^\d)|(?<=^\d(?:\d\d)+)(?!$)/g,
  '+44': /(?<=^\d{4})/g,
  '+49': /(?<=^1\d\d)/g,
}

/** As people read it: the prefix, then the groups of its country. */
export function spacedPhone(phone: string): string {
  const match = /^(\+(?:353|[34]\d|1))(\d+)$/.exec(phone)
  const [prefix = '', rest] = match ? [match[1], match[2] ?? ''] : [phone, '']
  return `${prefix} ${rest.replace(PARTED[prefix] ?? /(?<=\d{3})(?=\d{2})(?<=^(?:\d{3})+)/g, ' ')}`.trim()
}

/** §5: a number without its prefix is never completed in silence. */
const wholePhone = (phone: string): Asked => ({
  say: { key: 'Pregunta.prefijo', values: { telefono: spacedPhone(phone) } },
  choices: [
    { key: 'Boton.si', event: { type: 'pick', slot: 'phone', value: phone } },
    { key: 'Boton.otroNumero', event: { type: 'no' } },
  ],
})

export function question(slot: Slot, draft: Draft): Asked {
  if (draft.doubt?.slot === slot && slot === 'phone') return wholePhone(draft.doubt.options[0] ?? '')
  if (draft.doubt?.slot === slot)
    return {
      say: { key: 'Pregunta.duda', parts: readings(slot, draft.doubt.options, draft) },
      choices: draft.doubt.options.map((value) => pick(slot, value)),
    }
  const say: Say = { key: `Pregunta.${slot}` }
  if (slot === 'seating') return { say, choices: [pick('seating', 'indoor'), pick('seating', 'outdoor')] }
  if (slot === 'notes') {
    const isOffered = draft.notes !== null && !draft.given.includes('notes')
    if (draft.unasked && draft.notes !== null)
      return {
        say: { key: 'Pregunta.masNotas', values: { notes: draft.notes } },
        choices: [{ key: 'Boton.nadaMas', event: { type: 'pick', slot, value: '' } }],
      }
    const none: Choice = { key: 'Boton.sinNotas', event: { type: 'pick', slot, value: '' } }
    return { say, choices: [...(isOffered ? [pick(slot, draft.notes ?? '')] : []), none] }
  }
  return { say, choices: [] }
}

export const confirmation = (draft: Draft): Asked => ({
  say: summary(draft),
  choices: [
    { key: 'Boton.confirmar', event: { type: 'yes' } },
    ...(draft.isFirstVisit ? [{ key: 'Boton.yaVine', event: { type: 'visited' } } as const] : []),
    CANCEL,
  ],
})

export function sayThen(first: Say | null, then: Asked): Effect {
  const say = first ? append(first, then.say) : then.say
  return then.choices.length > 0 ? { type: 'say', say, choices: then.choices } : { type: 'say', say }
}
export const append = (say: Say, last: Say): Say => ({
  ...say,
  next: say.next ? append(say.next, last) : last,
})

/** The yes/no question, with what is understood. `service`: lunch or dinner, as long as no time is given. */
export function offer({ given, ...draft }: Draft, service: Talk['part']): Asked {
  const shown = given.filter((slot) => slot !== 'notes')
  const known = parts(shown, { given, ...draft })
  if (service && !given.includes('time'))
    known.splice(given.indexOf('date') + 1, 0, { key: `Parte.${service}` })
  const say: Say = known.length > 0 ? { key: 'Oferta.conDatos', parts: known } : { key: 'Oferta.pregunta' }
  return { say, choices: YES_NO }
}

export function pending(state: ChatState): Asked | null {
  switch (state.mode) {
    case 'offered':
      // Two readings are settled first.
      return state.draft.doubt
        ? question(state.draft.doubt.slot, state.draft)
        : offer(state.draft, state.talk.part)
    case 'booking':
      return question(state.step, state.draft)
    case 'confirming':
      return confirmation(state.draft)
    default:
      return null
  }
}
