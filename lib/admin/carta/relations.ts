import 'server-only'
import type { Presencia } from '@/lib/admin/carta/alergenos-schema.ts'
import type { Row } from '@/lib/supabase/schema.ts'
import { namesOf, type Picked, related } from '@/lib/supabase/select.ts'

/** What comes with a dish, a drink or a wine in one read. */
const ALERGENO = namesOf('alergenos', 'clave')
export type AlergenoOfRow = { presencia: Presencia; alergeno: Picked<'alergenos', typeof ALERGENO> }

export const alergenosOf = (table: 'plato_alergenos' | 'bebida_alergenos' | 'vino_alergenos'): string =>
  related('alergenos', table, ['presencia'], related('alergeno', 'alergenos', ALERGENO))

export const preciosOf = (table: 'plato_precios' | 'bebida_precios'): string =>
  related('precios', table, ['formato', 'cents', 'minimo', 'orden'])

/** Pairings, with the other of the two under one name. */
export const maridajesOf = (
  other: keyof Row<'maridajes'> & ('plato_id' | 'vino_id'),
  ...columns: (keyof Row<'maridajes'> & string)[]
): string => related('maridajes', 'maridajes', columns, `otro:${other}`)
