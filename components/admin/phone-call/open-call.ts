import type { FormAction } from '@/lib/admin/action/form.ts'

export type CallActions = Readonly<Record<'addEntry' | 'undo', FormAction>>

const EVENT = 'alma:llamada'
const SAVED = 'alma:libro'

/** Opens the window in which a call is written down, wherever in the back office one is. */
export const openCall = (): void => {
  window.dispatchEvent(new Event(EVENT))
}

/** @returns what ends the listening */
export function onOpenCall(open: () => void): () => void {
  window.addEventListener(EVENT, open)
  return () => window.removeEventListener(EVENT, open)
}

/** Tells a board that stands open that a booking has been written down elsewhere. */
export const tellSaved = (): void => {
  window.dispatchEvent(new Event(SAVED))
}

/** @returns what ends the listening */
export function onSaved(read: () => void): () => void {
  window.addEventListener(SAVED, read)
  return () => window.removeEventListener(SAVED, read)
}

/** The day of the board that is open, where it is not today's. */
export const dayInView = (): string | null =>
  document.querySelector<HTMLElement>('[data-dia-del-libro]')?.dataset.diaDelLibro ?? null

/** The day of the board that is open, whichever it is; null on any other page. */
export const openDay = (): string | null =>
  document.querySelector<HTMLElement>('[data-dia-abierto]')?.dataset.diaAbierto ?? null
