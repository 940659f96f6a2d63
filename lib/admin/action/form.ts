import 'server-only'
import type { z } from 'zod'

/**
 * The answer of a form action. It includes the values that were typed, because React empties a form after its action.
 */
export type FormState = {
  estado: 'nuevo' | 'hecho' | 'rechazado'
  mensaje: string | null
  errores: Readonly<Record<string, string>>
  valores: Readonly<Record<string, string>> | null
  /** The database's reason for a refusal: 'conflicto' when somebody saved in between. */
  aviso: string | null
  id: string | null
  deshacer: string | null
}
export type FormAction = (prev: FormState, form: FormData) => Promise<FormState>

export const INITIAL_STATE: FormState = {
  estado: 'nuevo',
  mensaje: null,
  errores: {},
  valores: null,
  aviso: null,
  id: null,
  deshacer: null,
}

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])
const MAX_FIELDS = 400
const MAX_TEXT = 20_000

export function typed(form: FormData): Record<string, string> {
  const values: Record<string, string> = {}
  let fields = 0
  for (const [name, value] of form) {
    if (typeof value !== 'string' || name.startsWith('$') || FORBIDDEN.has(name)) continue
    if (++fields > MAX_FIELDS) break
    // Browsers post CRLF; PostgreSQL refuses NUL; NFC makes equal texts equal.
    values[name] = value.slice(0, MAX_TEXT).replaceAll('\r\n', '\n').replaceAll('\0', '').normalize('NFC')
  }
  return values
}

type Tree = { [key: string]: string | Tree }

function nest(values: Record<string, string>): Tree {
  const tree: Tree = {}
  for (const [name, value] of Object.entries(values)) {
    const path = name.split('.')
    if (path.some((part) => FORBIDDEN.has(part))) continue
    const leaf = path.pop()
    if (leaf === undefined) continue
    let at = tree
    for (const part of path) {
      const next = at[part]
      if (typeof next === 'object') at = next
      else {
        const fresh: Tree = {}
        at[part] = fresh
        at = fresh
      }
    }
    at[leaf] = value
  }
  return tree
}

export type Read<T> =
  | { ok: true; value: T; valores: Record<string, string> }
  | { ok: false; errores: Record<string, string>; valores: Record<string, string> }

export function readForm<S extends z.ZodType>(schema: S, form: FormData): Read<z.output<S>> {
  const typedValues = typed(form)
  const parsed = schema.safeParse(nest(typedValues))
  if (parsed.success) return { ok: true, value: parsed.data, valores: typedValues }
  const errors: Record<string, string> = {}
  for (const issue of parsed.error.issues) errors[issue.path.join('.')] ??= issue.message
  return { ok: false, errores: errors, valores: typedValues }
}
