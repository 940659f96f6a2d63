import 'server-only'
import { updateTag } from 'next/cache'
import { headers } from 'next/headers'
import { after } from 'next/server'
import { pagesOf, type Tag } from '@/lib/cache/tags.ts'
import { backendSettings } from '@/lib/core/env.ts'

/** How long a save waits for the public pages before it answers that they follow later. */
const TIMEOUT_MS = 4000
/** Total time: pages are refreshed after the answer too, not left to the next visitor. */
const DEADLINE_MS = 10_000
/** Parallel requests. The pages read the same rows, so later ones find them cached. */
const CONCURRENCY = 2
const PAUSE_MS = { primera: 20, ultima: 80 }

const self = (path: string): string => `http://127.0.0.1:${backendSettings().PORT}${path}`
const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Polls a page until it is newer than the save; false on timeout. HEAD also triggers the rendering. */
async function askUntilFresh(path: string, until: number): Promise<boolean> {
  for (
    let pause = PAUSE_MS.primera;
    performance.now() < until;
    pause = Math.min(2 * pause, PAUSE_MS.ultima)
  ) {
    const answer = await fetch(self(path), {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(until - performance.now() + 1),
    })
    if (answer.headers.get('x-nextjs-cache') !== 'STALE') return answer.status < 500
    await wait(pause)
  }
  return false
}

async function askForAll(paths: readonly string[], until: number): Promise<boolean> {
  const left = [...paths]
  let fresh = true
  const ask = async (): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift())
      fresh = (await askUntilFresh(path, until)) && fresh
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, ask))
  return fresh
}

/** Marks the tags stale by a request to this very process; false when nobody answers at its own address. */
async function mark(tags: readonly Tag[], cookie: string): Promise<boolean> {
  try {
    const answer = await fetch(self('/almaenigma/publicar'), {
      method: 'POST',
      cache: 'no-store',
      redirect: 'manual',
      headers: { cookie, origin: self(''), 'content-type': 'application/json' },
      body: JSON.stringify(tags),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!answer.ok) console.error('publicar', answer.status)
    return answer.ok
  } catch (error) {
    console.error('publicar', error instanceof Error ? error.message : error)
    return false
  }
}

const warm = (tags: readonly Tag[]): Promise<boolean> =>
  askForAll([...new Set(tags.flatMap(pagesOf))], performance.now() + DEADLINE_MS).catch(() => false)

/** The publishing that has begun last; kept on `globalThis`, because actions and routes are bundled apart. */
const LATEST = Symbol.for('alma.publishing')
const EMPTY: { [LATEST]?: Promise<boolean> } = {}
const holder = Object.assign(globalThis, EMPTY)

/** Whether every page of the saves so far is fresh, as soon as that is known; false when some follow later. */
export const publishing = (): Promise<boolean> =>
  Promise.race([holder[LATEST] ?? true, wait(DEADLINE_MS).then(() => false)])

/** One after the other: pages read the same rows, and the machine has other work. */
function queue(work: () => Promise<boolean>): Promise<boolean> {
  const mine = (holder[LATEST] ?? Promise.resolve(true)).then(work)
  holder[LATEST] = mine
  return mine
}

async function markOrExpire(tags: readonly Tag[]): Promise<boolean> {
  const cookie = (await headers()).get('cookie') ?? ''
  if (await mark(tags, cookie)) return true
  for (const tag of tags) updateTag(tag)
  return false
}

/**
 * Publishes a save, from within its server action. Where the site can call itself, the tags are marked stale and every
 * page that shows them is requested until it is fresh, in five languages, so that the next visitor sees the change and a
 * restart does not bring back the old cached page (T-FLT-15). They are marked in a separate request
 * (app/almaenigma/publicar), because Next applies a mark when the calling request ends. Where it cannot (serverless, a
 * container bound elsewhere), the action expires the tags itself, and the next visitor waits for the fresh page.
 * @returns false when some pages follow later
 */
export async function publishTags(tags: readonly Tag[]): Promise<boolean> {
  if (tags.length === 0 || !(await markOrExpire(tags))) return true
  return Promise.race([queue(() => warm(tags)), wait(TIMEOUT_MS).then(() => false)])
}

/**
 * The same without waiting for the pages: they are asked for after the answer, and `publishing` tells how that went.
 * @returns whether there is nothing to wait for
 */
export async function beginPublishing(tags: readonly Tag[]): Promise<boolean> {
  if (tags.length === 0 || !(await markOrExpire(tags))) return true
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  queue(() => answered.then(() => warm(tags)))
  after(() => answer())
  return false
}
