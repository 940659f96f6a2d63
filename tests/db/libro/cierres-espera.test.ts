import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { times } from '../../runner/long.ts'
import { makeAdmin, nextDay, pass, rpc, type Session, signUp, sql } from '../support/client.ts'
import {
  adjust,
  aforo,
  created,
  empty,
  espera,
  fila,
  record,
  rejection,
  restore,
  sha256,
} from '../support/engine.ts'
import { llama, NOBODY, probe } from '../support/libro.ts'

/** Closing a day for those who wait for it: they hear of it once, and nothing is held for them any more. */
let admin: Session
beforeAll(async () => {
  admin = await makeAdmin(await signUp())
})
beforeEach(() => adjust({ cierres: [], duraciones: [{ hasta: 20, minutos: 120 }] }))
beforeEach(() => aforo(4))
afterEach(empty)
afterEach(restore)
afterAll(empty)

const DOMINGO = nextDay(7)
const en = { fecha_reserva: DOMINGO }
type Link = { codigo: string; token: string }
const see = (link: Link) => llama('espera_ver', { codigo: link.codigo, token: link.token }, null)
const estados = async (...links: Link[]) => Promise.all(links.map(async (link) => (await see(link)).estado))
const accepts = ({ codigo, token }: Link) => probe('espera_aceptar', { codigo, token }, null)
const enLista = (turno: string | null = null) =>
  llama('cierres_espera', { desde: DOMINGO, hasta: DOMINGO, turno }, admin)
const close = (more: object = {}) =>
  llama(
    'cerrar_dias',
    { desde: DOMINGO, hasta: DOMINGO, turno: null, motivo: null, cancelar: true, ...more },
    admin,
  )
const cartas = () =>
  sql`select idioma, para, datos from correos where tipo = 'espera_cerrada' order by creado_en, idioma`
const frees = (id: string) => pass(`id = '${id}'`, 'cancelada_restaurante')
/** A full dinner, whoever waits for it, and the table come free and held for the first of them. */
async function offered(...who: object[]): Promise<Link[]> {
  const { id } = await created({ ...en, personas: 4 })
  const links: Link[] = []
  for (const one of who) links.push(await espera({ ...en, personas: 4, ...one }))
  await frees(id)
  await sql`delete from correos`
  return links
}

test('whoever waits is told once, in his language, with the reason and times of other days; nothing brings him back', async () => {
  await created({ ...en, personas: 4 })
  const links: (Link & { idioma: string })[] = []
  for (const idioma of ['de', 'en', 'es', 'fr', 'it'])
    links.push({ ...(await espera({ ...en, personas: 4, idioma })), idioma })
  const other = await created({ personas: 4 }).then(() => espera({ personas: 4 }))
  expect(await enLista()).toMatchObject(
    links.map(({ codigo, idioma }) => ({ codigo, idioma, hora: '21:00', personas: 4, estado: 'esperando' })),
  )
  await sql`delete from correos`
  expect(await close({ motivo: 'Obras' })).toEqual({
    ...{ canceladas: 1, sin_correo: 0, quedan: 0 },
    espera: { escritos: 5, sin_correo: 0, quedan: 0 },
  })
  const letters = await cartas()
  expect(letters.map(({ idioma }) => idioma)).toEqual(['de', 'en', 'es', 'fr', 'it'])
  for (const { datos } of letters) {
    expect(datos).toMatchObject({ motivo: 'Obras', por: 'personal', estado: 'esperando', hora: '21:00' })
    expect(datos.alternativas).toHaveLength(3)
    for (const { fecha } of datos.alternativas) expect(fecha).not.toBe(DOMINGO)
    expect(datos).not.toHaveProperty('turno')
  }
  expect(new Set(await estados(...links))).toEqual(new Set(['cerrada']))
  expect(await estados(other)).toEqual(['esperando'])
  expect(await enLista()).toEqual([])
  for (const link of links.slice(0, 1)) {
    expect(await accepts(link)).toBe('409 espera')
    expect(await probe('espera_retirar', { codigo: link.codigo, token: link.token }, null)).toBe('204')
  }
  expect(await close({ motivo: 'Obras' })).toEqual({
    ...{ canceladas: 0, sin_correo: 0, quedan: 0 },
    espera: NOBODY,
  })
  const [entry] = (await sql`select valor from ajustes where clave = 'cierres'`)[0]?.valor ?? []
  expect(await llama('quitar_cierre', { entrada: entry }, admin)).toBe(true)
  await sql`select private.tarea_reservas()`
  expect(new Set(await estados(...links))).toEqual(new Set(['cerrada']))
  expect(await cartas()).toHaveLength(5)
})

test('one service: an offer of it ends, its seats go to whoever waits for the other', async () => {
  await adjust({
    cierres: [
      { tipo: 'horario_especial', desde: DOMINGO, hasta: DOMINGO, comida: ['17:30'], cena: ['18:30'] },
    ],
  })
  const { id } = await created({ ...en, hora_reserva: '18:30', personas: 4 })
  const cena = await espera({ ...en, hora_reserva: '18:30', personas: 4, idioma: 'it' })
  const comida = await espera({ ...en, hora_reserva: '17:30', personas: 4 })
  await frees(id)
  expect(await estados(cena, comida)).toEqual(['ofrecida', 'esperando'])
  expect((await enLista('comida')).map(({ codigo }: Link) => codigo)).toEqual([comida.codigo])
  expect((await enLista('cena')).map(({ codigo }: Link) => codigo)).toEqual([cena.codigo])
  expect(await close({ turno: 'cena' })).toMatchObject({ espera: { escritos: 1, quedan: 0 } })
  expect(await estados(cena, comida)).toEqual(['cerrada', 'ofrecida'])
  const [letter, ...more] = await cartas()
  expect(more).toEqual([])
  expect(letter).toMatchObject({ idioma: 'it', datos: { estado: 'ofrecida', turno: 'cena' } })
  expect(letter?.datos).not.toHaveProperty('motivo')
  expect(await accepts(comida)).toBe('200')
})

test('a table that was held is free again once the day is open', async () => {
  const [held] = (await offered({})) as [Link]
  expect(await estados(held)).toEqual(['ofrecida'])
  await close()
  await adjust({ cierres: [] })
  expect((await fila((await created({ ...en, personas: 4 })).id)).estado).toBe('pendiente')
  expect(await accepts(held)).toBe('409 espera')
})

test('the table of a proposal is no longer held: its guest is told what he had asked for, which stays as it was', async () => {
  const r = await created({ idioma: 'fr' })
  await llama('reserva_proponer', { id: r.id, version: 1, fecha: DOMINGO, hora: '21:30' }, admin)
  const [link] = await sql<
    Link[]
  >`select codigo, private.enlace_de(id) as token from lista_espera where propuesta_de = ${r.id}`
  if (!link) throw new Error('no proposal')
  expect(await enLista()).toMatchObject([{ codigo: link.codigo, propuesta: true, estado: 'ofrecida' }])
  const before = await fila(r.id)
  await sql`delete from correos`
  expect(await close()).toMatchObject({ canceladas: 0, espera: { escritos: 1 } })
  expect(await see(link)).toMatchObject({ estado: 'cerrada', propuesta: true, expira_en: null })
  expect(await fila(r.id)).toEqual(before)
  expect(await sql`select tipo, idioma, datos -> 'pedida' ->> 'hora' as pedida from correos`).toEqual([
    { tipo: 'espera_cerrada', idioma: 'fr', pedida: '21:00' },
  ])
})

test('one letter a guest and day: with a booking called off, about that; waiting twice, about the table held for him', async () => {
  await adjust({ limite_contacto_dia: 0 })
  const [ana, luis] = ['ana-cierre@example.com', 'luis-cierre@example.com']
  await created({ ...en, hora_reserva: '13:00', personas: 2, email: ana })
  await created({ ...en, hora_reserva: '13:00', personas: 2 })
  await espera({ ...en, hora_reserva: '13:00', email: luis })
  const links = await offered({ email: luis.toUpperCase() }, { email: ana })
  expect(await estados(...links)).toEqual(['ofrecida', 'esperando'])
  expect(await close()).toMatchObject({ canceladas: 2, espera: { escritos: 1, sin_correo: 0 } })
  expect(await cartas()).toMatchObject([{ para: luis.toUpperCase(), datos: { estado: 'ofrecida' } }])
  expect(await sql`select tipo from correos where para = ${ana}`).toEqual([{ tipo: 'cancelada' }])
  expect(await estados(...links)).toEqual(['cerrada', 'cerrada'])
})

test('left as they are: nobody is written to, they wait on, and an offer is refused while the day is closed', async () => {
  const [held, waits] = (await offered({}, {})) as [Link, Link]
  expect(await close({ cancelar: false })).toEqual({
    ...{ canceladas: 0, sin_correo: 0, quedan: 0 },
    espera: { escritos: 0, sin_correo: 0, quedan: 2 },
  })
  expect(await estados(held, waits)).toEqual(['ofrecida', 'esperando'])
  expect(await accepts(held)).toBe('422 cerrado')
  expect(await sql`select 1 from correos`).toHaveLength(0)
  await adjust({ cierres: [] })
  expect(await accepts(held)).toBe('200')
})

test('who has no address is to be called; whose offer had run out or who left is neither told nor called', async () => {
  const [late, mute] = (await offered({}, { email: 'alguien@example.invalid', nombre: 'Sin Correo' })) as [
    Link,
    Link,
  ]
  const gone = await espera({ ...en, personas: 4 })
  await llama('espera_retirar', { codigo: gone.codigo, token: gone.token }, null)
  await sql`update lista_espera set expira_en = now() - interval '1 second' where codigo = ${late.codigo}`
  expect(await enLista()).toMatchObject([{ codigo: mute.codigo, email: null }])
  expect(await close()).toMatchObject({ espera: { escritos: 0, sin_correo: 1, quedan: 0 } })
  expect(await cartas()).toHaveLength(0)
  expect(await estados(late, mute, gone)).toEqual(['caducada', 'cerrada', 'retirada'])
  expect(await llama('cierres_por_llamar', {}, admin)).toMatchObject([
    { nombre: 'Sin Correo', estado: 'cerrada' },
  ])
})

describe('at once', () => {
  test('who gets on the list while it is being closed is refused or told: nobody waits for a closed day, time after time', async () => {
    for (let round = 0; round < times(10, 2); round += 1) {
      await adjust({ cierres: [] })
      // The seats stay taken, so that there is something to wait for.
      const { id } = await created({ ...en, personas: 4 })
      await pass(`id = '${id}'`, 'confirmada', 'llegada', 'sentada')
      await sql`delete from correos`
      const asks = () =>
        Array.from({ length: 4 }, async (_, i) =>
          rejection(await record({ ...en, token_hash: sha256(`${i}`) })),
        )
      const said = await Promise.all([...asks(), close(), ...asks()])
      const on = said.filter((one) => one === '204').length
      expect(said[4]).toMatchObject({ espera: { escritos: on } })
      expect(said.filter((one) => one === '422 cerrado')).toHaveLength(8 - on)
      expect(await sql`select 1 from lista_espera where estado <> 'cerrada'`).toHaveLength(0)
      expect(await cartas()).toHaveLength(on)
      await empty()
    }
  })
  test('who takes his table while it is being closed, twice: one letter, and no seat is held, time after time', async () => {
    for (let round = 0; round < times(10, 2); round += 1) {
      await adjust({ cierres: [] })
      const [held] = (await offered({})) as [Link]
      const [taken] = await Promise.all([accepts(held), close(), close()])
      expect(taken).toMatch(/^(200|409 espera)$/)
      expect(await sql`select 1 from private.ocupacion`).toHaveLength(0)
      const told = await sql`select tipo from correos where tipo in ('espera_cerrada', 'cancelada')`
      expect(told).toEqual([{ tipo: taken === '200' ? 'cancelada' : 'espera_cerrada' }])
      await empty()
    }
  })
})

test('for the staff alone', async () => {
  const guest = await signUp()
  for (const who of [null, guest])
    expect((await rpc('cierres_espera', { desde: DOMINGO, hasta: DOMINGO }, who?.token)).status).toBeOneOf([
      401, 403,
    ])
})
