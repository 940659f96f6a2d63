import { createRequire } from 'node:module'
import { join } from 'node:path'
import { clientModules, neededClientModules } from './client-modules.ts'
import { withoutFramework } from './filter.ts'
import type { Entry, SharedStore } from './shared.ts'
import { withJoinedSheets } from './sheets.ts'

type Next = typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js')
const { default: FileSystemCache }: Next = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
)
type Cache = InstanceType<typeof FileSystemCache>
type Get = Parameters<Cache['get']>
type Set = Parameters<Cache['set']>
type Value = Set[1]
type Options = ConstructorParameters<typeof FileSystemCache>[0] & { serverDistDir: string }

let known: ReadonlyMap<string, string> | undefined
let store: Promise<SharedStore> | undefined
const told = new Set<string>()
/** When what is kept under a key was read; without an entry, when it was written. */
const readAt = new Map<string, number>()

/** A page as it is kept: without React, where nothing in it needs React. */
function lighter(value: Value, serverDir: string): Value {
  if (process.env.ALMA_LIGHT_PAGES === '0') return value
  if (value?.kind !== 'APP_PAGE' || (value.status ?? 200) !== 200 || !value.rscData) return value
  known ??= clientModules(serverDir)
  const needed = neededClientModules(value.rscData.toString(), known)
  if (needed.length === 0)
    return { ...value, html: withJoinedSheets(withoutFramework(value.html), join(serverDir, '..')) }
  const why = needed.join(', ')
  if (!told.has(why)) console.warn(`Pages are kept with React because of ${why}`)
  told.add(why)
  return value
}

/**
 * Where Next keeps what it has rendered and read: its own folder, and with `REDIS_URL` a store that several instances of
 * one build share. Next makes one of these for each request.
 */
export default class PageCache extends FileSystemCache {
  readonly #serverDir: string
  /** Whatever is written during a request was read after this, in milliseconds since 1970. */
  readonly #since = Date.now()

  constructor(options: Options) {
    super(options)
    this.#serverDir = options.serverDistDir
  }

  /** The shared store; null where there is none, or while it does not answer. */
  async #shared(): Promise<SharedStore | null> {
    const url = process.env.REDIS_URL
    if (!url) return null
    store ??= import('./shared.ts').then(({ openSharedStore }) => openSharedStore(url, this.#serverDir))
    return (await store).ready()
  }

  override async get(...[key, context]: Get): Promise<Awaited<ReturnType<Cache['get']>>> {
    const shared = await this.#shared()
    const found = await shared?.read(key)
    if (found !== undefined) return found
    const own = await super.get(key, context)
    const since = readAt.get(key)
    return own && since !== undefined ? { ...own, lastModified: since } : own
  }

  override async set(...[key, value, context]: Set): Promise<void> {
    const kept = lighter(value, this.#serverDir)
    const entry: Entry = {
      value: kept,
      lastModified: this.#since,
      ...('cacheControl' in context && context.cacheControl ? { cacheControl: context.cacheControl } : {}),
    }
    const shared = await this.#shared()
    await shared?.write(key, entry)
    readAt.set(key, this.#since)
    await super.set(key, kept, context)
  }

  override async revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void> {
    await super.revalidateTag(tags, durations)
    const shared = await this.#shared()
    await shared?.mark([tags].flat(), durations)
  }
}
