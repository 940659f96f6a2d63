import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type HHmm, minutes } from '../../../lib/core/dates.ts'
import { freeMesas, type Mesa } from '../../../lib/reservas/free-mesas.ts'
import shared from '../../fixtures/mesas.cases.json'
import { makeAdmin, nextDay, pass, type Session, signUp, sql } from '../support/client.ts'
import { adjust, aforo, asks, created, empty, espera, fila, gap, restore } from '../support/engine.ts'
import { correosDe, eventos, llama, manos, outOfTheWay, probe, telefono } from '../support/libro.ts'
import { doublySeated, mesaOf, noMesas, setMesas } from '../support/mesas.ts'

/** 19.21: tables of an area, beside the law of the seats. */
let admin: Session
const THURSDAY = nextDay(4)
const ROUNDS = process.env.ALMA_VERIFY ? 20 : 3
const { mover, deshacer, verbo, paso, anotar } = manos(() => admin)
// A machine may be busy with other things; a race takes what it takes.
vi.setConfig({ testTimeout: 300_000 })
beforeAll(async () => {
  admin = await makeAdmin(await signUp())
})
beforeEach(() => adjust({ duraciones: [{ hasta: 20, minutos: 120 }], limite_contacto_dia: 0 }))
afterEach(async () => {
  expect(await doublySeated()).toEqual([])
  await empty()
  await restore()
  await noMesas()
})
afterAll(empty)

const version = async (id: string) => Number((await fila(id)).version)
/** To another table by hand. */
const sit = async (id: string, mesa: string | null) =>
  probe('reserva_mesa', { id, version: await version(id), mesa }, admin)

const ROOM = [
  { nombre: '1', plazas: 2 },
  { nombre: '2', plazas: 2 },
  { nombre: '3', plazas: 4, minimo: 3 },
  { nombre: '1+2', plazas: 4, minimo: 3, unidas: ['1', '2'] },
]

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

describe('19.21 the host', () => {
  test('moves a party to any free table, and takes it back; no mail, and a line of the history', async () => {
    const ids = await setMesas(admin, ROOM)
    const one = await anotar(telefono({ email: 'ana@example.com', avisar: false }))
    const other = await anotar(telefono())
    expect(await sit(one.id, ids['2'] ?? null)).toBe('409 mesa_ocupada')
    expect(await sit(one.id, ids['1+2'] ?? null)).toBe('409 mesa_ocupada')
    expect(await sit(one.id, ids['3'] ?? null)).toBe('200')
    expect(await mesaOf(one.id)).toBe('3')
    expect((await eventos(one.id)).at(-1)).toMatchObject({
      ...{ tipo: 'cambio', actor: 'personal', actor_id: admin.id },
      datos: { sitio: { era: ids['1'], de: '1', a: '3' } },
    })
    expect(await correosDe(one.id)).toEqual([])
    expect(await deshacer(one.id)).toBe('200')
    expect(await mesaOf(one.id)).toBe('1')
    expect(await deshacer(one.id)).toBe('409 transicion')
    expect(await sit(one.id, null)).toBe('200')
    expect(await mesaOf(one.id)).toBeNull()
    expect(await sit(other.id, ids['1'] ?? null)).toBe('200')
    expect(await deshacer(one.id)).toBe('409 mesa_ocupada')
    expect(await probe('reserva_mesa', { id: one.id, version: 1, mesa: ids['3'] }, admin)).toBe('409 version')
  })

  test('a reminder that was to go out still does; a guest and a stranger move nothing', async () => {
    const ids = await setMesas(admin, ROOM)
    const one = await anotar(telefono({ email: 'ana@example.com', avisar: false }))
    await sql`insert into correos (clave, tipo, para, idioma, datos, reserva_id)
      values (${randomUUID()}, 'recordatorio', 'ana@example.com', 'es', '{}', ${one.id})`
    expect(await sit(one.id, ids['3'] ?? null)).toBe('200')
    expect(await correosDe(one.id)).toEqual([{ tipo: 'recordatorio', estado: 'pendiente' }])
    const guest = await signUp()
    const body = { id: one.id, version: await version(one.id), mesa: ids['1'] }
    expect(await probe('reserva_mesa', body, guest)).toMatch(/^403/)
    expect(await probe('reserva_mesa', body, null)).toMatch(/^401/)
    const [area] = await sql`select id, version from zonas where clave = 'interior'`
    const change = { zona: area?.id, por_mesas: false, mesas: [], version: area?.version }
    expect(await probe('guardar_mesas', change, guest)).toMatch(/^403/)
  })

  test('nowhere but in an area that counts by tables', async () => {
    const ids = await setMesas(admin, ROOM, { on: false })
    const one = await anotar(telefono())
    expect(await mesaOf(one.id)).toBeNull()
    expect(await sit(one.id, ids['1'] ?? null)).toBe('409 transicion')
    const dia = await llama('libro_dia', { fecha: THURSDAY }, admin)
    expect(dia.mesas).toEqual([])
    await setMesas(admin, ROOM)
    const { mesas, reservas } = await llama('libro_dia', { fecha: THURSDAY }, admin)
    expect(mesas.map(({ nombre }: { nombre: string }) => nombre)).toEqual(['1', '2', '3', '1+2'])
    expect(reservas[0]).toMatchObject({ mesa_id: ids['1'], mesa: 'interior' })
  })
})

describe('19.21 the owner', () => {
  test('switching tables on seats who has booked, the larger party of an hour first', async () => {
    const couple = await created({ personas: 2 })
    const four = await created({ personas: 4 })
    const more = await created({ personas: 4, hora_reserva: '21:15' })
    await setMesas(admin, [
      { nombre: 'A', plazas: 4 },
      { nombre: 'B', plazas: 2 },
    ])
    expect([await mesaOf(couple.id), await mesaOf(four.id), await mesaOf(more.id)]).toEqual(['B', 'A', null])
    expect((await fila(couple.id)).version).toBe(2)
    await setMesas(admin, [
      { nombre: 'A', plazas: 4 },
      { nombre: 'B', plazas: 2 },
      { nombre: 'C', plazas: 6 },
    ])
    expect([await mesaOf(four.id), await mesaOf(more.id)]).toEqual(['A', 'C'])
  })

  test('a table that goes or shrinks, or a join that changes, moves its party to another or to none', async () => {
    const big = [
      { nombre: '1', plazas: 4 },
      { nombre: '2', plazas: 4 },
      { nombre: '3', plazas: 4 },
    ]
    await setMesas(admin, [...big, { nombre: 'J', plazas: 8, minimo: 5, unidas: ['1', '2'] }])
    const eight = await created({ personas: 8 })
    const four = await created({ personas: 4 })
    expect([await mesaOf(eight.id), await mesaOf(four.id)]).toEqual(['J', '3'])
    await setMesas(admin, [...big, { nombre: 'J', plazas: 8, minimo: 5, unidas: ['1', '3'] }])
    expect([await mesaOf(eight.id), await mesaOf(four.id)]).toEqual(['J', '2'])
    expect(await doublySeated()).toEqual([])
    await setMesas(admin, big.slice(0, 2))
    expect([await mesaOf(eight.id), await mesaOf(four.id)]).toEqual([null, '2'])
    await setMesas(admin, [
      { nombre: '1', plazas: 2 },
      { nombre: '2', plazas: 5 },
    ])
    expect(await mesaOf(four.id)).toBe('2')
  })

  test('what cannot be is refused: none, two of a name, a join of a join, somebody who saved meanwhile', async () => {
    await expect(setMesas(admin, [])).rejects.toThrow('422 mesas')
    const two = [
      { nombre: '1', plazas: 2 },
      { nombre: '2', plazas: 2 },
    ]
    await expect(setMesas(admin, [...two, { nombre: ' 1', plazas: 2 }])).rejects.toThrow('repetida')
    const join = { nombre: 'J', plazas: 4, unidas: ['1', '2'] }
    await expect(
      setMesas(admin, [...two, join, { nombre: 'K', plazas: 9, unidas: ['J', '1'] }]),
    ).rejects.toThrow('422 mesas')
    const [area] = await sql`select id, version from zonas where clave = 'interior'`
    const stale = { zona: area?.id, por_mesas: false, mesas: [], version: Number(area?.version) - 1 }
    expect(await probe('guardar_mesas', stale, admin)).toBe('409 conflicto')
  })

  test('each table has its history, under the name of who changed it', async () => {
    const ids = await setMesas(admin, [{ nombre: 'H', plazas: 2 }])
    await setMesas(admin, [{ nombre: 'H', plazas: 5 }])
    const lines =
      await sql`select operacion, antes -> 'plazas' as antes, despues -> 'plazas' as despues, titulo, quien
      from historial where tabla = 'mesas' and fila = ${ids.H ?? ''} order by id`
    expect(lines).toMatchObject([
      { operacion: 'alta', antes: null, despues: 2, titulo: 'H', quien: admin.id },
      { operacion: 'cambio', antes: 2, despues: 5, quien: admin.id },
    ])
  })
})

describe('19.21 everybody at once', () => {
  /** Every call is made ready before the first one starts. */
  const atOnce = <T>(calls: readonly (() => Promise<T>)[]) => Promise.all(calls.map((call) => call()))
  const horas = ['18:30', '19:15', '20:00', '20:45', '21:30', '22:30']

  test('two hundred for the last tables: each is given once, and none stays empty', async () => {
    await setMesas(admin, ROOM)
    for (let round = 0; round < ROUNDS; round += 1) {
      const said = await atOnce(Array.from({ length: 200 }, () => () => asks({ personas: 2 })))
      expect(said.filter((one) => one === '201')).toHaveLength(2)
      expect(new Set(said)).toEqual(new Set(['201', '409 lleno']))
      expect(await doublySeated()).toEqual([])
      await empty()
    }
  })

  test('parties, hours and joins by chance, while the host moves and guests cancel: nobody sits on another', async () => {
    const ids = await setMesas(admin, ROOM)
    for (let round = 0; round < ROUNDS; round += 1) {
      const first = await atOnce(
        horas.map((hora_reserva) => () => created({ personas: 1, hora_reserva }).catch(() => null)),
      )
      const seated = first.filter((made) => made !== null)
      const said = await atOnce([
        ...Array.from(
          { length: 150 },
          (_, i) => () => asks({ personas: 1 + (i % 4), hora_reserva: horas[i % horas.length] }),
        ),
        ...seated.flatMap(({ id }, i) => [
          () => sit(id, Object.values(ids)[i % 4] ?? null),
          () => mover(id, { hora_reserva: horas[(i + 1) % horas.length] }),
          () => (i % 2 ? verbo(id, 'cancelada_restaurante') : sit(id, ids['3'] ?? null)),
        ]),
      ])
      expect(said.filter((one) => /^5|40P01/.test(one))).toEqual([])
      expect(await doublySeated()).toEqual([])
      expect(await sql`select 1 from reservas where ocupa and mesa_id is null`).toEqual([])
      for (const hora_reserva of horas) while ((await asks({ personas: 1, hora_reserva })) === '201');
      expect(await doublySeated()).toEqual([])
      await empty()
    }
  })

  test('tables are switched on, changed and off while two hundred book: whoever is in has one, and it is his', async () => {
    const many = Array.from({ length: 40 }, (_, i) => ({ nombre: `m${i}`, plazas: 4 }))
    for (let round = 0; round < ROUNDS; round += 1) {
      const [said] = await Promise.all([
        atOnce(Array.from({ length: 200 }, (_, i) => () => asks({ hora_reserva: horas[i % horas.length] }))),
        setMesas(admin, many).then(() => setMesas(admin, many.slice(5))),
      ])
      expect(said.filter((one) => !['201', '409 lleno'].includes(one))).toEqual([])
      // Whoever was in before the tables were may be more than they seat; nobody else is without.
      const [row] = await sql`select count(*)::int as n from private.ocupacion o where o.mesa_id is null
        and exists (select from private.mesas_libres('interior', o.inicio, o.fin, o.personas, o.id))`
      expect(row?.n).toBe(0)
      expect(await doublySeated()).toEqual([])
      await empty()
      await noMesas()
    }
  })
})
