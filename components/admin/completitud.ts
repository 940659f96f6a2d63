/** How far a translation is, and why, in words. Shared by the list, the tabs of the editor and the summary. */
export type Grado = 'completo' | 'parcial' | 'falta'
export type Completitud = { grado: Grado; motivo: string }
type Campos = { nombre?: string; descripcion?: string; ingredientes?: readonly string[] }
type Fuente = { nombre: string; descripcion: string | null; ingredientes: readonly string[] }

export const IDIOMAS = ['en', 'fr', 'de', 'it'] as const
export type Idioma = (typeof IDIOMAS)[number]
export const NOMBRE_IDIOMA = {
  es: 'Español',
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
} as const satisfies Record<Idioma | 'es', string>

/**
 * `viejo`: the Spanish changed after this translation was written. `huella` of the row against `origen` of the
 * translation says so; the caller compares.
 */
export function completitud(
  es: Fuente,
  t: (Campos & { estado?: string }) | undefined,
  viejo: boolean,
): Completitud {
  const nombre = Boolean(t?.nombre?.trim())
  const descripcion = Boolean(t?.descripcion?.trim())
  const lista = t?.ingredientes ?? []
  if (!nombre && !descripcion && lista.length === 0) return { grado: 'falta', motivo: 'sin traducir' }
  if (!nombre) return { grado: 'parcial', motivo: 'falta el nombre' }
  if (es.descripcion?.trim() && !descripcion) return { grado: 'parcial', motivo: 'falta la descripción' }
  if (lista.length !== es.ingredientes.length)
    return { grado: 'parcial', motivo: `${lista.length} de ${es.ingredientes.length} ingredientes` }
  if (t?.estado === 'borrador') return { grado: 'parcial', motivo: 'borrador sin publicar' }
  if (viejo) return { grado: 'parcial', motivo: 'el español ha cambiado' }
  return { grado: 'completo', motivo: 'completo' }
}

type Fila = Fuente & {
  huella: string
  traducciones: Partial<Record<Idioma, Campos & { estado?: string; origen?: string }>>
}
/** The state of one language of a row. */
export const completitudDe = (fila: Fila, idioma: Idioma): Completitud => {
  const t = fila.traducciones[idioma]
  return completitud(fila, t, t?.origen !== undefined && t.origen !== fila.huella)
}
export const porTraducir = (fila: Fila): boolean =>
  IDIOMAS.some((idioma) => completitudDe(fila, idioma).grado !== 'completo')
