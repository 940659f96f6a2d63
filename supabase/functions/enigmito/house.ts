import { type HHmm, isHHmm, isIsoDate } from '../../../lib/core/dates.ts'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { TIPOS_DIA } from '../../../lib/reservas/special-days.ts'
import type { Item, Pair, Special } from './menu.ts'
import {
  CONTACTO,
  type ContactoCampo,
  type ContactoRow,
  type MaridajeRow,
  type Translations,
} from './rows/shape.ts'
import { isText, texts } from './said.ts'

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const timesIn = (list: unknown): readonly HHmm[] =>
  Array.isArray(list) ? list.filter((time): time is HHmm => isText(time) && isHHmm(time)).toSorted() : []

export function specialsOf(cierres: unknown): readonly Special[] {
  return (Array.isArray(cierres) ? cierres : [])
    .filter(isRecord)
    .flatMap((row): Special[] => {
      const { desde, hasta } = row
      const tipo = TIPOS_DIA.find((known) => known === (row.tipo ?? 'cierre'))
      if (!tipo || !isText(desde) || !isText(hasta) || !isIsoDate(desde) || !isIsoDate(hasta)) return []
      const translations = isRecord(row.traducciones) ? (row.traducciones as Translations) : {}
      return [
        {
          desde,
          hasta,
          tipo,
          ...(Array.isArray(row.comida) ? { comida: timesIn(row.comida) } : {}),
          ...(Array.isArray(row.cena) ? { cena: timesIn(row.cena) } : {}),
          reasons: texts(row.motivo, translations, 'motivo'),
        },
      ]
    })
    .toSorted((a, b) => (a.desde < b.desde ? -1 : a.desde > b.desde ? 1 : 0))
}

/** In both directions; pairings with a hidden item are left out. */
export function pairsOf(
  rows: readonly MaridajeRow[],
  byId: ReadonlyMap<string, Item>,
): ReadonlyMap<Item, readonly Pair[]> {
  const pairs = new Map<Item, Pair[]>()
  const put = (of: Item, pair: Pair): void => {
    const list = pairs.get(of)
    if (list) list.push(pair)
    else pairs.set(of, [pair])
  }
  for (const row of rows.toSorted((a, b) => a.orden - b.orden)) {
    const [dish, wine] = [byId.get(row.plato_id), byId.get(row.vino_id)]
    if (!dish || !wine) continue
    const reason = texts(row.motivo, row.traducciones, 'motivo')
    put(dish, { item: wine, reason })
    put(wine, { item: dish, reason })
  }
  return pairs
}

export const placeOf = (
  row: ContactoRow | undefined,
): ReadonlyMap<ContactoCampo, ReadonlyMap<Locale, string>> =>
  new Map(
    CONTACTO.flatMap((field) => {
      const found = texts(row?.[field], row?.traducciones ?? {}, field)
      return found.size > 0 ? [[field, found] as const] : []
    }),
  )
