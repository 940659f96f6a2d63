import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type HHmm, minutes } from '../../../lib/core/dates.ts'
import { freeMesas, type Mesa } from '../../../lib/reservas/free-mesas.ts'
import shared from '../../fixtures/mesas.cases.json'
import { makeAdmin, nextDay, pass, type Session, signUp, sql } from '../support/client.ts'
import { adjust, aforo, asks, created, empty, espera, fila, gap, restore } from '../support/engine.ts'
import { llama, manos, outOfTheWay, probe, telefono } from '../support/libro.ts'
import { doublySeated, mesaOf, noMesas, ROOM, setMesas } from '../support/mesas.ts'

/** 19.21: tables of an area, beside the law of the seats. */
const THURSDAY = nextDay(4)
let admin: Session
beforeAll(async () => {
  admin = await makeAdmin(await signUp())
  // Another file may have left a booking or an offer on that day.
  await empty()
})
beforeEach(() => adjust({ duraciones: [{ hasta: 20, minutos: 120 }], limite_contacto_dia: 0 }))
afterEach(async () => {
  expect(await doublySeated()).toEqual([])
  await empty()
  await restore()
  await noMesas()
})
afterAll(empty)
const { mover, verbo, paso, anotar } = manos(() => admin)

describe('19.21 the rule', () => {
  test.each(shared.cases)('$case, in PostgreSQL', async ({ taken, personas, hora, own, byHand, free }) => {
    const ids = await setMesas(admin, shared.mesas)
    const mine = own === undefined ? null : (await created({ hora_reserva: hora, personas: 1 })).id
    if (mine && own) await sql`update reservas set mesa_id = ${ids[own] ?? null} where id = ${mine}`
    // Past every trigger: in a case, another may have taken what the party had.
    for (const [mesa, at, people] of taken) {
      const offer = { mesa: mesa === null ? 'null' : `'${ids[String(mesa)]}'`, clave: randomUUID() }
      await outOfTheWay(`insert into lista_espera (nombre, email, telefono, fecha_reserva, hora_reserva, personas,
          preferencia_mesa, clave, estado, expira_en, mesa_id)
        values ('Lola', 'lola@example.com', '+34600000000', '${THURSDAY}', '${at}', ${people}, 'interior',
          '${offer.clave}', 'ofrecida', now() + interval '1 hour', ${offer.mesa})`)
    }
    const found = await sql`select m.nombre from private.mesas_libres('interior',
        (${THURSDAY}::date + ${hora}::time) at time zone 'Europe/Madrid',
        (${THURSDAY}::date + ${hora}::time + interval '2 hours') at time zone 'Europe/Madrid', ${personas}, ${mine},
        ${byHand ?? false}) with ordinality l (id, n) join mesas m using (id) order by l.n`
    expect(found.map(({ nombre }) => nombre)).toEqual(free)
    await empty()
  })

  test('both engines agree on 300 rooms, stays and parties by chance', async () => {
    let seed = 7
    const dice = (n: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((seed / 2_147_483_648) * n)
    }
    const horas = ['18:30', '19:00', '19:45', '20:30', '21:15', '22:00']
    for (let round = 0; round < 15; round += 1) {
      const singles = Array.from({ length: 5 }, (_, i) => {
        const plazas = 1 + dice(6)
        return { nombre: `m${i}`, plazas, minimo: 1 + dice(plazas), unidas: [] as string[] }
      })
      const joins = [0, 1].map((i) => ({
        ...{ nombre: `j${i}`, plazas: 4 + dice(8), minimo: 1 + dice(4) },
        unidas: [`m${i}`, `m${i + 1 + dice(3)}`],
      }))
      const ids = await setMesas(admin, [...singles, ...joins])
      for (let i = 0; i < 6; i += 1) await asks({ personas: 1 + dice(6), hora_reserva: horas[dice(6)] })
      const rows =
        await sql`select id, mesa_id, to_char(hora_reserva, 'HH24:MI') as hora from reservas where ocupa`
      const stays = rows.map(({ id, mesa_id, hora }) => ({
        id,
        mesa_id,
        from: minutes(hora),
        to: minutes(hora) + 120,
      }))
      const mesas: Mesa[] = [...singles, ...joins].map((mesa) => ({
        ...mesa,
        id: ids[mesa.nombre] ?? '',
        unidas: mesa.unidas.map((name) => ids[name] ?? ''),
      }))
      for (let i = 0; i < 20; i += 1) {
        const party = { ...stays[dice(stays.length)], personas: 1 + dice(8) } as Parameters<
          typeof freeMesas
        >[2]
        const at = minutes(horas[dice(6)] as HHmm)
        const byHand = dice(2) === 1
        const [found] = await sql`select array(select private.mesas_libres('interior',
          ${THURSDAY}::date::timestamp at time zone 'Europe/Madrid' + ${at} * interval '1 minute',
          ${THURSDAY}::date::timestamp at time zone 'Europe/Madrid' + ${at + 120} * interval '1 minute',
          ${party.personas}, ${party.id}, ${byHand})) as ids`
        expect(found?.ids).toEqual(
          freeMesas(mesas, stays, { ...party, from: at, to: at + 120 }, byHand).map(({ id }) => id),
        )
      }
      await empty()
    }
  })
})

describe('19.21 the law', () => {
  test('a party gets the smallest that fits, then a join; full when none is free for its whole stay', async () => {
    await setMesas(admin, ROOM)
    const couple = await created({ personas: 2 })
    expect(await mesaOf(couple.id)).toBe('1')
    const four = await created({ personas: 4 })
    expect(await mesaOf(four.id)).toBe('3')
    expect(await asks({ personas: 4 })).toBe('409 lleno')
    expect(await asks({ personas: 4, hora_reserva: '19:15' })).toBe('409 lleno')
    const atLunch = [
      await created({ personas: 4, hora_reserva: '13:00' }),
      await created({ personas: 4, hora_reserva: '14:30' }),
    ]
    expect(await Promise.all(atLunch.map(({ id }) => mesaOf(id)))).toEqual(['3', '1+2'])
    expect(await asks({ personas: 2 })).toBe('201')
    expect(await asks({ personas: 2 })).toBe('409 lleno')
    expect(await asks({ personas: 2, preferencia_mesa: 'exterior' })).toBe('201')
  })

  test('the seats decide too: a free table does not open a full area, nor a reduced or hidden one', async () => {
    await setMesas(admin, ROOM)
    await aforo(4)
    await created({ personas: 3 })
    expect(await asks({ personas: 2 })).toBe('409 lleno')
    expect(await asks({ personas: 1 })).toBe('201')
    await sql`update zonas set visible = false where clave = 'interior'`
    expect(await asks({ personas: 1, hora_reserva: '13:00' })).toBe('409 lleno')
    await sql`update zonas set visible = true where clave = 'interior'`
  })

  test('availability counts by tables: hours, days and other times say the same as the booking', async () => {
    await setMesas(admin, ROOM)
    await created({ personas: 4, hora_reserva: '20:30' })
    expect(await gap(THURSDAY, '21:00', 4)).toMatchObject({ interior: null })
    await created({ personas: 4, hora_reserva: '21:00' })
    expect(await gap(THURSDAY, '21:00', 4)).toMatchObject({ interior: 'lleno', exterior: null })
    expect(await gap(THURSDAY, '18:30', 4)).toMatchObject({ interior: null })
    expect(await gap(THURSDAY, '13:00', 5)).toMatchObject({ interior: 'lleno' })
    const others = await llama(
      'alternativas',
      { fecha: THURSDAY, hora: '21:00', personas: 4, mesa: 'interior' },
      null,
    )
    expect(others).toHaveLength(3)
    for (const hora_reserva of others)
      expect(await gap(THURSDAY, hora_reserva, 4)).toMatchObject({ interior: null })
    const why = await llama(
      'explicar',
      { fecha: THURSDAY, hora: '21:00', personas: 4, mesa: 'interior' },
      admin,
    )
    expect(why).toMatchObject({ motivo: 'lleno', mesas: 0, aforo: null })
    expect(
      await llama('explicar', { fecha: THURSDAY, hora: '21:00', personas: 4, mesa: 'exterior' }, admin),
    ).toMatchObject({ motivo: null, mesas: null })
  })

  test('a move keeps the table while it is free and fits; what is cancelled or did not come frees it', async () => {
    await setMesas(admin, ROOM)
    const one = await created({ personas: 2 })
    const two = await created({ personas: 2 })
    expect([await mesaOf(one.id), await mesaOf(two.id)]).toEqual(['1', '2'])
    expect(await mover(two.id, { hora_reserva: '20:30' })).toBe('200')
    expect(await mesaOf(two.id)).toBe('2')
    expect(await mover(two.id, { personas: 3 })).toBe('200')
    expect(await mesaOf(two.id)).toBe('3')
    expect(await mover(two.id, { personas: 2 })).toBe('200')
    expect(await mesaOf(two.id)).toBe('3')
    expect(await mover(two.id, { preferencia_mesa: 'exterior' })).toBe('200')
    expect(await mesaOf(two.id)).toBeNull()
    expect(await mover(two.id, { preferencia_mesa: 'interior', hora_reserva: '21:00' })).toBe('200')
    expect(await mesaOf(two.id)).toBe('2')
    expect(await asks({ personas: 2 })).toBe('409 lleno')
    expect(await verbo(one.id, 'cancelada_restaurante')).toBe('200')
    expect(await asks({ personas: 2 })).toBe('201')
    await pass(`id = '${two.id}'`, 'confirmada', 'no_presentada')
    expect(await asks({ personas: 2 })).toBe('201')
  })

  test('what an offer of the waiting list holds, nobody else gets; whoever takes it has a table', async () => {
    await setMesas(admin, [{ nombre: 'Única', plazas: 4 }])
    const first = await created({ personas: 4 })
    const { codigo, token } = await espera({ personas: 2 })
    await pass(`id = '${first.id}'`, 'cancelada_restaurante')
    const [offer] = await sql`select estado, mesa_id from lista_espera where codigo = ${codigo}`
    expect(offer).toMatchObject({ estado: 'ofrecida', mesa_id: expect.any(String) })
    expect(await asks({ personas: 2 })).toBe('409 lleno')
    const taken = await llama('espera_aceptar', { codigo, token }, null)
    const [row] = await sql`select id from reservas where codigo = ${taken.codigo}`
    expect(await mesaOf(row?.id)).toBe('Única')
  })

  test('another time that the house proposes holds a table, the same where the stays overlap', async () => {
    await setMesas(admin, [{ nombre: 'Única', plazas: 4 }])
    const asked = await created({ personas: 4 })
    const proposal = { id: asked.id, version: 1, fecha: THURSDAY, hora: '20:30' }
    expect(await probe('reserva_proponer', proposal, admin)).toBe('200')
    const [offer] = await sql`select estado, mesa_id from lista_espera where propuesta_de = ${asked.id}`
    expect(offer).toMatchObject({ estado: 'ofrecida', mesa_id: expect.any(String) })
    expect(await asks({ personas: 2, hora_reserva: '21:00' })).toBe('409 lleno')
  })

  test('a walk-in gets a table; above the seats there may be none, and that is told', async () => {
    await setMesas(admin, [{ nombre: '1', plazas: 2 }])
    const walkIn = await paso()
    expect(await mesaOf(walkIn.id)).toBe('1')
    await expect(paso()).rejects.toThrow('lleno')
    const standing = await paso({ sobre_aforo: 'Son de la casa' })
    expect(await mesaOf(standing.id)).toBeNull()
    expect(await fila(standing.id)).toMatchObject({ sobre_aforo: true, sobre_aforo_motivo: 'Son de la casa' })
    const byPhone = await anotar(telefono())
    expect(await mesaOf(byPhone.id)).toBe('1')
  })
})
