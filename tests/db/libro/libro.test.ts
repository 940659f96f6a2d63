import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeAdmin, nextDay, reserva, rpc, type Session, signUp, sql } from '../support/client.ts'
import { adjust, aforo, asks, created, empty, fila, rejection, restore } from '../support/engine.ts'

/** The reservation book: what a host does with a booking, what the guest hears of it, and how it is taken back. */
let admin: Session
let other: Session
beforeAll(async () => {
  admin = await makeAdmin(await signUp())
  other = await makeAdmin(await signUp())
})
afterEach(empty)
afterEach(restore)
afterAll(empty)

const THURSDAY = nextDay(4)
const llama = async (name: string, body: Record<string, unknown>, who: Session = admin) => {
  const answer = await rpc(name, body, who.token)
  if (!answer.ok) throw new Error(await rejection(answer))
  return answer.json()
}
const probe = async (name: string, body: Record<string, unknown>, who: Session | null = admin) =>
  rejection(await rpc(name, body, who?.token))
const version = async (id: string) => Number((await fila(id)).version)
const verb = async (id: string, a: string, more = {}) =>
  llama('reserva_estado', { id, a, version: await version(id), ...more })
const mover = async (id: string, changes: Record<string, unknown>, more = {}) =>
  probe('reserva_mover', { id, version: await version(id), cambios: changes, ...more })
const correos = (id: string) =>
  sql`select tipo, estado, proximo_en > now() as espera from correos where reserva_id = ${id} order by creado_en, id`
const eventos = (id: string) =>
  sql`select tipo, de, a, actor, datos from reserva_eventos where reserva_id = ${id} order by id`
const telefono = (change: Record<string, unknown> = {}) => ({
  canal: 'telefono',
  clave: randomUUID(),
  nombre: 'Ana Teléfono',
  telefono: '+34600111222',
  fecha_reserva: THURSDAY,
  hora_reserva: '21:00',
  personas: 2,
  preferencia_mesa: 'interior',
  ...change,
})

describe('verbs', () => {
  test('nobody but the staff, and every refusal by its name', async () => {
    const { id } = await created()
    const guest = await signUp()
    const calls: [string, Record<string, unknown>][] = [
      ['reserva_estado', { id, a: 'confirmada', version: 1 }],
      ['reserva_sentar', { id, version: 1 }],
      ['reserva_mover', { id, version: 1, cambios: { personas: 3 } }],
      ['reserva_anotar', { datos: telefono() }],
      ['reserva_deshacer', { id, version: 1 }],
      ['explicar', { fecha: THURSDAY, hora: '21:00', personas: 2, mesa: 'interior' }],
    ]
    for (const [name, body] of calls)
      for (const who of [null, guest])
        expect([name, await probe(name, body, who)]).toEqual([name, expect.stringMatching(/^40[13] /)])
    expect(await fila(id)).toMatchObject({ estado: 'pendiente', version: 1 })
    expect(await probe('reserva_sentar', { id: randomUUID(), version: 1 })).toBe('404 no_encontrada')
    expect(await probe('reserva_sentar', { id, version: 1 })).toBe('409 transicion')
    expect(await probe('reserva_mover', { id, version: 7, cambios: { personas: 3 } })).toBe('409 version')
    expect(await mover(id, { estado: 'confirmada' })).toBe('409 transicion')
  })

  test('the guest is told in his language, later than one may repent, or not at all', async () => {
    const { id } = await created({ idioma: 'it' })
    await verb(id, 'confirmada', { margen: 10 })
    expect(await correos(id)).toMatchObject([
      { tipo: 'recibida', espera: false },
      { tipo: 'confirmada', espera: true },
    ])
    await verb(id, 'cancelada_restaurante', { avisar: false, motivo: 'Sin luz' })
    expect(await correos(id)).toHaveLength(2)
    expect((await eventos(id)).at(-1)?.datos).toEqual({ motivo: 'Sin luz', avisado: false })
  })

  test('straight to the table, and back to where it was', async () => {
    const { id } = await created()
    await verb(id, 'confirmada')
    await llama('reserva_sentar', { id, version: 2 })
    expect(await fila(id)).toMatchObject({ estado: 'sentada', version: 3 })
    await llama('reserva_deshacer', { id, version: 3 })
    expect(await fila(id)).toMatchObject({ estado: 'confirmada', version: 4 })
    expect((await eventos(id)).at(-1)).toMatchObject({ de: 'sentada', a: 'confirmada', actor: 'personal' })
  })

  test('change and move: counted, told as firm, and every word of it in the history', async () => {
    await aforo(6)
    const { id } = await created({ personas: 4 })
    await verb(id, 'confirmada')
    await asks({ hora_reserva: '19:00', personas: 4 })
    expect(await mover(id, { hora_reserva: '20:00' })).toBe('409 lleno')
    expect(await mover(id, { hora_reserva: '22:00', personas: 5 })).toBe('200')
    expect(await fila(id)).toMatchObject({
      estado: 'confirmada',
      hora_reserva: '22:00:00',
      personas: 5,
      secuencia: 1,
    })
    expect((await correos(id)).at(-1)).toMatchObject({ tipo: 'cambiada' })
    expect(await mover(id, { notas: 'Trona', telefono: '+34600999888', nombre: 'Eva Corregida' })).toBe('200')
    expect(await fila(id)).toMatchObject({
      notas: 'Trona',
      telefono: '+34600999888',
      nombre: 'Eva Corregida',
      secuencia: 1,
    })
    expect((await eventos(id)).at(-1)?.datos).toEqual({ textos: true })
    expect(await mover(id, { telefono: '600' })).toBe('422 telefono')
    expect(await mover(id, { nombre: '..' })).toBe('422 nombre')
  })

  test('over the seats only with a written reason, marked and on record; another move is counted again', async () => {
    await aforo(4)
    await asks({ personas: 4 })
    const { id } = await created({ hora_reserva: '13:00' })
    await verb(id, 'confirmada')
    expect(await mover(id, { hora_reserva: '21:00' })).toBe('409 lleno')
    expect(await mover(id, { hora_reserva: '21:00' }, { sobre_aforo: '  ' })).toBe('409 lleno')
    expect(await mover(id, { hora_reserva: '21:00' }, { sobre_aforo: 'Mesa de la casa' })).toBe('200')
    expect(await fila(id)).toMatchObject({ sobre_aforo: true, sobre_aforo_motivo: 'Mesa de la casa' })
    expect((await eventos(id)).at(-1)?.datos).toMatchObject({ sobre_aforo: true, motivo: 'Mesa de la casa' })
    expect(await mover(id, { hora_reserva: '21:15' })).toBe('409 lleno')
    expect(await mover(id, { hora_reserva: '14:00' }, { sobre_aforo: 'No hace falta' })).toBe('200')
    expect(await fila(id)).toMatchObject({ sobre_aforo: false, sobre_aforo_motivo: null })
  })

  test('at the table the party may grow and change area although the hour has passed', async () => {
    const [row] = await sql`insert into reservas ${sql({ ...reserva(), estado: 'sentada' })} returning id`
    await sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      await tx`update reservas set fecha_reserva = (now() at time zone 'Europe/Madrid')::date - 1, hora_reserva = '03:07' where id = ${row?.id}`
    })
    expect(await mover(row?.id, { personas: 5, preferencia_mesa: 'exterior' })).toBe('200')
    expect(await mover(row?.id, { hora_reserva: '04:00' })).toBe('422 pasado')
  })
})

describe('what the staff writes down', () => {
  test('by telephone: confirmed at once, one mail that says so, the same key once', async () => {
    const data = telefono({ email: 'ana@example.com', idioma: 'de' })
    const made = await llama('reserva_anotar', { datos: data })
    expect(made).toMatchObject({ estado: 'confirmada', version: 2, codigo: expect.stringMatching(/^\w{8}$/) })
    expect(await llama('reserva_anotar', { datos: data })).toEqual(made)
    expect(await sql`select idioma, canal from reservas`).toEqual([{ idioma: 'de', canal: 'telefono' }])
    expect(await correos(made.id)).toMatchObject([{ tipo: 'confirmada' }])
    expect((await eventos(made.id)).map(({ a }) => a)).toEqual(['pendiente', 'confirmada'])
  })

  test('without an address: no mail to nobody, and nobody is recognised by it', async () => {
    const one = await llama('reserva_anotar', { datos: telefono({ telefono: null }) })
    const two = await llama('reserva_anotar', {
      datos: { canal: 'paso', clave: randomUUID(), personas: 3, preferencia_mesa: 'exterior' },
    })
    expect(two.estado).toBe('sentada')
    expect(await sql`select 1 from correos`).toHaveLength(0)
    expect(
      await sql`select nombre, canal, cliente_id from reservas where id in (${one.id}, ${two.id}) order by canal`,
    ).toEqual([
      { nombre: 'Sin reserva', canal: 'paso', cliente_id: null },
      { nombre: 'Ana Teléfono', canal: 'telefono', cliente_id: null },
    ])
    const [now] =
      await sql`select fecha_reserva = (now() at time zone 'Europe/Madrid')::date as hoy from reservas where id = ${two.id}`
    expect(now?.hoy).toBe(true)
  })

  test('the staff’s rules: no notice and no horizon, but real days, real times and real seats', async () => {
    await adjust({ aviso_minutos: 60 * 24 * 30, horizonte_dias: 10 })
    await aforo(4)
    expect(await probe('reserva_anotar', { datos: telefono({ fecha_reserva: nextDay(1) }) })).toBe(
      '422 cerrado',
    )
    expect(await probe('reserva_anotar', { datos: telefono({ hora_reserva: '21:07' }) })).toBe('422 hora')
    expect(await probe('reserva_anotar', { datos: telefono({ fecha_reserva: '2020-01-02' }) })).toBe(
      '422 pasado',
    )
    expect(await probe('reserva_anotar', { datos: telefono({ personas: 21 }) })).toBe('422 personas')
    expect(await probe('reserva_anotar', { datos: telefono({ personas: 4 }) })).toBe('200')
    expect(await probe('reserva_anotar', { datos: telefono({ personas: 1 }) })).toBe('409 lleno')
    const over = await llama('reserva_anotar', {
      datos: telefono({ personas: 1, sobre_aforo: 'El alcalde' }),
    })
    expect(await fila(over.id)).toMatchObject({ sobre_aforo: true, sobre_aforo_motivo: 'El alcalde' })
    expect((await eventos(over.id))[0]?.datos).toMatchObject({
      sobre_aforo: true,
      motivo: 'El alcalde',
      avisado: false,
    })
    expect(await probe('reserva_anotar', { datos: telefono({ canal: 'web' }) })).toBe('409 transicion')
  })
})

describe('taking back', () => {
  const STEPS = [
    ['confirmada', [], 'pendiente'],
    ['rechazada', [], 'pendiente'],
    ['cancelada_restaurante', ['confirmada'], 'confirmada'],
    ['llegada', ['confirmada'], 'confirmada'],
    ['no_presentada', ['confirmada'], 'confirmada'],
    ['finalizada', ['confirmada', 'llegada', 'sentada'], 'sentada'],
  ] as const
  test.each(STEPS)('%s', async (step, before, back) => {
    const { id } = await created()
    for (const a of before) await verb(id, a, { margen: 0 })
    await verb(id, step, { margen: 20 })
    const mail = (await correos(id)).at(-1)
    await llama('reserva_deshacer', { id, version: await version(id) })
    expect(await fila(id)).toMatchObject({ estado: back, motivo: null })
    if (mail?.espera) expect((await correos(id)).at(-1)).toMatchObject({ estado: 'anulado' })
    // Not twice, and not what was taken back.
    expect(await probe('reserva_deshacer', { id, version: await version(id) })).toBe('409 transicion')
  })

  test('not when the guest knows, not after a quarter of an hour, not what the guest did, not into taken seats', async () => {
    await aforo(2)
    const { id, codigo, token } = await created()
    await verb(id, 'confirmada')
    await sql`update correos set estado = 'enviado' where reserva_id = ${id}`
    expect(await probe('reserva_deshacer', { id, version: 2 })).toBe('409 avisado')
    await verb(id, 'cancelada_restaurante', { avisar: false })
    expect(await asks()).toBe('201')
    expect(await probe('reserva_deshacer', { id, version: 3 })).toBe('409 lleno')
    await sql`delete from reservas where id <> ${id}`
    expect(await probe('reserva_deshacer', { id, version: 2 })).toBe('409 version')
    expect(await probe('reserva_deshacer', { id, version: 3 })).toBe('200')
    await rpc('reserva_cancelar', { codigo, token, version: 4 })
    expect(await probe('reserva_deshacer', { id, version: 5 })).toBe('409 transicion')
    const old = await created({ hora_reserva: '13:00' })
    await verb(old.id, 'confirmada', { avisar: false })
    await sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      await tx`update reserva_eventos set en = now() - interval '16 minutes' where reserva_id = ${old.id}`
    })
    expect(await probe('reserva_deshacer', { id: old.id, version: 2 })).toBe('409 transicion')
  })

  test('a move goes back, with the grant it was given', async () => {
    await aforo(4)
    await asks({ personas: 4 })
    const { id } = await created({ hora_reserva: '13:00', personas: 2 })
    expect(await mover(id, { hora_reserva: '21:00', personas: 3 }, { margen: 20, sobre_aforo: 'Sí' })).toBe(
      '200',
    )
    expect(await probe('reserva_deshacer', { id, version: await version(id) })).toBe('200')
    expect(await fila(id)).toMatchObject({
      hora_reserva: '13:00:00',
      personas: 2,
      sobre_aforo: false,
      sobre_aforo_motivo: null,
    })
  })
})

describe('why is it full', () => {
  test('the numbers of the decision, and who holds the seats', async () => {
    await aforo(6)
    await adjust({ ritmo: { personas: 8, reservas: null } })
    const a = await created({ personas: 4, nombre: 'Ocupa Uno' })
    await asks({ personas: 4, preferencia_mesa: 'exterior' })
    const at = (personas: number, more = {}) =>
      llama('explicar', { fecha: THURSDAY, hora: '21:00', personas, mesa: 'interior', ...more })
    expect(await at(3)).toMatchObject({
      motivo: 'lleno',
      regla: null,
      aforo: 6,
      ocupadas: 4,
      quedan: 2,
      entran_personas: 8,
      entran_reservas: 2,
    })
    expect(await at(2)).toMatchObject({
      motivo: 'ritmo',
      ocupan: [{ id: a.id, nombre: 'Ocupa Uno', personas: 4, desde: '21:00' }],
    })
    expect(await at(2, { hora: '21:15' })).toMatchObject({ motivo: null, quedan: 2, entran_reservas: 0 })
    expect(await at(3, { sin: a.id })).toMatchObject({ motivo: null, ocupadas: 0, ocupan: [] })
    expect(await at(2, { fecha: nextDay(1) })).toMatchObject({ regla: 'cerrado' })
    // The same verdict as the guest's, at every time and for every party.
    const asked = await (await rpc('disponibilidad', { fecha: THURSDAY, personas: 3 })).json()
    for (const { hora, mesas } of [...asked.comida, ...asked.cena])
      expect([hora, (await at(3, { hora })).motivo]).toEqual([hora, mesas.interior])
  })
})

describe('two hosts at once', () => {
  test('one wins and the other is told, a hundred times of a hundred; nothing is lost', async () => {
    const rounds = 100
    let won = 0
    for (let i = 0; i < rounds; i += 1) {
      const { id } = await created({ hora_reserva: '14:00' })
      const acts: [string, Record<string, unknown>][] = [
        ['reserva_estado', { id, a: 'confirmada', version: 1, margen: 10 }],
        [
          ['reserva_estado', { id, a: 'rechazada', version: 1, motivo: 'No' }],
          ['reserva_mover', { id, version: 1, cambios: { hora_reserva: '14:15' } }],
          ['reserva_estado', { id, a: 'confirmada', version: 1, avisar: false }],
        ][i % 3] as [string, Record<string, unknown>],
      ]
      if (i % 2) acts.reverse()
      const said = await Promise.all(acts.map(([name, body], k) => probe(name, body, k ? admin : other)))
      expect([...said].sort()).toEqual(['200', '409 version'])
      won += 1
      expect(await eventos(id)).toHaveLength(2)
      expect(await version(id)).toBe(2)
    }
    expect(won).toBe(rounds)
  })
})
