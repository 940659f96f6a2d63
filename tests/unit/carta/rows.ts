import { type PlatoRow, platoRow } from '../../../lib/carta/rows.ts'

/** A dish as a row. A column that may be empty is, so that a new one changes no test that does not speak of it. */
export const plato = (slug: string, changes: Partial<PlatoRow> = {}): PlatoRow =>
  platoRow.parse({
    ...Object.fromEntries(Object.keys(platoRow.shape).map((column) => [column, null])),
    slug,
    categoria_id: 'c-arroces',
    nombre: slug,
    ingredientes: ['arroz', 'sal'],
    destacado: false,
    picante: 0,
    vegetariano: false,
    vegano: false,
    declarado_en: '2026-11-02T09:00:00+00:00',
    actualizado_en: '2026-11-20T10:00:00+00:00',
    traducciones: {},
    plato_precios: [{ formato: 'unico', cents: 1650, minimo: 1 }],
    plato_alergenos: [],
    ...changes,
  })
