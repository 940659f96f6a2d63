import 'server-only'
import sharp from 'sharp'

// A server shared with the pages: no memory is kept between photos, and one photo takes one core.
sharp.cache(false)
sharp.concurrency(1)

/** Pictures that may wait; each holds its file in memory. */
const EN_COLA = 8

let anterior: Promise<unknown> = Promise.resolve()
let waiting = 0

/**
 * Does the work of one picture when its turn comes: one after the other, because ten at once would be half a gigabyte.
 * Null when too many wait already.
 */
export async function enTurno<T>(work: () => Promise<T>): Promise<T | null> {
  if (waiting >= EN_COLA) return null
  waiting += 1
  const mine = anterior.then(work)
  anterior = mine.catch(() => undefined)
  try {
    return await mine
  } finally {
    waiting -= 1
  }
}
