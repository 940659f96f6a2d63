import 'server-only'
import { headers } from 'next/headers'
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
  for (let pause = PAUSE_MS.primera; Date.now() < until; pause = Math.min(2 * pause, PAUSE_MS.ultima)) {
    const answer = await fetch(self(path), {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(until - Date.now() + 1),
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

async function publish(tags: readonly Tag[], cookie: string): Promise<boolean> {
  try {
    const marked = await fetch(self('/almaenigma/publicar'), {
      method: 'POST',
      cache: 'no-store',
      redirect: 'manual',
      headers: { cookie, origin: self(''), 'content-type': 'application/json' },
      body: JSON.stringify(tags),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!marked.ok) throw new Error(`publicar: ${marked.status}`)
    return await askForAll([...new Set(tags.flatMap(pagesOf))], Date.now() + DEADLINE_MS)
  } catch (error) {
    console.error('publicar', error instanceof Error ? error.message : error)
    return false
  }
}

let previousPublish: Promise<unknown> = Promise.resolve()

/**
 * Marks the tags stale, then requests every page that shows them, in five languages, until it is fresh, so that the
 * next visitor sees the change and a restart does not bring back the old cached page (T-FLT-15). Returns false when
 * some pages follow later. The tags are marked in a separate request (app/almaenigma/publicar), because Next applies
 * `revalidateTag` when the calling request ends. One save at a time: a page rendered during the next save would count
 * as newer than that save.
 */
export async function publishTags(tags: readonly Tag[]): Promise<boolean> {
  const cookie = (await headers()).get('cookie') ?? ''
  const mine = previousPublish.then(() => publish(tags, cookie))
  previousPublish = mine
  return Promise.race([mine, wait(TIMEOUT_MS).then(() => false)])
}
