import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import type { App } from '@supabase/lite'

type Adapter = NonNullable<App['_storageAdapter']>
type Metadata = Awaited<ReturnType<Adapter['headObject']>>
type Stored = { mimetype: string; cacheControl: string; size: number; eTag: string; lastModified: string }

/** Metadata in a `.json` beside each file. Versions are ignored: lite gives one only on read. */
export function fileStorage(folder: string): Adapter {
  const base = resolve(folder)

  const place = (bucket: string, key: string): string => {
    const file = resolve(base, bucket, `${key}.object`)
    if (!file.startsWith(resolve(base, bucket) + sep) || !file.startsWith(base + sep))
      throw new Error('storage: the name leaves its folder')
    return file
  }
  const meta = (file: string): string => `${file}.json`

  const head = async (bucket: string, key: string): Promise<Metadata> => {
    const stored = JSON.parse(await readFile(meta(place(bucket, key)), 'utf8')) as Stored
    return {
      cacheControl: stored.cacheControl,
      contentLength: stored.size,
      size: stored.size,
      mimetype: stored.mimetype,
      eTag: stored.eTag,
      lastModified: new Date(stored.lastModified),
      httpStatusCode: 200,
    }
  }

  const remove = async (bucket: string, key: string): Promise<void> => {
    const file = place(bucket, key)
    await rm(file, { force: true })
    await rm(meta(file), { force: true })
  }

  return {
    driver: null,
    headObject: head,
    deleteObject: remove,
    async getObject(bucket, key) {
      const metadata = await head(bucket, key)
      // A stream made from a path reports a missing file only after the answer has begun.
      const stream = createReadStream(place(bucket, key))
      await new Promise<void>((opened, failed) => stream.once('open', () => opened()).once('error', failed))
      return { metadata, httpStatusCode: 200, body: Readable.toWeb(stream) as NodeStream<Uint8Array> }
    },
    async uploadObject(bucket, key, _version, body, contentType, cacheControl) {
      const file = place(bucket, key)
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      const draft = `${file}.${randomUUID()}`
      const hash = createHash('md5')
      let size = 0
      const source =
        body instanceof Uint8Array ? Readable.from([body]) : Readable.fromWeb(body as NodeStream<Uint8Array>)
      try {
        await pipeline(
          source,
          async function* (chunks: AsyncIterable<Uint8Array>) {
            for await (const chunk of chunks) {
              hash.update(chunk)
              size += chunk.byteLength
              yield chunk
            }
          },
          createWriteStream(draft, { mode: 0o600 }),
        )
        const stored: Stored = {
          mimetype: contentType,
          cacheControl,
          size,
          eTag: `"${hash.digest('hex')}"`,
          lastModified: new Date().toISOString(),
        }
        await writeFile(`${draft}.json`, JSON.stringify(stored), { mode: 0o600 })
        await rename(draft, file)
        await rename(`${draft}.json`, meta(file))
      } finally {
        await rm(draft, { force: true })
        await rm(`${draft}.json`, { force: true })
      }
      return head(bucket, key)
    },
    async deleteObjects(bucket, keys) {
      for (const key of keys) await remove(bucket, key)
    },
    async copyObject(bucket, key, _version, toBucket, toKey) {
      const [from, to] = [place(bucket, key), place(toBucket, toKey)]
      await mkdir(dirname(to), { recursive: true, mode: 0o700 })
      await copyFile(from, to)
      await copyFile(meta(from), meta(to))
      const { eTag, lastModified } = await head(toBucket, toKey)
      return { httpStatusCode: 200, eTag, ...(lastModified ? { lastModified } : {}) }
    },
    // Only for signed URLs and image transforms, which lite does not offer here.
    async privateAssetUrl() {
      throw new Error('storage: private addresses are not available on the embedded backend')
    },
  }
}
