import type { Idioma } from '../rows.ts'
import type { Read } from './case.ts'
import { contains, fold } from './fold.ts'
import type { Casa, Thing } from './house.ts'
import { en, enIdiomas } from './house.ts'
import { hasRoot } from './kinds.ts'
import { dice, type Estado, estadoEn } from './phrases.ts'
import type { Unit } from './text.ts'
import { SAID } from './vocabulary.ts'

/** What the rows say of an item and an allergen. */
export function dato(thing: Thing, alergeno: string): Exclude<Estado, 'ninguno'> {
  const presencia = thing.alergenos.get(alergeno)
  if (!thing.declarado) return 'sinDeclarar'
  if (presencia === 'contiene') return 'contiene'
  if (presencia === 'puede_contener') return 'puede'
  if (presencia === 'comprobado_sin') return 'libre'
  return 'noFigura'
}

/** Whether a claim may be made: never more than the rows say, and exactly what they say of what is in a dish. */
export function mayBeSaid(thing: Thing, alergeno: string, estado: Estado): boolean {
  const real = dato(thing, alergeno)
  if (estado === 'ninguno')
    return thing.declarado && ![...thing.alergenos.values()].some((one) => one === 'contiene')
  if (estado === real) return true
  // Weaker than the row, or honest about a sheet that names nothing at all.
  if (estado === 'noFigura') return real === 'libre'
  if (estado === 'sinDeclarar') return thing.alergenos.size === 0
  // A row that nobody has vouched for still warns.
  const noted = thing.alergenos.get(alergeno)
  return (estado === 'contiene' && noted === 'contiene') || (estado === 'puede' && noted === 'puede_contener')
}

/** Which allergens a text names, by their keys. */
function alergenosEn(casa: Casa, idioma: Idioma, texto: string): string[] {
  return casa.filas.alergenos
    .filter((fila) => {
      const nombre = en(enIdiomas(fila.nombre, fila.traducciones, 'nombre'), idioma) ?? fila.nombre
      return contains(texto, nombre) || hasRoot(texto, SAID[fila.clave] ?? fold(nombre))
    })
    .map(({ clave }) => clave)
}

export type Claim = { unit: Unit; thing: Thing; alergeno: string | null; estado: Estado }

/** Every claim about an allergen of a named thing: in its own sentence, or in the sentence over its list. */
export function claims({ casa, idioma, units }: Read): Claim[] {
  return units.flatMap((unit) => {
    if (unit.things.length === 0) return []
    const own = estadoEn(idioma, unit.rest)
    const ownAllergens = alergenosEn(casa, idioma, unit.rest)
    const ofHead = unit.listed ? alergenosEn(casa, idioma, unit.head) : []
    const head = unit.listed ? estadoEn(idioma, unit.head) : null
    // Without an allergen, "we have" and the like claim nothing; only that nobody has declared it does.
    const alergenos = ownAllergens.length > 0 ? ownAllergens : ofHead
    const estado = own ?? head
    if (!estado) return []
    const de =
      alergenos.length > 0 ? alergenos : estado === 'sinDeclarar' || estado === 'ninguno' ? [null] : []
    return unit.things.flatMap((thing) => de.map((alergeno) => ({ unit, thing, alergeno, estado })))
  })
}

/** Claims that the rows do not bear out. A name of several things is right when it is right for one of them. */
export function untrueClaims(reading: Read): string[] {
  const all = claims(reading)
  return all
    .filter(({ thing, alergeno, estado, unit }) => {
      const namesakes = unit.things.filter(
        (other) =>
          other.nombres.get('es') === thing.nombres.get('es') ||
          en(other.nombres, reading.idioma) === en(thing.nombres, reading.idioma),
      )
      return !namesakes.some((one) =>
        alergeno === null
          ? estado === 'sinDeclarar'
            ? !one.declarado || one.alergenos.size === 0
            : mayBeSaid(one, '', estado)
          : mayBeSaid(one, alergeno, estado),
      )
    })
    .map(
      ({ thing, alergeno, estado }) =>
        `${thing.slug}: ${alergeno ?? '*'} ${estado} (${alergeno ? dato(thing, alergeno) : '-'})`,
    )
}

const UNSUITABLE: readonly Estado[] = ['contiene', 'puede', 'sinDeclarar']

/** What an answer offers to somebody who avoids an allergen: named under nothing that warns of it. */
export function offered(reading: Read, alergeno: string): { thing: Thing; estado: Estado | null }[] {
  const told = claims(reading)
  return reading.units.flatMap((unit) =>
    unit.things.flatMap((thing) => {
      const own = told.filter((one) => one.unit === unit && one.thing === thing)
      const ownClaims = own.filter((one) => one.alergeno === alergeno || one.alergeno === null)
      const estado = (ownClaims[0] ?? own[0])?.estado ?? null
      return estado && UNSUITABLE.includes(estado) ? [] : [{ thing, estado }]
    }),
  )
}

/** Words of "free of" for an allergen where the rows have no such thing: for a named dish, or for nothing at all. */
export function freeWithoutData(reading: Read, alergeno: string): string | null {
  const { casa, idioma, units } = reading
  for (const [index, unit] of units.entries()) {
    if (unit.listed || estadoEn(idioma, unit.rest) !== 'libre') continue
    if (!alergenosEn(casa, idioma, unit.rest).includes(alergeno)) continue
    const below = units.slice(index + 1)
    const end = below.findIndex(({ listed: lista }) => !lista)
    const own = [...unit.things, ...below.slice(0, end < 0 ? undefined : end).flatMap(({ things }) => things)]
    if (
      own.length === 0 &&
      !dice('niega', idioma, unit.rest.replace(/\b(?:sin|sans|ohne|senza|without)\b/g, ' '))
    )
      return unit.text
    const mal = own.find((thing) => dato(thing, alergeno) !== 'libre')
    if (mal) return `${mal.slug}: ${unit.text}`
  }
  const line = claims(reading).find(
    (one) => one.estado === 'libre' && one.alergeno === alergeno && dato(one.thing, alergeno) !== 'libre',
  )
  return line ? `${line.thing.slug}: ${line.unit.text}` : null
}
