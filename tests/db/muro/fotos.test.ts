import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAdmin, type Session, signUp, sql } from '../support/client.ts'
import { borrar, leer, listar, objeto, publico, subir } from '../support/fotos.ts'

let guest: Session
let other: Session
let admin: Session
beforeAll(async () => {
  guest = await signUp()
  other = await signUp()
  admin = await makeAdmin(await signUp())
})
afterAll(async () => {
  await sql`delete from storage.objects where bucket_id in ('experiencias', 'galeria')`
})

test('three buckets: the house’s in public, the guests’ and their portraits in private, each for pictures up to a size', async () => {
  const buckets = await sql`select id, public, file_size_limit::int as bytes, allowed_mime_types as types
    from storage.buckets where id in ('avatares', 'experiencias', 'galeria') order by id`
  expect(buckets.map((row) => ({ ...row }))).toEqual([
    { id: 'avatares', public: false, bytes: 1024 * 1024, types: ['image/webp'] },
    {
      ...{ id: 'experiencias', public: false, bytes: 10 * 1024 * 1024 },
      types: ['image/webp', 'image/jpeg', 'image/avif'],
    },
    {
      ...{ id: 'galeria', public: true, bytes: 10 * 1024 * 1024 },
      types: ['image/webp', 'image/jpeg', 'image/avif', 'image/png'],
    },
  ])
})

test('a guest writes into the own folder, under a name nobody guesses, once', async () => {
  const name = objeto(guest)
  expect((await subir(name, guest.token)).ok).toBe(true)
  expect((await subir(name, guest.token)).ok).toBe(false)
  for (const wrong of [
    objeto(other),
    `${guest.id}/foto.webp`,
    `${guest.id}/${randomUUID()}.svg`,
    `${guest.id}/${randomUUID()}`,
    `${guest.id}/a/${randomUUID()}.webp`,
    `${randomUUID()}.webp`,
  ])
    expect([wrong, (await subir(wrong, guest.token)).ok]).toEqual([wrong, false])
  expect((await subir(objeto(guest))).ok).toBe(false)
})

test('SVG, HTML and what is too large are refused', async () => {
  for (const type of ['image/svg+xml', 'text/html', 'image/gif', 'application/octet-stream'])
    expect([type, (await subir(objeto(guest), guest.token, { type })).ok]).toEqual([type, false])
  const large = await subir(objeto(guest), guest.token, { bytes: new Uint8Array(10 * 1024 * 1024 + 1) })
  expect(large.ok).toBe(false)
})

test('ten a day for each guest', async () => {
  const who = await signUp()
  const answers: boolean[] = []
  for (let i = 0; i < 11; i++) answers.push((await subir(objeto(who), who.token)).ok)
  expect(answers).toEqual([...Array(10).fill(true), false])
})

test('before its post is published nobody else reads, lists or removes it', async () => {
  const name = objeto(guest)
  await subir(name, guest.token)
  for (const token of [undefined, other.token]) {
    expect((await leer(name, token)).ok).toBe(false)
    expect(await listar(guest.id, token)).toEqual([])
    await borrar(name, token)
  }
  expect((await publico(name)).ok).toBe(false)
  expect((await leer(name, guest.token)).ok).toBe(true)
  expect((await leer(name, admin.token)).ok).toBe(true)
  await borrar(name, guest.token)
  expect((await leer(name, guest.token)).ok).toBe(false)
})

test('the house’s gallery is the administrator’s to fill, and everybody’s to see', async () => {
  const name = `${randomUUID()}.webp`
  const bucket = 'galeria'
  expect((await subir(name, guest.token, { bucket })).ok).toBe(false)
  expect((await subir(name, undefined, { bucket })).ok).toBe(false)
  expect((await subir(name, admin.token, { bucket })).ok).toBe(true)
  const seen = await publico(name, bucket)
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp'])
})
