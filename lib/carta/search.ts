import { fold, type Plegado, plegar } from '../chat/fold.ts'

/** From and to, as positions in a text as it is written. */
export type Rango = readonly [desde: number, hasta: number]

/** Where a dish is searched: what its row shows, and what it is known by besides. */
export type Textos = { nombre: string; descripcion: string; ingredientes: string; original: string }
export type Marcas = Record<keyof Textos, readonly Rango[]>
export const SIN_MARCAS: Marcas = { nombre: [], descripcion: [], ingredientes: [], original: [] }

/** The words of a search, folded; each has to be found. */
export const palabrasDe = (q: string): string[] => [...new Set(fold(q).split(/\s+/).filter(Boolean))]

function apariciones({ original, text, at }: Plegado, palabra: string): Rango[] {
  const found: Rango[] = []
  for (let i = text.indexOf(palabra); i >= 0; i = text.indexOf(palabra, i + palabra.length)) {
    const end = i + palabra.length
    // A letter that became two (ß, œ) is marked whole, whichever half was asked for.
    found.push([at[i] ?? 0, Math.max(at[end] ?? original.length, (at[end - 1] ?? 0) + 1)])
  }
  return found
}

/** Ranges in their order, those that touch or overlap as one. */
export function unir(rangos: readonly Rango[]): Rango[] {
  const joined: Rango[] = []
  for (const [desde, hasta] of [...rangos].sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1)
    if (last && desde <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], hasta)]
    else joined.push([desde, hasta])
  }
  return joined
}

const plegados = new WeakMap<Textos, Record<keyof Textos, Plegado>>()
function plegadosDe(textos: Textos): Record<keyof Textos, Plegado> {
  const known = plegados.get(textos)
  if (known) return known
  const { nombre, descripcion, ingredientes, original } = textos
  const made = {
    nombre: plegar(nombre),
    descripcion: plegar(descripcion),
    ingredientes: plegar(ingredientes),
    original: plegar(original),
  }
  plegados.set(textos, made)
  return made
}

/**
 * Finds every word in the texts of a dish; null when one of them is nowhere.
 * Ingredients and the Spanish name are hit only by words that the name and the description do not have: a hit there
 * means that they have to be shown for the guest to see why the dish is in the list.
 */
export function buscar(textos: Textos, palabras: readonly string[]): Marcas | null {
  if (palabras.length === 0) return SIN_MARCAS
  const en = plegadosDe(textos)
  const marcas: Record<keyof Textos, Rango[]> = {
    nombre: [],
    descripcion: [],
    ingredientes: [],
    original: [],
  }
  for (const palabra of palabras) {
    const hit = (campos: readonly (keyof Textos)[]) =>
      campos.filter((campo) => {
        const found = apariciones(en[campo], palabra)
        marcas[campo].push(...found)
        return found.length > 0
      }).length > 0
    if (!hit(['nombre', 'descripcion']) && !hit(['ingredientes']) && !hit(['original'])) return null
  }
  return {
    nombre: unir(marcas.nombre),
    descripcion: unir(marcas.descripcion),
    ingredientes: unir(marcas.ingredientes),
    original: unir(marcas.original),
  }
}

/** A text cut at its hits, in order. */
export function trozos(texto: string, rangos: readonly Rango[]): { texto: string; marca: boolean }[] {
  const parts: { texto: string; marca: boolean }[] = []
  let at = 0
  for (const [desde, hasta] of rangos) {
    parts.push(
      { texto: texto.slice(at, desde), marca: false },
      { texto: texto.slice(desde, hasta), marca: true },
    )
    at = hasta
  }
  parts.push({ texto: texto.slice(at), marca: false })
  return parts.filter((part) => part.texto !== '')
}
