import type { Values } from './values.ts'

/**
 * What was typed and not saved, kept on this device: one entry per page and form, with the version it was typed over
 * and the values it started from, so that a later version can be told apart field by field.
 */
export type Draft = {
  version: number | null
  base: Values
  values: Values
  en: number
  enviado: boolean
}

const PREFIX = 'alma:borrador:'
const DIAS = 14
const MAX = 400_000

const isValues = (x: unknown): x is Values =>
  typeof x === 'object' && x !== null && Object.values(x).every((v) => typeof v === 'string')

function parseDraft(text: string | null): Draft | null {
  if (!text) return null
  try {
    const raw: unknown = JSON.parse(text)
    if (typeof raw !== 'object' || raw === null) return null
    const { version, base, values, en, enviado } = raw as Partial<Draft>
    if (!isValues(base) || !isValues(values) || typeof en !== 'number') return null
    return {
      version: typeof version === 'number' ? version : null,
      base,
      values,
      en,
      enviado: enviado === true,
    }
  } catch {
    return null
  }
}

/** A browser without storage (private window, quota reached) must not stop anybody from typing. */
function withStorage<T>(use: (store: Storage) => T): T | null {
  try {
    return use(window.localStorage)
  } catch {
    return null
  }
}

export const readDraft = (clave: string): Draft | null =>
  withStorage((store) => parseDraft(store.getItem(PREFIX + clave)))

export const saveDraft = (clave: string, draft: Draft): void => {
  const text = JSON.stringify(draft)
  if (text.length <= MAX) withStorage((store) => store.setItem(PREFIX + clave, text))
}

export const forgetDraft = (clave: string): void => {
  withStorage((store) => store.removeItem(PREFIX + clave))
}

/**
 * Deletes old drafts and, right after a save (`guardado`), the ones that were sent: a new row is saved on one
 * page and shown on another, so its form never learns that the save succeeded.
 */
export function sweepDrafts(now: number, saved: boolean): void {
  withStorage((store) => {
    const keys = Array.from({ length: store.length }, (_, i) => store.key(i) ?? '')
    for (const key of keys) {
      if (!key.startsWith(PREFIX)) continue
      const draft = parseDraft(store.getItem(key))
      if (!draft || draft.en < now - DIAS * 86_400_000 || (saved && draft.enviado)) store.removeItem(key)
    }
  })
}
