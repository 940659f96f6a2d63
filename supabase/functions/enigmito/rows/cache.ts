import type { Reading } from './read.ts'

const FRESH_MS = 2_000
/** Up to this age rows answer at once while newer ones load. A change shows within 5 s. */
const USABLE_MS = 4_500
/** During an outage the last rows are used up to this age; then no answer is given. */
const OUTAGE_MS = 60_000
const PAUSE_MS = 1_000
/** For this long after a failure, requests use the last rows without waiting. */
const TROUBLE_MS = 3_000

/** Caches `prepare(rows)`; runs it only after a change. Rejects without rows younger than a minute. */
export function keepRows<T>(
  read: () => Promise<Reading>,
  prepare: (reading: Reading) => T,
  clock: () => number,
  complain: (error: unknown) => void,
): () => Promise<T> {
  let held: { value: T; text: string; at: number } | null = null
  let running: Promise<void> | null = null
  let failedAt = Number.NEGATIVE_INFINITY

  const refresh = (): Promise<void> => {
    running ??= (async () => {
      const at = clock()
      try {
        const reading = await read()
        held =
          held?.text === reading.text ? { ...held, at } : { value: prepare(reading), text: reading.text, at }
      } catch (error) {
        failedAt = clock()
        complain(error)
      } finally {
        running = null
      }
    })()
    return running
  }

  return async () => {
    const age = held ? clock() - held.at : Number.POSITIVE_INFINITY
    if (age > FRESH_MS && clock() - failedAt > PAUSE_MS) {
      const refreshed = refresh()
      if (age > USABLE_MS && (!held || age > OUTAGE_MS || clock() - failedAt > TROUBLE_MS)) await refreshed
    } else if (!held && running) await running
    if (!held || clock() - held.at > OUTAGE_MS) throw new Error('no rows')
    return held.value
  }
}
