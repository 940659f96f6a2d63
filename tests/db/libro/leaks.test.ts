import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  makeAdmin,
  post,
  reserva,
  rest,
  rpc,
  type Session,
  secretKey,
  signUp,
  sql,
} from '../support/client.ts'
import { created, empty, fila, rejection, restore } from '../support/engine.ts'
import { llama, probe } from '../support/libro.ts'

/** The reservation book asked by those it is not for: what of it anybody else may read, learn or get round. */
let admin: Session
beforeAll(async () => {
  admin = await makeAdmin(await signUp())
  await sql`delete from clientes`
})
afterEach(async () => {
  await empty()
  await sql`delete from clientes`
})
afterEach(restore)
afterAll(empty)

const EVA = { nombre: 'Eva Ruiz', email: 'eva@example.com', telefono: '+34600300300' }
const cards = () => sql`select * from clientes order by creado_en, id`

describe('§fichas: what the house knows of a guest', () => {
  const notes = async () => {
    await created(EVA)
    await sql`update clientes set notas = 'Nota de la casa', alergias = 'Nueces',
      alergias_consentidas_en = current_date, alergias_hasta = current_date + 30`
  }
  test.each([['email'], ['telefono']] as const)(
    '§fichas: nobody reads a card by booking with its %s',
    async (which) => {
      await notes()
      const thief = await signUp()
      await created({ [which]: EVA[which], hora_reserva: '13:00' }, thief)
      // Also with the own address hung on it by then.
      await created({ telefono: EVA.telefono, email: thief.email, hora_reserva: '14:00' }, thief)
      const { fichas: read } = await llama('mi_cuenta', {}, thief)
      const told = JSON.stringify(read)
      for (const secret of ['Nueces', 'Nota de la casa', EVA.email, 'Eva Ruiz'])
        expect(told).not.toContain(secret)
    },
  )
  test('§fichas: whose confirmed address it is reads it, and nobody else with that address unconfirmed', async () => {
    const own = await signUp()
    await created({ nombre: 'Dueña Suya', email: own.email.toUpperCase() }, own)
    await sql`update clientes set notas = 'De ella'`
    expect((await llama('mi_cuenta', {}, own)).fichas).toMatchObject([{ notas: 'De ella' }])
    await sql`update auth.users set email_confirmed_at = null where id = ${own.id}`
    expect((await llama('mi_cuenta', {}, own)).fichas).toEqual([])
  })
})

describe('§columnas: what is the house’s alone', () => {
  test('§columnas: a guest reads neither reason nor card nor key of the own booking', async () => {
    const guest = await signUp()
    const { id } = await created({}, guest)
    await sql`update reservas set sobre_aforo = true, sobre_aforo_motivo = 'Es pesado' where id = ${id}`
    for (const column of ['sobre_aforo_motivo', 'cliente_id', 'clave', 'huella', 'token_hash', '*']) {
      const answer = await rest(`reservas?select=${column}`, { token: guest.token })
      expect([column, answer.ok, await answer.text()]).toEqual([
        column,
        false,
        expect.not.stringContaining('pesado'),
      ])
    }
    expect((await rest('reservas?select=id,estado', { token: guest.token })).ok).toBe(true)
  })
  test('§columnas: tables and views of the book are closed to guests and nobody', async () => {
    await created({ nombre: 'Canario Libro' })
    const guest = await signUp()
    for (const table of [
      'clientes',
      'correos',
      'reserva_eventos',
      'lista_espera',
      'decisiones',
      'rondas',
      'ocupacion',
      'cliente_contactos',
    ])
      for (const who of [undefined, guest.token]) {
        const answer = await rest(`${table}?select=*`, who ? { token: who } : {})
        const text = await answer.text()
        expect([table, answer.ok && text !== '[]', text.includes('Canario')]).toEqual([table, false, false])
      }
    const published =
      await sql`select tablename from pg_publication_tables where schemaname in ('public', 'private')`
    expect(published).toEqual([])
  })
  test('§columnas: the link of a guest shows no word of the staff’s', async () => {
    const r = await created(EVA)
    await sql`update clientes set notas = 'Canario uno', vetado_en = now(), vetado_motivo = 'Canario dos'`
    await sql`update reservas set sobre_aforo = true, sobre_aforo_motivo = 'Canario tres'`
    const seen = JSON.stringify(await llama('reserva_ver', { codigo: r.codigo, token: r.token }, null))
    expect(seen).toContain(EVA.nombre)
    expect(seen).not.toMatch(/Canario|sobre_aforo|cliente_id|canal/)
  })
})

describe('§permiso: every function of the book', () => {
  const calls = (id: string): [string, Record<string, unknown>][] => [
    ['reserva_estado', { id, a: 'confirmada', version: 1 }],
    ['reserva_sentar', { id, version: 1 }],
    ['reserva_mesa', { id, version: 1, mesa: null }],
    ['reserva_mover', { id, version: 1, cambios: { personas: 3 } }],
    [
      'reserva_anotar',
      { datos: { canal: 'paso', clave: randomUUID(), personas: 2, preferencia_mesa: 'interior' } },
    ],
    ['reserva_deshacer', { id, version: 1 }],
    ['reserva_proponer', { id, version: 1, fecha: '2027-03-04', hora: '21:00' }],
    ['explicar', { fecha: '2027-03-04', hora: '21:00', personas: 2, mesa: 'interior' }],
    ['clientes_lista', {}],
    ['cliente_ver', { id }],
    ['cliente_guardar', { id, version: 1, datos: {} }],
    ['cliente_vetar', { id, version: 1, motivo: 'x' }],
    ['cliente_unir', { id, otra: randomUUID(), version: 1 }],
    ['cliente_olvidar', { id, version: 1 }],
    ['reservas_en', { desde: '2027-03-04', hasta: '2027-03-04' }],
    ['cerrar_dias', { desde: '2027-03-04', hasta: '2027-03-04', turno: null, motivo: null, cancelar: true }],
    ['cierres_espera', { desde: '2027-03-04', hasta: '2027-03-04' }],
    ['cierres_por_llamar', {}],
    ['quitar_cierre', { entrada: {} }],
    ['decision_crear', { id }],
    ['libro_pulso', { fecha: '2027-03-04' }],
    ['libro_dia', { fecha: '2027-03-04' }],
    ['libro_dias', { desde: '2027-03-04', hasta: '2027-03-05' }],
    ['libro_buscar', { texto: 'Canario' }],
    ['libro_historia', { id }],
    ['libro_telefono', { texto: '612345678' }],
    ['libro_huecos', { fecha: '2027-03-04', personas: 2 }],
    ['libro_informe', { desde: '2027-03-04', hasta: '2027-03-05' }],
    ['libro_que_si', { desde: '2027-03-04', hasta: '2027-03-05', interior: 1, exterior: 1 }],
    ['rondas_lista', {}],
  ]
  const nothing = async () =>
    (await sql`select md5(string_agg(x::text, '|' order by x.id)) as f from reservas x`)[0]?.f

  test('§permiso: nobody, a guest, who says he is an admin, and whose right was taken a second ago', async () => {
    const { id } = await created({ nombre: 'Canario Libro' })
    const guest = await signUp()
    const liar = await signUp({ role: 'admin', app_metadata: { role: 'admin' } })
    const gone = await makeAdmin(await signUp())
    expect((await rpc('rondas_lista', {}, gone.token)).ok).toBe(true)
    await sql`update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' where id = ${gone.id}`
    const before = await nothing()
    let tried = 0
    for (const [name, body] of calls(id))
      for (const who of [undefined, guest.token, liar.token, gone.token, forged(gone)]) {
        const answer = await rpc(name, body, who)
        const text = await answer.text()
        expect([name, answer.status, text.includes('Canario')]).toEqual([
          name,
          expect.toBeOneOf([401, 403]),
          false,
        ])
        tried += 1
      }
    expect(tried).toBe(calls(id).length * 5)
    expect(await nothing()).toBe(before)
    expect(await sql`select 1 from private.decisiones`).toHaveLength(0)
  })

  test('§permiso: every function of the migrations is on this list, or open on purpose', async () => {
    const found = await sql`select proname from pg_proc where pronamespace = 'public'::regnamespace
      and prosrc ~ 'solo_admin' and proname ~ '^(reserva|cliente|clientes|cerrar|cierres|quitar|explicar|libro|decision|rondas)'`
    const listed = new Set(calls(randomUUID()).map(([name]) => name))
    expect(found.map(({ proname }) => proname).filter((name) => !listed.has(name))).toEqual([])
    const open = await sql`select p.proname from pg_proc p where p.pronamespace = 'public'::regnamespace
      and has_function_privilege('anon', p.oid, 'execute') and p.proname ~ '^(cliente|cerrar|cierres|quitar|explicar|libro|decision|rondas|reserva_del)'
      order by 1`
    expect(open.map(({ proname }) => proname)).toEqual(['decision_usar', 'decision_ver', 'reserva_del_chat'])
  })

  test('§chat: whoever knows no key marks nothing, and who knows it marks a fresh booking of the web alone', async () => {
    const { id, clave } = await created()
    await llama('reserva_del_chat', { clave: randomUUID() }, null)
    expect(await fila(id)).toMatchObject({ canal: 'web', version: 1 })
    await llama('reserva_del_chat', { clave }, null)
    expect(await fila(id)).toMatchObject({ canal: 'chat', version: 1, estado: 'pendiente' })
    const phone = randomUUID()
    await llama(
      'reserva_anotar',
      { datos: { canal: 'paso', clave: phone, personas: 2, preferencia_mesa: 'interior' } },
      admin,
    )
    await llama('reserva_del_chat', { clave: phone }, null)
    expect(await sql`select canal from reservas where clave = ${phone}`).toEqual([{ canal: 'paso' }])
  })
})

/** A token that claims the role by itself, signed by somebody who does not hold the key. */
function forged({ id }: Session): string {
  const part = (o: object) => Buffer.from(JSON.stringify(o)).toString('base64url')
  const body = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({
    sub: id,
    role: 'authenticated',
    aud: 'authenticated',
    exp: Math.floor(Date.now() / 1000) + 3600,
    app_metadata: { role: 'admin' },
  })}`
  return `${body}.${createHmac('sha256', secretKey.slice(0, 8)).update(body).digest('base64url')}`
}

describe('§texto: what people write', () => {
  const RARE = [
    ..."a\\b o'brien a:* !! ( &| ' % _ <b> \u202e 😀😀😀 ñandú\\ \\' \"".split(' '),
    ...['   ', '  a  '.repeat(30)],
  ]
  test.each(RARE)('§texto: looked for as %j, the book answers', async (texto) => {
    for (const [name, body] of [
      ['libro_buscar', { texto: `${texto}xyz` }],
      ['libro_buscar', { texto }],
      ['clientes_lista', { busca: texto }],
    ] as const)
      expect([name, await probe(name, body, admin)]).toEqual([name, '200'])
  })
  test('§texto: a guest of any name is found, and so are cards like his', async () => {
    await created({ nombre: "Ana\\María O'Brien <b>" })
    expect(await llama('libro_buscar', { texto: 'ana\\mar' }, admin)).toHaveLength(1)
    const [c] = await cards()
    expect(await probe('cliente_ver', { id: c?.id }, admin)).toBe('200')
  })
  test('§texto: a card takes no name that turns a line round, and no NUL anywhere', async () => {
    await created(EVA)
    const [c] = await cards()
    const saves = (nombre: string) =>
      probe('cliente_guardar', { id: c?.id, version: 1, datos: { nombre } }, admin)
    for (const nombre of ['Eva\u202eziuR', 'Eva\nRuiz', 'x'.repeat(10_000), '', '..'])
      expect(await saves(nombre)).toBe('422 nombre')
    expect(await saves('E\u0000va')).toMatch(/^4\d\d /)
    expect(await saves('  Eva 😀 Ruiz  ')).toBe('200')
    expect((await cards())[0]?.nombre).toBe('Eva 😀 Ruiz')
    const long = {
      canal: 'telefono',
      clave: randomUUID(),
      fecha_reserva: '2027-03-04',
      hora_reserva: '21:00',
      personas: 2,
      preferencia_mesa: 'interior',
    }
    for (const nombre of ['x'.repeat(10_000), 'x'.repeat(81), 'Eva\u202eziuR', 'E\u0000va'])
      expect(await probe('reserva_anotar', { datos: { ...long, nombre } }, admin)).toMatch(/^4\d\d /)
    expect(await rejection(await post(reserva({ nombre: 'x'.repeat(10_000) })))).toBe('422 nombre')
  })
})
