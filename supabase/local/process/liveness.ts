import { setTimeout as sleep } from 'node:timers/promises'

/** Resolves with any answer, rejects without one. */
export type Ask = (signal: AbortSignal) => Promise<unknown>

const EVERY_MS = 1000
const DEADLINE_MS = 3000
const MOST_MS = 60_000
const MISSES = 2
/** While it works, it may only be busy: half a minute. */
const BUSY_MISSES = 8
/** It may take this long until its first answer. */
const STARTING_MS = 120_000

/** Milliseconds to wait for an answer, after so many restarts in vain: a machine that is only slow is left in peace. */
export const deadlineAfter = (silences: number): number => Math.min(MOST_MS, DEADLINE_MS * 2 ** silences)

/** What is known of a process: whether it ever answered, misses in a row, and those during which it did nothing. */
export type Seen = { began: boolean; missed: number; idle: number }
export const UNSEEN: Seen = { began: false, missed: 0, idle: 0 }

/** After one more question. `worked`: it used processor time meanwhile, or this cannot be known. */
export function seenAfter(seen: Seen, answered: boolean, worked: boolean): Seen {
  if (answered) return { began: true, missed: 0, idle: 0 }
  return { ...seen, missed: seen.missed + 1, idle: worked ? 0 : seen.idle + 1 }
}

/** Whether it is to be ended: two misses of one that is frozen, eight of one that may only be busy. */
export const isSilent = ({ began, missed, idle }: Seen, ageMs: number): boolean =>
  (began || ageMs > STARTING_MS) && (idle >= MISSES || missed >= BUSY_MISSES)

/**
 * Asks again and again, and calls `silent` once it is: a process that is frozen or turns in circles does not end by
 * itself. Returns its stop.
 * @param work processor time used so far; null where this cannot be known
 */
export function watchAnswers(
  ask: Ask,
  deadlineMs: number,
  work: () => number | null,
  silent: () => void,
): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const answers = (): Promise<boolean> =>
    ask(AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)])).then(
      () => true,
      () => false,
    )
  const watch = async (): Promise<void> => {
    const since = performance.now()
    let seen = UNSEEN
    while (!signal.aborted) {
      await sleep(EVERY_MS, undefined, { signal, ref: false }).catch(() => {})
      if (signal.aborted) return
      const before = work()
      const answered = await answers()
      if (signal.aborted) return
      seen = seenAfter(seen, answered, before === null || work() !== before)
      if (isSilent(seen, performance.now() - since)) return silent()
    }
  }
  void watch()
  return () => stopping.abort()
}
