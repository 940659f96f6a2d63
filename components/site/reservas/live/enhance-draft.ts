import { type IsoDate, isHHmm, isIsoDate } from '@/lib/core/dates.ts'
import type { FormValues } from '@/lib/reservas/form.ts'
import { FORM_KEYS, keep, recall } from '../../../chat/memory.ts'
import type { ReservaRequest } from '../enhance-parts.ts'

/** A new shape needs a new number; older drafts are then ignored. */
const VERSION = 1
/** Milliseconds. */
const DRAFT_TTL_MS = 7 * 24 * 60 * 60_000
/** What stays in the browser: no health data. */
const KEPT_FIELDS = ['nombre', 'email', 'telefono', 'ocasion', 'notas', 'primera_visita'] as const

export type Draft = { request: ReservaRequest; values: FormValues }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A draft out of the storage; null when it is missing, too old or broken. A day in the past is left out.
 *
 * @param now milliseconds since 1970
 */
export function readDraft(text: string | null, today: IsoDate, now: number): Draft | null {
  let value: unknown
  try {
    value = JSON.parse(text ?? '')
  } catch {
    return null
  }
  if (
    !isRecord(value) ||
    value.v !== VERSION ||
    typeof value.en !== 'number' ||
    now - value.en > DRAFT_TTL_MS
  )
    return null
  const { pedido, escritos } = value
  const p = isRecord(pedido) ? pedido : {}
  const e = isRecord(escritos) ? escritos : {}
  const day = typeof p.fecha === 'string' && isIsoDate(p.fecha) && p.fecha >= today ? p.fecha : null
  const kept = KEPT_FIELDS.flatMap((name) => (typeof e[name] === 'string' ? [[name, e[name]]] : []))
  return {
    request: {
      personas: Number.isInteger(p.personas) ? Number(p.personas) : null,
      fecha: day,
      hora: day && typeof p.hora === 'string' && isHHmm(p.hora) ? p.hora : null,
      mesa: p.mesa === 'exterior' ? 'exterior' : 'interior',
      espera: null,
    },
    values: Object.fromEntries(kept),
  }
}

export const recallDraft = (today: IsoDate): Draft | null =>
  readDraft(recall(FORM_KEYS.draft), today, Date.now())
export function saveDraft({ request, values }: Draft): void {
  const kept = Object.fromEntries(KEPT_FIELDS.map((name) => [name, values[name]]))
  keep(FORM_KEYS.draft, JSON.stringify({ v: VERSION, en: Date.now(), pedido: request, escritos: kept }))
}
export function forgetDraft(): void {
  try {
    localStorage.removeItem(FORM_KEYS.draft)
  } catch {
    // Storage is blocked: there is no draft.
  }
}
