import type { Sql } from 'postgres'
import type { Trial } from './attempts.ts'

/** Days nobody books, so far away that no page tells of them. */
const [IDO, HERE, FRESH] = ['2031-01-01', '2031-02-02', '2031-03-03'] as const

/** The special days of the settings, tried: one to write, one to delete, and one to bring back. */
export async function diaTrials(sql: Sql): Promise<Record<string, Trial>> {
  const put = (from: string) =>
    sql`update ajustes set valor = valor || ${sql.json([{ tipo: 'cierre', desde: from, hasta: from }])}
      where clave = 'cierres'`
  const remove = (from: string) =>
    sql`update ajustes set valor = (
        select coalesce(jsonb_agg(c), '[]') from jsonb_array_elements(valor) c where c ->> 'desde' <> ${from})
      where clave = 'cierres'`
  const has = async (from: string) =>
    (await sql`select 1 from ajustes where clave = 'cierres' and valor @> ${sql.json([{ desde: from }])}`)
      .length === 1
  await put(IDO)
  const [having] = await sql<{ id: string }[]>`
    select id::text from historial where tabla = 'ajustes' and fila = 'cierres' order by id desc limit 1`
  await remove(IDO)
  await put(HERE)
  const servicio = (nombre: string) => ({ [`${nombre}.como`]: 'siempre', [`${nombre}.horas`]: '' })
  return {
    'dias/saveDiaAction': {
      fields: {
        clave: '',
        tipo: 'cierre',
        desde: FRESH,
        hasta: '',
        motivo: 'Canario',
        ...Object.fromEntries(['en', 'fr', 'de', 'it'].map((i) => [`traducciones.${i}.motivo`, ''])),
        ...servicio('comida'),
        ...servicio('cena'),
        'aforo.interior': '',
        'aforo.exterior': '',
      },
      twin: () => has(FRESH),
    },
    'dias/removeDiaAction': {
      fields: { id: `${HERE}-cierre`, responde: 'aqui' },
      twin: async () => !(await has(HERE)),
    },
    'dias/giveBackDiaAction': {
      fields: { datos: having?.id ?? '0' },
      twin: async () => {
        const returns = await has(IDO)
        for (const dia of [IDO, HERE, FRESH]) await remove(dia)
        return returns
      },
    },
  }
}
