import {
  type Completeness,
  completeness,
  IDIOMAS,
  type Idioma,
  type Traduccion,
  type Traducciones,
} from './completeness.ts'

export type CampoTexto = {
  campo: string
  label: string
  /** Inside a sentence: "falta la descripción", "2 de 3 ingredientes". */
  dicho: string
  tipo: 'linea' | 'area' | 'lista'
  /** What stands in Spanish; the lines of a list are joined by line feeds. */
  es: string
  max?: number | undefined
  hint?: string | undefined
  required?: boolean | undefined
  rows?: number | undefined
}
export type RowTextos = {
  campos: readonly CampoTexto[]
  traducciones: Traducciones
  /** Languages whose translation was written for an older Spanish text. */
  stale: readonly Idioma[]
  /** Put before every field's name where one form holds several rows: `filas.3.`. */
  prefix?: string
}

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
/** A stored translation as its field shows it. */
export const storedText = (t: Traduccion | undefined, campo: string): string => {
  const value = t?.[campo]
  return typeof value === 'string' ? value : (value?.join('\n') ?? '')
}

export type Estado = Completeness & { stale: boolean }
export type Estados = Readonly<Record<Idioma, Estado>>
export type ReadField = (name: string) => string

/** Where each language stands, from the fields as they are now against the row as it was stored. */
export function estados(
  { campos, traducciones, stale: staleOnes, prefix = '' }: RowTextos,
  read: ReadField,
): Estados {
  const one = (idioma: Idioma): Estado => {
    const at = `${prefix}traducciones.${idioma}`
    const fields = campos.map(({ campo, dicho, tipo, es }) => ({
      dicho,
      lista: tipo === 'lista',
      es: read(`${prefix}${campo}`),
      t: read(`${at}.${campo}`),
      cambio: read(`${prefix}${campo}`).trim() !== es.trim(),
      igual: read(`${at}.${campo}`).trim() === storedText(traducciones[idioma], campo).trim(),
    }))
    // Stale: the Spanish has moved on, before or just now, and nobody has touched the translation since.
    const hasText = fields.some(({ t }) => t.trim() !== '')
    const stale =
      hasText &&
      fields.every(({ igual: isSame }) => isSame) &&
      (staleOnes.includes(idioma) || fields.some(({ cambio: isChanged }) => isChanged))
    const pares = fields.map(({ dicho, lista, es, t }) =>
      lista ? { dicho, es: lines(es), t: lines(t) } : { dicho, es, t },
    )
    const draftState = read(`${at}.borrador`) === 'on' ? 'borrador' : 'revisado'
    return { ...completeness(pares, draftState, stale && read(`${at}.repasado`) !== 'on'), stale }
  }
  return { en: one('en'), fr: one('fr'), de: one('de'), it: one('it') }
}

/** As it is stored, before anything is typed. */
export function storedField({ campos: fields, traducciones, prefix = '' }: RowTextos): ReadField {
  const values = new Map<string, string>()
  for (const { campo, es } of fields) {
    values.set(`${prefix}${campo}`, es)
    for (const idioma of IDIOMAS)
      values.set(`${prefix}traducciones.${idioma}.${campo}`, storedText(traducciones[idioma], campo))
  }
  for (const idioma of IDIOMAS)
    if (traducciones[idioma]?.estado === 'borrador')
      values.set(`${prefix}traducciones.${idioma}.borrador`, 'on')
  return (name) => values.get(name) ?? ''
}
