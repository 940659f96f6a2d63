/** A table as it was written, row by row; what is wrong with the file, in a sentence for its author. */
export type Hoja = { ok: true; filas: string[][] } | { ok: false; mensaje: string }

const SEPARADORES = [';', ',', '\t'] as const

/** The separator that the first line has most of, outside quotes. */
function separador(texto: string): string {
  const cuenta = new Map<string, number>(SEPARADORES.map((s) => [s, 0]))
  let dentro = false
  for (const c of texto) {
    if (c === '"') dentro = !dentro
    else if (!dentro && (c === '\n' || c === '\r')) break
    else if (!dentro && cuenta.has(c)) cuenta.set(c, (cuenta.get(c) ?? 0) + 1)
  }
  return SEPARADORES.toSorted((a, b) => (cuenta.get(b) ?? 0) - (cuenta.get(a) ?? 0))[0] ?? ';'
}

/** What looks like a formula was written with an apostrophe in front (lib/admin/import/csv-write.ts): it is not part of the text. */
const sinApostrofo = (celda: string): string =>
  /^'\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^'[\t\r\n]/.test(celda) ? celda.slice(1) : celda

/**
 * RFC 4180, as spreadsheets really write it: `;`, `,` or tab, with or without a byte order mark, any line end, quotes
 * doubled inside quotes. Empty lines are left out. Never throws.
 */
export function leerCsv(bruto: string): Hoja {
  const texto = bruto.replace(/^\ufeff/, '')
  const sep = separador(texto)
  const filas: string[][] = []
  let fila: string[] = []
  let celda = ''
  let comillas = false
  let linea = 1
  let abierta = 0
  const acabarCelda = () => {
    fila.push(sinApostrofo(celda))
    celda = ''
  }
  const acabarFila = () => {
    acabarCelda()
    if (fila.some((c) => c.trim() !== '')) filas.push(fila)
    fila = []
  }
  for (let i = 0; i < texto.length; i++) {
    const c = texto[i]
    if (c === '\n') linea += 1
    if (comillas) {
      if (c !== '"') celda += c
      else if (texto[i + 1] === '"') {
        celda += '"'
        i += 1
      } else comillas = false
    } else if (c === '"' && celda === '') {
      comillas = true
      abierta = linea
    } else if (c === sep) acabarCelda()
    else if (c === '\n') acabarFila()
    else if (c === '\r') {
      if (texto[i + 1] !== '\n') acabarFila()
    } else celda += c
  }
  if (comillas)
    return {
      ok: false,
      mensaje: `En la línea ${abierta} se abren unas comillas que no se cierran. Ciérralas y vuelve a subir el archivo.`,
    }
  acabarFila()
  return { ok: true, filas }
}
