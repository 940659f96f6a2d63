import { randomUUID } from 'node:crypto'
import type { Session } from './client.ts'
import { own } from './own.ts'

const url = own.url
const apikey = own.publishableKey
const headers = (token?: string) => ({ apikey, ...(token ? { authorization: `Bearer ${token}` } : {}) })

/** A name in a guest's own folder that nobody guesses. */
export const objeto = (who: Session, ext = 'webp'): string => `${who.id}/${randomUUID()}.${ext}`

/** Puts bytes into a bucket, as anybody may try. */
export const subir = (
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
export const leer = (name: string, token?: string, door: '' | 'authenticated/' = ''): Promise<Response> =>
  fetch(`${url}/storage/v1/object/${door}experiencias/${name}`, { headers: headers(token) })

/** What a bucket's public address answers. */
export const publico = (name: string, bucket = 'experiencias'): Promise<Response> =>
  fetch(`${url}/storage/v1/object/public/${bucket}/${name}`)

/** The names of a bucket as a caller may list them. */
export const listar = async (prefix: string, token?: string): Promise<unknown[]> => {
  const answer = await fetch(`${url}/storage/v1/object/list/experiencias`, {
    method: 'POST',
    headers: { ...headers(token), 'content-type': 'application/json' },
    body: JSON.stringify({ prefix }),
  })
  const rows: unknown = await answer.json()
  return Array.isArray(rows) ? rows : []
}

export const borrar = (name: string, token?: string): Promise<Response> =>
  fetch(`${url}/storage/v1/object/experiencias`, {
    method: 'DELETE',
    headers: { ...headers(token), 'content-type': 'application/json' },
    body: JSON.stringify({ prefixes: [name] }),
  })
