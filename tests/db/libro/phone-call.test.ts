import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeAdmin, nextDay, reserva, type Session, signUp, sql } from '../support/client.ts'
import { adjust, aforo, asks, created, empty, fila, restore } from '../support/engine.ts'
import { llama, probe } from '../support/libro.ts'

/** The phone call: whose number it is, the free times beside it, and parties that only the house may write down. */
let admin: Session
let guest: Session
const FRIDAY = nextDay(5)
beforeAll(async () => {
  guest = await signUp()
  admin = await makeAdmin(await signUp())
  await sql`delete from clientes`
})
afterEach(async () => {
  await empty()
  await sql`delete from clientes`
})
afterEach(restore)
afterAll(empty)

const EVA = { nombre: 'Eva Ruiz', email: 'eva@example.com', telefono: '+34612345678' }
type Caller = {
  id: string
  nombre: string
  exacto: boolean
  telefonos: string[]
  trato: { visitas: number }
  anterior: Record<string, unknown> | null
  proxima: Record<string, unknown> | null
}
const callers = (texto: string): Promise<Caller[]> => llama('libro_telefono', { texto }, admin)
const names = async (texto: string) => (await callers(texto)).map(({ nombre }) => nombre)
const call = (change: Record<string, unknown> = {}) => ({
  datos: {
    canal: 'telefono',
    clave: randomUUID(),
    nombre: 'Marta Llama',
    fecha_reserva: FRIDAY,
    hora_reserva: '21:00',
    personas: 4,
    preferencia_mesa: 'interior',
    ...change,
  },
})

describe('point 19: the number finds the guest', () => {
  test.each(['612', '6123456', '612 34 56 78', '+34612', '0034 612 345', '5678', '345678'])(
    'point 19: %s, as it is typed or by its last digits',
    async (typed) => {
      await created(EVA)
      await created({ nombre: 'Otro', telefono: '+33699000111' })
      expect(await names(typed)).toEqual(['Eva Ruiz'])
    },
  )

  test('point 19: below three digits nobody, and no sign of a pattern is one', async () => {
    await created(EVA)
    for (const typed of ['', '61', '+3', '%%%%', '6_2', '612%']) {
      const found = await names(typed)
      expect([typed, found]).toEqual([typed, typed === '612%' ? ['Eva Ruiz'] : []])
    }
  })

  test('point 19: a foreign number needs its prefix, and the whole number comes first', async () => {
    await created({ nombre: 'Jean', email: 'jean@example.com', telefono: '+33612345678' })
    await created(EVA)
    expect(await names('+33 6 12 34')).toEqual(['Jean'])
    const found = await callers('612345678')
    expect(found.map(({ nombre, exacto }) => [nombre, exacto])).toEqual([
      ['Eva Ruiz', true],
      ['Jean', false],
    ])
  })

  test('point 19: visits, what was asked for the last time, and the table they have already', async () => {
    const before = await created({ ...EVA, personas: 3, requisitos_dieteticos: 'sin gluten' })
    await sql`alter table reservas disable trigger user`
    await sql`update reservas set fecha_reserva = current_date - 30, estado = 'finalizada' where id = ${before.id}`
    await sql`alter table reservas enable trigger user`
    await created({ ...EVA, fecha_reserva: FRIDAY, hora_reserva: '14:00', personas: 6 })
    const [found] = await callers('612345678')
    expect(found).toMatchObject({
      trato: { visitas: 1 },
      anterior: { personas: 3, hora: '21:00', mesa: 'interior', dieta: 'sin gluten' },
      proxima: { fecha: FRIDAY, hora: '14:00', personas: 6, estado: 'pendiente' },
    })
  })

  test('point 17: a merged guest is found by every number they had, in the search of the cards too', async () => {
    await created(EVA)
    await created({ nombre: 'Eva R.', email: 'eva.otra@example.com', telefono: '+34699888777' })
    const [a, b] = await sql`select id, version from clientes order by telefono`
    await llama('cliente_unir', { id: a?.id, otra: b?.id, version: a?.version }, admin)
    for (const typed of ['612345678', '699888777', '699 88', '8777']) {
      expect([typed, await names(typed)]).toEqual([typed, ['Eva Ruiz']])
      const cards = await llama('clientes_lista', { busca: typed }, admin)
      expect([typed, cards.map((c: Caller) => c.nombre)]).toEqual([typed, ['Eva Ruiz']])
    }
    const card = await llama('cliente_ver', { id: a?.id }, admin)
    expect(card.telefonos).toEqual(['+34612345678', '+34699888777'])
  })

  test('point 17: the whole number still finds them when no booking with it is left', async () => {
    const old = await created(EVA)
    await created({ ...EVA, telefono: '+34655444333' })
    await sql`select private.anonimizar(${old.id})`
    await sql`update clientes set telefono = '+34655444333'`
    expect(await names('612345678')).toEqual(['Eva Ruiz'])
    expect(await names('612345')).toEqual([])
  })

  test('point 19: nobody but an administrator asks', async () => {
    await created(EVA)
    for (const who of [null, guest]) {
      expect(await probe('libro_telefono', { texto: '612345678' }, who)).toMatch(/^40[134] /)
      expect(await probe('libro_huecos', { fecha: FRIDAY, personas: 2 }, who)).toMatch(/^40[134] /)
    }
  })
})

describe('point 19: the free times of the day', () => {
  type Area = { motivo: string | null; quedan: number | null }
  type Day = {
    fecha: string
    cerrado: boolean
    turnos: { hora: string; servicio: string; areas: Record<'interior' | 'exterior', Area> }[]
  }
  const day = (personas: number, fecha?: string): Promise<Day> =>
    llama('libro_huecos', { personas, ...(fecha ? { fecha } : {}) }, admin)
  const at = async (personas: number, hora: string) =>
    (await day(personas, FRIDAY)).turnos.find((turno) => turno.hora === hora)?.areas

  test('point 19: both services, and nobody counts where no seats are set', async () => {
    const { turnos, cerrado } = await day(2, FRIDAY)
    expect(cerrado).toBe(false)
    expect(turnos.map(({ hora }) => hora)).toEqual([...turnos.map(({ hora }) => hora)].sort())
    expect(new Set(turnos.map(({ servicio }) => servicio))).toEqual(new Set(['comida', 'cena']))
    expect(
      turnos.every(({ areas }) => areas.interior.motivo === null && areas.interior.quedan === null),
    ).toBe(true)
  })

  test('point 19: area by area, what the function that decides says: so many left, or full', async () => {
    await aforo(6, 4)
    await created({ fecha_reserva: FRIDAY, personas: 4 })
    expect(await at(2, '21:00')).toEqual({
      interior: { motivo: null, quedan: 2 },
      exterior: { motivo: null, quedan: 4 },
    })
    expect(await at(3, '21:00')).toEqual({
      interior: { motivo: 'lleno', quedan: 2 },
      exterior: { motivo: null, quedan: 4 },
    })
    for (const personas of [2, 3])
      expect(await probe('reserva_anotar', call({ personas }), admin)).toBe(
        personas === 2 ? '200' : '409 lleno',
      )
  })

  test('point 19: the staff has no horizon; a closed day has no times; without a day the next one that has some', async () => {
    await adjust({ horizonte_dias: 5 })
    expect(await asks({ fecha_reserva: FRIDAY })).toBe('422 horizonte')
    expect((await at(2, '21:00'))?.interior.motivo).toBe(null)
    expect(await day(2, nextDay(1))).toMatchObject({ cerrado: true, turnos: [] })
    const next = await day(2)
    expect(next.cerrado).toBe(false)
    expect(next.turnos.some(({ areas }) => areas.interior.motivo === null)).toBe(true)
  })
})

describe('point 19: more than twenty', () => {
  const LARGE = { personas: 32, grupo_motivo: 'Comida de la cofradía' }

  test('point 19: the house writes it down with a reason, and only with one', async () => {
    expect(await probe('reserva_anotar', call({ personas: 32 }), admin)).toBe('422 personas')
    const made = await llama('reserva_anotar', call(LARGE), admin)
    expect(await fila(made.id)).toMatchObject({ ...LARGE, estado: 'confirmada' })
    expect(await probe('reserva_anotar', call({ ...LARGE, personas: 201 }), admin)).toBe('422 personas')
    const { reservas } = await llama('libro_dia', { fecha: FRIDAY }, admin)
    expect(reservas[0]).toMatchObject({ grupo_motivo: 'Comida de la cofradía', demo: false })
  })

  test('point 19: a guest does not, however it is asked', async () => {
    expect(await asks({ personas: 21 })).toBe('422 personas')
    expect(await asks({ personas: 21 }, guest)).toBe('422 personas')
    expect(await asks(LARGE)).toMatch(/^40[134] /)
    expect(await asks(LARGE, guest)).toMatch(/^40[134] /)
    // Nor does an administrator who books as a guest does: the right is the function's, which asks for the role.
    expect(await asks({ personas: 21 }, admin)).toBe('422 personas')
    for (const who of [null, guest])
      expect(await probe('reserva_anotar', call(LARGE), who)).toMatch(/^40[134] /)
    await expect(sql`insert into reservas ${sql({ ...reserva(), ...LARGE })}`).rejects.toThrow(/personas/)
    expect(await sql`select 1 from reservas`).toHaveLength(0)
  })

  test('point 19: capacity still decides, and both reasons are needed above it', async () => {
    await aforo(30)
    expect(await probe('reserva_anotar', call(LARGE), admin)).toBe('409 lleno')
    expect(await probe('reserva_anotar', call({ ...LARGE, personas: 30 }), admin)).toBe('200')
    expect(await asks({ fecha_reserva: FRIDAY, personas: 1 })).toBe('409 lleno')
    const over = call({ ...LARGE, hora_reserva: '14:00', sobre_aforo: 'Cabe con las mesas del altillo' })
    expect(await probe('reserva_anotar', over, admin)).toBe('200')
  })

  test('point 19: moved, made larger and taken back by the house; the guest is sent to the telephone', async () => {
    const small = await created({ fecha_reserva: FRIDAY, personas: 4 })
    const move = (version: number, changes: Record<string, unknown>) =>
      probe('reserva_mover', { id: small.id, version, cambios: changes, avisar: false }, admin)
    expect(await move(1, { personas: 25 })).toBe('422 personas')
    expect(await move(1, { personas: 25, grupo_motivo: 'Boda' })).toBe('200')
    expect(await move(2, { hora_reserva: '14:00' })).toBe('200')
    expect(await move(3, { personas: 18 })).toBe('200')
    expect(await probe('reserva_deshacer', { id: small.id, version: 4 }, admin)).toBe('200')
    expect(await fila(small.id)).toMatchObject({ personas: 25, grupo_motivo: 'Boda' })
    const { codigo, token } = small
    const own = { codigo, token, version: 5, cambios: { hora_reserva: '14:30' } }
    expect(await probe('reserva_cambiar', own, null)).toBe('422 personas')
  })

  test('point 19: it stays as long as the longest stay there is, and its reason goes with the guest', async () => {
    await adjust({
      duraciones: [
        { hasta: 4, minutos: 90 },
        { hasta: 20, minutos: 150 },
      ],
    })
    const { id } = await llama('reserva_anotar', call(LARGE), admin)
    expect((await fila(id)).duracion).toBe(150)
    await sql`select private.anonimizar(${id})`
    expect(await fila(id)).toMatchObject({ personas: 32, grupo_motivo: null, nombre: 'Anónimo' })
  })
})
