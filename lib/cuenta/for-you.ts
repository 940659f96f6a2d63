import 'server-only'
import { filtrar, type Grupo } from '../carta/filter.ts'
import type { Carta, Plato } from '../carta/read.ts'

/** How many dishes are named before one is led to the menu. */
const CUANTOS = 3

/**
 * The dishes that nothing speaks against for a guest with these needs: declared, of the diet, without the allergens. The
 * house's own first, sold-out ones last. A dish nobody has declared is never among them.
 */
export function paraTi(
  { secciones }: Carta,
  grupos: readonly Grupo[],
  { dieta, alergenos }: { dieta: readonly ('vegano' | 'vegetariano')[]; alergenos: readonly string[] },
): { total: number; algunos: Plato[] } {
  const consulta = { q: '', sin: alergenos, dieta, mostrar: [] }
  const visto = new Map(filtrar(grupos, consulta).secciones.map((una) => [una.slug, una.veredictos]))
  const todos = secciones
    .filter(({ tipo }) => tipo === 'plato')
    .flatMap(({ slug, platos }) =>
      platos.filter((plato) => visto.get(slug)?.get(plato.slug)?.ver === 'muestra'),
    )
  const orden = (plato: Plato): number => Number(plato.agotado) * 2 - Number(plato.destacado)
  return { total: todos.length, algunos: todos.toSorted((a, b) => orden(a) - orden(b)).slice(0, CUANTOS) }
}
