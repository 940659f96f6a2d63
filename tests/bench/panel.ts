import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { startBackend } from '../../supabase/local/backend.ts'
import { figure } from '../endurance/client.ts'
import { median } from './numbers.ts'

/**
 * `npm run bench -- oficina`: the lists and saves of the back office over HTTP, as the panel asks for them, on a backend
 * with 100 dishes and 100 entries of the history and on one with 10,000 and 100,000, taken in turns, so that whatever
 * else the machine does slows both alike. Reports how much longer the second takes; asserts nothing.
 */
const TIMES = Number(process.env.BENCH_RUNS ?? 60)
const LIMIT = 1.3
const SIZES = [
  { platos: 100, apuntes: 100 },
  { platos: 10_000, apuntes: 100_000 },
] as const
type Size = (typeof SIZES)[number]

/** Fills up to so many rows, beside the triggers: what is measured is living with them. */
async function fill(sql: postgres.Sql, { platos, apuntes }: Size): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`insert into platos (slug, categoria_id, nombre, descripcion, orden, visible, declarado_en)
      select 'bench-' || n, c.id, 'Plato ' || md5(n::text), 'Con ' || md5((n * 7)::text) || ' y limón', n, n % 20 <> 0, now()
      from generate_series(1, ${platos} - (select count(*) from platos)::integer) n,
        lateral (select id from categorias where tipo = 'plato' order by md5(n::text || id::text) limit 1) c
      on conflict do nothing`
    await tx`insert into plato_precios (plato_id, formato, cents)
      select id, 'unico', 1200 from platos where slug like 'bench-%' on conflict do nothing`
    await tx`insert into private.busca
      select 'platos', f.id, private.texto_busca('platos', to_jsonb(f)) from platos f on conflict do nothing`
    await tx`insert into historial (tabla, fila, titulo, operacion, despues, quien_nombre, hecho_en)
      select 'platos', (1 + n % 5000)::text, 'Plato ' || n, 'cambio', '{"nombre": "x"}', 'Bench', now() - n * interval '1 second'
      from generate_series(1, ${apuntes} - (select count(*) from historial)::integer) n`
  })
  await sql`vacuum analyze`
}

type Casa = { medidas: Record<string, () => Promise<unknown>>; cerrar: () => Promise<void> }

/** A backend with so many rows, and what is asked of it. */
async function open(size: Size): Promise<Casa> {
  const dataDir = mkdtempSync(join(tmpdir(), 'alma-bench-'))
  chmodSync(dataDir, 0o755)
  const backend = await startBackend({ dataDir, port: 0, functions: false, correo: false })
  const sql = postgres(backend.databaseUrl, { max: 1, onnotice() {} })
  await fill(sql, size)
  const [plato] = await sql<{ id: string }[]>`select id from platos where slug = 'gamba-roja-lonja'`
  const [middle] = await sql<{ id: string }[]>`select id from platos order by orden, slug offset 40 limit 1`
  await sql.end()
  const headers = { apikey: backend.publishableKey, 'content-type': 'application/json' }
  const signed = await fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: backend.adminEmail, password: backend.adminPassword }),
  })
  const { access_token } = (await signed.json()) as { access_token: string }
  const ask = async (path: string, body?: unknown): Promise<void> => {
    const answer = await fetch(`${backend.url}/rest/v1/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, authorization: `Bearer ${access_token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
  }
  let precio = 1000
  const entries = 'historial?select=id,tabla,fila,titulo,operacion,hecho_en'
  return {
    medidas: {
      'list of dishes': () => ask('rpc/lista_platos', {}),
      'list, a later page': () => ask('rpc/lista_platos', { desde: middle?.id }),
      'list, hidden ones': () => ask('rpc/lista_platos', { filtro: 'ocultos' }),
      'search, found often': () => ask('rpc/lista_platos', { busca: 'limon' }),
      'search, found once': () => ask('rpc/lista_platos', { busca: 'Granizado' }),
      'search, found never': () => ask('rpc/lista_platos', { busca: 'zzzz' }),
      'save of a dish': () =>
        ask('rpc/guardar_plato', {
          datos: { id: plato?.id, precios: [{ formato: 'racion', cents: ++precio }] },
        }),
      'history, first page': () => ask(`${entries}&order=id.desc&limit=51`),
      'versions of one dish': () =>
        ask(`${entries}&tabla=eq.platos&fila=eq.${plato?.id}&order=id.desc&limit=21`),
    },
    cerrar: async () => {
      await backend.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export async function benchPanel(): Promise<void> {
  const casas: Casa[] = []
  try {
    for (const size of SIZES) casas.push(await open(size))
    console.log(
      `\nBack office, median of ${TIMES}, in turns: 100 dishes and 100 entries of the history, and 10,000 and 100,000`,
    )
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
