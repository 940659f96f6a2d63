import type { Idioma } from '../filas.ts'
import type { Casa, Cosa } from './casa.ts'
import { en, enIdiomas } from './casa.ts'
import type { Lectura } from './caso.ts'
import { tieneRaiz } from './clases.ts'
import { dice, type Estado, estadoEn } from './decir.ts'
import { contiene, plegar } from './plegar.ts'
import type { Unidad } from './texto.ts'
import { DICHO } from './vocabulario.ts'

/** What the rows say of an item and an allergen. */
export function dato(cosa: Cosa, alergeno: string): Exclude<Estado, 'ninguno'> {
  const presencia = cosa.alergenos.get(alergeno)
  if (!cosa.declarado) return 'sinDeclarar'
  if (presencia === 'contiene') return 'contiene'
  if (presencia === 'puede_contener') return 'puede'
  if (presencia === 'comprobado_sin') return 'libre'
  return 'noFigura'
}

/** Whether a claim may be made: never more than the rows say, and exactly what they say of what is in a dish. */
export function cabe(cosa: Cosa, alergeno: string, estado: Estado): boolean {
  const real = dato(cosa, alergeno)
  if (estado === 'ninguno')
    return cosa.declarado && ![...cosa.alergenos.values()].some((uno) => uno === 'contiene')
  if (estado === real) return true
  // Weaker than the row, or honest about a sheet that names nothing at all.
  if (estado === 'noFigura') return real === 'libre'
  if (estado === 'sinDeclarar') return cosa.alergenos.size === 0
  // A row that nobody has vouched for still warns.
  const anotado = cosa.alergenos.get(alergeno)
  return (
    (estado === 'contiene' && anotado === 'contiene') || (estado === 'puede' && anotado === 'puede_contener')
  )
}

/** Which allergens a text names, by their keys. */
function alergenosEn(casa: Casa, idioma: Idioma, texto: string): string[] {
  return casa.filas.alergenos
    .filter((fila) => {
      const nombre = en(enIdiomas(fila.nombre, fila.traducciones, 'nombre'), idioma) ?? fila.nombre
      return contiene(texto, nombre) || tieneRaiz(texto, DICHO[fila.clave] ?? plegar(nombre))
    })
    .map(({ clave }) => clave)
}

export type Afirmacion = { unidad: Unidad; cosa: Cosa; alergeno: string | null; estado: Estado }

/** Every claim about an allergen of a named thing: in its own sentence, or in the sentence over its list. */
export function afirmaciones({ casa, idioma, unidades }: Lectura): Afirmacion[] {
  return unidades.flatMap((unidad) => {
    if (unidad.cosas.length === 0) return []
    const propio = estadoEn(idioma, unidad.resto)
    const propios = alergenosEn(casa, idioma, unidad.resto)
    const deCabeza = unidad.lista ? alergenosEn(casa, idioma, unidad.cabeza) : []
    const cabeza = unidad.lista ? estadoEn(idioma, unidad.cabeza) : null
    // Without an allergen, "we have" and the like claim nothing; only that nobody has declared it does.
    const alergenos = propios.length > 0 ? propios : deCabeza
    const estado = propio ?? cabeza
    if (!estado) return []
    const de =
      alergenos.length > 0 ? alergenos : estado === 'sinDeclarar' || estado === 'ninguno' ? [null] : []
    return unidad.cosas.flatMap((cosa) => de.map((alergeno) => ({ unidad, cosa, alergeno, estado })))
  })
}

/** Claims that the rows do not bear out. A name of several things is right when it is right for one of them. */
export function falsas(lectura: Lectura): string[] {
  const todas = afirmaciones(lectura)
  return todas
    .filter(({ cosa, alergeno, estado, unidad }) => {
      const tocayas = unidad.cosas.filter(
        (otra) =>
          otra.nombres.get('es') === cosa.nombres.get('es') ||
          en(otra.nombres, lectura.idioma) === en(cosa.nombres, lectura.idioma),
      )
      return !tocayas.some((una) =>
        alergeno === null
          ? estado === 'sinDeclarar'
            ? !una.declarado || una.alergenos.size === 0
            : cabe(una, '', estado)
          : cabe(una, alergeno, estado),
      )
    })
    .map(
      ({ cosa, alergeno, estado }) =>
        `${cosa.slug}: ${alergeno ?? '*'} ${estado} (${alergeno ? dato(cosa, alergeno) : '-'})`,
    )
}

const NO_CONVIENE: readonly Estado[] = ['contiene', 'puede', 'sinDeclarar']

/** What an answer offers to somebody who avoids an allergen: named under nothing that warns of it. */
export function ofrecidas(lectura: Lectura, alergeno: string): { cosa: Cosa; estado: Estado | null }[] {
  const dichas = afirmaciones(lectura)
  return lectura.unidades.flatMap((unidad) =>
    unidad.cosas.flatMap((cosa) => {
      const suyas = dichas.filter((una) => una.unidad === unidad && una.cosa === cosa)
      const propias = suyas.filter((una) => una.alergeno === alergeno || una.alergeno === null)
      const estado = (propias[0] ?? suyas[0])?.estado ?? null
      return estado && NO_CONVIENE.includes(estado) ? [] : [{ cosa, estado }]
    }),
  )
}

/** Words of "free of" for an allergen where the rows have no such thing: for a named dish, or for nothing at all. */
export function libreSinDato(lectura: Lectura, alergeno: string): string | null {
  const { casa, idioma, unidades } = lectura
  for (const [indice, unidad] of unidades.entries()) {
    if (unidad.lista || estadoEn(idioma, unidad.resto) !== 'libre') continue
    if (!alergenosEn(casa, idioma, unidad.resto).includes(alergeno)) continue
    const bajo = unidades.slice(indice + 1)
    const fin = bajo.findIndex(({ lista }) => !lista)
    const suyas = [...unidad.cosas, ...bajo.slice(0, fin < 0 ? undefined : fin).flatMap(({ cosas }) => cosas)]
    if (
      suyas.length === 0 &&
      !dice('niega', idioma, unidad.resto.replace(/\b(?:sin|sans|ohne|senza|without)\b/g, ' '))
    )
      return unidad.texto
    const mal = suyas.find((cosa) => dato(cosa, alergeno) !== 'libre')
    if (mal) return `${mal.slug}: ${unidad.texto}`
  }
  const linea = afirmaciones(lectura).find(
    (una) => una.estado === 'libre' && una.alergeno === alergeno && dato(una.cosa, alergeno) !== 'libre',
  )
  return linea ? `${linea.cosa.slug}: ${linea.unidad.texto}` : null
}
