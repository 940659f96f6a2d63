import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nextDay, pass, rest, rpc, type Session, signUp, sql } from '../support/client.ts'
import { created, empty, fila, rejection } from '../support/engine.ts'
import { uploadFile } from '../support/fotos.ts'

/** What a guest keeps with the house: told to its owner, erased on demand, gone when its time is over. */
afterAll(async () => {
  await empty()
})

const MERGE = 'resolution=merge-duplicates,return=minimal'
const alta = async (username = 'Ana'): Promise<Session> => {
  const guest = await signUp()
  const body = { id: guest.id, username, accepted_privacy: true, accepted_terms: true }
  const made = await rest('profiles', { body, prefer: MERGE, token: guest.token })
  if (!made.ok) throw new Error(await made.text())
  return guest
}
const mine = async ({ token }: Session): Promise<Record<string, unknown>> =>
  (await rpc('mi_cuenta', {}, token)).json()
const saves = (table: string, body: unknown, { token }: Session): Promise<Response> =>
  rest(table, { body, prefer: MERGE, token })
const tarea = (call: string) => sql.unsafe(`select private.${call}`)
const count = async (table: string, { id }: Session): Promise<number> => {
  const [row] = await sql`select count(*)::int as n from ${sql(table)} where user_id = ${id}`
  return row?.n
}

describe('the editions of the legal texts', () => {
  test('signing up notes which ones were accepted; saving a name accepts nothing anew', async () => {
    const ana = await alta()
    const [legal] = await sql`select version from legales where clave = 'terminos'`
    const [profile] =
      await sql`select terminos_version, privacidad_version from profiles where id = ${ana.id}`
    expect(profile).toEqual({ terminos_version: legal?.version, privacidad_version: legal?.version })
    await sql`update legales set version = '2027-01' where clave = 'terminos'`
    try {
      const body = { id: ana.id, username: 'Ana B.', accepted_privacy: true, accepted_terms: true }
      expect((await saves('profiles', body, ana)).ok).toBe(true)
      expect(await mine(ana)).toMatchObject({
        perfil: { username: 'Ana B.', terminos_version: legal?.version },
        vigentes: { terminos: '2027-01' },
      })
      const accept = (terms: string) =>
        rpc('aceptar_textos', { terminos: terms, privacidad: String(legal?.version) }, ana.token)
      expect(await rejection(await accept(String(legal?.version)))).toBe('409 version')
      expect((await accept('2027-01')).ok).toBe(true)
      const { aceptaciones } = (await mine(ana)) as { aceptaciones: { texto: string; version: string }[] }
      expect(aceptaciones.map(({ texto, version }) => `${texto} ${version}`).sort()).toEqual(
        [`privacidad ${legal?.version}`, `terminos ${legal?.version}`, 'terminos 2027-01'].sort(),
      )
    } finally {
      await sql`update legales set version = ${legal?.version} where clave = 'terminos'`
    }
  })

  test('a wording that was accepted is only replaced by a new edition, and the old one is kept', async () => {
    await alta()
    const [old] = await sql`select version, cuerpo from legales where clave = 'privacidad'`
    const change = (body: string, version: string) =>
      sql`update legales set cuerpo = ${body}, version = ${version} where clave = 'privacidad'`
    await expect(change('Otra cosa', old?.version)).rejects.toThrow('version')
    await change('Otra cosa', '2027-02')
    expect(
      await sql`select version, cuerpo from private.legales_archivo where clave = 'privacidad'`,
    ).toMatchObject([{ version: old?.version, cuerpo: old?.cuerpo }])
    await change(old?.cuerpo, old?.version)
  })

  test('nobody writes the edition of what he accepted, nor when', async () => {
    const ana = await alta()
    for (const change of [{ terminos_version: '1999-01' }, { creado_en: '1999-01-01T00:00:00Z' }]) {
      const answer = await rest(`profiles?id=eq.${ana.id}`, {
        method: 'PATCH',
        body: change,
        token: ana.token,
      })
      expect([change, answer.ok]).toEqual([change, false])
    }
  })
})

describe('needs at table', () => {
  test('nothing is kept without the consent, and with it only what the fourteen know', async () => {
    const ana = await alta()
    const save = (body: Record<string, unknown>) =>
      saves('perfil_salud', { user_id: ana.id, consentimiento: true, ...body }, ana)
    expect((await save({ consentimiento: false, dieta: ['vegano'] })).ok).toBe(false)
    expect((await save({ consentimiento: null })).ok).toBe(false)
    expect(await rejection(await save({ alergenos: ['kriptonita'] }))).toBe('422 alergenos')
    expect((await save({ dieta: ['carnivoro'] })).ok).toBe(false)
    expect((await save({ consentido_en: '1999-01-01T00:00:00Z' })).ok).toBe(false)
    expect(await count('perfil_salud', ana)).toBe(0)
    expect((await save({ dieta: ['vegano', 'vegano'], alergenos: ['soja', 'gluten', 'soja'] })).ok).toBe(true)
    expect(await mine(ana)).toMatchObject({
      necesidades: { dieta: ['vegano'], alergenos: ['gluten', 'soja'] },
    })
  })

  test('a change keeps the day of the consent; one press erases it all', async () => {
    const ana = await alta()
    await saves('perfil_salud', { user_id: ana.id, consentimiento: true, alergenos: ['gluten'] }, ana)
    await sql`update perfil_salud set dieta = '{}' where user_id = ${ana.id}`
    const day = async () =>
      (await sql`select consentido_en from perfil_salud where user_id = ${ana.id}`)[0]?.consentido_en
    const before = await day()
    await saves('perfil_salud', { user_id: ana.id, consentimiento: true, alergenos: [] }, ana)
    expect(await day()).toEqual(before)
    const gone = await rest(`perfil_salud?user_id=eq.${ana.id}`, { method: 'DELETE', token: ana.token })
    expect(gone.ok).toBe(true)
    expect(await mine(ana)).toMatchObject({ necesidades: null })
  })
})

describe('mi_cuenta()', () => {
  test('tells everything to its owner, nothing of a link or a key, and nothing to anybody else', async () => {
    const [ana, eva] = [await alta('Ana'), await alta('Eva')]
    const { codigo } = await created({ notas: 'Canario Secreto' }, ana)
    const [wine] = await sql`select id, slug from vinos where visible limit 1`
    expect((await saves('vinos_favoritos', { user_id: ana.id, vino_id: wine?.id }, ana)).ok).toBe(true)
    expect((await saves('vinos_favoritos', { user_id: ana.id, vino_id: wine?.id }, ana)).ok).toBe(true)
    const own = await mine(ana)
    expect(own).toMatchObject({
      cuenta: { id: ana.id, email: ana.email },
      reservas: [
        { codigo, notas: 'Canario Secreto', historia: [{ tipo: 'alta' }], correos: [{ tipo: 'recibida' }] },
      ],
      vinos_favoritos: [{ slug: wine?.slug }],
      sesiones: [{}],
      baja: null,
    })
    expect(JSON.stringify(own)).not.toMatch(/token|clave|hash|password|encrypted|"datos":\{[^}]*token/)
    const other = JSON.stringify(await mine(eva))
    expect(other).not.toContain('Canario')
    expect(other).not.toContain(ana.id)
    expect((await rpc('mi_cuenta')).ok).toBe(false)
  })

  test('a session is ended by its owner and by nobody else', async () => {
    const [ana, eva] = [await alta(), await alta()]
    const { sesiones } = (await mine(ana)) as { sesiones: { id: string }[] }
    const id = sesiones[0]?.id
    expect(await (await rpc('sesion_cerrar', { id }, eva.token)).json()).toBe(false)
    expect(await sql`select 1 from auth.sessions where id = ${String(id)}`).toHaveLength(1)
    expect(await (await rpc('sesion_cerrar', { id }, ana.token)).json()).toBe(true)
    expect(await sql`select 1 from auth.sessions where id = ${String(id)}`).toHaveLength(0)
  })
})

describe('giving the account up', () => {
  let ana: Session
  let future: string
  let past: string
  beforeAll(async () => {
    await empty()
    ana = await alta()
    await saves('perfil_salud', { user_id: ana.id, consentimiento: true, alergenos: ['gluten'] }, ana)
    const note = { nombre: 'Ana', texto: 'Canario Secreto', idioma: 'es' }
    expect((await rest('experiencias', { body: note, prefer: 'return=minimal', token: ana.token })).ok).toBe(
      true,
    )
    future = (await created({ fecha_reserva: nextDay(5), notas: 'Canario Secreto' }, ana)).id
    past = (await created({ nombre: 'Ana Canario', fecha_reserva: nextDay(6) }, ana)).id
    await pass(`id = '${past}'`, 'confirmada', 'llegada', 'sentada', 'finalizada')
  })

  test('waits a day, during which it can be taken back', async () => {
    const first = await (await rpc('baja_pedir', {}, ana.token)).json()
    expect(Date.parse(first) - Date.now()).toBeGreaterThan(23.9 * 3_600_000)
    expect(await (await rpc('baja_pedir', {}, ana.token)).json()).toBe(first)
    expect(await mine(ana)).toMatchObject({ baja: { borra_en: first } })
    await tarea('tarea_cuentas()')
    expect(await sql`select 1 from auth.users where id = ${ana.id}`).toHaveLength(1)
    expect(await (await rpc('baja_anular', {}, ana.token)).json()).toBe(true)
    expect(await mine(ana)).toMatchObject({ baja: null })
    await sql`update private.bajas set pedida_en = now() - interval '2 days'`
    await tarea('tarea_cuentas()')
    expect(await sql`select 1 from auth.users where id = ${ana.id}`).toHaveLength(1)
  })

  test('then everything goes: tables given back, bookings without a name, posts and needs gone', async () => {
    const picture = `${ana.id}/${'a'.repeat(32)}.webp`
    expect((await uploadFile(picture, ana.token, { bucket: 'avatares' })).ok).toBe(true)
    await rpc('baja_pedir', {}, ana.token)
    await sql`update private.bajas set pedida_en = now() - interval '25 hours' where user_id = ${ana.id}`
    await tarea('tarea_cuentas()')
    expect(await sql`select 1 from auth.users where id = ${ana.id}`).toHaveLength(0)
    for (const table of ['perfil_salud', 'vinos_favoritos', 'aceptaciones', 'experiencias', 'reservas'])
      expect([table, await count(table, ana)]).toEqual([table, 0])
    expect(await fila(future)).toMatchObject({ estado: 'cancelada_cliente', nombre: 'Anónimo', notas: null })
    expect(await fila(past)).toMatchObject({
      estado: 'finalizada',
      nombre: 'Anónimo',
      email: 'anonimo@example.invalid',
      telefono: '+0000000000',
      token_hash: null,
    })
    const [left] = await sql`select count(*)::int as n from reservas r where r::text ~* 'canario|ana '`
    expect(left?.n).toBe(0)
    expect(
      await sql`select cajon, nombre from private.fotos_sobrantes where nombre = ${picture}`,
    ).toHaveLength(1)
    // The token may live on for an hour; it is nobody's.
    expect((await rpc('baja_pedir', {}, ana.token)).ok).toBe(false)
    expect(await mine(ana)).toBeNull()
  })
})

describe('what is kept for its time only', () => {
  test('needs and notes go a week after the visit, names a year after it, messages a year after they came', async () => {
    await empty()
    const [old, antigua, recent] = [
      await created({ notas: 'Canario' }),
      await created({ notas: 'Canario' }),
      await created({ notas: 'Canario' }),
    ]
    const from = (id: string, dias: number) =>
      sql.begin(async (tx) => {
        await tx`alter table reservas disable trigger user`
        await tx`update reservas set fecha_reserva = (now() - make_interval(days => ${dias}))::date where id = ${id}`
        await tx`alter table reservas enable trigger user`
      })
    await from(old.id, 9)
    await from(antigua.id, 380)
    await from(recent.id, 3)
    await sql`insert into mensajes (nombre, email, texto, creado_en) values
      ('Canario', 'c@example.com', 'x', now() - interval '13 months'), ('Nueva', 'n@example.com', 'x', now())`
    await tarea('tarea_retencion(true)')
    expect(await fila(old.id)).toMatchObject({ nombre: 'Lola Prueba', notas: null })
    expect(await fila(antigua.id)).toMatchObject({ nombre: 'Anónimo', notas: null, token_hash: null })
    expect(await fila(recent.id)).toMatchObject({ nombre: 'Lola Prueba', notas: 'Canario' })
    expect((await sql`select nombre from mensajes`).map(({ nombre }) => nombre)).toEqual(['Nueva'])
    await sql`delete from mensajes`
  })

  test('the terms are the ones of the settings, and what makes no sense there changes nothing', async () => {
    const [before] = await sql`select valor from ajustes where clave = 'retencion'`
    const term = async () => (await sql`select private.plazo('reserva_meses_tras_visita', 12) as n`)[0]?.n
    try {
      await sql`update ajustes set valor = '{"reserva_meses_tras_visita": 6}' where clave = 'retencion'`
      expect(await term()).toBe(6)
      await sql`update ajustes set valor = '{"reserva_meses_tras_visita": "siempre"}' where clave = 'retencion'`
      expect(await term()).toBe(12)
    } finally {
      await sql`update ajustes set valor = ${JSON.stringify(before?.valor)}::text::jsonb where clave = 'retencion'`
    }
  })
})
