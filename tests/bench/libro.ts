import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { startBackend } from '../../supabase/local/backend.ts'
import { figure } from '../endurance/client.ts'
import { median } from './numbers.ts'

/**
 * `npm run bench -- libro`: the reservation book over HTTP, as the board asks for it, on a backend with 1,000 bookings and
 * on one with 1,000,000, taken in turns, so that whatever else the machine does slows both alike. Both have the same
 * sixty bookings on the day and as many on each of the thirty days before; the rest lies further back. Reports how much
 * longer the second takes; asserts nothing.
 */
const TIMES = Number(process.env.BENCH_RUNS ?? 60)
const LIMIT = 1.3
const SIZES = [1000, Number(process.env.BENCH_ROWS ?? 1_000_000)] as const
/** Bookings of one day, and how many days lie within the reach of what is asked. */
const PER_DAY = 30
const DIAS = 30

/** Fills up to so many rows, beside the triggers: what is measured is living with them. */
async function fill(sql: postgres.Sql, rows: number): Promise<void> {
  const near = PER_DAY * DIAS
  // A million rows are written faster without the indexes, which are made again afterwards as they were.
  const indexes = await sql<{ name: string; def: string }[]>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as def from pg_index i
    where i.indrelid in ('reservas'::regclass, 'clientes'::regclass, 'reserva_eventos'::regclass)
      and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)`
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`)
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`insert into clientes (id, nombre, email, telefono)
      select ('00000000-0000-4000-8000-' || lpad(to_hex(k), 12, '0'))::uuid, 'Guest ' || md5(k::text), 'g' || k || '@example.com', '+34' || lpad(k::text, 10, '6')
      from generate_series(0, ${rows} / 3) k`
    await tx`insert into reservas (nombre, email, telefono, fecha_reserva, hora_reserva, personas, preferencia_mesa, estado, canal, idioma, cliente_id, creado_en)
      select 'Guest ' || md5(c::text), 'g' || c || '@example.com', '+34' || lpad(c::text, 10, '6'),
        current_date - case when i < ${near} then i % ${DIAS} else ${DIAS + 10} + (i % 9000) end,
        (array['13:00', '14:15', '20:30', '21:00', '22:30'])[1 + v % 5]::time, 1 + v % 9, (array['interior', 'exterior'])[1 + v % 2],
        (array['finalizada', 'no_presentada', 'cancelada_cliente', 'confirmada', 'sentada', 'rechazada'])[1 + v % 6],
        (array['web', 'chat', 'telefono', 'paso'])[1 + v % 4], (array['es', 'en', 'fr', 'de', 'it'])[1 + v % 5],
        ('00000000-0000-4000-8000-' || lpad(to_hex(c), 12, '0'))::uuid, now() - interval '60 days'
      from generate_series(0, ${rows} - 1) i, 
        -- Every day has some of each kind.
        lateral (select i % (${rows} / 3 + 1) as c, i / ${DIAS} + i / 9000 as v) k
      -- Of a million codes of forty bits two may be the same.
      on conflict do nothing`
    await tx`insert into reserva_eventos (reserva_id, tipo, a, actor, datos)
      select id, 'alta', estado, 'cliente', '{}' from reservas`
  })
  for (const { def } of indexes) await sql.unsafe(def)
  await sql`vacuum analyze`
}

type Casa = { medidas: Record<string, () => Promise<unknown>>; cerrar: () => Promise<void> }

/** A backend with so many bookings, and what is asked of it. */
async function open(rows: number): Promise<Casa> {
  const dataDir = mkdtempSync(join(tmpdir(), 'alma-bench-'))
  chmodSync(dataDir, 0o755)
  const backend = await startBackend({ dataDir, port: 0, functions: false, correo: false })
  const sql = postgres(backend.databaseUrl, { max: 1, onnotice() {} })
  await fill(sql, rows)
  const [one] = await sql<{ codigo: string; telefono: string; nombre: string }[]>`
    select codigo, telefono, nombre from reservas where fecha_reserva = current_date - 3 limit 1`
  const [{ hoy, atras } = { hoy: '', atras: '' }] = await sql<{ hoy: string; atras: string }[]>`
    select to_char(current_date, 'YYYY-MM-DD') as hoy, to_char(current_date - 29, 'YYYY-MM-DD') as atras`
  await sql.end()
  const headers = { apikey: backend.publishableKey, 'content-type': 'application/json' }
  const signed = await fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: backend.adminEmail, password: backend.adminPassword }),
  })
  const { access_token } = (await signed.json()) as { access_token: string }
  const ask = async (name: string, body: unknown): Promise<void> => {
    const answer = await fetch(`${backend.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${access_token}` },
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text}`)
  }
  return {
    medidas: {
      'day board': () => ask('libro_dia', { fecha: hoy }),
      'has it changed?': () => ask('libro_pulso', { fecha: hoy }),
      'month view': () => ask('libro_dias', { desde: atras, hasta: hoy }),
      'search by code': () => ask('libro_buscar', { texto: one?.codigo }),
      'search by telephone': () => ask('libro_buscar', { texto: one?.telefono.slice(-7) }),
      'search by name': () => ask('libro_buscar', { texto: one?.nombre }),
      'search, found never': () => ask('libro_buscar', { texto: 'zzzzzz' }),
      'report of a month': () => ask('libro_informe', { desde: atras, hasta: hoy }),
      'what if, a month': () => ask('libro_que_si', { desde: atras, hasta: hoy, interior: 40, exterior: 20 }),
      'why is it full': () => ask('explicar', { fecha: hoy, hora: '21:00', personas: 4, mesa: 'interior' }),
      'list of guests': () => ask('clientes_lista', {}),
      'search of guests': () => ask('clientes_lista', { busca: one?.nombre }),
    },
    cerrar: async () => {
      await backend.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export async function benchLibro(): Promise<void> {
  const casas: Casa[] = []
  try {
    for (const rows of SIZES) casas.push(await open(rows))
    console.log(`\nReservation book, median of ${TIMES}, in turns: ${SIZES.join(' and ')} bookings`)
    for (const nombre of Object.keys(casas[0]?.medidas ?? {})) {
      const times = casas.map((): number[] => [])
      for (let i = -5; i < TIMES; i++)
        for (const [k, { medidas }] of casas.entries()) {
          const started = performance.now()
          await medidas[nombre]?.()
          if (i >= 0) times[k]?.push(performance.now() - started)
        }
      const [few = 0, many = 0] = times.map(median)
      const factor = many / few
      figure(
        `${nombre}: ${few.toFixed(1)} ms and ${many.toFixed(1)} ms, × ${factor.toFixed(2)}${factor > LIMIT ? ', MORE THAN 1.3' : ''}`,
      )
    }
  } finally {
    for (const { cerrar } of casas) await cerrar()
  }
}
