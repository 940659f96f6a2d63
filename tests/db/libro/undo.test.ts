import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeAdmin, nextDay, type Session, signUp, sql } from '../support/client.ts'
import { adjust, aforo, asks, created, empty, espera, fila, restore } from '../support/engine.ts'
import { correosDe, eventos, llama, manos, outOfTheWay, probe, telefono } from '../support/libro.ts'

/** Slips and second thoughts: what was written down by mistake, and steps taken back. */
let admin: Session
beforeAll(async () => {
  admin = await makeAdmin(await signUp())
})
afterEach(empty)
afterEach(restore)
afterAll(empty)

const THURSDAY = nextDay(4)
const DOMINGO = nextDay(7)
const today = async () => String((await sql`select to_char(private.ahora_madrid(), 'YYYY-MM-DD') as d`)[0]?.d)
const { verbo, mover, deshacer, anotar, paso, informe, apunte } = manos(() => admin)

describe('§error: written down by mistake', () => {
  test('§error: a walk-in goes off the book: no mail, one line, no cover', async () => {
    const made = await paso()
    expect(made).toMatchObject({ id: expect.any(String), version: 1, estado: 'sentada' })
    const dia = await today()
    expect((await apunte(made.id, dia)).deshacer).toMatchObject({ tipo: 'alta', de: null })
    expect(await deshacer(made.id)).toBe('200')
    expect(await fila(made.id)).toMatchObject({ estado: 'cancelada_restaurante', version: 2 })
    expect(await correosDe(made.id)).toEqual([])
    expect((await eventos(made.id)).at(-1)).toMatchObject({
      tipo: 'estado',
      de: 'sentada',
      a: 'cancelada_restaurante',
      actor: 'personal',
      actor_id: admin.id,
      datos: { deshace: expect.any(Number), por_error: true, avisado: false },
    })
    const { cubiertos, vinieron, dias } = await informe(dia)
    expect([cubiertos, vinieron, dias[0].cubiertos, dias[0].de_paso]).toEqual([0, 0, 0, 0])
    expect(await deshacer(made.id)).toBe('409 transicion')
    expect((await apunte(made.id, dia)).deshacer).toBeNull()
  })
  test('§error: a telephone booking too, with its mail taken back; what the action needs is in the answer', async () => {
    const made = await anotar(telefono({ email: 'ana@example.com', margen: 10 }))
    expect(made).toMatchObject({ version: 2, estado: 'confirmada', codigo: expect.any(String) })
    expect((await apunte(made.id, THURSDAY)).deshacer).not.toBeNull()
    expect(await probe('reserva_deshacer', { id: made.id, version: made.version }, admin)).toBe('200')
    expect(await fila(made.id)).toMatchObject({ estado: 'cancelada_restaurante' })
    expect(await correosDe(made.id)).toEqual([{ tipo: 'confirmada', estado: 'anulado' }])
    expect(await informe(THURSDAY)).toMatchObject({ cubiertos: 0, reservas: 1 })
    expect(await probe('reserva_deshacer', { id: made.id, version: made.version }, admin)).toBe('409 version')
  })
  test('§error: not when the guest has his mail, nor after a quarter of an hour, nor what the guest made', async () => {
    const told = await anotar(telefono({ email: 'ana@example.com' }))
    await sql`update correos set estado = 'enviado'`
    expect(await deshacer(told.id)).toBe('409 avisado')
    const old = await paso()
    await outOfTheWay(
      `update reserva_eventos set en = now() - interval '16 minutes' where reserva_id = '${old.id}'`,
    )
    expect(await deshacer(old.id)).toBe('409 transicion')
    expect(await deshacer((await created()).id)).toBe('409 transicion')
    // An administrator who books for himself on the site has been written to as a guest is.
    expect(await deshacer((await created({ hora_reserva: '13:00' }, admin)).id)).toBe('409 transicion')
  })
  test('§error: its seats are offered to who waits, and the undo of a booking led on goes one step only', async () => {
    await aforo(2)
    const made = await anotar(telefono())
    await espera()
    expect(await deshacer(made.id)).toBe('200')
    expect(await sql`select estado from lista_espera`).toEqual([{ estado: 'ofrecida' }])
    const walk = await paso({ preferencia_mesa: 'exterior' })
    expect(await verbo(walk.id, 'finalizada')).toBe('200')
    expect(await deshacer(walk.id)).toBe('200')
    expect(await fila(walk.id)).toMatchObject({ estado: 'sentada' })
    expect(await deshacer(walk.id)).toBe('409 transicion')
  })
})

describe('§deshacer: taking back', () => {
  test('§deshacer: above the seats it comes back above the seats, with its reason', async () => {
    await aforo(4)
    await asks({ personas: 4 })
    const over = await anotar(telefono({ sobre_aforo: 'El alcalde' }))
    expect(await mover(over.id, { hora_reserva: '13:00' })).toBe('200')
    expect(await fila(over.id)).toMatchObject({ sobre_aforo: false })
    expect(await deshacer(over.id)).toBe('200')
    expect(await fila(over.id)).toMatchObject({
      hora_reserva: '21:00:00',
      sobre_aforo: true,
      sobre_aforo_motivo: 'El alcalde',
    })
  })
  test('§deshacer: to a day closed since, to an hour that is not offered, with the minutes it had', async () => {
    await adjust({ cierres: [] })
    const { id } = await created({ fecha_reserva: DOMINGO })
    await outOfTheWay(`update reservas set hora_reserva = '21:07', duracion = 75 where id = '${id}'`)
    expect(await mover(id, { fecha_reserva: THURSDAY, hora_reserva: '20:00', personas: 6 })).toBe('200')
    expect((await fila(id)).duracion).not.toBe(75)
    const close = { desde: DOMINGO, hasta: DOMINGO, turno: null, motivo: null, cancelar: false }
    await llama('cerrar_dias', close, admin)
    expect(await deshacer(id)).toBe('200')
    expect(await fila(id)).toMatchObject({ hora_reserva: '21:07:00', duracion: 75, personas: 2 })
  })
  test('§deshacer: seats that somebody waiting was offered are not taken back from him', async () => {
    await aforo(2)
    const { id } = await created()
    await espera()
    await verbo(id, 'rechazada')
    expect(await deshacer(id)).toBe('409 lleno')
    expect(await fila(id)).toMatchObject({ estado: 'rechazada' })
  })
  test('§deshacer: while the mail is on its way, one of the two happens: sent and standing, or taken back and not sent', async () => {
    let sent = 0
    for (let round = 0; round < 40; round += 1) {
      const { id } = await created({ hora_reserva: '14:00' })
      await sql`delete from correos`
      await llama('reserva_estado', { id, a: 'confirmada', version: 1 }, admin)
      const [said, taken] = await Promise.all([
        probe('reserva_deshacer', { id, version: 2 }, admin),
        sql`select tipo from private.correos_tomar(10)`,
      ])
      expect([said, taken.length]).toEqual(said === '200' ? ['200', 0] : ['409 avisado', 1])
      expect((await fila(id)).estado).toBe(said === '200' ? 'pendiente' : 'confirmada')
      sent += taken.length
      await empty()
    }
    expect(sent).toBeGreaterThanOrEqual(0)
  })
  test('§deshacer: what could not be delivered has told nobody, and is not sent again afterwards', async () => {
    const { id } = await created()
    await llama('reserva_estado', { id, a: 'confirmada', version: 1 }, admin)
    await sql`update correos set estado = 'fallido' where tipo = 'confirmada'`
    expect((await apunte(id, THURSDAY)).deshacer).not.toBeNull()
    expect(await deshacer(id)).toBe('200')
    expect((await correosDe(id)).at(-1)).toEqual({ tipo: 'confirmada', estado: 'anulado' })
  })
  test('§deshacer: fifty at once take back one step', async () => {
    const { id } = await created()
    await verbo(id, 'confirmada')
    const said = await Promise.all(
      Array.from({ length: 50 }, () => probe('reserva_deshacer', { id, version: 2 }, admin)),
    )
    expect(said.filter((one) => one === '200')).toHaveLength(1)
    expect(new Set(said)).toEqual(new Set(['200', '409 version']))
    expect(await eventos(id)).toHaveLength(3)
  })
})
