import type { Valores } from './values.ts'

/**
 * What was typed and not saved, kept on this device: one entry per page and form, with the version it was typed over
 * and the values it started from, so that a later version can be told apart field by field.
 */
export type Borrador = {
  version: number | null
  base: Valores
  valores: Valores
  en: number
  enviado: boolean
}

const PREFIJO = 'alma:borrador:'
const DIAS = 14
const MAX = 400_000

const esValores = (x: unknown): x is Valores =>
  typeof x === 'object' && x !== null && Object.values(x).every((v) => typeof v === 'string')

function leido(text: string | null): Borrador | null {
  if (!text) return null
  try {
    const raw: unknown = JSON.parse(text)
    if (typeof raw !== 'object' || raw === null) return null
    const { version, base, valores, en, enviado } = raw as Partial<Borrador>
    if (!esValores(base) || !esValores(valores) || typeof en !== 'number') return null
    return {
      version: typeof version === 'number' ? version : null,
      base,
      valores,
      en,
      enviado: enviado === true,
    }
  } catch {
    return null
  }
}

/** A device that keeps nothing (private window, storage full) must not stop anybody from typing. */
function conAlmacen<T>(use: (store: Storage) => T): T | null {
  try {
    return use(window.localStorage)
  } catch {
    return null
  }
}

export const leerBorrador = (clave: string): Borrador | null =>
  conAlmacen((store) => leido(store.getItem(PREFIJO + clave)))

export const guardarBorrador = (clave: string, borrador: Borrador): void => {
  const text = JSON.stringify(borrador)
  if (text.length <= MAX) conAlmacen((store) => store.setItem(PREFIJO + clave, text))
}

export const olvidarBorrador = (clave: string): void => {
  conAlmacen((store) => store.removeItem(PREFIJO + clave))
}

/**
 * Forgets drafts nobody came back for, and, when a save has just led here (`guardado`), the ones that were sent: a new
 * row is saved on one page and shown on another, so that its form never learns that all went well.
 */
export function barrerBorradores(ahora: number, guardado: boolean): void {
  conAlmacen((store) => {
    const keys = Array.from({ length: store.length }, (_, i) => store.key(i) ?? '')
    for (const key of keys) {
      if (!key.startsWith(PREFIJO)) continue
      const draft = leido(store.getItem(key))
      if (!draft || draft.en < ahora - DIAS * 86_400_000 || (guardado && draft.enviado)) store.removeItem(key)
    }
  })
}
