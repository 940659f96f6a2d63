import { afterAll, describe, expect, test } from 'vitest'
import { countReservas, makeAdmin, post, pretend, reserva, rest, signUp, sql } from '../support/client.ts'
import { own } from '../support/own.ts'

afterAll(async () => {
  await sql`delete from reservas`
})

const GUEST_COLUMNS = [
  ...[
    'clave',
    'email',
    'estado',
    'fecha_reserva',
    'hora_reserva',
    'idioma',
    'nombre',
    'notas',
    'ocasion',
    'personas',
  ],
  ...['preferencia_mesa', 'primera_visita', 'requisitos_dieteticos', 'telefono', 'token_hash'],
]

describe('grants by name', () => {
  test('visitors insert the listed columns of reservas and hold no other privilege on it', async () => {
    const rows =
      await sql`select grantee, privilege_type, array_agg(column_name::text order by column_name) as columns
      from information_schema.column_privileges where table_schema = 'public' and table_name = 'reservas'
      and grantee in ('anon', 'authenticated') group by 1, 2 order by 1, 2`
    expect(rows.map((row) => ({ ...row }))).toEqual([
      { grantee: 'anon', privilege_type: 'INSERT', columns: GUEST_COLUMNS },
      { grantee: 'authenticated', privilege_type: 'INSERT', columns: GUEST_COLUMNS },
      {
        grantee: 'authenticated',
        privilege_type: 'SELECT',
        columns: expect.not.arrayContaining(['clave', 'huella', 'token_hash']),
      },
    ])
  })

  test('nobody from outside may truncate, reference, or hang triggers on a table, nor use a sequence', async () => {
    const held =
      await sql`select grantee, table_name, privilege_type from information_schema.role_table_grants
      where table_schema in ('public', 'private') and grantee in ('anon', 'authenticated', 'PUBLIC')
      and privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')`
    expect(held).toEqual([])
    const writers = await sql`select table_name from information_schema.role_table_grants
      where table_schema = 'public' and grantee = 'anon' and privilege_type <> 'SELECT'`
    expect(writers).toEqual([])
    const counters = await sql`select relname from pg_class, (values ('anon'), ('authenticated')) r (role)
      where relkind = 'S' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and has_sequence_privilege(r.role, oid, 'usage, select, update')`
    expect(counters).toEqual([])
  })

  /** What anybody may call; all others belong to whoever is signed in. */
  const PUBLIC = [
    'acceso_turno(text,text,text,text,text)',
    'alternativas(date,text,integer,text)',
    'anotar_sin_respuesta(text,text)',
    'contar_visita(text,text)',
    'decision_usar(text,integer,text,text,date,text)',
    'decision_ver(text)',
    'dias_disponibles(date,date,integer)',
    'disponibilidad(date,integer,text,text)',
    'espera_aceptar(text,text)',
    'espera_apuntar(jsonb)',
    'espera_retirar(text,text)',
    'espera_ver(text,text)',
    'invitacion_preparar(text)',
    'invitacion_ver(text)',
    'reserva_cambiar(text,text,integer,jsonb)',
    'reserva_cancelar(text,text,integer)',
    'reserva_del_chat(uuid)',
    'reserva_enlace(text,text,text)',
    'reserva_turno(text,text,uuid)',
    'reserva_ver(text,text)',
  ]
  /** Counters: the one function of each that is in `private` writes, and answers nothing. */
  const COUNTERS = ['anotar_sin_respuesta(text,text)', 'contar_visita(text,text)']
  /** Reached through a function of `public` with the same arguments; each asks for the administrator itself. */
  const BOUND = [
    'begin_restore()',
    'guardar(text,jsonb)',
    'mover(text,text,text)',
    'restaurar(bigint,integer)',
  ]
  /** What a guest does with his own account. */
  const OWN = [
    'aceptar_textos(text,text)',
    'baja_anular()',
    'baja_pedir(text)',
    'mi_cuenta()',
    'panel_paso()',
    'sesion_cerrar(uuid)',
  ]
  /** What an administrator does with other people's accounts. */
  const ACCOUNTS = [
    'invitacion_retirar(uuid)',
    'invitaciones_lista()',
    'segundo_factor_exigido()',
    'segundo_factor_exigir(boolean)',
    'usuario_admin(uuid,boolean)',
    'usuario_cerrar_sesiones(uuid)',
    'usuario_invitar(text)',
    'usuario_quitar_factor(uuid)',
    'usuarios_lista(text,text,integer,boolean)',
  ]
  /** What an administrator does with the contents, with the rights of his own. */
  const CONTENTS = [
    'duplicar(text,uuid)',
    'guardar_ajustes(jsonb,integer)',
    'guardar_bebida(jsonb)',
    'guardar_vino(jsonb)',
    'historial_quienes()',
    'importar(text,jsonb)',
    'lote_visible(text,text[],boolean)',
    'mover(text,text,text)',
    'ordenar(text,text,text,text)',
    'papelera(bigint,integer)',
    'restaurar(bigint,integer)',
    'restaurar_lote(bigint[])',
  ]
  /** What the back office counts and finds, for administrators alone. */
  const PANEL = [
    'lista_bebidas(text,text,uuid,boolean,integer)',
    'lista_ids(text,text,text)',
    'lista_platos(text,text,uuid,boolean,integer)',
    'lista_vinos(text,text,uuid,boolean,integer)',
    'panel_buscar(text)',
    'panel_esperan()',
    'panel_matriz_alergenos(text,integer,integer)',
    'panel_resumen(date,date)',
    'guardar_plano(jsonb,integer)',
    'guardar_mesas(uuid,boolean,jsonb,integer)',
    'guardar_semana(jsonb,integer)',
    'programado_cancelar(uuid,boolean)',
    'programado_guardar(jsonb)',
    'programados_lista()',
  ]
  /** The reservation book, for administrators alone. */
  const LIBRO = [
    'cerrar_dias(date,date,text,text,boolean)',
    'cierres_espera(date,date,text)',
    'cierres_por_llamar()',
    'cliente_guardar(uuid,integer,jsonb)',
    'cliente_olvidar(uuid,integer)',
    'cliente_unir(uuid,uuid,integer)',
    'cliente_ver(uuid)',
    'cliente_vetar(uuid,integer,text)',
    'clientes_lista(text,uuid,boolean,integer)',
    'decision_crear(uuid)',
    'demo_cuantas()',
    'demo_quitar()',
    'explicar(date,text,integer,text,uuid)',
    'libro_buscar(text)',
    'libro_dia(date)',
    'libro_dias(date,date)',
    'libro_historia(uuid)',
    'libro_huecos(integer,date)',
    'libro_informe(date,date)',
    'libro_pulso(date)',
    'libro_que_si(date,date,integer,integer)',
    'libro_telefono(text)',
    'quitar_cierre(jsonb)',
    'reserva_anotar(jsonb)',
    'reserva_deshacer(uuid,integer)',
    'reserva_estado(uuid,text,integer,text,boolean,integer)',
    'reserva_mesa(uuid,integer,uuid)',
    'reserva_mover(uuid,integer,jsonb,boolean,integer,text)',
    'reserva_proponer(uuid,integer,date,text,text)',
    'reserva_sentar(uuid,integer,text)',
    'reservas_en(date,date,text)',
    'rondas_lista()',
  ]
  /** Functions that look at more than their caller may: each checks a token, a session or the administrator itself. */
  const DEFINERS = [
    ...PUBLIC.filter((name) => !COUNTERS.includes(name)),
    'acceso_conocer(text)',
    'correo_reintentar(uuid)',
    'lote_cambiar(text,text[],jsonb)',
    'lote_precio(text,text[],numeric,integer)',
    'mis_reservas()',
    ...LIBRO,
    ...OWN,
    ...ACCOUNTS,
    ...PANEL,
  ].sort()

  test('T-PII-05 outside may call the functions of this list, and sees no schema but public', async () => {
    const callable = await sql`select r.role, p.oid::regprocedure::text as name from pg_proc p,
      (values ('anon'), ('authenticated')) r (role) where p.pronamespace = 'public'::regnamespace
      and has_function_privilege(r.role, p.oid, 'execute') order by r.role, p.oid::regprocedure::text collate "C"`
    const of = (wanted: string) => callable.filter(({ role }) => role === wanted).map(({ name }) => name)
    expect(of('anon')).toEqual(PUBLIC)
    expect(of('authenticated')).toEqual(
      [
        ...PUBLIC,
        ...OWN,
        ...ACCOUNTS,
        ...CONTENTS,
        ...PANEL,
        'lote_cambiar(text,text[],jsonb)',
        'lote_precio(text,text[],numeric,integer)',
        ...['acceso_conocer(text)', 'correo_reintentar(uuid)', 'es_admin()', 'guardar_plato(jsonb)'],
        ...['mis_experiencias()', 'mis_reservas()', 'preguntas_resumen(date)'],
        ...LIBRO,
      ].sort(),
    )
    const held = await sql`select p.oid::regprocedure::text as name from pg_proc p,
      (values ('anon'), ('authenticated')) r (role) where p.pronamespace = 'private'::regnamespace
      and has_function_privilege(r.role, p.oid, 'execute') and p.provolatile = 'v'`
    expect(new Set(held.map(({ name }) => name))).toEqual(
      new Set([...COUNTERS, ...BOUND].map((name) => `private.${name}`)),
    )
    const [schema] = await sql`select has_schema_privilege('anon', 'private', 'usage') as anon,
      has_schema_privilege('authenticated', 'private', 'usage') as authenticated`
    expect(schema).toEqual({ anon: false, authenticated: false })
    for (const name of ['private', 'auth', 'storage']) {
      const answer = await fetch(`${(await rest('ajustes')).url.split('?')[0]}`, {
        headers: { 'accept-profile': name },
      })
      expect(answer.ok).toBe(false)
    }
  })

  test('every function of ours fixes its search_path; definers are private or on the list', async () => {
    const loose = await sql`select oid::regprocedure::text as name from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      -- A body that was resolved when it was created looks nothing up.
      and prosqlbody is null and not coalesce(proconfig @> array['search_path=""'], false)`
    expect(loose).toEqual([])
    const definers = await sql`select oid::regprocedure::text as name from pg_proc
      where prosecdef and pronamespace = 'public'::regnamespace order by oid::regprocedure::text collate "C"`
    expect(definers.map(({ name }) => name)).toEqual(DEFINERS)
  })

  /** The session and how it was opened, as the token says, only take away, or ask for more; the others look for the token of
   * a letter and check it. */
  const CHECKED = [
    'administra',
    'factor_que_falta',
    'invitacion_preparar',
    'invitacion_usada',
    'segundo_factor_exigir',
  ]
  test('T-ESC-05: no policy and no function trusts what users can write about themselves', async () => {
    const policies = await sql`select policyname from pg_policies where schemaname = 'public'
      and (coalesce(qual, '') || coalesce(with_check, '')) ~* 'user_meta|jwt'`
    const functions = await sql`select proname from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosrc ~* 'raw_user_meta|jwt' order by proname`
    expect(policies).toEqual([])
    expect(functions.map(({ proname }) => proname)).toEqual(CHECKED)
  })
})

describe('T-PII: nothing about other guests', () => {
  const reads = [
    'select=*',
    'select=id',
    'select=count',
    'select=personas.sum()',
    'email=eq.x',
    'select=*,profiles(*)',
  ]
  test.each(reads)('a visitor asks reservas for %s', async (query) => {
    await post(reserva({ nombre: 'Canario Secreto' }))
    for (const method of ['GET', 'HEAD']) {
      const answer = await rest(`reservas?${query}`, { method, prefer: 'count=exact' })
      expect(answer.ok).toBe(false)
      expect(answer.headers.get('content-range') ?? '*/*').toMatch(/\*$|^$/)
      expect(await answer.text()).not.toContain('Canario')
    }
  })

  test('T-INP-03 T-PII-02: returning, upserting and foreign columns are refused, and nothing is stored', async () => {
    const before = await countReservas()
    const body = reserva()
    for (const prefer of [
      'return=representation',
      'resolution=merge-duplicates',
      'resolution=ignore-duplicates',
      'return=headers-only',
    ])
      expect([prefer, (await rest('reservas', { body, prefer })).ok]).toEqual([prefer, false])
    expect((await rest('reservas?select=id', { body, prefer: 'return=representation' })).ok).toBe(false)
    for (const change of [
      { estado: 'confirmada' },
      { id: '00000000-0000-4000-8000-000000000000' },
      { user_id: '00000000-0000-4000-8000-000000000000' },
      { codigo: 'AAAAAAAA' },
      { creado_en: '2020-01-01T00:00:00Z' },
      { huella: 'x' },
      { version: 7 },
      { inicio: '2020-01-01T00:00:00Z' },
      { nada: 1 },
    ])
      expect([change, (await post({ ...body, ...change })).ok]).toEqual([change, false])
    expect(await countReservas()).toBe(before)
    expect((await post(body)).status).toBe(201)
  })

  test('a signed-in guest’s reservation is the guest’s own, whoever the body names', async () => {
    const [one, two] = [await signUp(), await signUp()]
    expect((await post(reserva(), one.token)).status).toBe(201)
    const mine = await (await rest('reservas?select=user_id,nombre', { token: one.token })).json()
    expect(mine).toEqual([{ user_id: one.id, nombre: 'Lola Prueba' }])
    expect(await (await rest('reservas?select=id', { token: two.token })).json()).toEqual([])
    for (const column of ['clave', 'huella', 'token_hash', '*'])
      expect((await rest(`reservas?select=${column}`, { token: one.token })).ok).toBe(false)
  })

  test('a deleted guest’s token books nothing more; the old reservations stay without a name on them', async () => {
    const gone = await signUp()
    await post(reserva(), gone.token)
    await sql`delete from auth.users where id = ${gone.id}`
    const before = await countReservas()
    expect((await post(reserva(), gone.token)).ok).toBe(false)
    expect(await countReservas()).toBe(before)
    expect(await (await rest('rpc/es_admin', { body: {}, token: gone.token })).json()).not.toBe(true)
  })

  test('T-JWT-01: forged and unsigned tokens are nobody', async () => {
    const part = (claims: object) => btoa(JSON.stringify(claims)).replaceAll('=', '')
    const claims = part({
      role: 'service_role',
      sub: '00000000-0000-4000-8000-000000000000',
      exp: 9_999_999_999,
    })
    for (const token of [
      'x.y.z',
      `${part({ alg: 'HS256' })}.${claims}.abc`,
      `${part({ alg: 'none' })}.${claims}.abc`,
    ])
      expect((await rest('platos?select=id', { token })).status).toBe(401)
    const unsigned = await rest('reservas?select=id', { token: `${part({ alg: 'none' })}.${claims}.` })
    expect(unsigned.status).toBe(401)
  })
})

describe('T-ESC: who administers', () => {
  test('T-ESC-01 T-ADM-06 only what the database says; user_metadata never; revoked at the next request', async () => {
    const ask = async (token: string) => (await rest('rpc/es_admin', { body: {}, token })).json()
    const guest = await pretend(await signUp({ role: 'admin', is_admin: true }), { role: 'admin' })
    expect(await ask(guest.token)).toBe(false)
    await makeAdmin(guest)
    expect(await ask(guest.token)).toBe(true)
    await sql`update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' where id = ${guest.id}`
    expect(await ask(guest.token)).toBe(false)
    expect((await rest('rpc/es_admin', { body: {} })).ok).toBe(false)
  })
})

describe('profiles', () => {
  const upsert = (token: string, body: Record<string, unknown>) =>
    rest('profiles', { body, prefer: 'resolution=merge-duplicates,return=minimal', token })

  test('§7: the specified upsert after sign-up, twice', async () => {
    const { id, token } = await signUp()
    const body = { id, username: 'lola', accepted_privacy: true, accepted_terms: true }
    expect((await upsert(token, body)).ok).toBe(true)
    expect((await upsert(token, { ...body, username: 'lola2' })).ok).toBe(true)
    expect(await sql`select username from profiles where id = ${id}`).toMatchObject([{ username: 'lola2' }])
    const read = await rest(
      `profiles?id=eq.${id}&select=id,username,accepted_privacy,accepted_terms,avatar_url`,
      { token },
    )
    expect(await read.json()).toEqual([{ ...body, username: 'lola2', avatar_url: null }])
  })

  test('T-ESC-04: another’s id, texts not accepted, a changed id, a role: refused', async () => {
    const [one, two] = [await signUp(), await signUp()]
    const body = { id: one.id, username: 'lola', accepted_privacy: true, accepted_terms: true }
    for (const change of [
      { id: two.id },
      { accepted_privacy: false },
      { accepted_terms: false },
      { role: 'admin' },
      { username: '  ' },
      { username: 'x'.repeat(61) },
      { avatar_url: 'javascript:alert(1)' },
    ])
      expect([change, (await upsert(one.token, { ...body, ...change })).ok]).toEqual([change, false])
    expect(await sql`select 1 from profiles where id in (${one.id}, ${two.id})`).toHaveLength(0)
    expect((await upsert(one.token, body)).ok).toBe(true)
    const moved = await rest(`profiles?id=eq.${one.id}`, {
      method: 'PATCH',
      body: { id: two.id },
      token: one.token,
    })
    expect(moved.ok).toBe(false)
    expect(await sql`select id from profiles where id = ${one.id}`).toHaveLength(1)
  })
})

test('T-ESC-02 what a guest says of himself at sign-up or later changes no protected column', async () => {
  const forged = {
    ...{
      role: 'service_role',
      app_metadata: { role: 'admin' },
      email_confirmed_at: '2020-01-01',
      confirmed_at: '2020-01-01',
    },
    ...{ is_super_admin: true, aud: 'other', raw_app_meta_data: { role: 'admin' }, data: { role: 'admin' } },
  }
  const first = await signUp({ role: 'admin', app_metadata: { role: 'admin' } })
  await fetch(`${own.url}/auth/v1/user`, {
    method: 'PUT',
    headers: {
      apikey: own.publishableKey,
      authorization: `Bearer ${first.token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(forged),
  })
  const guest = await pretend(first, forged)
  const [row] = await sql`select role, aud, raw_app_meta_data ->> 'role' as admin,
    email_confirmed_at > now() - interval '1 day' as fresh from auth.users where id = ${guest.id}`
  expect(row).toMatchObject({ role: 'authenticated', aud: 'authenticated', admin: null, fresh: true })
  expect(await (await rest('rpc/es_admin', { body: {}, token: guest.token })).json()).toBe(false)
})

test('a signed-in guest books as pending, and in no other state', async () => {
  const guest = await signUp()
  for (const estado of ['confirmada', 'sentada', 'cancelada_cliente'])
    expect([estado, (await post(reserva({ estado }), guest.token)).status]).toEqual([estado, 403])
  expect((await post(reserva(), guest.token)).status).toBe(201)
})

test('what is private has no grant for anybody outside, whatever the schema says', async () => {
  const held = await sql`select grantee, table_name from information_schema.role_table_grants
    where table_schema = 'private' and grantee in ('anon', 'authenticated', 'PUBLIC')`
  expect(held).toEqual([])
})

test('a profile keeps its account, whoever writes it', async () => {
  const [one, other] = [await signUp(), await signUp()]
  await sql`insert into profiles (id, username, accepted_privacy, accepted_terms) values (${one.id}, 'g', true, true)`
  const moved = sql`update profiles set id = ${other.id} where id = ${one.id}`
  await expect(moved).rejects.toThrow('id_fijo')
})
