import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addDays, type IsoDate } from '../../../lib/core/dates.ts'
import { countReservas, nextDay, pass, post, reserva, sql } from '../support/client.ts'
import {
  adjust,
  aforo,
  asks,
  created,
  empty,
  gap,
  record,
  rejection,
  restore,
  sha256,
} from '../support/engine.ts'

/** T-RES-06, one visitor after another: which seats are held, when, by whom. tests/db/reservas/races.test.ts has them all at once. */
const THURSDAY = nextDay(4) as IsoDate
const FRIDAY = addDays(THURSDAY, 1)

beforeEach(() => adjust({ duraciones: [{ hasta: 20, minutos: 120 }] }))
afterEach(empty)
afterEach(restore)
afterAll(empty)

describe('seats of an area', () => {
  test('nobody counts them where none are set', async () => {
    for (let i = 0; i < 8; i += 1) expect(await asks({ personas: 20 })).toBe('201')
    expect(await gap(THURSDAY, '21:00', 20)).toEqual({ interior: null, exterior: null })
  })

  test('the last seat is taken, the next is refused with its reason, and nothing is stored', async () => {
    await aforo(5)
    expect(await asks({ personas: 3 })).toBe('201')
    expect(await asks({ personas: 3 })).toBe('409 lleno')
    expect(await asks({ personas: 2 })).toBe('201')
    const answer = await post(reserva({ personas: 1 }))
    expect(await answer.json()).toMatchObject({
      code: 'PT409',
      message: 'lleno',
      hint: expect.stringMatching(/no free table/),
    })
    expect(await countReservas()).toBe(2)
  })

  test('a party larger than the area never fits, not even into an empty one', async () => {
    await aforo(7)
    expect(await asks({ personas: 8 })).toBe('409 lleno')
    expect(await asks({ personas: 7 })).toBe('201')
  })

  test('area by area: one full, the other free, a third nobody counts', async () => {
    await aforo(2, 4)
    expect(await asks({ personas: 2 })).toBe('201')
    expect(await asks({ personas: 2 })).toBe('409 lleno')
    expect(await asks({ personas: 2, preferencia_mesa: 'exterior' })).toBe('201')
    expect(await gap(THURSDAY, '21:00', 2)).toEqual({ interior: 'lleno', exterior: null })
    expect(await gap(THURSDAY, '21:00', 3)).toEqual({ interior: 'lleno', exterior: 'lleno' })
    await aforo(2, null)
    expect(await asks({ personas: 20, preferencia_mesa: 'exterior' })).toBe('201')
  })

  test('no seats at all, or an area that is hidden: never free', async () => {
    await aforo(0)
    expect(await asks({ personas: 1 })).toBe('409 lleno')
    await sql`update zonas set visible = false where clave = 'exterior'`
    expect(await asks({ personas: 1, preferencia_mesa: 'exterior' })).toBe('409 lleno')
    await sql`update zonas set visible = true where clave = 'exterior'`
    expect(await asks({ personas: 1, preferencia_mesa: 'exterior' })).toBe('201')
  })

  test('the rules come before the seats: a wrong time is a wrong time, not a full one', async () => {
    await aforo(0)
    expect(await asks({ hora_reserva: '17:00' })).toBe('422 hora')
    expect(await asks({ fecha_reserva: nextDay(1) })).toBe('422 cerrado')
    expect(await asks({ personas: 21 })).toBe('422 personas')
  })

  test('T-RES-05: a retry at full capacity is saved already, never full', async () => {
    await aforo(2)
    const body = reserva()
    expect(await rejection(await post(body))).toBe('201')
    expect(await asks()).toBe('409 lleno')
    expect(await rejection(await post(body))).toBe('repetida')
  })

  test('two rows in one body count each other', async () => {
    await aforo(4)
    expect(await rejection(await post([reserva(), reserva(), reserva()]))).toBe('409 lleno')
    expect(await countReservas()).toBe(0)
    expect(await rejection(await post([reserva(), reserva()]))).toBe('201')
  })

  test('the staff may go above it knowingly, a visitor may not say so', async () => {
    await aforo(2)
    await asks()
    expect(await asks({ sobre_aforo: true })).toMatch(/^40[13] /)
    await sql`insert into reservas ${sql({ ...reserva(), sobre_aforo: true })}`
    expect(await countReservas()).toBe(2)
    expect(await asks({ personas: 1 })).toBe('409 lleno')
  })
})

describe('overlapping stays', () => {
  test('a table is held until the stay ends, to the minute', async () => {
    await aforo(2)
    expect(await asks({ hora_reserva: '19:00' })).toBe('201')
    for (const hora of ['18:30', '18:45', '19:15', '20:45'])
      expect([hora, await asks({ hora_reserva: hora })]).toEqual([hora, '409 lleno'])
    expect(await asks({ hora_reserva: '21:00' })).toBe('201')
    expect(await asks({ hora_reserva: '15:15' })).toBe('201')
  })

  test('what counts is the peak, not the sum of all whom a stay meets', async () => {
    await adjust({
      duraciones: [
        { hasta: 1, minutos: 240 },
        { hasta: 20, minutos: 90 },
      ],
    })
    await aforo(3)
    expect(await asks({ hora_reserva: '18:30' })).toBe('201')
    expect(await asks({ hora_reserva: '20:15' })).toBe('201')
    // Until 22:30: beside two guests at a time, four in all.
    expect(await asks({ hora_reserva: '18:30', personas: 1 })).toBe('201')
    expect(await asks({ hora_reserva: '18:30', personas: 1 })).toBe('409 lleno')
    expect(await asks({ hora_reserva: '21:45', personas: 2 })).toBe('201')
  })

  test('a stay that covers two others which do not meet', async () => {
    await aforo(4)
    expect(await asks({ hora_reserva: '18:30' })).toBe('201')
    expect(await asks({ hora_reserva: '20:30' })).toBe('201')
    expect(await asks({ hora_reserva: '19:30' })).toBe('201')
    expect(await asks({ hora_reserva: '19:30', personas: 1 })).toBe('409 lleno')
  })

  test('past midnight: the guests of the night before sit there still, whoever came first', async () => {
    await adjust({
      cierres: [
        { tipo: 'horario_especial', desde: THURSDAY, hasta: THURSDAY, comida: [], cena: ['22:00', '23:30'] },
        { tipo: 'horario_especial', desde: FRIDAY, hasta: FRIDAY, comida: ['00:30', '01:30'], cena: [] },
      ],
    })
    await aforo(2)
    expect(await asks({ fecha_reserva: THURSDAY, hora_reserva: '23:30' })).toBe('201')
    expect(await asks({ fecha_reserva: FRIDAY, hora_reserva: '00:30' })).toBe('409 lleno')
    expect(await gap(FRIDAY, '00:30', 2)).toMatchObject({ interior: 'lleno' })
    expect(await asks({ fecha_reserva: FRIDAY, hora_reserva: '01:30' })).toBe('201')
    await empty()
    expect(await asks({ fecha_reserva: FRIDAY, hora_reserva: '00:30' })).toBe('201')
    expect(await asks({ fecha_reserva: THURSDAY, hora_reserva: '23:30' })).toBe('409 lleno')
    expect(await asks({ fecha_reserva: THURSDAY, hora_reserva: '22:00' })).toBe('201')
  })

  test('each party stays as long as its size says, as it was when it asked', async () => {
    await adjust({
      duraciones: [
        { hasta: 2, minutos: 90 },
        { hasta: 6, minutos: 120 },
        { hasta: 8, minutos: 150 },
      ],
    })
    const stays = async (personas: number) => {
      const { id } = await created({ personas })
      const [row] = await sql`select duracion,
        extract(epoch from fin - inicio)::integer / 60 as minutos from reservas where id = ${id}`
      return [row?.duracion, row?.minutos]
    }
    expect(await stays(1)).toEqual([90, 90])
    expect(await stays(2)).toEqual([90, 90])
    expect(await stays(3)).toEqual([120, 120])
    expect(await stays(8)).toEqual([150, 150])
    // More than the table of durations knows: two hours.
    expect(await stays(9)).toEqual([120, 120])
    await adjust({ duraciones: [{ hasta: 20, minutos: 60 }] })
    expect(await sql`select distinct duracion from reservas where personas <= 2`).toMatchObject([
      { duracion: 90 },
    ])
  })
})

describe('who holds seats', () => {
  test.each([
    ['pendiente', [], false],
    ['confirmada', ['confirmada'], false],
    ['llegada', ['confirmada', 'llegada'], false],
    ['sentada', ['confirmada', 'llegada', 'sentada'], false],
    ['finalizada', ['confirmada', 'llegada', 'sentada', 'finalizada'], true],
    ['no_presentada', ['confirmada', 'no_presentada'], true],
    ['rechazada', ['rechazada'], true],
    ['caducada', ['caducada'], true],
    ['cancelada_restaurante', ['cancelada_restaurante'], true],
  ] as const)('%s', async (_, steps, free) => {
    await aforo(2)
    const { id } = await created()
    await pass(`id = '${id}'`, ...steps)
    expect(await asks()).toBe(free ? '201' : '409 lleno')
  })

  test('an offer of the waiting list holds its seats until it ends', async () => {
    await aforo(2)
    const { id } = await created()
    const clave = 'a0000000-0000-4000-8000-000000000001'
    expect((await record({ clave, token_hash: sha256('x') })).status).toBe(204)
    await pass(`id = '${id}'`, 'rechazada')
    expect(await asks()).toBe('409 lleno')
    await sql`update lista_espera set expira_en = now() - interval '1 second'`
    expect(await asks()).toBe('201')
  })
})

describe('days of fewer seats', () => {
  const reduced = (dia: string, seats: object) => ({
    tipo: 'aforo_reducido',
    desde: dia,
    hasta: dia,
    aforo: seats,
  })
  test('on those days alone, in that area alone, also where nobody counts otherwise', async () => {
    await adjust({ cierres: [reduced(THURSDAY, { interior: 2 })] })
    expect(await asks({ fecha_reserva: THURSDAY, personas: 3 })).toBe('409 lleno')
    expect(await asks({ fecha_reserva: THURSDAY, personas: 2 })).toBe('201')
    expect(await asks({ fecha_reserva: THURSDAY, personas: 20, preferencia_mesa: 'exterior' })).toBe('201')
    expect(await asks({ fecha_reserva: FRIDAY, personas: 20 })).toBe('201')
  })
  test('the fewest of several, never more than the area has', async () => {
    await aforo(4)
    await adjust({ cierres: [reduced(THURSDAY, { interior: 8 }), reduced(THURSDAY, { exterior: 2 })] })
    expect(await asks({ personas: 5 })).toBe('409 lleno')
    expect(await asks({ personas: 4 })).toBe('201')
    await adjust({ cierres: [reduced(THURSDAY, { exterior: 6 }), reduced(THURSDAY, { exterior: 3 })] })
    expect(await asks({ personas: 4, preferencia_mesa: 'exterior' })).toBe('409 lleno')
    expect(await asks({ personas: 3, preferencia_mesa: 'exterior' })).toBe('201')
  })
  test('none at all, while the day is open', async () => {
    await adjust({ cierres: [reduced(THURSDAY, { interior: 0, exterior: 0 })] })
    expect(await asks({ personas: 1 })).toBe('409 lleno')
    expect(await asks({ personas: 1, preferencia_mesa: 'exterior' })).toBe('409 lleno')
  })
})

describe('pacing: how many may start at one time', () => {
  test('guests of both areas together, at that time alone', async () => {
    await adjust({ ritmo: { personas: 6, reservas: null } })
    expect(await asks({ personas: 4 })).toBe('201')
    expect(await asks({ personas: 3, preferencia_mesa: 'exterior' })).toBe('409 ritmo')
    expect(await gap(THURSDAY, '21:00', 3)).toEqual({ interior: 'ritmo', exterior: 'ritmo' })
    expect(await asks({ personas: 2, preferencia_mesa: 'exterior' })).toBe('201')
    expect(await asks({ personas: 1 })).toBe('409 ritmo')
    expect(await asks({ personas: 6, hora_reserva: '21:15' })).toBe('201')
  })
  test('parties', async () => {
    await adjust({ ritmo: { personas: null, reservas: 2 } })
    const first = await created({ personas: 20 })
    expect(await asks({ personas: 20 })).toBe('201')
    expect(await asks({ personas: 1 })).toBe('409 ritmo')
    await pass(`id = '${first.id}'`, 'cancelada_restaurante')
    expect(await asks({ personas: 1 })).toBe('201')
  })
  test('a party larger than the pace comes alone', async () => {
    await adjust({ ritmo: { personas: 6, reservas: null } })
    expect(await asks({ personas: 20 })).toBe('201')
    expect(await asks({ personas: 1 })).toBe('409 ritmo')
    expect(await asks({ personas: 1, hora_reserva: '20:00' })).toBe('201')
    expect(await asks({ personas: 20, hora_reserva: '20:00' })).toBe('409 ritmo')
  })
  test('full is said before too many', async () => {
    await adjust({ ritmo: { personas: 2, reservas: null } })
    await aforo(2)
    await asks({ personas: 2 })
    expect(await asks({ personas: 1 })).toBe('409 lleno')
    expect(await asks({ personas: 1, preferencia_mesa: 'exterior' })).toBe('409 ritmo')
  })
})

test('settings nobody can mean are refused', async () => {
  const bad: [string, unknown][] = [
    ['duraciones', []],
    ['duraciones', [{ hasta: 2, minutos: 10 }]],
    ['duraciones', [{ hasta: 2, minutos: 481 }]],
    ['duraciones', { hasta: 2 }],
    ['ritmo', { personas: 0 }],
    ['ritmo', []],
    ['cierres', [{ desde: THURSDAY, hasta: THURSDAY, tipo: 'fiesta' }]],
    ['cierres', [{ desde: THURSDAY, hasta: THURSDAY, tipo: 'horario_especial', cena: ['25:00'] }]],
    ['cierres', [{ desde: THURSDAY, hasta: THURSDAY, tipo: 'horario_especial', cena: ['21:00', '20:00'] }]],
    ['cierres', [{ desde: THURSDAY, hasta: THURSDAY, tipo: 'aforo_reducido', aforo: { barra: 2 } }]],
    ['cierres', [{ desde: THURSDAY, hasta: THURSDAY, tipo: 'aforo_reducido', aforo: { interior: -1 } }]],
    ['oferta_minutos', '60'],
    ['espera_automatica', 'sí'],
  ]
  for (const [clave, valor] of bad)
    await expect(
      sql`update ajustes set valor = ${JSON.stringify(valor)}::text::jsonb where clave = ${clave}`,
      JSON.stringify([clave, valor]),
    ).rejects.toThrow(/ajustes_/)
})
