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
  const texto = raw.replace(/^\ufeff/, '')
  const sep = separatorOf(texto)
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  let line = 1
  let openedAt = 0
  const endCell = () => {
    row.push(withoutApostrophe(cell))
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.some((c) => c.trim() !== '')) rows.push(row)
    row = []
  }
  for (let i = 0; i < texto.length; i++) {
    const c = texto[i]
    if (c === '\n') line += 1
    if (quoted) {
      if (c !== '"') cell += c
      else if (texto[i + 1] === '"') {
        cell += '"'
        i += 1
      } else quoted = false
    } else if (c === '"' && cell === '') {
      quoted = true
      openedAt = line
    } else if (c === sep) endCell()
    else if (c === '\n') endRow()
    else if (c === '\r') {
      if (texto[i + 1] !== '\n') endRow()
    } else cell += c
  }
  if (quoted)
    return {
      ok: false,
      mensaje: `En la línea ${openedAt} se abren unas comillas que no se cierran. Ciérralas y vuelve a subir el archivo.`,
    }
  endRow()
  return { ok: true, filas: rows }
}
