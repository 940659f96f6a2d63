import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeAdmin, nextDay, rest, rpc, type Session, signUp, sql } from '../support/client.ts'
import { adjust, created, empty, fila, type Made, restore, sha256 } from '../support/engine.ts'
import { llama, probe } from '../support/libro.ts'

/** Deciding with one tap: a link that works once, for a while, by pressing alone. */
let admin: Session
beforeAll(async () => {
  admin = await makeAdmin(await signUp())
})
afterEach(empty)
afterEach(restore)
afterAll(empty)

const enlace = (r: Made): Promise<string> => llama('decision_crear', { id: r.id }, admin)
const uses = (token: string, action: string, more = {}) =>
  probe('decision_usar', { token, version: 1, accion: action, ...more }, null)
const see = (token: string) => llama('decision_ver', { token }, null)

describe('the link', () => {
  test('shows the request, decides it once, and is on record', async () => {
    const r = await created({ nombre: 'Pide Mesa', notas: 'Cumpleaños' })
    const token = await enlace(r)
    expect(token).toMatch(/^[\w-]{22}$/)
    expect(await see(token)).toMatchObject({
      viva: true,
      nombre: 'Pide Mesa',
      notas: 'Cumpleaños',
      personas: 2,
      version: 1,
    })
    expect(await uses(token, 'aceptar')).toBe('200')
    expect(await fila(r.id)).toMatchObject({ estado: 'confirmada', version: 2 })
    const [e] =
      await sql`select a, actor, actor_id, datos from reserva_eventos where reserva_id = ${r.id} order by id desc limit 1`
    expect(e).toEqual({ a: 'confirmada', actor: 'personal', actor_id: null, datos: { por: 'enlace' } })
    expect(await sql`select accion, usada_en is not null as usada from private.decisiones`).toEqual([
      { accion: 'aceptar', usada: true },
    ])
    // Used: nothing more, and nothing about the guest.
    for (const action of ['aceptar', 'rechazar'])
      expect(await uses(token, action, { version: 2 })).toBe('409 gastado')
    expect(await see(token)).toEqual({
      viva: false,
      usada: true,
      caducada: false,
      expira_en: expect.any(String),
      estado: 'confirmada',
    })
  })

  test('is stored as a hash alone', async () => {
    const token = await enlace(await created())
    const [row] = await sql`select d::text as text, token_hash from private.decisiones d`
    expect(row?.token_hash).toBe(sha256(token))
    expect(row?.text).not.toContain(token)
  })

  test('altered, invented, or the guest’s own: as if there were none', async () => {
    const r = await created()
    const token = await enlace(r)
    const other = token.replace(/^./, token.startsWith('A') ? 'B' : 'A')
    for (const wrong of [
      other,
      `${token}A`,
      token.slice(1),
      token.toLowerCase() === token ? token.toUpperCase() : token.toLowerCase(),
      r.token,
      '',
      'x'.repeat(500),
    ]) {
      expect(await see(wrong)).toBeNull()
      expect(await uses(wrong, 'aceptar')).toBe('404 no_encontrada')
    }
    expect(await uses(token, 'borrar')).toBe('409 transicion')
    expect(await uses(token, 'aceptar', { version: 2 })).toBe('409 version')
    expect(await fila(r.id)).toMatchObject({ estado: 'pendiente', version: 1 })
  })

  test('expired, or decided meanwhile in the panel or by another link', async () => {
    const old = await created()
    const a = await enlace(old)
    await sql`update private.decisiones set expira_en = now() - interval '1 second'`
    expect(await see(a)).toMatchObject({ viva: false, caducada: true })
    expect(await uses(a, 'aceptar')).toBe('409 gastado')
    const r = await created({ hora_reserva: '13:00' })
    const [one, two] = [await enlace(r), await enlace(r)]
    expect(one).not.toBe(two)
    expect(await uses(one, 'rechazar', { motivo: 'Lo siento' })).toBe('200')
    expect(await uses(two, 'aceptar', { version: 2 })).toBe('409 gastado')
    const p = await created({ hora_reserva: '14:00' })
    const late = await enlace(p)
    await llama('reserva_estado', { id: p.id, a: 'confirmada', version: 1 }, admin)
    expect(await uses(late, 'rechazar', { version: 2 })).toBe('409 gastado')
    expect(await fila(p.id)).toMatchObject({ estado: 'confirmada' })
  })

  test('pressed fifty times at once it decides once', async () => {
    const r = await created()
    const token = await enlace(r)
    const said = await Promise.all(
      Array.from({ length: 50 }, (_, i) => uses(token, i % 2 ? 'aceptar' : 'rechazar')),
    )
    expect(said.filter((one) => one === '200')).toHaveLength(1)
    expect(new Set(said)).toEqual(new Set(['200', '409 gastado']))
    expect(
      await sql`select 1 from reserva_eventos where reserva_id = ${r.id} and tipo = 'estado'`,
    ).toHaveLength(1)
  })

  test('looking changes nothing, however it is done', async () => {
    const r = await created()
    const token = await enlace(r)
    const print = async () =>
      (
        await sql`select md5(string_agg(t, '|')) as f from (select d::text as t from private.decisiones d union all
      select x::text from reservas x union all select e::text from reserva_eventos e) a`
      )[0]?.f
    const before = await print()
    for (const method of ['GET', 'HEAD'])
      for (const name of ['decision_ver', 'decision_usar'])
        await rest(`rpc/${name}?token=${token}&version=1&accion=aceptar`, { method })
    for (let i = 0; i < 3; i += 1) await see(token)
    expect(await print()).toBe(before)
    expect(await uses(token, 'aceptar')).toBe('200')
  })
})

test('another time is offered instead, if there is one', async () => {
  const r = await created()
  const token = await enlace(r)
  expect(await uses(token, 'proponer')).toBe('422 hora')
  expect(await uses(token, 'proponer', { fecha: nextDay(1), hora: '21:00' })).toBe('422 cerrado')
  expect(await uses(token, 'proponer', { fecha: nextDay(5), hora: '21:30' })).toBe('200')
  const [mail] =
    await sql`select c.datos from correos c join lista_espera e on e.id = c.espera_id where e.propuesta_de = ${r.id}`
  expect(mail?.datos).toMatchObject({ fecha: nextDay(5), hora: '21:30', pedida: { hora: '21:00' } })
})

describe('the house’s own mail', () => {
  test('none without an address; with one, one for each request and each change, gone with the guest', async () => {
    await created()
    expect(await sql`select 1 from correos where tipo = 'decision'`).toHaveLength(0)
    await adjust({ avisos_correo: 'sala@example.com' })
    const r = await created({ hora_reserva: '13:00' })
    await rpc('reserva_cambiar', { codigo: r.codigo, token: r.token, version: 1, cambios: { personas: 3 } })
    await llama(
      'reserva_anotar',
      {
        datos: {
          canal: 'paso',
          clave: randomUUID(),
          personas: 2,
          preferencia_mesa: 'interior',
        },
      },
      admin,
    )
    const mails =
      await sql`select para, datos, reserva_id from correos where tipo = 'decision' order by creado_en`
    expect(mails.map(({ para, datos }) => [para, datos.cambio, datos.personas])).toEqual([
      ['sala@example.com', false, 2],
      ['sala@example.com', true, 3],
    ])
    const taken =
      await sql`select tipo, datos from private.correos_tomar(50) where tipo = 'decision' order by creado_en`
    const tokens = taken.map(({ datos }) => String(datos.token))
    expect(await see(tokens[1] ?? '')).toMatchObject({ viva: true, codigo: r.codigo })
    await sql`update correos set estado = 'enviado'`
    await sql`select private.anonimizar(${r.id})`
    expect(await sql`select 1 from correos where datos ->> 'codigo' = ${r.codigo}`).toHaveLength(0)
    expect(await see(tokens[1] ?? '')).toBeNull()
  })
  test('not sent about what is decided', async () => {
    await adjust({ avisos_correo: 'sala@example.com' })
    const r = await created()
    await llama('reserva_estado', { id: r.id, a: 'confirmada', version: 1 }, admin)
    expect(await sql`select tipo from private.correos_tomar(50) where tipo = 'decision'`).toHaveLength(0)
  })
  test('an address nobody can have is refused', async () => {
    await expect(sql`update ajustes set valor = '"nadie"' where clave = 'avisos_correo'`).rejects.toThrow(
      /ajustes_avisos_correo/,
    )
  })
})

test('links are the staff’s to make, for what waits', async () => {
  const r = await created()
  expect(await probe('decision_crear', { id: r.id }, null)).toMatch(/^40[13] /)
  await llama('reserva_estado', { id: r.id, a: 'confirmada', version: 1 }, admin)
  expect(await probe('decision_crear', { id: r.id }, admin)).toBe('409 transicion')
})
