import { randomUUID } from 'node:crypto'
import { type Session, sql } from './client.ts'
import { own } from './own.ts'

const url = own.url
const apikey = own.publishableKey
const headers = (token?: string) => ({ apikey, ...(token ? { authorization: `Bearer ${token}` } : {}) })

/** A name in a guest's own folder that nobody guesses. */
export const object = (who: Session, ext = 'webp'): string => `${who.id}/${randomUUID()}.${ext}`

/** Puts bytes into a bucket, as anybody may try. */
export const uploadFile = (
  name: string,
  token?: string,
  { type = 'image/webp', bytes = new Uint8Array([82, 73, 70, 70]), bucket = 'experiencias' } = {},
): Promise<Response> =>
  fetch(`${url}/storage/v1/object/${bucket}/${name}`, {
    method: 'POST',
    headers: { ...headers(token), 'content-type': type },
    body: bytes,
  })

/** Reads an object as `download()` does, with a session or without; the other door is the documented one. */
export const read = (name: string, token?: string, door: '' | 'authenticated/' = ''): Promise<Response> =>
  fetch(`${url}/storage/v1/object/${door}experiencias/${name}`, { headers: headers(token) })

/** What a bucket's public address answers. */
export const publicOne = (name: string, bucket = 'experiencias'): Promise<Response> =>
  fetch(`${url}/storage/v1/object/public/${bucket}/${name}`)

/** The names of a bucket as a caller may list them. */
export const list = async (prefix: string, token?: string): Promise<unknown[]> => {
  const answer = await fetch(`${url}/storage/v1/object/list/experiencias`, {
    method: 'POST',
    headers: { ...headers(token), 'content-type': 'application/json' },
    body: JSON.stringify({ prefix }),
  })
  const rows: unknown = await answer.json()
  return Array.isArray(rows) ? rows : []
}

export const remove = (name: string, token?: string): Promise<Response> =>
  fetch(`${url}/storage/v1/object/experiencias`, {
    method: 'DELETE',
    headers: { ...headers(token), 'content-type': 'application/json' },
    body: JSON.stringify({ prefixes: [name] }),
  })

/** Takes files out of a bucket as the operator: the storage's own tables refuse a deletion in SQL. */
export async function removeFiles(bucket: string, names: string[]): Promise<void> {
  const answer = await fetch(`${url}/storage/v1/object/${bucket}`, {
    method: 'DELETE',
    headers: {
      apikey: own.secretKey,
      authorization: `Bearer ${own.secretKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ prefixes: names }),
  })
  if (!answer.ok) throw new Error(`storage/v1: ${answer.status} ${await answer.text()}`)
}

export async function emptyBuckets(...buckets: string[]): Promise<void> {
  const rows = await sql<{ bucket: string; names: string[] }[]>`
    select bucket_id as bucket, array_agg(name) as names from storage.objects
    where bucket_id = any (${buckets}) group by bucket_id`
  for (const { bucket, names } of rows) await removeFiles(bucket, names)
}
