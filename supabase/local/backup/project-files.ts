import { createWriteStream, mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { reason, StartError } from '../log.ts'

export type Storage = { url: string; secretKey: string }
export type StoredFile = { bucket: string; name: string; type: string; cache: string }

function placeOf({ bucket, name }: StoredFile, folder: string): string {
  const base = resolve(folder, 'files')
  const file = resolve(base, bucket, name)
  if (!file.startsWith(base + sep)) throw new StartError(`${bucket}/${name} leads out of the copy.`)
  return file
}

async function ask({ url, secretKey }: Storage, { bucket, name }: StoredFile, init: RequestInit) {
  const path = [bucket, ...name.split('/')].map(encodeURIComponent).join('/')
  const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}`, ...init.headers }
  const answer = await fetch(`${url}/storage/v1/object/${path}`, { ...init, headers }).catch((error) => {
    throw new StartError(`The storage does not answer for ${bucket}/${name} (${reason(error)}).`)
  })
  if (answer.ok && answer.body) return answer.body
  throw new StartError(`The storage answers ${answer.status} for ${bucket}/${name}: ${await answer.text()}`)
}

export async function download(storage: Storage, file: StoredFile, folder: string): Promise<void> {
  const target = placeOf(file, folder)
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 })
  const body = await ask(storage, file, {})
  await pipeline(Readable.fromWeb(body as NodeStream), createWriteStream(target, { mode: 0o600 }))
}

async function upload(storage: Storage, file: StoredFile, folder: string): Promise<void> {
  const headers = { 'content-type': file.type, 'cache-control': file.cache, 'x-upsert': 'true' }
  const body = await readFile(placeOf(file, folder))
  await (await ask(storage, file, { method: 'POST', headers, body })).cancel()
}

/** What is there already under its name is replaced: so what broke off is begun again. */
export async function uploadAll(
  storage: Storage,
  files: readonly StoredFile[],
  folder: string,
): Promise<void> {
  for (const [done, file] of files.entries())
    await upload(storage, file, folder).catch((error: unknown) => {
      throw new StartError(
        `${reason(error)}\nOf ${files.length} files ${done} are in the project, and no row is: give the same command once more.`,
      )
    })
}
