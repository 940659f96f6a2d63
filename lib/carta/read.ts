import 'server-only'
import { cache } from 'react'
import type { IsoDate } from '../core/dates.ts'
import type { Locale } from '../i18n/locales.ts'
import { optionalTexto, type Texto, texto } from '../i18n/textos.ts'
import { byPlato, getPairs, type Pair } from './maridajes.ts'
import { type Alergeno, byNumber, type Plato, toBebidas, toPlato } from './plato.ts'
import { type CartaRows, readCarta } from './rows.ts'
import { isOnMenu } from './when-served.ts'

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
  alergenos: readonly Alergeno[]
  actualizada: string | null
}

/** The menu in one language from ordered rows. `today` (ISO date in Europe/Madrid) decides what is sold out. */
export function toCarta(rows: CartaRows, locale: Locale, today: IsoDate, pairs: readonly Pair[] = []): Carta {
  const context = {
    alergenos: byNumber(rows.alergenos, locale),
    vinos: byPlato(pairs),
    locale,
    today,
  }
  // Before its first day and after its last one a dish is not on the menu.
  const dishes = rows.platos.filter((row) => isOnMenu(row, today))
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
  const pick = <Row extends { categoria_id: string }>(all: readonly Row[], categoria: string) =>
    all.filter(({ categoria_id }) => categoria_id === categoria)
  return {
    secciones: [
      ...sectionsOf('plato', (categoria) => pick(dishes, categoria).map((row) => toPlato(row, context))),
      ...sectionsOf('bebida', (categoria) => toBebidas(pick(rows.bebidas, categoria), context)),
    ],
    alergenos: [...context.alergenos.values()],
    actualizada: [...rows.platos, ...rows.bebidas].reduce<string | null>(
      (last, { actualizado_en }) => (last === null || actualizado_en > last ? actualizado_en : last),
      null,
    ),
  }
}

const getRows = cache(readCarta)

export type Change = (
  rows: CartaRows,
  pairs: readonly Pair[],
) => {
  rows: CartaRows
  parejas: readonly Pair[]
}

/** The published menu. Throws when the backend is away, so that the last good page stays. */
export async function getCarta(locale: Locale, today: IsoDate, change?: Change): Promise<Carta> {
  const [storedRows, allPairs] = await Promise.all([getRows(), getPairs(locale)])
  const { rows, parejas } = change?.(storedRows, allPairs) ?? { rows: storedRows, parejas: allPairs }
  return toCarta(rows, locale, today, parejas)
}
