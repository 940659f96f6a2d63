import 'server-only'

type Waiting = (turn: boolean) => void

/**
 * Work that is done so many at a time; the rest waits, whoever came last first: guesses that wait shut nobody out. Null when
 * more than `most` wait: whoever has waited longest is told.
 */
export function createTurns({ atOnce, most }: { atOnce: number; most: number }) {
  const waiting: Waiting[] = []
  let running = 0
  const turn = (): Promise<boolean> => {
    if (running < atOnce) {
      running += 1
      return Promise.resolve(true)
    }
    return new Promise((given) => {
      waiting.push(given)
      if (waiting.length > most) waiting.shift()?.(false)
    })
  }
  return async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (!(await turn())) return null
    try {
      return await work()
    } finally {
      const next = waiting.pop()
      if (next) next(true)
      else running -= 1
    }
  }
}
