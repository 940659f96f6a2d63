import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAdmin, type Session, signUp, sql } from '../support/client.ts'
import { emptyBuckets, list, object, publicOne, read, remove, uploadFile } from '../support/fotos.ts'
import { own } from '../support/own.ts'

let guest: Session
let other: Session
let admin: Session
beforeAll(async () => {
  guest = await signUp()
  other = await signUp()
  admin = await makeAdmin(await signUp())
})
afterAll(() => emptyBuckets('experiencias', 'galeria'))

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

test('T-UP-05 a guest writes into the own folder, under a name nobody guesses, once', async () => {
  const name = object(guest)
  expect((await uploadFile(name, guest.token)).ok).toBe(true)
  expect((await uploadFile(name, guest.token)).ok).toBe(false)
  for (const wrong of [
    object(other),
    `${guest.id}/foto.webp`,
    `${guest.id}/${randomUUID()}.svg`,
    `${guest.id}/${randomUUID()}`,
    `${guest.id}/a/${randomUUID()}.webp`,
    `${randomUUID()}.webp`,
  ])
    expect([wrong, (await uploadFile(wrong, guest.token)).ok]).toEqual([wrong, false])
  expect((await uploadFile(object(guest))).ok).toBe(false)
})

test('T-UP-02 SVG, HTML and what is too large are refused', async () => {
  for (const type of ['image/svg+xml', 'text/html', 'image/gif', 'application/octet-stream'])
    expect([type, (await uploadFile(object(guest), guest.token, { type })).ok]).toEqual([type, false])
  const large = await uploadFile(object(guest), guest.token, { bytes: new Uint8Array(10 * 1024 * 1024 + 1) })
  expect(large.ok).toBe(false)
})

test('ten a day for each guest', async () => {
  const who = await signUp()
  const answers: boolean[] = []
  for (let i = 0; i < 11; i++) answers.push((await uploadFile(object(who), who.token)).ok)
  expect(answers).toEqual([...Array(10).fill(true), false])
})

test('T-UP-07 before its post is published nobody else reads, lists or removes it', async () => {
  const name = object(guest)
  await uploadFile(name, guest.token)
  for (const token of [undefined, other.token]) {
    expect((await read(name, token)).ok).toBe(false)
    expect(await list(guest.id, token)).toEqual([])
    await remove(name, token)
  }
  expect((await publicOne(name)).ok).toBe(false)
  expect((await read(name, guest.token)).ok).toBe(true)
  expect((await read(name, admin.token)).ok).toBe(true)
  await remove(name, guest.token)
  expect((await read(name, guest.token)).ok).toBe(false)
})

test('the house’s gallery is the administrator’s to fill, and everybody’s to see', async () => {
  const name = `${randomUUID()}.webp`
  const bucket = 'galeria'
  expect((await uploadFile(name, guest.token, { bucket })).ok).toBe(false)
  expect((await uploadFile(name, undefined, { bucket })).ok).toBe(false)
  expect((await uploadFile(name, admin.token, { bucket })).ok).toBe(true)
  const seen = await publicOne(name, bucket)
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp'])
})

test('a guest’s portrait is read by nobody else', async () => {
  const [guest, other] = [await signUp(), await signUp()]
  const name = object(guest)
  const bytes = new Uint8Array([82, 73, 70, 70])
  expect((await uploadFile(name, guest.token, { bucket: 'avatares', bytes })).status).toBe(200)
  const read = (token?: string) =>
    fetch(`${own.url}/storage/v1/object/authenticated/avatares/${name}`, {
      headers: { apikey: own.publishableKey, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    })
  expect((await read(guest.token)).status).toBe(200)
  for (const token of [other.token, undefined]) expect((await read(token)).status).toBeGreaterThanOrEqual(400)
})
