import 'server-only'
import sharp from 'sharp'

// The server also renders pages: no cache between photos, one core per photo.
sharp.cache(false)
sharp.concurrency(1)

const MAX_WAITING = 8

let anterior: Promise<unknown> = Promise.resolve()
let waiting = 0

/** One picture at a time: ten at once would be half a gigabyte. Null when too many wait already. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T | null> {
  if (waiting >= MAX_WAITING) return null
  waiting += 1
  const mine = anterior.then(work)
  anterior = mine.catch(() => undefined)
  try {
    return await mine
  } finally {
    waiting -= 1
  }
}
