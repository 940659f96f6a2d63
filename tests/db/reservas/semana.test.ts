import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { addDays, type IsoDate, wallClock, weekday } from '../../../lib/core/dates.ts'
import { firstIssue, slotsFor } from '../../../lib/reservas/rules.ts'
import { asked } from '../../unit/reservas/sample.ts'
import { ASKED_HORAS, weekExamples } from '../../unit/reservas/week-sample.ts'
import { makeAdmin, nextDay, rest, rpc, signUp, sql } from '../support/client.ts'
import { empty } from '../support/engine.ts'

vi.setConfig({ testTimeout: 300_000 })
afterEach(empty)
const writeSemana = (semana: object[]) =>
  sql`insert into ajustes (clave, valor, publico) values ('semana', ${sql.json(semana as never)}, true)
    on conflict (clave) do update set valor = excluded.valor`
afterEach(() => writeSemana([]))
afterAll(empty)

const NOW = { fecha: '2026-12-01', hora: '00:00' } as const

describe('point 18: hours of each weekday and service, in PostgreSQL', () => {
  test('a new house has none of its own', async () => {
    expect((await sql`select private.reglas_reserva() -> 'semana' as semana`)[0]).toEqual({ semana: [] })
  })

  test('both engines agree on every weekday × service around every beginning and clock change', async () => {
    const all = [...weekExamples()].flatMap(({ rules, fecha }) =>
      ASKED_HORAS.map((hora) => ({ rules: { ...rules, horizonteDias: 1000 }, reserva: asked(fecha, hora) })),
    )
    const told = new Set<string | null>()
    for (let from = 0; from < all.length; from += 2000) {
      const batch = all.slice(from, from + 2000)
      const rows =
        await sql`select private.reserva_aviso(e -> 'reserva', '2026-12-01 00:00', e -> 'rules') as aviso,
          array(select jsonb_array_elements_text(h -> 'comida' || (h -> 'cena'))
            from private.horas_de(e -> 'reserva' ->> 'fecha_reserva', e -> 'rules') h) as horas
        from jsonb_array_elements(${JSON.stringify(batch)}::text::jsonb) with ordinality x (e, n) order by n`
      batch.forEach(({ rules, reserva }, i) => {
        const advice = firstIssue(reserva, rules, NOW)
        told.add(advice)
        const where = { fecha: reserva.fecha_reserva, hora: reserva.hora_reserva, semana: rules.semana }
        expect({ ...where, aviso: rows[i]?.aviso }).toEqual({ ...where, aviso: advice })
        expect(rows[i]?.horas).toEqual(slotsFor(rules, reserva.fecha_reserva))
      })
    }
    expect([...told].sort()).toEqual(['cerrado', 'hora', null])
  })

  test('a closed service cannot be booked by anybody, is never offered, and nothing waits for it', async () => {
    const sunday = nextDay(7) as IsoDate
    const booking = { ...asked(sunday, '21:00'), fecha_reserva: sunday }
    const post = (hora_reserva: string, email: string) =>
      sql`insert into reservas ${sql({ ...booking, hora_reserva, email })}`.then(
        () => null,
        (error: Error) => error.message,
      )
    expect(await post('21:00', 'antes@example.com')).toBeNull()
    await writeSemana([{ dia: 7, servicio: 'cena', desde: addDays(sunday, -7), horas: [] }])
    expect(await post('21:00', 'despues@example.com')).toBe('hora')
    expect(await post('14:00', 'comida@example.com')).toBeNull()
    const { comida, cena } = (await (
      await rpc('disponibilidad', { fecha: sunday, personas: 2 })
    ).json()) as Record<'comida' | 'cena', { hora: string; libre: boolean }[]>
    expect([cena?.length, comida?.length]).toEqual([0, 10])
    expect(
      await (
        await rpc('alternativas', { fecha: sunday, hora: '21:00', personas: 2, mesa: 'interior' })
      ).json(),
    ).toEqual(['14:45', '15:00', '15:15'])
    const waits = await rpc('espera_apuntar', { ...booking, email: 'espera@example.com' })
    expect(waits.status).toBeGreaterThanOrEqual(400)
  })

  test('the month is closed on a weekday that serves nothing, from its day on, and opens on a day of rest', async () => {
    const first = nextDay(3) as IsoDate
    const from = addDays(first, 7)
    await writeSemana([
      { dia: 3, servicio: 'comida', desde: from, horas: [] },
      { dia: 3, servicio: 'cena', desde: from, horas: [] },
      { dia: 1, servicio: 'cena', desde: from, horas: ['20:00'] },
    ])
    const days = (await (
      await rpc('dias_disponibles', { desde: first, hasta: addDays(first, 13), personas: 2 })
    ).json()) as { fecha: IsoDate; libre: boolean; motivo: string | null }[]
    const closed = days.filter(({ motivo }) => motivo === 'cerrado').map(({ fecha }) => fecha)
    const special = (fecha: IsoDate) => ['12-24', '12-25'].includes(fecha.slice(5))
    expect(closed.filter((fecha) => !special(fecha))).toEqual([addDays(first, 5), addDays(first, 7)])
    expect(days.at(12)).toMatchObject({ fecha: addDays(first, 12) })
    expect(weekday(addDays(first, 12))).toBe(1)
    expect(wallClock(Date.now()).fecha <= first).toBe(true)
  })

  test('an administrator alone writes them, the first time too, and nobody over what he has not seen', async () => {
    await sql`delete from ajustes where clave = 'semana'`
    const admin = await makeAdmin(await signUp())
    const guest = await signUp()
    const good = [{ dia: 7, servicio: 'cena', desde: '2027-03-01', horas: ['21:00'] }]
    const write = async (semana: unknown, version: number, token?: string) =>
      (await rpc('guardar_semana', { semana, version }, token)).status
    for (const token of [undefined, guest.token]) expect([401, 403]).toContain(await write(good, 0, token))
    expect(await write(good, 1, admin.token)).toBe(409)
    expect(await write(good, 0, admin.token)).toBeLessThan(300)
    expect(await write([], 0, admin.token)).toBe(409)
    expect(await write([], 1, admin.token)).toBeLessThan(300)
    expect(await write([{ dia: 9 }], 2, admin.token)).toBe(400)
    const seen = await rest('ajustes?clave=eq.semana&select=valor,version')
    expect(await seen.json()).toEqual([{ valor: [], version: 2 }])
  })

  test('what is no list of hours is not stored', async () => {
    const good = { dia: 7, servicio: 'cena', desde: '2027-03-01', horas: ['21:00'] }
    const refused = (valor: unknown) =>
      writeSemana(valor as object[]).then(
        () => null,
        (error: Error) => error.message,
      )
    for (const valor of [
      {},
      'x',
      [1],
      [{ ...good, dia: 0 }],
      [{ ...good, dia: '7' }],
      [{ ...good, servicio: 'merienda' }],
      [{ ...good, desde: '1 de marzo' }],
      [{ ...good, horas: ['9:00'] }],
      [{ ...good, horas: ['21:00', '20:00'] }],
      [good, { ...good, horas: [] }],
    ])
      expect([valor, await refused(valor)]).toEqual([valor, expect.stringContaining('ajustes_semana')])
    expect(await refused([good, { ...good, desde: '2027-06-01', horas: undefined }])).toBeNull()
  })
})
