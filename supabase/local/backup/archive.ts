import { createHash } from 'node:crypto'
import { createWriteStream, type WriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { createGzip, type Gzip } from 'node:zlib'
import { END, header, padding } from './tar.ts'

const CHUNK = 1_000_000

/** A compressed archive that is being written, with the SHA-256 of each of its files. */
export class Archive {
  readonly hashes: Record<string, string> = {}
  readonly #gzip: Gzip
  readonly #file: WriteStream
  readonly #done: Promise<void>

  constructor(path: string) {
    this.#gzip = createGzip({ level: 4 })
    this.#file = createWriteStream(path, { mode: 0o600, flags: 'wx' })
    this.#done = finished(this.#gzip.pipe(this.#file))
    this.#gzip.on('error', (error) => this.#file.destroy(error))
    this.#done.catch(() => {})
  }

  folder(name: string): Promise<void> {
    return this.#write(header({ name, size: 0, folder: true }, Date.now() / 1000))
  }

  async bytes(name: string, content: Buffer | string): Promise<void> {
    const bytes = Buffer.from(content)
    await this.#write(header({ name, size: bytes.length, folder: false }, Date.now() / 1000))
    await this.#write(bytes)
    await this.#write(padding(bytes.length))
    this.hashes[name] = createHash('sha256').update(bytes).digest('hex')
  }

  /** Copies a file that others may write to: as many bytes as it had at the beginning. False when it is gone. */
  async file(name: string, path: string): Promise<boolean> {
    const source = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
    if (!source) return false
    try {
      const { size, mtimeMs } = await source.stat()
      const hash = createHash('sha256')
      await this.#write(header({ name, size, folder: false }, mtimeMs / 1000))
      for (let at = 0; at < size; ) {
        const part = Buffer.alloc(Math.min(CHUNK, size - at))
        const { bytesRead } = await source.read(part, 0, part.length, at)
        // Cut off meanwhile: the rest stays zero, and the database's log makes it good.
        const whole = bytesRead === 0 ? part : part.subarray(0, bytesRead)
        hash.update(whole)
        await this.#write(whole)
        at += whole.length
      }
      await this.#write(padding(size))
      this.hashes[name] = hash.digest('hex')
      return true
    } finally {
      await source.close()
    }
  }

  async end(): Promise<void> {
    await this.#write(END)
    this.#gzip.end()
    await this.#done
  }

  /** Stops writing; the file is left as it is. */
  abandon(): void {
    this.#gzip.destroy()
    this.#file.destroy()
  }

  async #write(bytes: Buffer): Promise<void> {
    if (bytes.length === 0 || this.#gzip.write(bytes)) return
    await Promise.race([new Promise((drained) => this.#gzip.once('drain', drained)), this.#done])
  }
}
