import { parseCsv } from '@/lib/admin/import/csv-read.ts'

export type ImportRecord = Readonly<Record<string, string>>
export type ParsedFile =
  | { ok: true; columns: string[]; records: ImportRecord[] }
  | { ok: false; mensaje: string }

/** More than a restaurant has; nobody could read a longer dry run. */
const MAX_ROWS = 2000

export const SEP = ' | '
export const splitList = (cell: string): string[] =>
  cell
    .split('|')
    .map((t) => t.trim())
    .filter(Boolean)

const cellText = (valor: unknown): string => {
  if (valor === null || valor === undefined) return ''
  if (typeof valor === 'boolean') return valor ? 'sí' : 'no'
  if (Array.isArray(valor)) return valor.map(cellText).join(SEP)
  return typeof valor === 'object' ? JSON.stringify(valor) : String(valor)
}
const fold = (t: string): string =>
  t.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, '_')

function fromJson(texto: string): ParsedFile {
  let parsed: unknown
  try {
    parsed = JSON.parse(texto.replace(/^\ufeff/, ''))
  } catch {
    return {
      ok: false,
      mensaje: 'El archivo no es un JSON válido. Expórtalo otra vez y cambia solo los valores.',
    }
  }
  const es = (row: unknown): row is Record<string, unknown> =>
    typeof row === 'object' && row !== null && !Array.isArray(row)
  if (!Array.isArray(parsed) || !parsed.every(es))
    return { ok: false, mensaje: 'El JSON tiene que ser una lista de fichas: [ { "nombre": … }, … ].' }
  const records = parsed.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([clave, valor]) => [fold(clave), cellText(valor).normalize('NFC')]),
    ),
  )
  return { ok: true, columns: [...new Set(records.flatMap((r) => Object.keys(r)))], records }
}

function fromCsv(texto: string): ParsedFile {
  const sheet = parseCsv(texto)
  if (!sheet.ok) return sheet
  const [header, ...rows] = sheet.filas
  if (!header) return { ok: false, mensaje: 'El archivo está vacío.' }
  const columns = header.map(fold)
  const duplicate = columns.find((c, i) => c !== '' && columns.indexOf(c) !== i)
  if (duplicate) return { ok: false, mensaje: `La columna «${duplicate}» está dos veces. Deja una.` }
  const longRow = rows.findIndex((row) => row.slice(columns.length).some((c) => c.trim() !== ''))
  if (longRow >= 0)
    return {
      ok: false,
      mensaje: `La fila ${longRow + 2} tiene más celdas que la cabecera. Suele faltar una comilla: si un texto lleva el separador, va entre comillas.`,
    }
  return {
    ok: true,
    columns,
    records: rows.map((row) =>
      Object.fromEntries(columns.map((c, i) => [c, (row[i] ?? '').normalize('NFC')])),
    ),
  }
}

/**
 * CSV or JSON, detected by the first character. An unknown column is an error: a mistyped one would be lost silently.
 */
export function parseFile(bytes: Uint8Array, known: readonly string[]): ParsedFile {
  let texto: string
  try {
    texto = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    texto = new TextDecoder('windows-1252').decode(bytes)
  }
  if (texto.includes('\0'))
    return { ok: false, mensaje: 'Esto no es un CSV ni un JSON. Guárdalo como «CSV UTF-8».' }
  const file = /^\ufeff?\s*[[{]/.test(texto) ? fromJson(texto) : fromCsv(texto)
  if (!file.ok) return file
  const unknown = file.columns.find((c) => !known.includes(c))
  if (unknown !== undefined)
    return {
      ok: false,
      mensaje: `No hay ninguna columna que se llame «${unknown}». Las que hay: ${known.join(', ')}.`,
    }
  if (file.records.length === 0) return { ok: false, mensaje: 'El archivo no tiene ninguna fila.' }
  if (file.records.length > MAX_ROWS)
    return {
      ok: false,
      mensaje: `Como mucho ${MAX_ROWS} filas por archivo: este tiene ${file.records.length}.`,
    }
  return file
}

export const parseYesNo = (t: string): boolean | null =>
  ({
    si: true,
    s: true,
    x: true,
    '1': true,
    true: true,
    verdadero: true,
    no: false,
    n: false,
    '': false,
    '0': false,
    false: false,
    falso: false,
  })[fold(t)] ?? null

export const EUROS = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')

export type Motivo = { campo: string; motivo: string }
export type ImportStep =
  | {
      fila: number
      titulo: string
      que: 'nuevo' | 'cambia' | 'igual'
      cambios: { campo: string; antes: string; despues: string }[]
    }
  | { fila: number; titulo: string; que: 'no'; motivos: Motivo[] }

export const diff = (columns: readonly string[], antes: ImportRecord | null, after: ImportRecord) =>
  columns.flatMap((campo) => {
    const [a, d] = [antes?.[campo] ?? '', after[campo] ?? '']
    return a === d ? [] : [{ campo, antes: a, despues: d }]
  })
