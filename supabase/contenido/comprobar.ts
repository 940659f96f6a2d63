/** What the shapes of `fuentes.ts` cannot say: slugs used once, references that exist, sums, allergens. */
import type { Carta, Cava } from './fuentes.ts'

const repetidos = (valores: readonly string[]): string[] =>
  valores.filter((valor, i) => valores.indexOf(valor) !== i)

/** Every defect of the content, each a sentence; empty when it is in order. */
export function defectos(carta: Carta, cava: Cava): string[] {
  const categorias = new Set(carta.categorias.map((c) => c.slug))
  const uvas = new Set(cava.uvas.map((u) => u.clave))
  return [
    ...repetidos([...carta.platos, ...carta.bebidas].map((p) => p.slug)).map((s) => `${s}: repetido`),
    ...repetidos(cava.vinos.map((v) => v.slug)).map((s) => `${s}: vino repetido`),
    ...[...carta.platos, ...carta.bebidas]
      .filter((p) => !categorias.has(p.categoria))
      .map((p) => `${p.slug}: categoría desconocida`),
    ...cava.vinos.flatMap((v) =>
      v.uvas.filter((u) => !uvas.has(u.clave)).map((u) => `${v.slug}: uva desconocida ${u.clave}`),
    ),
  ]
}
