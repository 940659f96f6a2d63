import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { createClient, RESP_TYPES } from '@redis/client'
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js'

type Tags = typeof import('next/dist/server/lib/incremental-cache/tags-manifest.external.js')
const { tagsManifest }: Tags = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/tags-manifest.external.js',
)

/** What is kept under a key, as Next takes it; times in milliseconds since 1970, by this machine's clock. */
export type Entry = Pick<CacheHandlerValue, 'value' | 'cacheControl'> & { lastModified: number }
type Durations = { expire?: number } | undefined
type Mark = { stale?: number; expired?: number }

/** A page is kept this long without a visitor, for outages. Seconds. */
const KEPT_S = 30 * 24 * 3600
/** A slower answer is none: the page on this machine's disk is better than a late one. */
const TIMEOUT_MS = 1000
/** How often the store's clock is looked at again. */
const CLOCK_MS = 60_000
const CLOCK_SAMPLES = 5
/** What is held in memory so that it need not be sent again, in bytes. */
const MEMORY = 50 * 1024 * 1024

/** An entry never takes the place of one that was read later: `KEYS[1]` when, what, for how long. */
const WRITE = `if tonumber(redis.call('HGET', KEYS[1], 'm') or '0') > tonumber(ARGV[1]) then return 0 end
redis.call('HSET', KEYS[1], 'm', ARGV[1], 'v', ARGV[2]) redis.call('EXPIRE', KEYS[1], ARGV[3]) return 1`

/** `KEYS[1]` the marks; after how many milliseconds tags are stale, and expired ('': not); the tags. By the store's clock. */
const MARK = `local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local mark = {}
if ARGV[1] ~= '' then mark.stale = now + ARGV[1] end
if ARGV[2] ~= '' then mark.expired = now + ARGV[2] end
local text = cjson.encode(mark)
for i = 3, #ARGV do redis.call('HSET', KEYS[1], ARGV[i], text) end`

/** Pages of one build, one backend and one set of settings: others are not theirs. */
function prefixOf(serverDir: string): string {
  const { env } = process
  const build = readFileSync(join(serverDir, '../BUILD_ID'), 'utf8')
  const settings = [
    'SUPABASE_URL',
    'SUPABASE_PUBLISHABLE_KEY',
    'SITE_URL',
    'RESTAURANT_WHATSAPP',
    'OWNER_EMAIL',
  ]
  const identity = [build, env.ALMA_LIGHT_PAGES ?? '', ...settings.map((name) => env[name] ?? '')]
  return `alma:${createHash('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, 16)}`
}

const connect = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: TIMEOUT_MS,
      reconnectStrategy: (tries: number) => Math.min(100 * 2 ** tries, 2000),
    },
    commandOptions: { timeout: TIMEOUT_MS, typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
  })

type Held = { written: string; entry: Entry; size: number }

/** What several instances of one build share through Redis or Valkey: kept entries, and when their tags were marked. */
export class SharedStore {
  readonly #client: ReturnType<typeof connect>
  readonly #prefix: string
  readonly #held = new Map<string, Held>()
  #heldBytes = 0
  /** Milliseconds that the store's clock is ahead of this one. */
  #ahead = 0
  #clockRead = 0
  #silent = false
  readonly #first: Promise<unknown>

  constructor(url: string, prefix: string) {
    this.#client = connect(url)
    this.#prefix = prefix
    this.#client.on('error', (error: Error) => this.#say(error))
    this.#client.on('ready', () => {
      this.#silent = false
    })
    // Without an answer the site serves what it has itself; the client goes on trying.
    const connected = this.#client.connect().catch(() => {})
    this.#first = Promise.race([connected, new Promise((late) => setTimeout(late, TIMEOUT_MS).unref())])
  }

  #say(error: unknown): void {
    if (!this.#silent) console.error('REDIS_URL', error instanceof Error ? error.message : error)
    this.#silent = true
  }

  /**
   * How far the store's clock is ahead, at the least: what is kept then never counts as newer than it is. The quickest of
   * several answers tells best.
   */
  async #readClock(): Promise<void> {
    let quickest = Number.POSITIVE_INFINITY
    for (let sample = 0; sample < CLOCK_SAMPLES; sample++) {
      const asked = Date.now()
      const [seconds, micros] = await this.#client.time()
      const told = Date.now()
      if (told - asked >= quickest) continue
      quickest = told - asked
      this.#ahead = Number(seconds) * 1000 + Number(micros) / 1000 - told
    }
    this.#clockRead = Date.now()
  }

  /** Waits for the first connection. @returns null while the store does not answer */
  async ready(): Promise<this | null> {
    await this.#first
    if (!this.#client.isReady) return null
    try {
      if (Date.now() - this.#clockRead > CLOCK_MS) await this.#readClock()
      return this
    } catch (error) {
      this.#say(error)
      return null
    }
  }

  close(): void {
    this.#client.destroy()
  }

  #key = (key: string): string => `${this.#prefix}:${key}`
  get #tagsKey(): string {
    return `${this.#prefix}#tags`
  }

  /** Tells Next of the marks of all instances. */
  #apply(marks: Record<string, unknown>): void {
    for (const [tag, text] of Object.entries(marks)) {
      const { stale, expired }: Mark = JSON.parse(String(text))
      tagsManifest.set(tag, {
        ...(stale === undefined ? {} : { stale: stale - this.#ahead }),
        ...(expired === undefined ? {} : { expired: expired - this.#ahead }),
      })
    }
  }

  #hold(key: string, held: Held): void {
    this.#heldBytes += held.size - (this.#held.get(key)?.size ?? 0)
    this.#held.delete(key)
    this.#held.set(key, held)
    for (const [oldest, { size }] of this.#held) {
      if (this.#heldBytes <= MEMORY) break
      this.#held.delete(oldest)
      this.#heldBytes -= size
    }
  }

  /** Marks and entries are told with one view of the clock: what counts is which was earlier. */
  #dated = (entry: Entry, written: string): Entry => ({
    ...entry,
    lastModified: Number(written) - this.#ahead,
  })

  /** @returns null for what nobody has written, undefined when the store does not answer */
  async read(key: string): Promise<Entry | null | undefined> {
    try {
      const [marks, written] = await Promise.all([
        this.#client.hGetAll(this.#tagsKey),
        this.#client.hGet(this.#key(key), 'm'),
      ])
      this.#apply(marks)
      if (written === null) return null
      const held = this.#held.get(key)
      if (held?.written === String(written)) return this.#dated(held.entry, held.written)
      const [when, what] = await this.#client.hmGet(this.#key(key), ['m', 'v'])
      if (!when || !what) return null
      const bytes = Buffer.from(what)
      const entry: Entry = deserialize(bytes)
      this.#hold(key, { written: String(when), entry, size: bytes.length })
      return this.#dated(entry, String(when))
    } catch (error) {
      this.#say(error)
      return undefined
    }
  }

  async write(key: string, entry: Entry): Promise<void> {
    const keys = [this.#key(key)]
    const written = String(entry.lastModified + this.#ahead)
    try {
      await this.#client.eval(WRITE, { keys, arguments: [written, serialize(entry), String(KEPT_S)] })
    } catch (error) {
      this.#say(error)
    }
  }

  /** Marks tags for every instance. Without `durations` what bears them is not shown any more. */
  async mark(tags: readonly string[], durations: Durations): Promise<void> {
    const { expire } = durations ?? { expire: 0 }
    const spans = [durations ? '0' : '', expire === undefined ? '' : String(expire * 1000)]
    try {
      if (tags.length > 0)
        await this.#client.eval(MARK, { keys: [this.#tagsKey], arguments: [...spans, ...tags] })
    } catch (error) {
      this.#say(error)
    }
  }
}

export const openSharedStore = (url: string, serverDir: string): SharedStore =>
  new SharedStore(url, prefixOf(serverDir))
