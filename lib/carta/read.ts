import 'server-only'
import { cache } from 'react'
import type { IsoDate } from '../core/dates.ts'
import type { Locale } from '../i18n/locales.ts'
import { optionalTexto, type Texto, texto } from '../i18n/textos.ts'
import { byPlato, getPairs, type Pair } from './maridajes.ts'
import { type Alergeno, byNumber, type Plato, toBebidas, toPlato } from './plato.ts'
import { type CartaRows, readCarta } from './rows.ts'

export type { Alergeno, Bebida, Declaration as Declaracion, Plato } from './plato.ts'

export type Section = {
  tipo: Plato['tipo']
  slug: string
  nombre: Texto
  descripcion: Texto | null
  platos: readonly Plato[]
}
export type Carta = {
  secciones: readonly Section[]
  /** The 14, in their legal order: the key to the pictograms. */
  alergenos: readonly Alergeno[]
  /** When a dish or drink was last changed, as the database writes it; null for an empty menu. */
  actualizada: string | null
}

/**
 * The menu in one language, from rows already in their order: sections with at least one dish, drinks after dishes.
 * A dish of the house leads its section.
 *
 * @param today the restaurant's day, which decides what is sold out
 * @param pairs which wine goes with which dish
 */
export function toCarta(rows: CartaRows, locale: Locale, today: IsoDate, pairs: readonly Pair[] = []): Carta {
  const context = {
    alergenos: byNumber(rows.alergenos, locale),
    vinos: byPlato(pairs),
    locale,
    today,
  }
  const sectionsOf = (tipo: Plato['tipo'], platos: (categoria: string) => Plato[]): Section[] =>
    rows.categorias
      .filter((categoria) => categoria.tipo === tipo)
      .map((categoria) => ({
        tipo,
        slug: categoria.slug,
        nombre: texto(categoria.nombre, categoria.traducciones, 'nombre', locale),
        descripcion: optionalTexto(categoria.descripcion, categoria.traducciones, 'descripcion', locale),
        platos: platos(categoria.id).sort((a, b) => Number(b.destacado) - Number(a.destacado)),
      }))
      .filter(({ platos }) => platos.length > 0)
  const de = <Row extends { categoria_id: string }>(all: readonly Row[], categoria: string) =>
    all.filter(({ categoria_id }) => categoria_id === categoria)
  return {
    secciones: [
      ...sectionsOf('plato', (categoria) => de(rows.platos, categoria).map((row) => toPlato(row, context))),
      ...sectionsOf('bebida', (categoria) => toBebidas(de(rows.bebidas, categoria), context)),
    ],
    alergenos: [...context.alergenos.values()],
    actualizada: [...rows.platos, ...rows.bebidas].reduce<string | null>(
      (last, { actualizado_en }) => (last === null || actualizado_en > last ? actualizado_en : last),
      null,
    ),
  }
}

const getRows = cache(readCarta)

/** What the preview of the back office changes in the menu before it is shown: its rows, and what goes with them. */
export type Change = (
  rows: CartaRows,
  pairs: readonly Pair[],
) => {
  rows: CartaRows
  parejas: readonly Pair[]
}

/** The published menu. Throws when the backend is away: the page keeps its last good state. */
export async function getCarta(locale: Locale, today: IsoDate, change?: Change): Promise<Carta> {
  const [storedRows, allPairs] = await Promise.all([getRows(), getPairs(locale)])
  const { rows, parejas } = change?.(storedRows, allPairs) ?? { rows: storedRows, parejas: allPairs }
  return toCarta(rows, locale, today, parejas)
}
