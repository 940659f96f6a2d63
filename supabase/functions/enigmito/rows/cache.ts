import type { Reading } from './read.ts'

/** Younger rows are used as they are. */
const FRESH_MS = 2_000
/** Rows up to this age answer at once while newer ones are fetched; older ones are waited for. A change shows in 5 s. */
const USABLE_MS = 4_500
/** When the database does not answer, the last rows serve up to this age; then nothing is told at all. */
const OUTAGE_MS = 60_000
/** After a failed read, the next one is tried this much later, */
const PAUSE_MS = 1_000
/** and for this long nobody waits for it who can be answered from the last rows. */
const TROUBLE_MS = 3_000

/**
 * Keeps what `prepare` makes of the rows, and reads them again as requests come. `prepare` runs only when a row has
 * changed. Rejects when there are no rows, or only rows older than a minute.
 */
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
