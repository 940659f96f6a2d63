import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { times } from '../../runner/long.ts'
import { makeAdmin, nextDay, rpc, type Session, signUp, sql } from '../support/client.ts'
import {
  adjust,
  aforo,
  asks,
  created,
  empty,
  espera,
  type Made,
  rejection,
  restore,
} from '../support/engine.ts'
import { llama, probe, telefono } from '../support/libro.ts'

/** Everybody at once on the last seats: guests, hosts, the waiting list, links, closings and the clock. */
let admin: Session
beforeAll(async () => {
  admin = await makeAdmin(await signUp())
})
afterEach(empty)
afterEach(restore)
afterAll(empty)

const ROUNDS = times(60, 4)
const SATURDAY = nextDay(6)
const DOMINGO = nextDay(7)
const [FROM, HASTA] = [SATURDAY, DOMINGO].sort() as [string, string]
const SEATS = 8

/** More seats held at one moment than there are, by anybody who was not let in above them knowingly. */
const excess = () => sql`
  select o.mesa, o.inicio, private.pico(o.mesa, o.inicio, o.fin, null) as pico
  from private.ocupacion o where private.pico(o.mesa, o.inicio, o.fin, null) > ${SEATS}`

test(`§tormenta: never above the seats, nobody turned away by an error, ${ROUNDS} rounds`, async () => {
  const said = new Map<string, number>()
  let acts = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    await aforo(SEATS, SEATS)
    await adjust({ cierres: [], limite_contacto_dia: 0 })
    const made: Made[] = []
    for (let i = 0; i < 12; i += 1)
      made.push(
        await created({
          fecha_reserva: i % 3 ? SATURDAY : DOMINGO,
          hora_reserva: i % 2 ? '21:00' : '13:00',
          preferencia_mesa: i % 4 < 2 ? 'interior' : 'exterior',
          personas: 2,
        }),
      )
    const at = (i: number) => made[i] as Made
    const verb = (i: number, a: string) =>
      llama('reserva_estado', { id: at(i).id, a, version: 1, avisar: false }, admin)
    for (const i of [0, 1, 2]) {
      await verb(i, 'confirmada')
      await llama('reserva_estado', { id: at(i).id, a: 'no_presentada', version: 2, avisar: false }, admin)
    }
    await verb(3, 'rechazada')
    const offer = await created({
      fecha_reserva: SATURDAY,
      hora_reserva: '18:30',
      personas: 8,
      preferencia_mesa: 'exterior',
    })
    const waits = await espera({
      fecha_reserva: SATURDAY,
      hora_reserva: '18:30',
      personas: 4,
      preferencia_mesa: 'exterior',
    })
    if (offer)
      await llama('reserva_estado', { id: offer.id, a: 'rechazada', version: 1, avisar: false }, admin)
    const token = await llama('decision_crear', { id: at(4).id }, admin)
    const when = (i: number) => ({
      fecha_reserva: i % 2 ? SATURDAY : DOMINGO,
      hora_reserva: i % 3 ? '21:00' : '13:00',
    })
    const all: Promise<string>[] = [
      ...Array.from({ length: 10 }, (_, i) => asks({ ...when(i), personas: 2 + (i % 3) })),
      ...[0, 1].map((i) => probe('reserva_sentar', { id: at(i).id, version: 3 }, admin)),
      probe('reserva_estado', { id: at(2).id, a: 'sentada', version: 3 }, admin),
      probe('reserva_deshacer', { id: at(3).id, version: 2 }, admin),
      probe(
        'decision_usar',
        { token, version: 1, accion: round % 2 ? 'rechazar' : 'proponer', fecha: DOMINGO, hora: '20:30' },
        null,
      ),
      ...[5, 6, 7, 8].map((i) =>
        probe('reserva_mover', { id: at(i).id, version: 1, cambios: { ...when(i + 1), personas: 3 } }, admin),
      ),
      rpc('reserva_cambiar', {
        codigo: at(9).codigo,
        token: at(9).token,
        version: 1,
        cambios: { ...when(8), personas: 4 },
      }).then(rejection),
      rpc('reserva_cancelar', { codigo: at(10).codigo, token: at(10).token, version: 1 }).then(rejection),
      ...[1, 2, 3].map((i) =>
        probe('reserva_anotar', { datos: telefono({ ...when(i), clave: randomUUID(), personas: 3 }) }, admin),
      ),
      waits
        ? rpc('espera_aceptar', { codigo: waits.codigo, token: waits.token }).then(rejection)
        : Promise.resolve('409 espera'),
      sql`select private.tarea_reservas()`.then(() => '200'),
      ...(round % 3 === 0
        ? [
            probe(
              'cerrar_dias',
              { desde: FROM, hasta: HASTA, turno: 'comida', motivo: null, cancelar: round % 2 === 0 },
              admin,
            ),
          ]
        : []),
    ]
    const answers = await Promise.all(all.sort(() => Math.random() - 0.5))
    acts += answers.length
    for (const one of answers) said.set(one, (said.get(one) ?? 0) + 1)
    expect(await excess()).toEqual([])
    // And with the seats there are, the report of other seats finds room for all who had it.
    const asked = { desde: FROM, hasta: HASTA, interior: SEATS, exterior: SEATS }
    expect(await llama('libro_que_si', asked, admin)).toMatchObject({ fuera: 0 })
    for (const one of answers)
      expect(one).toMatch(
        /^(20[014]|409 (lleno|ritmo|version|transicion|espera|gastado|avisado)|422 (cerrado|hora|aviso))$/,
      )
    await empty()
  }
  expect(said.get('200')).toBeGreaterThan(ROUNDS)
  expect(said.get('409 lleno')).toBeGreaterThan(ROUNDS)
  console.log(`${acts} acts`, Object.fromEntries(said))
}, 300_000)
