import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, type IsoDate, wallClock } from '../../../lib/core/dates.ts'
import { makeAdmin, nextDay, pass, rest, rpc, type Session, signUp, sql } from '../support/client.ts'
import {
  adjust,
  aforo,
  asks,
  created,
  empty,
  fila,
  gap,
  gaps,
  type Made,
  rejection,
  restore,
} from '../support/engine.ts'

/** The link with which a guest sees, changes and cancels a reservation without an account. */
const THURSDAY = nextDay(4) as IsoDate
const FRIDAY = addDays(THURSDAY, 1)

let guest: Session
beforeAll(async () => {
  guest = await signUp()
})
beforeEach(() => adjust({ duraciones: [{ hasta: 20, minutos: 120 }] }))
afterEach(empty)
afterEach(restore)
afterAll(empty)

const see = async (codigo: unknown, token: unknown) => (await rpc('reserva_ver', { codigo, token })).json()
const change = async ({ codigo, token }: Made, version: unknown, changes: unknown): Promise<string> =>
  rejection(await rpc('reserva_cambiar', { codigo, token, version, cambios: changes }))
const cancel = async ({ codigo, token }: Made, version: unknown): Promise<string> =>
  rejection(await rpc('reserva_cancelar', { codigo, token, version }))

describe('whom a link opens to', () => {
  test('its own reservation, in whatever case the code is typed; nothing that opens it comes along', async () => {
    const made = await created({ notas: 'Con carrito', nombre: 'Lola Prueba' })
    const seen = await see(made.codigo.toLowerCase(), made.token)
    expect(seen).toEqual(await see(made.codigo, made.token))
    expect(seen).toMatchObject({
      ...{ codigo: made.codigo, nombre: 'Lola Prueba', fecha_reserva: THURSDAY, hora_reserva: '21:00' },
      ...{ personas: 2, preferencia_mesa: 'interior', notas: 'Con carrito', estado: 'pendiente', version: 1 },
      ...{ secuencia: 0, duracion: 120, gestionable: true, limite: `${THURSDAY}T19:00`, idioma: 'es' },
    })
    const told = Object.keys(seen)
    for (const secret of ['id', 'clave', 'huella', 'token', 'token_hash', 'user_id'])
      expect(told).not.toContain(secret)
  })

  test('no other: a wrong, foreign, empty, missing, endless token or an unknown code, all told the same', async () => {
    const [mine, foreign] = [await created(), await created()]
    const [row] = await sql`select token_hash, clave from reservas where id = ${mine.id}`
    const pairs: [unknown, unknown][] = [
      [mine.codigo, foreign.token],
      [mine.codigo, ''],
      [mine.codigo, null],
      [mine.codigo, mine.token.slice(0, -1)],
      [mine.codigo, `${mine.token}x`],
      [mine.codigo, mine.token.toUpperCase()],
      [mine.codigo, 'x'.repeat(100_000)],
      // What is stored opens nothing.
      [mine.codigo, row?.token_hash],
      [mine.codigo, row?.clave],
      ['AAAAAAAA', mine.token],
      ['', mine.token],
      [null, mine.token],
      ['%', mine.token],
    ]
    const version = 1
    const said = new Set<string>()
    for (const [codigo, token] of pairs) {
      const read = await rpc('reserva_ver', { codigo, token })
      expect([codigo, read.status, await read.text()]).toEqual([codigo, 200, 'null'])
      for (const answer of [
        await rpc('reserva_cancelar', { codigo, token, version }),
        await rpc('reserva_cambiar', { codigo, token, version, cambios: { personas: 3 } }),
        await rpc('reserva_cambiar', { codigo, token, version, cambios: [] }),
      ])
        said.add(`${answer.status} ${await answer.text()}`)
    }
    expect(said.size).toBe(1)
    expect([...said][0]).toMatch(/^404 .*"message":"no_encontrada"/)
    for (const { id } of [mine, foreign])
      expect(await fila(id)).toMatchObject({ estado: 'pendiente', version: 1 })
  })

  test('an administrator’s session opens no link either', async () => {
    const { codigo } = await created()
    const admin = await makeAdmin(await signUp())
    const answer = await rpc('reserva_ver', { codigo, token: 'x'.repeat(22) }, admin.token)
    expect(await answer.json()).toBe(null)
  })

  test('a signed-in guest has a list of the own ones, the newest day first, each with a link that opens it', async () => {
    const late = await created({ fecha_reserva: FRIDAY }, guest)
    const early = await created({ fecha_reserva: THURSDAY }, guest)
    await created()
    const mine = await (await rpc('mis_reservas', {}, guest.token)).json()
    expect(mine.map(({ codigo }: Made) => codigo)).toEqual([late.codigo, early.codigo])
    for (const { codigo, token } of mine) {
      expect(token).not.toBe(late.token)
      expect(await see(codigo, token)).toMatchObject({ codigo, estado: 'pendiente' })
    }
    const other = await signUp()
    expect(await (await rpc('mis_reservas', {}, other.token)).json()).toEqual([])
    expect((await rpc('mis_reservas')).ok).toBe(false)
  })

  test('looking changes nothing, and only a POST looks', async () => {
    const { codigo, token, id } = await created()
    await see(codigo, token)
    expect(await fila(id)).toMatchObject({ version: 1 })
    const answer = await rest(`rpc/reserva_cancelar?codigo=${codigo}&token=${token}&version=1`)
    expect(answer.ok).toBe(false)
    expect(await fila(id)).toMatchObject({ estado: 'pendiente' })
  })
})

describe('a guest changes', () => {
  test('day, time, people or area wait for the house again; words do not', async () => {
    const made = await created()
    await pass(`id = '${made.id}'`, 'confirmada')
    expect(await change(made, 2, { notas: ' Con carrito ', ocasion: 'Aniversario' })).toBe('200')
    expect(await fila(made.id)).toMatchObject({
      ...{ estado: 'confirmada', version: 3, secuencia: 0, notas: 'Con carrito', ocasion: 'Aniversario' },
    })
    expect(await change(made, 3, { notas: null, requisitos_dieteticos: '' })).toBe('200')
    expect(await fila(made.id)).toMatchObject({
      notas: null,
      requisitos_dieteticos: null,
      ocasion: 'Aniversario',
    })
    expect(await change(made, 4, { hora_reserva: '21:15' })).toBe('200')
    expect(await fila(made.id)).toMatchObject({ estado: 'pendiente', version: 5, secuencia: 1 })
  })

  test.each([
    [{ fecha_reserva: FRIDAY }, { fecha_reserva: FRIDAY }],
    [{ hora_reserva: '13:00' }, { hora_reserva: '13:00' }],
    [{ personas: 20 }, { personas: 20 }],
    [{ preferencia_mesa: 'exterior' }, { preferencia_mesa: 'exterior' }],
  ])('%j alone', async (changes, shown) => {
    const made = await created()
    const answer = await rpc('reserva_cambiar', {
      ...made,
      version: 1,
      cambios: changes,
      id: undefined,
      clave: undefined,
    })
    expect(await answer.json()).toMatchObject({ ...shown, estado: 'pendiente', version: 2, secuencia: 1 })
  })

  test('the same rules as for a new one, and the reservation stays as it was', async () => {
    const made = await created()
    const refused: [unknown, string][] = [
      [{ fecha_reserva: nextDay(1) }, '422 cerrado'],
      [{ fecha_reserva: '2020-01-02' }, '422 pasado'],
      [{ fecha_reserva: '2999-01-02' }, '422 horizonte'],
      [{ fecha_reserva: '2027-02-30' }, '422 fecha'],
      [{ fecha_reserva: null }, '422 fecha'],
      [{ hora_reserva: '17:00' }, '422 hora'],
      [{ hora_reserva: '21:00:00' }, '422 hora'],
      [{ hora_reserva: 9 }, '422 hora'],
      [{ personas: 0 }, '422 personas'],
      [{ personas: 21 }, '422 personas'],
      [{ personas: '3' }, '422 personas'],
      [{ personas: 2.5 }, '422 personas'],
      [{ personas: null }, '422 personas'],
      [{ preferencia_mesa: 'barra' }, '422 mesa'],
      [{ preferencia_mesa: null }, '422 mesa'],
      [{ notas: 'n'.repeat(501) }, '422 texto_largo'],
      [{ nombre: 'Otra' }, '409 transicion'],
      [{ estado: 'confirmada' }, '409 transicion'],
      [{ email: 'x@example.com', personas: 3 }, '409 transicion'],
      [{ version: 7 }, '409 transicion'],
      [[], '409 transicion'],
      [7, '409 transicion'],
      [null, '409 transicion'],
      [{ notas: 'n'.repeat(9000) }, '409 transicion'],
    ]
    for (const [changes, said] of refused)
      expect([changes, await change(made, 1, changes)]).toEqual([changes, said])
    expect(await fila(made.id)).toMatchObject({ version: 1, personas: 2, estado: 'pendiente' })
  })

  test('its own seats do not stand in its way: a full house takes the same party at another table or time', async () => {
    await aforo(4)
    const made = await created({ personas: 3 })
    expect(await change(made, 1, { personas: 4 })).toBe('200')
    expect(await change(made, 2, { hora_reserva: '20:00' })).toBe('200')
    expect(await change(made, 3, { personas: 5 })).toBe('409 lleno')
    expect(await asks({ personas: 1, hora_reserva: '20:00' })).toBe('409 lleno')
    expect(await asks({ personas: 4, hora_reserva: '22:00' })).toBe('201')
    expect(await change(made, 3, { hora_reserva: '20:15' })).toBe('409 lleno')
    expect(await fila(made.id)).toMatchObject({ hora_reserva: '20:00:00', personas: 4, version: 3 })
  })

  test('the new seats are had before the old are given back: full elsewhere, it keeps its table', async () => {
    await aforo(2, 2)
    const made = await created()
    await created({ preferencia_mesa: 'exterior' })
    await created({ fecha_reserva: FRIDAY })
    for (const changes of [{ preferencia_mesa: 'exterior' }, { fecha_reserva: FRIDAY }]) {
      expect(await change(made, 1, changes)).toBe('409 lleno')
      expect(await asks()).toBe('409 lleno')
    }
    expect(await fila(made.id)).toMatchObject({ estado: 'pendiente', version: 1, secuencia: 0 })
    expect(await change(made, 1, { hora_reserva: '13:00' })).toBe('200')
    expect(await asks()).toBe('201')
  })

  test('a table granted above the seats is that table: moved, it counts like any other', async () => {
    await aforo(2)
    const made = await created({ hora_reserva: '13:00' })
    await created()
    await sql.begin(async (tx) => {
      await tx`select private.set_step('{"actor": "personal"}')`
      await tx`update reservas set sobre_aforo = true, hora_reserva = '21:00' where id = ${made.id}`
    })
    expect(await change(made, 2, { personas: 3 })).toBe('409 lleno')
    expect(await change(made, 2, { hora_reserva: '21:15' })).toBe('409 lleno')
    expect(await change(made, 2, { notas: 'Gracias' })).toBe('200')
    expect(await change(made, 3, { personas: 1 })).toBe('200')
    expect(await change(made, 4, { personas: 2 })).toBe('409 lleno')
    expect(await change(made, 4, { hora_reserva: '15:00' })).toBe('200')
  })

  test('fewer guests are always welcome, also where the house has fewer seats by now', async () => {
    await aforo(6)
    const made = await created({ personas: 5 })
    await aforo(2)
    const { codigo, token } = made
    expect(await gap(THURSDAY, '21:00', 4, { codigo, token })).toMatchObject({ interior: null })
    expect(await gap(THURSDAY, '21:15', 4, { codigo, token })).toMatchObject({ interior: 'lleno' })
    expect(await change(made, 1, { personas: 4 })).toBe('200')
    expect(await change(made, 2, { personas: 5 })).toBe('409 lleno')
    expect(await change(made, 2, { personas: 4, hora_reserva: '21:15' })).toBe('409 lleno')
  })

  test('the pace counts for a move as well', async () => {
    await adjust({ ritmo: { personas: 4, reservas: null } })
    const made = await created({ hora_reserva: '20:00' })
    await created({ personas: 3 })
    expect(await change(made, 1, { hora_reserva: '21:00' })).toBe('409 ritmo')
    expect(await change(made, 1, { personas: 4 })).toBe('200')
  })

  test('another party size stays as long as the settings say now; the same one keeps its minutes', async () => {
    const made = await created()
    await adjust({ duraciones: [{ hasta: 20, minutos: 60 }] })
    await change(made, 1, { hora_reserva: '20:00' })
    expect(await fila(made.id)).toMatchObject({ duracion: 120 })
    await change(made, 2, { personas: 3 })
    expect(await fila(made.id)).toMatchObject({ duracion: 60 })
  })

  test('what it may move to is told without its own seats, by its own minutes', async () => {
    await aforo(2)
    const { codigo, token } = await created({ hora_reserva: '20:00' })
    await created({ hora_reserva: '22:15' })
    expect(await gap(THURSDAY, '20:15', 2)).toMatchObject({ interior: 'lleno' })
    expect(await gap(THURSDAY, '20:15', 2, { codigo, token })).toMatchObject({ interior: null })
    expect(await gap(THURSDAY, '20:30', 2, { codigo, token })).toMatchObject({ interior: 'lleno' })
    // Settings of today do not shorten the stay it was promised.
    await adjust({ duraciones: [{ hasta: 20, minutos: 60 }] })
    expect(await gap(THURSDAY, '20:30', 2, { codigo, token })).toMatchObject({ interior: 'lleno' })
    expect(await gap(THURSDAY, '20:30', 1, { codigo, token })).toMatchObject({ interior: null })
    // A wrong token shows what everybody sees.
    expect(await gaps(THURSDAY, 2, { codigo, token: 'x'.repeat(22) })).toEqual(await gaps(THURSDAY, 2))
  })
})

describe('T-RES-02: the answer is lost and the guest tries again', () => {
  test('the same change with the old version is done already; another one is told to look again', async () => {
    const made = await created()
    const changes = { hora_reserva: '21:15', notas: 'Uno' }
    for (let i = 0; i < 3; i += 1) expect(await change(made, 1, changes)).toBe('200')
    expect(await fila(made.id)).toMatchObject({ version: 2, secuencia: 1 })
    expect(await sql`select 1 from reserva_eventos where reserva_id = ${made.id}`).toHaveLength(2)
    expect(await change(made, 1, { hora_reserva: '21:30' })).toBe('409 version')
    expect(await change(made, null, { hora_reserva: '21:30' })).toBe('409 version')
  })

  test('a change at full capacity succeeds again as well', async () => {
    await aforo(2)
    const made = await created()
    expect(await change(made, 1, { hora_reserva: '13:00' })).toBe('200')
    expect(await change(made, 1, { hora_reserva: '13:00' })).toBe('200')
    expect(await asks({ hora_reserva: '13:00' })).toBe('409 lleno')
  })

  test('cancelling again is cancelled; the house’s own end is not the guest’s', async () => {
    const made = await created()
    expect(await cancel(made, 7)).toBe('409 version')
    for (let i = 0; i < 3; i += 1) expect(await cancel(made, 1)).toBe('200')
    expect(await fila(made.id)).toMatchObject({ estado: 'cancelada_cliente', version: 2, secuencia: 1 })
    expect(await change(made, 2, { personas: 3 })).toBe('409 transicion')
    const other = await created()
    await pass(`id = '${other.id}'`, 'rechazada')
    expect(await cancel(other, 2)).toBe('409 transicion')
  })

  test('twenty same changes at once are one', async () => {
    const made = await created()
    const said = await Promise.all(Array.from({ length: 20 }, () => change(made, 1, { personas: 4 })))
    expect(new Set(said)).toEqual(new Set(['200']))
    expect(await fila(made.id)).toMatchObject({ version: 2, personas: 4 })
  })

  test('twenty different changes at once: one is made, the others are told', async () => {
    const made = await created()
    const said = await Promise.all(
      Array.from({ length: 18 }, (_, i) =>
        change(made, 1, { personas: 3 + i, fecha_reserva: i % 2 ? THURSDAY : FRIDAY }),
      ),
    )
    expect(said.filter((one) => one === '200')).toHaveLength(1)
    expect(said.filter((one) => one === '409 version')).toHaveLength(17)
    expect(await fila(made.id)).toMatchObject({ version: 2 })
  })
})

describe('until when', () => {
  test('the limit is the house’s, on its clock; after it the guest is told to call', async () => {
    const made = await created()
    const left = Math.floor((Date.parse(`${THURSDAY}T21:00:00Z`) - Date.parse(`${now()}Z`)) / 60_000)
    await adjust({ gestion_minutos: left + 2 })
    expect(await see(made.codigo, made.token)).toMatchObject({ gestionable: false })
    expect(await change(made, 1, { personas: 3 })).toBe('409 fuera_de_plazo')
    expect(await cancel(made, 1)).toBe('409 fuera_de_plazo')
    // What is so already needs no time.
    expect(await change(made, 1, { personas: 2 })).toBe('200')
    await adjust({ gestion_minutos: left - 2 })
    expect(await see(made.codigo, made.token)).toMatchObject({ gestionable: true })
    expect(await change(made, 1, { personas: 3 })).toBe('200')
    expect(await cancel(made, 2)).toBe('200')
  })

  test('nothing to manage once the guest has come or it is over', async () => {
    const made = await created()
    for (const [estado, yes] of [
      ['confirmada', true],
      ['llegada', false],
      ['sentada', false],
      ['finalizada', false],
    ] as const) {
      await pass(`id = '${made.id}'`, estado)
      expect(await see(made.codigo, made.token)).toMatchObject({ estado, gestionable: yes })
    }
    expect(await cancel(made, 5)).toBe('409 transicion')
  })
})

/** Madrid's clock as YYYY-MM-DDTHH:MM:00. */
function now(): string {
  const { fecha, hora } = wallClock(Date.now())
  return `${fecha}T${hora}:00`
}
