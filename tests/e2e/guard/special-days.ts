import type { Sql } from 'postgres'
import type { Ensayo } from './attempts.ts'

/** Days nobody books, so far away that no page tells of them. */
const [IDO, AQUI, NUEVO] = ['2031-01-01', '2031-02-02', '2031-03-03'] as const

/** The special days of the settings, tried: one to write, one to delete, and one to bring back. */
export async function ensayosDeDias(sql: Sql): Promise<Record<string, Ensayo>> {
  const poner = (desde: string) =>
    sql`update ajustes set valor = valor || ${sql.json([{ tipo: 'cierre', desde, hasta: desde }])}
      where clave = 'cierres'`
  const quitar = (desde: string) =>
    sql`update ajustes set valor = (
        select coalesce(jsonb_agg(c), '[]') from jsonb_array_elements(valor) c where c ->> 'desde' <> ${desde})
      where clave = 'cierres'`
  const hay = async (desde: string) =>
    (await sql`select 1 from ajustes where clave = 'cierres' and valor @> ${sql.json([{ desde }])}`)
      .length === 1
  await poner(IDO)
  const [con] = await sql<{ id: string }[]>`
    select id::text from historial where tabla = 'ajustes' and fila = 'cierres' order by id desc limit 1`
  await quitar(IDO)
  await poner(AQUI)
  const servicio = (nombre: string) => ({ [`${nombre}.como`]: 'siempre', [`${nombre}.horas`]: '' })
  return {
    'dias/saveDiaAction': {
      fields: {
        clave: '',
        tipo: 'cierre',
        desde: NUEVO,
        hasta: '',
        motivo: 'Canario',
        ...Object.fromEntries(['en', 'fr', 'de', 'it'].map((i) => [`traducciones.${i}.motivo`, ''])),
        ...servicio('comida'),
        ...servicio('cena'),
        'aforo.interior': '',
        'aforo.exterior': '',
      },
      twin: () => hay(NUEVO),
    },
    'dias/removeDiaAction': {
      fields: { id: `${AQUI}-cierre`, responde: 'aqui' },
      twin: async () => !(await hay(AQUI)),
    },
    'dias/giveBackDiaAction': {
      fields: { datos: con?.id ?? '0' },
      twin: async () => {
        const vuelve = await hay(IDO)
        for (const dia of [IDO, AQUI, NUEVO]) await quitar(dia)
        return vuelve
      },
    },
  }
}
