import { addDays, isHHmm, isIsoDate } from '../core/dates.ts'
import { isEmail } from '../core/email.ts'
import type { ReservaAviso } from '../reservas/avisos.ts'
import { dateIssue, guestsIssue, isName, isPhone, MAX, normalisePhone, timeIssue } from '../reservas/rules.ts'
import { type ChatContext, type Draft, type Finding, type ReservaBody, SLOTS, type Slot } from './state.ts'

/** A value that was not accepted, and why. `said`: the refused value, null when none could be read. */
export type Refusal = {
  slot: Slot
  aviso: ReservaAviso | 'ambiguo'
  said: string | null
  options: readonly string[]
}

const UNREAD: Readonly<Record<Slot, ReservaAviso>> = {
  name: 'nombre',
  email: 'email',
  phone: 'telefono',
  date: 'fecha',
  time: 'hora',
  guests: 'personas',
  seating: 'mesa',
  notes: 'texto_largo',
}

export const unread = (slot: Slot): Refusal => ({ slot, aviso: UNREAD[slot], said: null, options: [] })

function issue(slot: Slot, value: string, draft: Draft, { rules, ahora }: ChatContext): ReservaAviso | null {
  switch (slot) {
    case 'name':
      return isName(value) ? null : 'nombre'
    case 'email':
      return isEmail(value.trim()) ? null : 'email'
    case 'phone':
      return isPhone(normalisePhone(value)) ? null : 'telefono'
    case 'date':
      return dateIssue(value, rules, ahora)
    case 'time':
      return timeIssue(draft.date ?? addDays(ahora.fecha, 1), value, rules, ahora)
    case 'guests':
      return /^\d+$/.test(value) ? guestsIssue(Number(value), rules) : 'personas'
    case 'seating':
      return value === 'indoor' || value === 'outdoor' ? null : 'mesa'
    case 'notes':
      return (noted(draft, value)?.length ?? 0) > MAX.notas ? 'texto_largo' : null
  }
}

function put(draft: Draft, slot: Slot, value: string): Draft {
  const given = draft.given.includes(slot)
    ? draft.given
    : SLOTS.filter((s) => s === slot || draft.given.includes(s))
  const doubt = draft.doubt?.slot === slot ? null : draft.doubt
  const next: Draft = { ...draft, given, doubt }
  switch (slot) {
    case 'name':
      return { ...next, name: value.trim() }
    case 'email':
      return { ...next, email: value.trim() }
    case 'phone':
      return { ...next, phone: normalisePhone(value) }
    case 'date':
      return isIsoDate(value) ? { ...next, date: value } : draft
    case 'time':
      return isHHmm(value) ? { ...next, time: value } : draft
    case 'guests':
      return { ...next, guests: Number(value) }
    case 'seating':
      return { ...next, seating: value === 'outdoor' ? 'outdoor' : 'indoor' }
    case 'notes': {
      const { unasked, ...asked } = next
      return { ...asked, notes: noted(draft, value) }
    }
  }
}

/** What is said where the notes are asked; it is put behind what was told on the way. */
function noted({ notes, unasked }: Draft, value: string): string | null {
  const said = value.trim()
  if (!unasked || !notes) return said || null
  return said === '' || said === notes ? notes : `${notes}. ${said}`
}

/** The draft with what was told on the way; null when that is too long. Where notes were not asked, they still are. */
export function withNotes(draft: Draft, notes: string | null): Draft | null {
  if (notes === null) return draft.given.includes('notes') ? { ...draft, notes } : draft
  if (notes.length > MAX.notas) return null
  if (draft.given.includes('notes')) return { ...draft, notes }
  return { ...draft, notes, given: [...draft.given, 'notes'], unasked: true }
}

const without = (draft: Draft, slot: Slot): Draft => ({
  ...draft,
  given: draft.given.filter((one) => one !== slot),
})

/**
 * Puts the values found into the draft. A refused value never replaces a valid one; two valid readings become a doubt
 * that the guest settles. A time that the new day makes impossible is removed.
 */
export function fill(
  start: Draft,
  found: readonly Finding[],
  ctx: ChatContext,
): { draft: Draft; changed: Slot[]; refusals: Refusal[] } {
  const changed: Slot[] = []
  const refusals: Refusal[] = []
  let draft = start
  for (const slot of SLOTS) {
    const said = found.find((one) => one.slot === slot)
    if (!said) continue
    const good = said.values.filter((value) => issue(slot, value, draft, ctx) === null)
    const [value] = good
    if (good.length > 1) {
      draft = { ...draft, doubt: { slot, options: good } }
      refusals.push({ slot, aviso: 'ambiguo', said: null, options: good })
    } else if (value !== undefined) {
      const next = put(draft, slot, value)
      if (!draft.given.includes(slot) || next[slot] !== draft[slot]) changed.push(slot)
      draft = next
    } else {
      const bad = said.values[0]
      const aviso = bad === undefined ? null : issue(slot, bad, draft, ctx)
      if (said.said !== undefined) draft = { ...draft, doubt: { slot, options: [said.said] } }
      refusals.push(aviso === null ? unread(slot) : { slot, aviso, said: bad ?? null, options: [] })
    }
  }
  const { date, time } = draft
  if (changed.includes('date') && date && time && draft.given.includes('time')) {
    const aviso = timeIssue(date, time, ctx.rules, ctx.ahora)
    if (aviso) {
      refusals.push({ slot: 'time', aviso, said: time, options: [] })
      draft = without({ ...draft, time: null }, 'time')
    }
  }
  return { draft, changed, refusals }
}

export const nextSlot = (draft: Draft): Slot | null =>
  SLOTS.find((slot) => !draft.given.includes(slot) || (slot === 'notes' && draft.unasked)) ?? null

export function bodyOf(draft: Draft): ReservaBody | null {
  const { name, email, phone, date, time } = draft
  if (!name || !email || !phone || !date || !time) return null
  return {
    nombre: name,
    email,
    telefono: phone,
    fecha_reserva: date,
    hora_reserva: time,
    personas: draft.guests,
    ocasion: null,
    preferencia_mesa: draft.seating === 'outdoor' ? 'exterior' : 'interior',
    requisitos_dieteticos: null,
    notas: draft.notes,
    primera_visita: draft.isFirstVisit,
    estado: 'pendiente',
  }
}
