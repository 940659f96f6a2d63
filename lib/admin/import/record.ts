import { leerCsv } from '@/lib/admin/import/csv-read.ts'

/** One row as text by column: what a CSV cell or a JSON value says, and what the table of a dry run shows. */
export type Registro = Readonly<Record<string, string>>
export type Archivo = { ok: true; columnas: string[]; registros: Registro[] } | { ok: false; mensaje: string }

/** More than a restaurant has; a dry run of more could not be read by anybody. */
export const MAX_FILAS = 2000

/** Between the items of a list in one cell: ingredients, prices, allergens. */
export const SEP = ' | '
export const lista = (celda: string): string[] =>
  celda
    .split('|')
    .map((t) => t.trim())
    .filter(Boolean)

const celda = (valor: unknown): string => {
  if (valor === null || valor === undefined) return ''
  if (typeof valor === 'boolean') return valor ? 'sí' : 'no'
  if (Array.isArray(valor)) return valor.map(celda).join(SEP)
  return typeof valor === 'object' ? JSON.stringify(valor) : String(valor)
}
const plano = (t: string): string =>
  t.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, '_')

function deJson(texto: string): Archivo {
  let dicho: unknown
  try {
    dicho = JSON.parse(texto.replace(/^\ufeff/, ''))
  } catch {
    return {
      ok: false,
      mensaje: 'El archivo no es un JSON válido. Expórtalo otra vez y cambia solo los valores.',
    }
  }
  const es = (fila: unknown): fila is Record<string, unknown> =>
    typeof fila === 'object' && fila !== null && !Array.isArray(fila)
  if (!Array.isArray(dicho) || !dicho.every(es))
    return { ok: false, mensaje: 'El JSON tiene que ser una lista de fichas: [ { "nombre": … }, … ].' }
  const registros = dicho.map((fila) =>
    Object.fromEntries(
      Object.entries(fila).map(([clave, valor]) => [plano(clave), celda(valor).normalize('NFC')]),
    ),
  )
  return { ok: true, columnas: [...new Set(registros.flatMap((r) => Object.keys(r)))], registros }
}

function deCsv(texto: string): Archivo {
  const hoja = leerCsv(texto)
  if (!hoja.ok) return hoja
  const [cabecera, ...filas] = hoja.filas
  if (!cabecera) return { ok: false, mensaje: 'El archivo está vacío.' }
  const columnas = cabecera.map(plano)
  const doble = columnas.find((c, i) => c !== '' && columnas.indexOf(c) !== i)
  if (doble) return { ok: false, mensaje: `La columna «${doble}» está dos veces. Deja una.` }
  const larga = filas.findIndex((fila) => fila.slice(columnas.length).some((c) => c.trim() !== ''))
  if (larga >= 0)
    return {
      ok: false,
      mensaje: `La fila ${larga + 2} tiene más celdas que la cabecera. Suele faltar una comilla: si un texto lleva el separador, va entre comillas.`,
    }
  return {
    ok: true,
    columnas,
    registros: filas.map((fila) =>
      Object.fromEntries(columnas.map((c, i) => [c, (fila[i] ?? '').normalize('NFC')])),
    ),
  }
}

/**
 * A file as its author sent it: CSV or JSON, told apart by how it begins. Columns that are not of `conocidas` are an
 * error, because a mistyped one would otherwise be lost in silence.
 */
export function leerArchivo(bytes: Uint8Array, conocidas: readonly string[]): Archivo {
  let texto: string
  try {
    texto = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // What Excel writes when it is asked for plain "CSV".
    texto = new TextDecoder('windows-1252').decode(bytes)
  }
  if (texto.includes('\0'))
    return { ok: false, mensaje: 'Esto no es un CSV ni un JSON. Guárdalo como «CSV UTF-8».' }
  const archivo = /^\ufeff?\s*[[{]/.test(texto) ? deJson(texto) : deCsv(texto)
  if (!archivo.ok) return archivo
  const rara = archivo.columnas.find((c) => !conocidas.includes(c))
  if (rara !== undefined)
    return {
      ok: false,
      mensaje: `No hay ninguna columna que se llame «${rara}». Las que hay: ${conocidas.join(', ')}.`,
    }
  if (archivo.registros.length === 0) return { ok: false, mensaje: 'El archivo no tiene ninguna fila.' }
  if (archivo.registros.length > MAX_FILAS)
    return {
      ok: false,
      mensaje: `Como mucho ${MAX_FILAS} filas por archivo: este tiene ${archivo.registros.length}.`,
    }
  return archivo
}

/** "sí", "no" and what people write for them; null when it is neither. */
export const siNo = (t: string): boolean | null =>
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
  })[plano(t)] ?? null

export const EUROS = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')

export type Motivo = { campo: string; motivo: string }
/** One row of a dry run: what it would do, or why it is refused. */
export type Paso =
  | {
      fila: number
      titulo: string
      que: 'nuevo' | 'cambia' | 'igual'
      cambios: { campo: string; antes: string; despues: string }[]
    }
  | { fila: number; titulo: string; que: 'no'; motivos: Motivo[] }

/** What differs between two rows, column by column, in the order of the columns. */
export const diferencias = (columnas: readonly string[], antes: Registro | null, despues: Registro) =>
  columnas.flatMap((campo) => {
    const [a, d] = [antes?.[campo] ?? '', despues[campo] ?? '']
    return a === d ? [] : [{ campo, antes: a, despues: d }]
  })
