/** How far a translation is, and why, in words. Shared by the lists, the tabs of the editors and the summary. */
type Grade = 'completo' | 'parcial' | 'falta'
export type Completeness = { grade: Grade; motivo: string }

export const IDIOMAS = ['en', 'fr', 'de', 'it'] as const
export type Idioma = (typeof IDIOMAS)[number]
export const NOMBRE_IDIOMA = {
  es: 'Español',
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
} as const satisfies Record<Idioma | 'es', string>

type Value = string | readonly string[] | null | undefined
/** `dicho` names the field inside a sentence: "falta la descripción", "2 de 3 ingredientes". */
export type Par = { dicho: string; es: Value; t: Value }

/** One language of a row, as its `traducciones` column holds it. */
export type Traduccion = Readonly<Record<string, string | readonly string[] | undefined>>
export type Traducciones = Partial<Readonly<Record<Idioma, Traduccion>>>

const isFilled = (value: Value): boolean =>
  typeof value === 'string' ? value.trim() !== '' : (value?.length ?? 0) > 0

/**
 * The state of one language, from what stands in Spanish and what stands in it.
 *
 * @param estado 'borrador' keeps it from the public pages
 * @param isStale the Spanish changed after this translation was written
 */
export function completeness(
  pares: readonly Par[],
  estado: string | undefined,
  isStale: boolean,
): Completeness {
  if (!pares.some(({ es, t }) => isFilled(es) || isFilled(t)))
    return { grade: 'completo', motivo: 'nada que traducir' }
  if (!pares.some(({ t }) => isFilled(t))) return { grade: 'falta', motivo: 'sin traducir' }
  for (const { dicho, es, t } of pares) {
    if (Array.isArray(es)) {
      const n = Array.isArray(t) ? t.length : 0
      if (n !== es.length) return { grade: 'parcial', motivo: `${n} de ${es.length} ${dicho}` }
    } else if (isFilled(es) && !isFilled(t)) return { grade: 'parcial', motivo: `falta ${dicho}` }
  }
  if (estado === 'borrador') return { grade: 'parcial', motivo: 'borrador sin publicar' }
  if (isStale) return { grade: 'parcial', motivo: 'el español ha cambiado' }
  return { grade: 'completo', motivo: 'completo' }
}

export type Translatable<C extends string = string> = { campo: C; dicho: string }
export type TranslatableRow<C extends string> = Readonly<Record<C, Value>> & {
  /** The fingerprint of the Spanish texts, to be compared with the `origen` of each translation. */
  huella: string
  traducciones: Traducciones
}

export const TEXTOS_DE_PLATO = [
  { campo: 'nombre', dicho: 'el nombre' },
  { campo: 'descripcion', dicho: 'la descripción' },
  { campo: 'ingredientes', dicho: 'ingredientes' },
] as const satisfies readonly Translatable[]
export const TEXTOS_DE_BEBIDA = [
  { campo: 'nombre', dicho: 'el nombre' },
  { campo: 'descripcion', dicho: 'la descripción' },
] as const satisfies readonly Translatable[]
export const TEXTOS_DE_VINO = [
  { campo: 'nota', dicho: 'la nota de cata' },
  { campo: 'motivo', dicho: 'el motivo' },
] as const satisfies readonly Translatable[]

/** Languages whose translation was written for an older Spanish text. */
export const staleIdiomas = (traducciones: Traducciones, fingerprint: string | undefined): Idioma[] =>
  IDIOMAS.filter((idioma) => {
    const source = traducciones[idioma]?.origen
    return source !== undefined && source !== fingerprint
  })

export function completenessOf<C extends string>(
  row: TranslatableRow<C>,
  idioma: Idioma,
  fields: readonly Translatable<C>[],
): Completeness {
  const t = row.traducciones[idioma]
  const pares = fields.map(({ campo, dicho }) => ({ dicho, es: row[campo], t: t?.[campo] }))
  const estado = t?.estado === 'borrador' ? 'borrador' : 'revisado'
  return completeness(pares, estado, staleIdiomas(row.traducciones, row.huella).includes(idioma))
}

export const untranslated = <C extends string>(
  row: TranslatableRow<C>,
  fields: readonly Translatable<C>[],
): boolean => IDIOMAS.some((idioma) => completenessOf(row, idioma, fields).grade !== 'completo')
