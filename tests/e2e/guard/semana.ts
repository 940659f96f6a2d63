import type { Sql } from 'postgres'
import type { Trial } from './attempts.ts'

/** Days so far away that no page tells of them. */
const [BEFORE, HERE, FRESH] = ['2041-01-01', '2041-02-02', '2041-03-03'] as const

/** The hours of the weekdays, tried: a change to write, one to delete, and one to bring back. */
export async function semanaTrials(sql: Sql): Promise<Record<string, Trial>> {
  const put = (from: string) =>
    sql`insert into ajustes (clave, valor, publico)
      values ('semana', ${sql.json([{ dia: 1, servicio: 'cena', desde: from, horas: [] }])}, true)
      on conflict (clave) do update set valor = ajustes.valor || excluded.valor`
  const remove = (from: string) =>
    sql`update ajustes set valor = (
        select coalesce(jsonb_agg(c), '[]') from jsonb_array_elements(valor) c where c ->> 'desde' <> ${from})
      where clave = 'semana'`
  const has = async (from: string) =>
    (await sql`select 1 from ajustes where clave = 'semana' and valor @> ${sql.json([{ desde: from }])}`)
      .length === 1
  await put(BEFORE)
  const [having] = await sql<{ id: string }[]>`
    select id::text from historial where tabla = 'ajustes' and fila = 'semana' order by id desc limit 1`
  await remove(BEFORE)
  await put(HERE)
  const cells = [1, 2, 3, 4, 5, 6, 7].flatMap((dia) =>
    ['comida', 'cena'].flatMap((servicio) => [
      [`celda.${dia}.${servicio}.como`, dia === 1 && servicio === 'cena' ? 'cerrado' : 'igual'],
      [`celda.${dia}.${servicio}.de`, ''],
      [`celda.${dia}.${servicio}.a`, ''],
    ]),
  )
  return {
    'semana/saveSemanaAction': {
      fields: { clave: '', desde: FRESH, ...Object.fromEntries(cells) },
      twin: () => has(FRESH),
    },
    'semana/removeSemanaAction': {
      fields: { id: HERE, responde: 'aqui' },
      twin: async () => !(await has(HERE)),
    },
    'semana/giveBackSemanaAction': {
      fields: { datos: having?.id ?? '0' },
      twin: async () => {
        const returns = await has(BEFORE)
        for (const from of [BEFORE, HERE, FRESH]) await remove(from)
        return returns
      },
    },
  }
}
