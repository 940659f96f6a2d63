import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import type { Trial } from './attempts.ts'

/** The reservation book, tried: what each action is given, and how to see that it worked. */
export async function libroTrials(sql: Sql): Promise<Record<string, Trial>> {
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
  const card = async (nombre: string): Promise<string> =>
    (await sql<{ id: string }[]>`insert into clientes (nombre) values (${nombre}) returning id`)[0]?.id ?? ''
  const [seats, moves, undoes, decide, proposes, invented] = [
    await reserva('confirmada'),
    await reserva('pendiente'),
    await reserva('pendiente'),
    await reserva('pendiente'),
    await reserva('pendiente'),
    await reserva('confirmada'),
  ]
  await sql`update reservas set demo = true where id = ${invented}`
  // At no table yet, in an area that counts by them from now on.
  const table = randomUUID()
  const tabled = await reserva('confirmada')
  await sql`insert into mesas (id, zona_id, nombre, plazas) select ${table}, z.id, 'Canaria', 20 from zonas z
    where z.clave = 'exterior'`
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`update reservas set preferencia_mesa = 'exterior' where id = ${tabled}`
    await tx`update zonas set por_mesas = true where clave = 'exterior'`
  })
  await sql.begin(async (tx) => {
    await tx`select private.set_step('{"actor": "personal", "datos": {"avisado": false}}')`
    await tx`update reservas set estado = 'confirmada' where id = ${undoes}`
  })
  const [dia] = await sql<{ fecha: string; hora: string; personas: number }[]>`
    select to_char(fecha_reserva, 'YYYY-MM-DD') as fecha, '14:15' as hora, personas from reservas where id = ${moves}`
  const [one, other] = [await card('Canario Ficha'), await card('Canario Ficha')]
  const banned = await card('Canario Vetado')
  const forgotten = await card('Canario Olvidado')
  const joined = await card('Canario Unido')
  const far = '2031-02-04'
  const entry = { desde: '2032-02-04', hasta: '2032-02-04', tipo: 'cierre', motivo: 'Canario' }
  await sql`update ajustes set valor = valor || ${sql.json([entry])} where clave = 'cierres'`
  const fresh = `Canario ${randomUUID()}`

  return {
    'reservas/removeDemoAction': {
      fields: {},
      twin: async () => !(await es(invented, 'demo')),
    },
    'reservas/changeMesaAction': {
      fields: { id: tabled, version: '1', mesa: table },
      twin: () => es(tabled, `mesa_id = '${table}'`),
    },
    'reservas/seatAction': {
      fields: { id: seats, version: '1' },
      twin: () => es(seats, "estado = 'sentada'"),
    },
    'reservas/proposeAction': {
      fields: {
        id: proposes,
        version: '1',
        fecha_reserva: dia?.fecha ?? '',
        hora_reserva: '14:30',
        motivo: '',
      },
      twin: () => es(proposes, "estado = 'rechazada'"),
    },
    'reservas/moveAction': {
      fields: {
        ...{ id: moves, version: '1', avisar: 'no', nombre: 'Canario Movido', idioma: 'es' },
        ...{
          fecha_reserva: dia?.fecha ?? '',
          hora_reserva: '14:15',
          personas: '3',
          preferencia_mesa: 'interior',
        },
        ...{ telefono: '+34600000001', email: 'canario-movido@example.com' },
      },
      twin: () => es(moves, "hora_reserva = '14:15' and personas = 3"),
    },
    'reservas/addEntryAction': {
      fields: {
        ...{ canal: 'telefono', clave: randomUUID(), nombre: fresh, telefono: '+34600000002', idioma: 'es' },
        ...{
          fecha_reserva: dia?.fecha ?? '',
          hora_reserva: '14:15',
          personas: '2',
          preferencia_mesa: 'interior',
        },
      },
      twin: async () => (await sql`select 1 from reservas where nombre = ${fresh}`).length === 1,
    },
    'reservas/undoAction': {
      fields: { id: undoes, version: '2' },
      twin: () => es(undoes, "estado = 'pendiente' and version = 3"),
    },
    'reservas/createLinkAction': {
      fields: { id: decide },
      twin: async () =>
        (await sql`select 1 from private.decisiones where reserva_id = ${decide}`).length === 1,
    },
    'cierres/closeDiasAction': {
      fields: { desde: far, hasta: far, turno: '', reservas: 'dejar', motivo: 'Canario' },
      twin: async () =>
        (await sql`select 1 from ajustes where clave = 'cierres' and valor @> ${sql.json([{ desde: far }])}`)
          .length === 1,
    },
    'cierres/reopenDiasAction': {
      fields: { entrada: JSON.stringify(entry) },
      twin: async () =>
        (await sql`select 1 from ajustes where clave = 'cierres' and valor @> ${sql.json([entry])}`)
          .length === 0,
    },
    'clientes/saveClienteAction': {
      fields: {
        id: one,
        version: '1',
        nombre: 'Canario Ficha',
        notas: 'Canario',
        alergias: '',
        alergias_hasta: '',
      },
      twin: async () =>
        (await sql`select 1 from clientes where id = ${one} and notas = 'Canario'`).length === 1,
    },
    'clientes/barClienteAction': {
      fields: { id: banned, version: '1', motivo: 'Canario' },
      twin: async () =>
        (await sql`select 1 from clientes where id = ${banned} and vetado_en is not null`).length === 1,
    },
    'clientes/forgetClienteAction': {
      fields: { id: forgotten, version: '1' },
      twin: async () => (await sql`select 1 from clientes where id = ${forgotten}`).length === 0,
    },
    'clientes/mergeClientesAction': {
      fields: { id: joined, otra: other, version: '1' },
      twin: async () => (await sql`select 1 from clientes where id = ${other}`).length === 0,
    },
  }
}

/** What the tries above leave behind. */
export async function sweepLibro(sql: Sql): Promise<void> {
  await sql`delete from lista_espera where nombre like 'Canario %'`
  await sql`delete from reservas where nombre like 'Canario %'`
  await sql`delete from clientes where nombre like 'Canario %'`
  await sql`update zonas set por_mesas = false where por_mesas`
  await sql`delete from mesas where nombre like 'Canari%'`
  await sql`update ajustes set valor = coalesce((select jsonb_agg(c) from jsonb_array_elements(valor) c
    where c ->> 'motivo' is distinct from 'Canario'), '[]') where clave = 'cierres'`
}
