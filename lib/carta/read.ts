import 'server-only'
import { cache } from 'react'
import type { IsoDate } from '../core/dates.ts'
import type { Locale } from '../i18n/locales.ts'
import { type Texto, texto, textoOpcional } from '../i18n/textos.ts'
import { getParejas, type Pareja, porPlato } from './maridajes.ts'
import { type Alergeno, type Plato, porNumero, toBebidas, toPlato } from './plato.ts'
import { type CartaRows, leerCarta } from './rows.ts'

export type { Alergeno, Bebida, Declaracion, Plato } from './plato.ts'

export type Seccion = {
  tipo: Plato['tipo']
  slug: string
  nombre: Texto
  descripcion: Texto | null
  platos: readonly Plato[]
}
export type Carta = {
  secciones: readonly Seccion[]
  /** The 14, in their legal order: the key to the pictograms. */
  alergenos: readonly Alergeno[]
  /** When a dish or drink was last changed, as the database writes it; null for an empty menu. */
  actualizada: string | null
}

/**
 * The menu in one language, from rows already in their order: sections with at least one dish, drinks after dishes.
 * A dish of the house leads its section.
 *
 * @param hoy the restaurant's day, which decides what is sold out
 * @param parejas which wine goes with which dish
 */
export function toCarta(
  rows: CartaRows,
  locale: Locale,
  hoy: IsoDate,
  parejas: readonly Pareja[] = [],
): Carta {
  const lectura = {
    alergenos: porNumero(rows.alergenos, locale),
    vinos: porPlato(parejas),
    locale,
    hoy,
  }
  const secciones = (tipo: Plato['tipo'], platos: (categoria: string) => Plato[]): Seccion[] =>
    rows.categorias
      .filter((categoria) => categoria.tipo === tipo)
      .map((categoria) => ({
        tipo,
        slug: categoria.slug,
        nombre: texto(categoria.nombre, categoria.traducciones, 'nombre', locale),
        descripcion: textoOpcional(categoria.descripcion, categoria.traducciones, 'descripcion', locale),
        platos: platos(categoria.id).sort((a, b) => Number(b.destacado) - Number(a.destacado)),
      }))
      .filter(({ platos }) => platos.length > 0)
  const de = <Row extends { categoria_id: string }>(all: readonly Row[], categoria: string) =>
    all.filter(({ categoria_id }) => categoria_id === categoria)
  return {
    secciones: [
      ...secciones('plato', (categoria) => de(rows.platos, categoria).map((row) => toPlato(row, lectura))),
      ...secciones('bebida', (categoria) => toBebidas(de(rows.bebidas, categoria), lectura)),
    ],
    alergenos: [...lectura.alergenos.values()],
    actualizada: [...rows.platos, ...rows.bebidas].reduce<string | null>(
      (last, { actualizado_en }) => (last === null || actualizado_en > last ? actualizado_en : last),
      null,
    ),
  }
}

const getRows = cache(leerCarta)

/** What the preview of the back office changes in the menu before it is shown: its rows, and what goes with them. */
export type Cambio = (
  rows: CartaRows,
  parejas: readonly Pareja[],
) => {
  rows: CartaRows
  parejas: readonly Pareja[]
}

/** The published menu. Throws when the backend is away: the page keeps its last good state. */
export async function getCarta(locale: Locale, hoy: IsoDate, cambio?: Cambio): Promise<Carta> {
  const [leidas, todas] = await Promise.all([getRows(), getParejas(locale)])
  const { rows, parejas } = cambio?.(leidas, todas) ?? { rows: leidas, parejas: todas }
  return toCarta(rows, locale, hoy, parejas)
}
