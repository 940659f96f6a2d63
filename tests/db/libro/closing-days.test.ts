import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeAdmin, nextDay, rpc, type Session, signUp, sql } from '../support/client.ts'
import { ajustar, fila, type Hecha, hecha, pide, restaurar, vaciar } from '../support/engine.ts'
import { aTrasmano, eventos, llama, manos, NADIE, prueba, telefono } from '../support/libro.ts'

/** Closing and deciding by a link while others are at work. */
let admin: Session
beforeAll(async () => {
  admin = await makeAdmin(await signUp())
})
afterEach(vaciar)
afterEach(restaurar)
afterAll(vaciar)

const JUEVES = nextDay(4)
const DOMINGO = nextDay(7)
const { deshacer, anotar } = manos(() => admin)

describe('§cierre: closing', () => {
  const cerrar = (more: object = {}) =>
    llama(
      'cerrar_dias',
      { desde: DOMINGO, hasta: DOMINGO, turno: null, motivo: null, cancelar: true, ...more },
      admin,
    )
  const afecta = (turno: string | null) =>
    llama('reservas_en', { desde: DOMINGO, hasta: DOMINGO, turno }, admin)

  test('§cierre: of lunch leaves a dinner at an hour that is offered no more, and finds one beyond the horizon', async () => {
    await ajustar({ cierres: [] })
    const odd = await hecha({ fecha_reserva: DOMINGO })
    await aTrasmano(`update reservas set hora_reserva = '21:07' where id = '${odd.id}'`)
    await hecha({ fecha_reserva: DOMINGO, hora_reserva: '13:00' })
    await ajustar({ horizonte_dias: 2 })
    expect((await afecta('comida')).map(({ hora }: { hora: string }) => hora)).toEqual(['13:00'])
    expect((await afecta('cena')).map(({ hora }: { hora: string }) => hora)).toEqual(['21:07'])
    expect(await cerrar({ turno: 'comida' })).toEqual({
      canceladas: 1,
      sin_correo: 0,
      quedan: 0,
      espera: NADIE,
    })
    expect(await fila(odd.id)).toMatchObject({ estado: 'pendiente' })
  })
  test('§cierre: who has no e-mail is on a list to be called until he is; a number that is none is not shown', async () => {
    await ajustar({ cierres: [] })
    await anotar(telefono({ fecha_reserva: DOMINGO, telefono: '+34600111222', nombre: 'Con Teléfono' }))
    const nobody = await anotar(telefono({ fecha_reserva: DOMINGO, nombre: 'Sin Nada' }))
    await hecha({ fecha_reserva: DOMINGO })
    expect(
      (await afecta(null)).map(({ email, telefono }: never) => [email === null, telefono]),
    ).toContainEqual([true, null])
    expect(await cerrar()).toEqual({ canceladas: 3, sin_correo: 2, quedan: 0, espera: NADIE })
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
    await ajustar({ cierres: [] })
    await hecha({ fecha_reserva: DOMINGO })
    expect(await cerrar({ cancelar: false })).toEqual({
      canceladas: 0,
      sin_correo: 0,
      quedan: 1,
      espera: NADIE,
    })
    expect(await sql`select 1 from correos where tipo = 'cancelada'`).toHaveLength(0)
  })
  test('§cierre: overlapping ones closed at once, and opened one after the other', async () => {
    await ajustar({ cierres: [] })
    const lunes = nextDay(7)
    const said = await Promise.all([
      cerrar(),
      cerrar({ turno: 'comida' }),
      cerrar({ turno: 'cena' }),
      cerrar({ hasta: lunes, motivo: 'Obras' }),
    ])
    expect(said).toHaveLength(4)
    expect(await pide({ fecha_reserva: DOMINGO })).toBe('422 cerrado')
    const entradas = async () =>
      (await sql`select valor from ajustes where clave = 'cierres'`)[0]?.valor as object[]
    expect(await entradas()).toHaveLength(4)
    for (const entrada of await entradas())
      expect(await llama('quitar_cierre', { entrada }, admin)).toBe(true)
    expect(await entradas()).toEqual([])
    expect(await pide({ fecha_reserva: DOMINGO })).toBe('201')
  })
  test('§cierre: the list never runs full of years gone by', async () => {
    const old = Array.from({ length: 300 }, (_, i) => ({
      tipo: 'cierre',
      desde: `20${10 + (i % 10)}-01-01`,
      hasta: `20${10 + (i % 10)}-01-02`,
    }))
    await ajustar({ cierres: old })
    expect(await cerrar()).toMatchObject({ canceladas: 0 })
    expect((await sql`select valor from ajustes where clave = 'cierres'`)[0]?.valor).toHaveLength(1)
  })
  test('§cierre: while bookings come in and hosts move others there, none is left standing, and nobody waits for ever', async () => {
    for (let round = 0; round < 10; round += 1) {
      await ajustar({ cierres: [], limite_contacto_dia: 0 })
      const near: Hecha[] = []
      for (let i = 0; i < 4; i += 1) near.push(await hecha({ hora_reserva: '14:00' }))
      const stay: Hecha[] = []
      for (let i = 0; i < 4; i += 1) stay.push(await hecha({ fecha_reserva: DOMINGO, hora_reserva: '14:00' }))
      const said = await Promise.all([
        ...near.map(({ id }) =>
          prueba('reserva_mover', { id, version: 1, cambios: { fecha_reserva: DOMINGO } }, admin),
        ),
        pide({ fecha_reserva: DOMINGO }),
        prueba(
          'cerrar_dias',
          {
            desde: JUEVES < DOMINGO ? DOMINGO : DOMINGO,
            hasta: DOMINGO,
            turno: null,
            motivo: null,
            cancelar: true,
          },
          admin,
        ),
        ...stay.map(({ id }) =>
          prueba('reserva_mover', { id, version: 1, cambios: { fecha_reserva: JUEVES } }, admin),
        ),
        pide({ fecha_reserva: DOMINGO }),
      ])
      for (const one of said) expect(one).toMatch(/^(200|201|422 cerrado|409 (version|transicion))$/)
      expect(await sql`select 1 from reservas where ocupa and fecha_reserva = ${DOMINGO}`).toHaveLength(0)
      expect(
        await sql`select 1 from reservas where ocupa and fecha_reserva <> ${DOMINGO} and fecha_reserva <> ${JUEVES}`,
      ).toHaveLength(0)
      await vaciar()
    }
  })
})

describe('§enlace: a link that decides', () => {
  const enlace = (id: string): Promise<string> => llama('decision_crear', { id }, admin)
  const usa = (token: string, accion: string, more = {}) =>
    prueba('decision_usar', { token, version: 1, accion, ...more }, null)
  test('§enlace: every single bit of it counts', async () => {
    const { id } = await hecha()
    const token = await enlace(id)
    const abc = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    for (let at = 0; at < token.length; at += 1)
      for (let bit = 0; bit < 6; bit += 1) {
        const c = abc[abc.indexOf(token[at] ?? '') ^ (1 << bit)]
        expect(await usa(token.slice(0, at) + c + token.slice(at + 1), 'aceptar')).toBe('404 no_encontrada')
      }
    expect(await fila(id)).toMatchObject({ estado: 'pendiente' })
  })
  test('§enlace: the guest cancelled, or asked for something else meanwhile', async () => {
    const gone = await hecha()
    const a = await enlace(gone.id)
    await rpc('reserva_cancelar', { codigo: gone.codigo, token: gone.token, version: 1 })
    for (const v of [1, 2]) expect(await usa(a, 'aceptar', { version: v })).toBe('409 gastado')
    const other = await hecha({ hora_reserva: '13:00' })
    const b = await enlace(other.id)
    await rpc('reserva_cambiar', {
      codigo: other.codigo,
      token: other.token,
      version: 1,
      cambios: { personas: 5 },
    })
    // What the reader had before his eyes is not what he would decide about.
    expect(await usa(b, 'aceptar')).toBe('409 version')
    expect(await llama('decision_ver', { token: b }, null)).toMatchObject({
      viva: true,
      personas: 5,
      version: 2,
    })
    expect(await usa(b, 'aceptar', { version: 2 })).toBe('200')
  })
  test('§enlace: two links of one request and the panel at once: one decides, twenty times', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { id } = await hecha()
      const [a, b] = [await enlace(id), await enlace(id)]
      const said = await Promise.all([
        usa(a, 'aceptar'),
        usa(b, 'rechazar'),
        prueba('reserva_estado', { id, a: 'rechazada', version: 1 }, admin),
        usa(b, 'proponer', { fecha: nextDay(5), hora: '21:30' }),
      ])
      expect(said.filter((one) => one === '200')).toHaveLength(1)
      for (const one of said) expect(one).toMatch(/^(200|409 (gastado|version|transicion))$/)
      expect(await eventos(id)).toHaveLength(2)
      await vaciar()
    }
  })
})
