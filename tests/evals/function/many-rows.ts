import { createHash } from 'node:crypto'
import type { Rows } from '../../../supabase/functions/enigmito/rows/shape.ts'

/** The first so many rows of the demo, with what belongs to them. */
export function few(rows: Rows, platos: number, vinos: number): Rows {
  const kept = rows.platos.slice(0, platos)
  const wines = rows.vinos.slice(0, vinos)
  const ids = new Set([...kept, ...wines].map(({ id }) => id))
  return {
    ...rows,
    platos: kept,
    vinos: wines,
    plato_precios: rows.plato_precios.filter(({ plato_id }) => ids.has(plato_id)),
    plato_alergenos: rows.plato_alergenos.filter(({ plato_id }) => ids.has(plato_id)),
    vino_alergenos: rows.vino_alergenos.filter(({ vino_id }) => ids.has(vino_id)),
  }
}

const SYLLABLES = ['ba', 'lo', 'mi', 'ru', 'sen', 'tar', 'vel', 'do', 'ga', 'pi', 'nu', 'fer']
/** A word of its own for each number, so that names differ as names do. */
const word = (n: number): string => {
  let rest = n + 1
  let text = ''
  while (rest > 0) {
    text += SYLLABLES[rest % SYLLABLES.length]
    rest = Math.floor(rest / SYLLABLES.length)
  }
  return text.length < 4 ? `${text}lis` : text
}
const uuid = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** As many rows as asked for: those of the demo, then copies of them under names and keys of their own. */
export function many(rows: Rows, platos: number, vinos: number): Rows {
  const copies = <T extends { id: string; slug: string; nombre: string }>(
    list: readonly T[],
    count: number,
  ) => {
    const of = new Map<string, string[]>()
    const all = [...list]
    for (let i = 0; all.length < count; i++) {
      const source = list[i % list.length]
      if (!source) break
      const id = uuid(`${source.slug}:${i}`)
      of.set(source.id, [...(of.get(source.id) ?? []), id])
      all.push({ ...source, id, slug: `${source.slug}-${i}`, nombre: `${source.nombre} ${word(i)}` })
    }
    return { all, of }
  }
  const dishes = copies(rows.platos, platos)
  const wines = copies(rows.vinos, vinos)
  const again = <T extends Record<K, string>, K extends 'plato_id' | 'vino_id'>(
    list: readonly T[],
    key: K,
    of: ReadonlyMap<string, readonly string[]>,
  ): T[] => list.flatMap((row) => [row, ...(of.get(row[key]) ?? []).map((id) => ({ ...row, [key]: id }))])
  return {
    ...rows,
    platos: dishes.all,
    vinos: wines.all,
    plato_precios: again(rows.plato_precios, 'plato_id', dishes.of),
    plato_alergenos: again(rows.plato_alergenos, 'plato_id', dishes.of),
    vino_alergenos: again(rows.vino_alergenos, 'vino_id', wines.of),
  }
}
