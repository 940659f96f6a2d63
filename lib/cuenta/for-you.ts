import 'server-only'
import { filterGroups, type Group } from '../carta/filter.ts'
import type { Carta, Plato } from '../carta/read.ts'

const MAX_PLATOS = 3

/** The dishes a guest with these needs can eat, the house's own first, sold-out ones last. Undeclared dishes never. */
export function platosForYou(
  { secciones }: Carta,
  groups: readonly Group[],
  { dieta, alergenos }: { dieta: readonly ('vegano' | 'vegetariano')[]; alergenos: readonly string[] },
): { total: number; algunos: Plato[] } {
  const query = { q: '', sin: alergenos, dieta, mostrar: [] }
  const verdicts = new Map(
    filterGroups(groups, query).secciones.map((section) => [section.slug, section.veredictos]),
  )
  const matching = secciones
    .filter(({ tipo }) => tipo === 'plato')
    .flatMap(({ slug, platos }) =>
      platos.filter((plato) => verdicts.get(slug)?.get(plato.slug)?.ver === 'muestra'),
    )
  const rank = (plato: Plato): number => Number(plato.agotado) * 2 - Number(plato.destacado)
  return {
    total: matching.length,
    algunos: matching.toSorted((a, b) => rank(a) - rank(b)).slice(0, MAX_PLATOS),
  }
}
