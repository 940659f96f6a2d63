import { expect, test } from 'vitest'
import { TEXTOS_DE_PLATO, untranslated } from '@/components/admin/translations/completeness.ts'
import { newPrice } from '@/lib/admin/list/new-price.ts'
import { fingerprintOf } from '@/lib/admin/translations/fingerprint.ts'
import { sql } from '../support/client.ts'

/** What the back office says before it asks the database, and what the database then does: the same. */

test('a price is shown as it will be written', async () => {
  const found = await sql<{ cents: number; p: string; r: number; nuevo: number }[]>`
    select cents, p::text, r, private.precio_nuevo(cents, p, r) as nuevo
    from unnest(array[1, 4, 5, 99, 100, 333, 1250, 1999, 2450, 999999]) cents,
      unnest(array[-90, -7.5, -0.01, 0.01, 0.1, 3, 4.55, 10, 12.25, 33.33, 500]::numeric[]) p, unnest(array[1, 5, 10, 50]) r`
  expect(found).toHaveLength(440)
  for (const { cents, p, r, nuevo } of found)
    expect(newPrice(cents, Number(p), r), `${cents} ${p} % to ${r}`).toBe(nuevo)
})

test('the tab "por traducir" holds the rows whose languages want work', async () => {
  const nombre = 'Gamba'
  const ingredientes = ['gamba', 'sal']
  const whole = (descripcion: string | null) => ({
    nombre: 'Prawn',
    ...(descripcion ? { descripcion: 'Red.' } : {}),
    ingredientes: ['prawn', 'salt'],
    origen: fingerprintOf([nombre, descripcion, ingredientes]),
  })
  const rows = ['Roja.', null, ''].flatMap((descripcion) => {
    const t = whole(descripcion)
    return [
      t,
      { ...t, estado: 'revisado' },
      { ...t, estado: 'borrador' },
      { ...t, origen: 'x' },
      { ...t, origen: undefined },
      { ...t, nombre: ' ' },
      { ...t, descripcion: '' },
      { ...t, ingredientes: ['prawn'] },
      { ...t, ingredientes: undefined },
      {},
      undefined,
    ].map((en) => ({
      nombre,
      descripcion,
      ingredientes,
      traducciones: JSON.parse(JSON.stringify({ en, fr: t, de: t, it: t })),
    }))
  })
  for (const fila of rows) {
    const [row] =
      await sql`select private.plato_sin_traducir(${fila.nombre}, ${fila.descripcion}, ${fila.ingredientes},
      ${sql.json(fila.traducciones)}) as falta`
    const huella = fingerprintOf([fila.nombre, fila.descripcion, fila.ingredientes])
    expect(row?.falta, JSON.stringify(fila)).toBe(untranslated({ ...fila, huella }, TEXTOS_DE_PLATO))
  }
})
