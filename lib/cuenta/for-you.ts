import { filterGroups, type Group } from '../carta/filter.ts'

/** How many dishes a guest with these needs can eat. Undeclared dishes never count. */
export function countForYou(
  groups: readonly Group[],
  { dieta, alergenos }: { dieta: readonly ('vegano' | 'vegetariano')[]; alergenos: readonly string[] },
): number {
  const { secciones } = filterGroups(groups, { q: '', sin: alergenos, dieta, mostrar: [] })
  return secciones.filter(({ tipo }) => tipo === 'plato').reduce((total, { visibles }) => total + visibles, 0)
}
