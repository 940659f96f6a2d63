import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { startBackend } from '../../supabase/local/backend.ts'

/**
 * `npm run bench -- oficina`: the lists and saves of the back office over HTTP, as the panel asks for them, with 100 dishes
 * and 100 entries of the history, then with 10,000 and 100,000. Reports how much longer the second takes; asserts nothing.
 */
const VECES = Number(process.env.BENCH_RUNS ?? 60)
const LIMITE = 1.3
const TAMANOS = [
  { platos: 100, apuntes: 100 },
  { platos: 10_000, apuntes: 100_000 },
] as const

type Medida = { nombre: string; hacer: () => Promise<unknown> }

const mediana = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN

/** Fills up to so many rows, beside the triggers: what is measured is living with them. */
async function llenar(sql: postgres.Sql, { platos, apuntes }: (typeof TAMANOS)[number]): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`insert into platos (slug, categoria_id, nombre, descripcion, orden, visible, declarado_en)
      select 'bench-' || n, c.id, 'Plato ' || md5(n::text), 'Con ' || md5((n * 7)::text) || ' y limón', n, n % 20 <> 0, now()
      from generate_series(1, ${platos} - (select count(*) from platos)::integer) n,
        lateral (select id from categorias where tipo = 'plato' order by md5(n::text || id::text) limit 1) c
      on conflict do nothing`
    await tx`insert into plato_precios (plato_id, formato, cents)
      select id, 'unico', 1200 from platos where slug like 'bench-%' on conflict do nothing`
    await tx`insert into historial (tabla, fila, titulo, operacion, despues, quien_nombre, hecho_en)
      select 'platos', (1 + n % 5000)::text, 'Plato ' || n, 'cambio', '{"nombre": "x"}', 'Bench', now() - n * interval '1 second'
      from generate_series(1, ${apuntes} - (select count(*) from historial)::integer) n`
  })
  await sql`vacuum analyze`
}

export async function benchOficina(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'alma-bench-'))
  chmodSync(dataDir, 0o755)
  const backend = await startBackend({ dataDir, port: 0, functions: false, correo: false })
  const sql = postgres(backend.databaseUrl, { max: 1, onnotice() {} })
  try {
    const headers = { apikey: backend.publishableKey, 'content-type': 'application/json' }
    const signed = await fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email: backend.adminEmail, password: backend.adminPassword }),
    })
    const { access_token } = (await signed.json()) as { access_token: string }
    const ask = async (path: string, body?: unknown): Promise<unknown> => {
      const answer = await fetch(`${backend.url}/rest/v1/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...headers, authorization: `Bearer ${access_token}` },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
      return text === '' ? null : JSON.parse(text)
    }
    const [plato] = await sql<{ id: string }[]>`select id from platos where slug = 'gamba-roja-lonja'`
    const [medio] = await sql<{ id: string }[]>`select id from platos order by orden, slug offset 40 limit 1`
    let precio = 1000
    const medidas: Medida[] = [
      { nombre: 'list of dishes', hacer: () => ask('rpc/lista_platos', {}) },
      { nombre: 'list, a later page', hacer: () => ask('rpc/lista_platos', { desde: medio?.id }) },
      { nombre: 'list, hidden ones', hacer: () => ask('rpc/lista_platos', { filtro: 'ocultos' }) },
      { nombre: 'search, found often', hacer: () => ask('rpc/lista_platos', { busca: 'limon' }) },
      { nombre: 'search, found once', hacer: () => ask('rpc/lista_platos', { busca: 'Granizado' }) },
      { nombre: 'search, found never', hacer: () => ask('rpc/lista_platos', { busca: 'zzzz' }) },
      {
        nombre: 'save of a dish',
        hacer: () =>
          ask('rpc/guardar_plato', {
            datos: { id: plato?.id, precios: [{ formato: 'racion', cents: ++precio }] },
          }),
      },
      {
        nombre: 'history, first page',
        hacer: () => ask('historial?select=id,tabla,fila,titulo,operacion,hecho_en&order=id.desc&limit=51'),
      },
      {
        nombre: 'versions of one dish',
        hacer: () =>
          ask(`historial?select=id,titulo&tabla=eq.platos&fila=eq.${plato?.id}&order=id.desc&limit=21`),
      },
    ]
    const tiempos: Record<string, number[]> = {}
    for (const tamano of TAMANOS) {
      await llenar(sql, tamano)
      for (const { nombre, hacer } of medidas) {
        for (let i = 0; i < 5; i++) await hacer()
        const times: number[] = []
        for (let i = 0; i < VECES; i++) {
          const started = performance.now()
          await hacer()
          times.push(performance.now() - started)
        }
        tiempos[nombre] = [...(tiempos[nombre] ?? []), mediana(times)]
      }
    }
    console.log(
      `\nBack office, median of ${VECES}: with 100 dishes and 100 entries of the history, and with 10,000 and 100,000`,
    )
    for (const [nombre, [few = 0, many = 0]] of Object.entries(tiempos)) {
      const factor = many / few
      console.log(
        `  ${nombre.padEnd(24)} ${few.toFixed(1).padStart(7)} ms ${many.toFixed(1).padStart(7)} ms   × ${factor.toFixed(2)}${factor > LIMITE ? '  MORE THAN 1.3' : ''}`,
      )
    }
  } finally {
    await sql.end()
    await backend.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
