import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeAdmin, nextDay, rpc, type Session, signUp, sql } from '../support/client.ts'
import { adjust, asks, created, empty, fila, type Made, restore } from '../support/engine.ts'
import { eventos, llama, manos, NOBODY, outOfTheWay, probe, telefono } from '../support/libro.ts'

/** Closing and deciding by a link while others are at work. */
let admin: Session
beforeAll(async () => {
  admin = await makeAdmin(await signUp())
})
afterEach(empty)
afterEach(restore)
afterAll(empty)

const THURSDAY = nextDay(4)
const DOMINGO = nextDay(7)
const { deshacer, anotar } = manos(() => admin)

describe('§cierre: closing', () => {
  const close = (more: object = {}) =>
    llama(
      'cerrar_dias',
      { desde: DOMINGO, hasta: DOMINGO, turno: null, motivo: null, cancelar: true, ...more },
      admin,
    )
  const affects = (turno: string | null) =>
    llama('reservas_en', { desde: DOMINGO, hasta: DOMINGO, turno }, admin)

  test('§cierre: of lunch leaves a dinner at an hour that is offered no more, and finds one beyond the horizon', async () => {
    await adjust({ cierres: [] })
    const odd = await created({ fecha_reserva: DOMINGO })
    await outOfTheWay(`update reservas set hora_reserva = '21:07' where id = '${odd.id}'`)
    await created({ fecha_reserva: DOMINGO, hora_reserva: '13:00' })
    await adjust({ horizonte_dias: 2 })
    expect((await affects('comida')).map(({ hora }: { hora: string }) => hora)).toEqual(['13:00'])
    expect((await affects('cena')).map(({ hora }: { hora: string }) => hora)).toEqual(['21:07'])
    expect(await close({ turno: 'comida' })).toEqual({
      canceladas: 1,
      sin_correo: 0,
      quedan: 0,
      espera: NOBODY,
    })
    expect(await fila(odd.id)).toMatchObject({ estado: 'pendiente' })
  })
  test('§cierre: who has no e-mail is on a list to be called until he is; a number that is none is not shown', async () => {
    await adjust({ cierres: [] })
    await anotar(telefono({ fecha_reserva: DOMINGO, telefono: '+34600111222', nombre: 'Con Teléfono' }))
    const nobody = await anotar(telefono({ fecha_reserva: DOMINGO, nombre: 'Sin Nada' }))
    await created({ fecha_reserva: DOMINGO })
    expect(
      (await affects(null)).map(({ email, telefono }: never) => [email === null, telefono]),
    ).toContainEqual([true, null])
    expect(await close()).toEqual({ canceladas: 3, sin_correo: 2, quedan: 0, espera: NOBODY })
    const list = async () =>
      (await llama('cierres_por_llamar', {}, admin)).map(({ nombre, telefono }: never) => [nombre, telefono])
    expect((await list()).sort()).toEqual([
      ['Con Teléfono', '+34600111222'],
      ['Sin Nada', null],
    ])
    expect(await deshacer(nobody.id)).toBe('200')
    expect(await list()).toEqual([['Con Teléfono', '+34600111222']])
  })
  test('§cierre: leaving them, it tells how many stand, also whoever came while the page was read', async () => {
    await adjust({ cierres: [] })
    await created({ fecha_reserva: DOMINGO })
    expect(await close({ cancelar: false })).toEqual({
      canceladas: 0,
      sin_correo: 0,
      quedan: 1,
      espera: NOBODY,
    })
    expect(await sql`select 1 from correos where tipo = 'cancelada'`).toHaveLength(0)
  })
  test('§cierre: overlapping ones closed at once, and opened one after the other', async () => {
    await adjust({ cierres: [] })
    const lunes = nextDay(7)
    const said = await Promise.all([
      close(),
      close({ turno: 'comida' }),
      close({ turno: 'cena' }),
      close({ hasta: lunes, motivo: 'Obras' }),
    ])
    expect(said).toHaveLength(4)
    expect(await asks({ fecha_reserva: DOMINGO })).toBe('422 cerrado')
    const entries = async () =>
      (await sql`select valor from ajustes where clave = 'cierres'`)[0]?.valor as object[]
    expect(await entries()).toHaveLength(4)
    for (const entry of await entries())
      expect(await llama('quitar_cierre', { entrada: entry }, admin)).toBe(true)
    expect(await entries()).toEqual([])
    expect(await asks({ fecha_reserva: DOMINGO })).toBe('201')
  })
  test('§cierre: the list never runs full of years gone by', async () => {
    const old = Array.from({ length: 300 }, (_, i) => ({
      tipo: 'cierre',
      desde: `20${10 + (i % 10)}-01-01`,
      hasta: `20${10 + (i % 10)}-01-02`,
    }))
    await adjust({ cierres: old })
    expect(await close()).toMatchObject({ canceladas: 0 })
    expect((await sql`select valor from ajustes where clave = 'cierres'`)[0]?.valor).toHaveLength(1)
  })
  test('§cierre: while bookings come in and hosts move others there, none is left standing, and nobody waits for ever', async () => {
    for (let round = 0; round < 10; round += 1) {
      await adjust({ cierres: [], limite_contacto_dia: 0 })
      const near: Made[] = []
      for (let i = 0; i < 4; i += 1) near.push(await created({ hora_reserva: '14:00' }))
      const stay: Made[] = []
      for (let i = 0; i < 4; i += 1)
        stay.push(await created({ fecha_reserva: DOMINGO, hora_reserva: '14:00' }))
      const said = await Promise.all([
        ...near.map(({ id }) =>
          probe('reserva_mover', { id, version: 1, cambios: { fecha_reserva: DOMINGO } }, admin),
        ),
        asks({ fecha_reserva: DOMINGO }),
        probe(
          'cerrar_dias',
          {
            desde: THURSDAY < DOMINGO ? DOMINGO : DOMINGO,
            hasta: DOMINGO,
            turno: null,
            motivo: null,
            cancelar: true,
          },
          admin,
        ),
        ...stay.map(({ id }) =>
          probe('reserva_mover', { id, version: 1, cambios: { fecha_reserva: THURSDAY } }, admin),
        ),
        asks({ fecha_reserva: DOMINGO }),
      ])
      for (const one of said) expect(one).toMatch(/^(200|201|422 cerrado|409 (version|transicion))$/)
      expect(await sql`select 1 from reservas where ocupa and fecha_reserva = ${DOMINGO}`).toHaveLength(0)
      expect(
        await sql`select 1 from reservas where ocupa and fecha_reserva <> ${DOMINGO} and fecha_reserva <> ${THURSDAY}`,
      ).toHaveLength(0)
      await empty()
    }
  })
})

describe('§enlace: a link that decides', () => {
  const enlace = (id: string): Promise<string> => llama('decision_crear', { id }, admin)
  const uses = (token: string, action: string, more = {}) =>
    probe('decision_usar', { token, version: 1, accion: action, ...more }, null)
  test('§enlace: every single bit of it counts', async () => {
    const { id } = await created()
    const token = await enlace(id)
    const abc = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    for (let at = 0; at < token.length; at += 1)
      for (let bit = 0; bit < 6; bit += 1) {
        const c = abc[abc.indexOf(token[at] ?? '') ^ (1 << bit)]
        expect(await uses(token.slice(0, at) + c + token.slice(at + 1), 'aceptar')).toBe('404 no_encontrada')
      }
    expect(await fila(id)).toMatchObject({ estado: 'pendiente' })
  })
  test('§enlace: the guest cancelled, or asked for something else meanwhile', async () => {
    const gone = await created()
    const a = await enlace(gone.id)
    await rpc('reserva_cancelar', { codigo: gone.codigo, token: gone.token, version: 1 })
    for (const v of [1, 2]) expect(await uses(a, 'aceptar', { version: v })).toBe('409 gastado')
    const other = await created({ hora_reserva: '13:00' })
    const b = await enlace(other.id)
    await rpc('reserva_cambiar', {
      codigo: other.codigo,
      token: other.token,
      version: 1,
      cambios: { personas: 5 },
    })
    // What the reader had before his eyes is not what he would decide about.
    expect(await uses(b, 'aceptar')).toBe('409 version')
    expect(await llama('decision_ver', { token: b }, null)).toMatchObject({
      viva: true,
      personas: 5,
      version: 2,
    })
    expect(await uses(b, 'aceptar', { version: 2 })).toBe('200')
  })
  test('§enlace: two links of one request and the panel at once: one decides, twenty times', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { id } = await created()
      const [a, b] = [await enlace(id), await enlace(id)]
      const said = await Promise.all([
        uses(a, 'aceptar'),
        uses(b, 'rechazar'),
        probe('reserva_estado', { id, a: 'rechazada', version: 1 }, admin),
        uses(b, 'proponer', { fecha: nextDay(5), hora: '21:30' }),
      ])
      expect(said.filter((one) => one === '200')).toHaveLength(1)
      for (const one of said) expect(one).toMatch(/^(200|409 (gastado|version|transicion))$/)
      expect(await eventos(id)).toHaveLength(2)
      await empty()
    }
  })
})
