import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeLeftovers } from '../../../supabase/correo/erase-fotos.ts'
import { deps, works } from '../correo/correos.ts'
import { nextDay, rest, rpc, type Session, secretKey, signUp, sql } from '../support/client.ts'
import { aforo, created, empty, espera, type Made, restore } from '../support/engine.ts'
import { uploadFile } from '../support/fotos.ts'
import { own } from '../support/own.ts'

/**
 * What hangs on a guest, asked of the database's own catalogue: a table that is made tomorrow is missing from the
 * download, or left over after the goodbye, and a test here fails.
 */
const CANARY = 'Canario Secreto'

/** Every table of ours from which a chain of keys leads to an account. */
const tablas = async (): Promise<string[]> =>
  (
    await sql`with recursive cuelga (tabla) as (
        select 'auth.users'::regclass::oid
        union
        select c.conrelid from pg_constraint c join cuelga on c.confrelid = cuelga.tabla where c.contype = 'f')
      select c.tabla::regclass::text as tabla from cuelga c join pg_class k on k.oid = c.tabla
      where k.relnamespace in ('public'::regnamespace, 'private'::regnamespace) order by 1`
  ).map(({ tabla }) => tabla)

/** The rows of a table that name something of the guest's. */
const stored = async (tabla: string, own: readonly string[]): Promise<Record<string, unknown>[]> =>
  (
    await sql.unsafe(`select to_jsonb(t) as fila from ${tabla} t where t::text ilike any ($1)`, [
      own.map((text) => `%${text}%`),
    ])
  ).map(({ fila }) => fila)

/** Kept for the house's own work: it tells a guest nothing, or opens what the file's finder must not open. */
const NO_SALE: Readonly<Record<string, readonly string[]>> = {
  // The owner is the account itself, named at the file's head.
  '*': ['user_id', 'reserva_id', 'espera_id', 'vino_id', 'actor_id', 'actualizado_en', 'version'],
  profiles: ['id'],
  'private.bajas': [],
  perfil_salud: ['consentimiento'],
  reservas: [
    'id',
    'clave',
    'token_hash',
    'huella',
    'inicio',
    'fin',
    'duracion',
    'secuencia',
    'ocupa',
    'sobre_aforo',
    'sobre_aforo_motivo',
    'canal',
    'cliente_id',
    'anonimizada_en',
    // Invented bookings of a new house: no guest has one.
    'demo',
  ],
  reserva_eventos: ['id'],
  'private.decisiones': ['id', 'token_hash', 'creada_en', 'expira_en', 'usada_en', 'accion'],
  lista_espera: [
    'id',
    'clave',
    'token_hash',
    'huella',
    'inicio',
    'fin',
    'duracion',
    'ofrecida_en',
    'expira_en',
  ],
  correos: ['id', 'clave', 'datos', 'idioma', 'intentos', 'proximo_en', 'error', 'tomado_en', 'creado_en'],
  experiencias: ['consentimiento_imagen_en', 'pagina'],
}

/** What a value looks like in the download: a time of the clock without its seconds. */
const said = (value: unknown): unknown =>
  typeof value === 'string' && /^\d\d:\d\d:00$/.test(value) ? value.slice(0, 5) : value

/** Whether some object in the tree has this key with this value. */
function contains(tree: unknown, key: string, value: string): boolean {
  if (typeof tree !== 'object' || tree === null) return false
  return Object.entries(tree).some(
    ([name, part]) => (name === key && JSON.stringify(part) === value) || contains(part, key, value),
  )
}

let ana: Session
let mesa: Made
let belongs: string[]

beforeAll(async () => {
  await empty()
  ana = await signUp()
  const own = { token: ana.token, prefer: 'resolution=merge-duplicates,return=minimal' }
  const avatar = `${randomBytes(24).toString('base64url')}.webp`
  const profile = {
    id: ana.id,
    username: CANARY,
    accepted_privacy: true,
    accepted_terms: true,
    idioma: 'de',
  }
  const [wine] = await sql`select id from vinos where visible limit 1`
  for (const [table, body] of [
    ['profiles', { ...profile, avatar_url: `/api/perfil/foto/${avatar}` }],
    ['perfil_salud', { user_id: ana.id, consentimiento: true, dieta: ['vegano'], alergenos: ['soja'] }],
    ['vinos_favoritos', { user_id: ana.id, vino_id: wine?.id }],
  ] as const) {
    const answer = await rest(table, { ...own, body })
    if (!answer.ok) throw new Error(`${table}: ${await answer.text()}`)
  }
  expect((await uploadFile(`${ana.id}/${avatar}`, ana.token, { bucket: 'avatares' })).ok).toBe(true)
  const picture = `${ana.id}/${randomBytes(24).toString('base64url')}.webp`
  expect((await uploadFile(picture, ana.token)).ok).toBe(true)
  const post = { nombre: CANARY, texto: CANARY, idioma: 'es', foto: picture }
  const written = await rest('experiencias', {
    body: { ...post, consentimiento_imagen_en: new Date().toISOString() },
    prefer: 'return=minimal',
    token: ana.token,
  })
  if (!written.ok) throw new Error(await written.text())
  mesa = await created(
    {
      nombre: CANARY,
      // A card is read by the account whose address it bears.
      email: ana.email,
      notas: CANARY,
      requisitos_dieteticos: CANARY,
      ocasion: 'Cumpleaños',
      fecha_reserva: nextDay(5),
    },
    ana,
  )
  // Who waits, waits for a table that is taken.
  await aforo(2)
  const { codigo } = await espera({
    nombre: CANARY,
    notas: CANARY,
    email: ana.email,
    fecha_reserva: nextDay(5),
  })
  await restore()
  await sql`update lista_espera set user_id = ${ana.id} where codigo = ${codigo}`
  const device = randomBytes(24).toString('base64url')
  expect((await rpc('acceso_conocer', { aparato: device }, ana.token)).ok).toBe(true)
  expect((await rpc('baja_pedir', {}, ana.token)).ok).toBe(true)
  await sql`select private.decision_nueva(r) from reservas r where r.id = ${mesa.id}`
  await sql`update clientes set notas = 'Junto a la ventana' where id = (select cliente_id from reservas where id = ${mesa.id})`
  const [waiting] = await sql`select id from lista_espera where codigo = ${codigo}`
  belongs = [ana.id, ana.email, CANARY, mesa.id, waiting?.id]
})
afterAll(empty)

test('the download holds every column of every table that leads to the guest', async () => {
  const all: unknown = await (await rpc('mi_cuenta', {}, ana.token)).json()
  const missing: string[] = []
  const found = await tablas()
  for (const tabla of found) {
    const rows = await stored(tabla, belongs)
    if (rows.length === 0) missing.push(`${tabla}: this test makes no row of it`)
    const kept = [...(NO_SALE['*'] ?? []), ...(NO_SALE[tabla] ?? [])]
    for (const row of rows)
      for (const [column, value] of Object.entries(row)) {
        if (kept.includes(column) || value === null) continue
        if (!contains(all, column, JSON.stringify(said(value)))) missing.push(`${tabla}.${column}`)
      }
  }
  expect([...new Set(missing)]).toEqual([])
  expect(found.length).toBeGreaterThanOrEqual(10)
  expect(all).toMatchObject({ aparatos: [{ usado_en: expect.any(String) }] })
  // What the house notes about him is his to read, too.
  expect(all).toMatchObject({ fichas: [{ notas: 'Junto a la ventana', nombre: CANARY }] })
})

describe('after the goodbye', () => {
  const sent: string[] = []
  const messenger = {
    send: async ({ tipo, to, idioma, texto }: Record<'tipo' | 'to' | 'idioma' | 'texto', string>) => {
      sent.push(`${tipo} ${idioma} ${to}`)
      if (tipo === 'baja') expect(texto).toContain('/de/profile/datos')
      return { outcome: 'enviado', error: null } as const
    },
  }

  test('the guest was told in the language of his profile, once', async () => {
    await rpc('baja_pedir', {}, ana.token)
    await works('', { mailer: messenger })
    expect(sent.filter((one) => one.startsWith('baja'))).toEqual([`baja de ${ana.email}`])
  })

  test('T-PII-09 no row of any table names him, his pictures are out of the store, and the table is a figure', async () => {
    await sql`update private.bajas set pedida_en = now() - interval '25 hours' where user_id = ${ana.id}`
    await sql`select private.tarea_cuentas()`
    // The worker: letters that were still to leave, then the pictures, with the store's own key.
    await works('', { mailer: messenger })
    const left =
      await sql`select cajon from private.fotos_sobrantes where nombre like ${`${ana.id}/%`} order by 1`
    expect(left.map(({ cajon }) => cajon)).toEqual(['avatares', 'experiencias'])
    const store = { url: own.url, clave: secretKey }
    // A round takes what it can carry, and other tests leave pictures of their own.
    while (await removeLeftovers(sql, store, deps('').aborted));
    expect(await sql`select name from storage.objects where name like ${`${ana.id}/%`}`).toHaveLength(0)
    await sql`select private.tarea_retencion(true)`
    const every = await sql`select format('%I.%I', n.nspname, c.relname) as tabla from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname in ('public', 'private', 'auth', 'storage')`
    const named: string[] = []
    for (const { tabla } of every)
      for (const row of await stored(tabla, [ana.id, ana.email, CANARY]))
        named.push(`${tabla}: ${JSON.stringify(row)}`)
    expect(named).toEqual([])
    const [row] =
      await sql`select nombre, personas, estado, fecha_reserva::text as fecha from reservas where id = ${mesa.id}`
    expect(row).toEqual({ nombre: 'Anónimo', personas: 2, estado: 'cancelada_cliente', fecha: nextDay(5) })
    expect(sent).toContain(`cancelada es ${sent.find((one) => one.startsWith('cancelada'))?.split(' ')[2]}`)
  })
})
