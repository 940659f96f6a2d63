import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeAdmin, nextDay, pass, reserva, type Session, signUp, sql } from '../support/client.ts'
import { adjust, aforo, asks, created, empty, fila, restore } from '../support/engine.ts'
import { correosDe, eventos, llama, manos, outOfTheWay, probe, telefono } from '../support/libro.ts'

/** Odd hours, large parties, and seats that were given away meanwhile. */
let admin: Session
beforeAll(async () => {
  admin = await makeAdmin(await signUp())
})
afterEach(empty)
afterEach(restore)
afterAll(empty)

const DOMINGO = nextDay(7)
const { version, verbo, mover, deshacer, anotar, informe } = manos(() => admin)

describe('§sitio: seats that were given away', () => {
  const lost = async () => {
    await aforo(2)
    const { id } = await created()
    await verbo(id, 'confirmada')
    await verbo(id, 'no_presentada')
    expect(await asks()).toBe('201')
    return id
  }
  test('§sitio: who comes after all is counted; above the seats with a written reason, on record', async () => {
    const id = await lost()
    const seats = async (more = {}) =>
      probe('reserva_sentar', { id, version: await version(id), ...more }, admin)
    expect(await seats()).toBe('409 lleno')
    expect(await verbo(id, 'sentada')).toBe('409 lleno')
    expect(await deshacer(id)).toBe('409 lleno')
    expect(await seats({ sobre_aforo: 'x'.repeat(301) })).toBe('422 texto_largo')
    expect(await seats({ sobre_aforo: 'Había una mesa libre' })).toBe('200')
    expect(await fila(id)).toMatchObject({
      estado: 'sentada',
      sobre_aforo: true,
      sobre_aforo_motivo: 'Había una mesa libre',
    })
    expect((await eventos(id)).at(-1)?.datos).toMatchObject({
      sobre_aforo: true,
      motivo: 'Había una mesa libre',
    })
  })
  test('§sitio: where there is room no reason is kept; and after a day nobody comes after all', async () => {
    const id = await lost()
    await sql`delete from reservas where id <> ${id}`
    await outOfTheWay(`update reservas set actualizado_en = now() - interval '25 hours' where id = '${id}'`)
    expect(await probe('reserva_sentar', { id, version: await version(id) }, admin)).toBe('409 transicion')
    await outOfTheWay(`update reservas set actualizado_en = now() where id = '${id}'`)
    expect(
      await probe('reserva_sentar', { id, version: await version(id), sobre_aforo: 'Por si acaso' }, admin),
    ).toBe('200')
    expect(await fila(id)).toMatchObject({ sobre_aforo: false, sobre_aforo_motivo: null })
  })
  test('§sitio: what was granted above the seats stays behind when the guest moves', async () => {
    await aforo(2)
    await asks()
    const over = await anotar(telefono({ sobre_aforo: 'El alcalde', email: 'ana@example.com' }))
    const [link] =
      await sql`select codigo, private.enlace_de(id) as token from reservas where id = ${over.id}`
    const said = await probe(
      'reserva_cambiar',
      { codigo: link?.codigo, token: link?.token, version: 2, cambios: { hora_reserva: '13:00' } },
      null,
    )
    expect(said).toBe('200')
    expect(await fila(over.id)).toMatchObject({ sobre_aforo: false, sobre_aforo_motivo: null })
  })
})

describe('§horas: odd hours and large parties', () => {
  test('§horas: a party the site does not take may call; above twenty it may not', async () => {
    await adjust({ personas_max: 6, personas_min: 2 })
    expect(await asks({ personas: 8 })).toBe('422 personas')
    const { id } = await anotar(telefono({ personas: 12 }))
    expect(await mover(id, { personas: 14 })).toBe('200')
    expect(await mover(id, { personas: 1 })).toBe('200')
    expect(await probe('reserva_anotar', { datos: telefono({ personas: 21 }) }, admin)).toBe('422 personas')
  })
  test('§horas: by telephone with no contact at all, twice at one hour, and no card for nobody', async () => {
    const [a, b] = [await anotar(telefono()), await anotar(telefono({ nombre: 'Beto Otro' }))]
    expect(a.id).not.toBe(b.id)
    expect(await sql`select 1 from clientes c join reservas r on r.cliente_id = c.id`).toHaveLength(0)
    expect(await verbo(a.id, 'cancelada_restaurante', { avisar: true })).toBe('200')
    expect(await correosDe(a.id)).toEqual([])
  })
  const NIGHT = [
    ['2027-01-14', '23:59'],
    ['2027-01-15', '00:00'],
    ['2027-01-15', '00:10'],
    ['2027-03-27', '23:59'],
    ['2027-03-28', '00:10'],
    ['2027-03-28', '03:30'],
    ['2027-10-31', '00:10'],
    ['2027-10-31', '02:30'],
  ] as const
  test.each(NIGHT)(
    '§horas: who walks in on %s at %s is of that day, and holds seats over midnight and the clock change',
    async (dia, hora) => {
      await aforo(4)
      const [aviso] =
        await sql`select private.reserva_aviso(jsonb_build_object('nombre', 'Sin reserva', 'email', private.sin_email(),
      'telefono', private.sin_telefono(), 'fecha_reserva', ${dia}::text, 'hora_reserva', ${hora}::text, 'personas', 3, 'preferencia_mesa', 'interior'),
      least(${`${dia} ${hora}`}::timestamp, ${dia}::date + ${hora}::time - interval '1 minute'),
      private.reglas_del_libro('paso', ${hora})) as dicho`
      expect(aviso?.dicho).toBeNull()
      const [row] =
        await sql`insert into reservas ${sql({ ...reserva(), personas: 3 })} returning id, duracion`
      await outOfTheWay(
        `update reservas set estado = 'sentada', canal = 'paso', fecha_reserva = '${dia}', hora_reserva = '${hora}' where id = '${row?.id}'`,
      )
      expect(await informe(dia)).toMatchObject({
        cubiertos: 3,
        vinieron: 1,
        reservas: 1,
        dias: [{ dia, de_paso: 1, cubiertos: 3 }],
      })
      const board = await llama('libro_dia', { fecha: dia }, admin)
      expect(board.reservas).toMatchObject([{ hora, personas: 3 }])
      const days = await llama('libro_dias', { desde: dia, hasta: dia }, admin)
      expect(days[0].comida + days[0].cena).toBe(3)
      // Half an hour later, whichever day that is, the seats are still held.
      const [later] = await sql`select to_char(t, 'YYYY-MM-DD') as fecha, to_char(t, 'HH24:MI') as hora
      from (select (${dia}::date + ${hora}::time) + interval '30 minutes' as t) x`
      const why = await llama(
        'explicar',
        { fecha: later?.fecha, hora: later?.hora, personas: 2, mesa: 'interior' },
        admin,
      )
      expect(why).toMatchObject({ motivo: 'lleno', ocupadas: 3, quedan: 1 })
    },
  )
  test('§horas: a table moved across both clock changes keeps its hour and its minutes', async () => {
    await adjust({ horizonte_dias: 400 })
    const { id } = await created({ fecha_reserva: '2027-03-27', hora_reserva: '22:30' })
    for (const [dia, utc] of [
      ['2027-03-28', '20:30'],
      ['2027-03-27', '21:30'],
      ['2027-10-31', '21:30'],
      ['2027-10-30', '20:30'],
    ] as const) {
      expect(await mover(id, { fecha_reserva: dia })).toBe('200')
      const [row] =
        await sql`select to_char(inicio at time zone 'UTC', 'HH24:MI') as utc, to_char(hora_reserva, 'HH24:MI') as hora, duracion,
        extract(epoch from fin - inicio)::int / 60 as dura from reservas where id = ${id}`
      expect({ dia, utc: row?.utc, hora: row?.hora }).toEqual({ dia, utc, hora: '22:30' })
      expect(row?.dura).toBe(row?.duracion)
    }
  })
  test('§horas: a house that serves at midnight: booked, moved there, closed there', async () => {
    const before = await sql`select horarios_cena from contenido_reservas`
    await adjust({ cierres: [] })
    try {
      await sql`update contenido_reservas set horarios_cena = array['00:00', '21:00', '23:45']`
      expect(await asks({ fecha_reserva: DOMINGO, hora_reserva: '00:00' })).toBe('201')
      const { id } = await created({ fecha_reserva: DOMINGO, hora_reserva: '23:45' })
      expect(await mover(id, { hora_reserva: '00:00' })).toBe('200')
      expect(
        await llama('reservas_en', { desde: DOMINGO, hasta: DOMINGO, turno: 'cena' }, admin),
      ).toHaveLength(2)
    } finally {
      await sql`update contenido_reservas set horarios_cena = ${before[0]?.horarios_cena}`
    }
  })
})

test('§vecinos: a table given up early and one that did not come leave room, and what-if with the real seats says so', async () => {
  await aforo(4, 4)
  const dia = nextDay(6)
  const at = async (hora: string, personas: number, mesa = 'interior') =>
    (await created({ fecha_reserva: dia, hora_reserva: hora, personas, preferencia_mesa: mesa })).id
  const early = await at('19:00', 4)
  await pass(`id = '${early}'`, 'confirmada', 'llegada', 'sentada', 'finalizada')
  const lost = await at('21:00', 4)
  await pass(`id = '${lost}'`, 'confirmada', 'no_presentada')
  const moment = (id: string, a: string, when: string) =>
    outOfTheWay(
      `update reserva_eventos set en = timestamp '${dia} ${when}' at time zone 'Europe/Madrid' where reserva_id = '${id}' and a = '${a}'`,
    )
  await moment(early, 'finalizada', '19:40')
  await moment(lost, 'no_presentada', '21:20')
  await at('19:45', 4)
  await outOfTheWay(
    `update reservas set hora_reserva = '19:45', duracion = 60 where fecha_reserva = '${dia}' and hora_reserva = '19:45'`,
  )
  const walk = await at('22:00', 4)
  await outOfTheWay(
    `update reservas set hora_reserva = '21:25', canal = 'paso', estado = 'sentada' where id = '${walk}'`,
  )
  const what = (interior: number) =>
    llama('libro_que_si', { desde: dia, hasta: dia, interior, exterior: 4 }, admin)
  expect(await what(4)).toMatchObject({ reservas: 4, fuera: 0 })
  expect((await what(3)).fuera).toBe(4)
})

test('§informe: erasing who came changes no sum; a day without service has none; without seats there is no share of them', async () => {
  await aforo(20, 10)
  const dia = nextDay(6)
  const made: string[] = []
  for (const [i, estado] of ['confirmada', 'sentada', 'finalizada', 'no_presentada', 'rechazada'].entries()) {
    const { id } = await created({
      fecha_reserva: dia,
      hora_reserva: i % 2 ? '13:00' : '21:00',
      personas: i + 1,
    })
    await outOfTheWay(`update reservas set estado = '${estado}' where id = '${id}'`)
    made.push(id)
  }
  const { clientes, repiten, ...before } = await informe(dia)
  expect([clientes, repiten, before.cubiertos, before.plazas]).toEqual([3, 0, 6, 30])
  const sum = (all: Record<string, number>) => Object.values(all).reduce((n, one) => n + one, 0)
  for (const parts of ['estados', 'canales', 'idiomas', 'grupos', 'antelacion'])
    expect(sum(before[parts])).toBe(before.reservas)
  expect(sum(before.mesas)).toBe(before.cubiertos)
  for (const id of made) await sql`select private.anonimizar(${id})`
  const { clientes: none, repiten: again, ...after } = await informe(dia)
  expect(after).toEqual(before)
  expect([none, again]).toEqual([0, 0])
  await aforo(20, null)
  expect((await informe(dia)).plazas).toBeNull()
  const lunes = nextDay(1)
  expect(await informe(lunes)).toMatchObject({ reservas: 0, cubiertos: 0, dias: [], estados: {} })
})
