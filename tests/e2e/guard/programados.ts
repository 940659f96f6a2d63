import type { Sql } from 'postgres'
import type { Trial } from './attempts.ts'

/** Changes with a date, tried: one to plan, one to call off, and one to take back. Far away, so that none is done. */
export async function programadoTrials(sql: Sql): Promise<Record<string, Trial>> {
  const [dish] = await sql<{ id: string }[]>`select id::text from platos order by slug limit 1`
  const fila = dish?.id ?? ''
  const put = async (estado: string): Promise<string> => {
    const [row] = await sql<{ id: string }[]>`
      insert into private.programados (tabla, fila, cambio, en, estado)
      values ('platos', ${fila}, '{"visible": true}', now() + interval '9 years', ${estado}) returning id::text`
    return row?.id ?? ''
  }
  const [off, back] = [await put('pendiente'), await put('cancelado')]
  const stateOf = async (id: string) =>
    (await sql`select estado from private.programados where id = ${id}`)[0]?.estado
  return {
    'programados/saveProgramadoAction': {
      fields: {
        tabla: 'platos',
        fila,
        dia: '2034-03-01',
        hora: '09:00',
        ver: 'si',
        nombre: '',
        descripcion: '',
      },
      twin: async () =>
        (await sql`select from private.programados where en = '2034-03-01 09:00 Europe/Madrid'`).length === 1,
    },
    'programados/cancelProgramadoAction': {
      fields: { id: off, responde: 'aqui' },
      twin: async () => (await stateOf(off)) === 'cancelado',
    },
    'programados/giveBackProgramadoAction': {
      fields: { datos: back },
      twin: async () => {
        const returns = (await stateOf(back)) === 'pendiente'
        await sql`delete from private.programados where fila = ${fila}`
        return returns
      },
    },
  }
}
