import { CsvError, parse } from 'csv-parse/sync'

export type CsvSheet = { ok: true; filas: string[][] } | { ok: false; mensaje: string }

const SEPARATORS = [';', ',', '\t'] as const

function separatorOf(texto: string): string {
  const cuenta = new Map<string, number>(SEPARATORS.map((s) => [s, 0]))
  let insideQuotes = false
  for (const c of texto) {
    if (c === '"') insideQuotes = !insideQuotes
    else if (!insideQuotes && (c === '\n' || c === '\r')) break
    else if (!insideQuotes && cuenta.has(c)) cuenta.set(c, (cuenta.get(c) ?? 0) + 1)
  }
  return SEPARATORS.toSorted((a, b) => (cuenta.get(b) ?? 0) - (cuenta.get(a) ?? 0))[0] ?? ';'
}

/** csv-write.ts puts an apostrophe before text that looks like a formula; it is not part of the text. */
const withoutApostrophe = (cell: string): string =>
  /^'\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^'[\t\r\n]/.test(cell) ? cell.slice(1) : cell

/**
 * RFC 4180 as spreadsheets write it: `;`, `,` or tab, with or without a byte order mark, any line end. Skips empty
 * lines. Never throws.
 */
export function parseCsv(raw: string): CsvSheet {
  let line = 1
  try {
    const rows: string[][] = parse(raw, {
      bom: true,
      delimiter: separatorOf(raw),
      record_delimiter: ['\r\n', '\n', '\r'],
      // Inches in the middle of a cell are no quotes.
      relax_quotes: true,
      relax_column_count: true,
      cast: withoutApostrophe,
      on_record: (row: string[], { lines }) => {
        line = lines + 1
        return row
      },
    })
    return { ok: true, filas: rows.filter((row) => row.some((cell) => cell.trim() !== '')) }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return {
      ok: false,
      mensaje: `En la línea ${line} se abren unas comillas que no se cierran. Ciérralas y vuelve a subir el archivo.`,
    }
  }
}
