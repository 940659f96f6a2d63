import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import type { Ensayo } from './attempts.ts'

/** The reservation book, tried: what each action is given, and how to see that it worked. */
export async function ensayosDelLibro(sql: Sql): Promise<Record<string, Ensayo>> {
  /** A booking of its own for each try, in a state. */
  const reserva = async (estado: string): Promise<string> => {
    const [row] = await sql<{ id: string }[]>`
      insert into reservas (nombre, email, telefono, fecha_reserva, hora_reserva, personas, preferencia_mesa, estado)
      select ${`Canario ${randomUUID()}`}, ${`canario-${randomUUID()}@example.com`}, '+34' || (6e9 + floor(random() * 1e9))::bigint::text,
        (d ->> 'fecha')::date, '14:00', 2, 'interior', ${estado}
      from jsonb_array_elements(public.dias_disponibles(current_date + 20, current_date + 40, 2)) d
      where (d ->> 'libre')::boolean order by d ->> 'fecha' limit 1 returning id`
    return row?.id ?? ''
  }
  const es = async (id: string, condition: string) =>
    (await sql.unsafe(`select 1 from reservas where id = $1 and ${condition}`, [id])).length === 1
  const ficha = async (nombre: string): Promise<string> =>
    (await sql<{ id: string }[]>`insert into clientes (nombre) values (${nombre}) returning id`)[0]?.id ?? ''
  const [sienta, mueve, deshace, decide, propone] = [
    await reserva('confirmada'),
    await reserva('pendiente'),
    await reserva('pendiente'),
    await reserva('pendiente'),
    await reserva('pendiente'),
  ]
  await sql.begin(async (tx) => {
    await tx`select private.set_step('{"actor": "personal", "datos": {"avisado": false}}')`
    await tx`update reservas set estado = 'confirmada' where id = ${deshace}`
  })
  const [dia] = await sql<{ fecha: string; hora: string; personas: number }[]>`
    select to_char(fecha_reserva, 'YYYY-MM-DD') as fecha, '14:15' as hora, personas from reservas where id = ${mueve}`
  const [una, otra] = [await ficha('Canario Ficha'), await ficha('Canario Ficha')]
  const vetada = await ficha('Canario Vetado')
  const olvidada = await ficha('Canario Olvidado')
  const unida = await ficha('Canario Unido')
  const lejos = '2031-02-04'
  const entrada = { desde: '2032-02-04', hasta: '2032-02-04', tipo: 'cierre', motivo: 'Canario' }
  await sql`update ajustes set valor = valor || ${sql.json([entrada])} where clave = 'cierres'`
  const nuevo = `Canario ${randomUUID()}`

  return {
    'reservas/seatAction': {
      fields: { id: sienta, version: '1' },
      twin: () => es(sienta, "estado = 'sentada'"),
    },
    'reservas/proposeAction': {
      fields: {
        id: propone,
        version: '1',
        fecha_reserva: dia?.fecha ?? '',
        hora_reserva: '14:30',
        motivo: '',
      },
      twin: () => es(propone, "estado = 'rechazada'"),
    },
    'reservas/moveAction': {
      fields: {
        ...{ id: mueve, version: '1', avisar: 'no', nombre: 'Canario Movido', idioma: 'es' },
        ...{
          fecha_reserva: dia?.fecha ?? '',
          hora_reserva: '14:15',
          personas: '3',
          preferencia_mesa: 'interior',
        },
        ...{ telefono: '+34600000001', email: 'canario-movido@example.com' },
      },
      twin: () => es(mueve, "hora_reserva = '14:15' and personas = 3"),
    },
    'reservas/addEntryAction': {
      fields: {
        ...{ canal: 'telefono', clave: randomUUID(), nombre: nuevo, telefono: '+34600000002', idioma: 'es' },
        ...{
          fecha_reserva: dia?.fecha ?? '',
          hora_reserva: '14:15',
          personas: '2',
          preferencia_mesa: 'interior',
        },
      },
      twin: async () => (await sql`select 1 from reservas where nombre = ${nuevo}`).length === 1,
    },
    'reservas/undoAction': {
      fields: { id: deshace, version: '2' },
      twin: () => es(deshace, "estado = 'pendiente' and version = 3"),
    },
    'reservas/createLinkAction': {
      fields: { id: decide },
      twin: async () =>
        (await sql`select 1 from private.decisiones where reserva_id = ${decide}`).length === 1,
    },
    'cierres/closeDiasAction': {
      fields: { desde: lejos, hasta: lejos, turno: '', reservas: 'dejar', motivo: 'Canario' },
      twin: async () =>
        (
          await sql`select 1 from ajustes where clave = 'cierres' and valor @> ${sql.json([{ desde: lejos }])}`
        ).length === 1,
    },
    'cierres/reopenDiasAction': {
      fields: { entrada: JSON.stringify(entrada) },
      twin: async () =>
        (await sql`select 1 from ajustes where clave = 'cierres' and valor @> ${sql.json([entrada])}`)
          .length === 0,
    },
    'clientes/saveClienteAction': {
      fields: {
        id: una,
        version: '1',
        nombre: 'Canario Ficha',
        notas: 'Canario',
        alergias: '',
        alergias_hasta: '',
      },
      twin: async () =>
        (await sql`select 1 from clientes where id = ${una} and notas = 'Canario'`).length === 1,
    },
    'clientes/barClienteAction': {
      fields: { id: vetada, version: '1', motivo: 'Canario' },
      twin: async () =>
        (await sql`select 1 from clientes where id = ${vetada} and vetado_en is not null`).length === 1,
    },
    'clientes/forgetClienteAction': {
      fields: { id: olvidada, version: '1' },
      twin: async () => (await sql`select 1 from clientes where id = ${olvidada}`).length === 0,
    },
    'clientes/mergeClientesAction': {
      fields: { id: unida, otra, version: '1' },
      twin: async () => (await sql`select 1 from clientes where id = ${otra}`).length === 0,
    },
  }
}

/** What the tries above leave behind. */
export async function barrerLibro(sql: Sql): Promise<void> {
  await sql`delete from lista_espera where nombre like 'Canario %'`
  await sql`delete from reservas where nombre like 'Canario %'`
  await sql`delete from clientes where nombre like 'Canario %'`
  await sql`update ajustes set valor = coalesce((select jsonb_agg(c) from jsonb_array_elements(valor) c
    where c ->> 'motivo' is distinct from 'Canario'), '[]') where clave = 'cierres'`
}
