import type { Sql } from 'postgres'

/** A connection for one user at a time, as kysely's dialect takes and returns it. */
type Reserved = { unsafe: Sql['unsafe']; release(): void }

export type Pool = {
  /** The next free connection; waits for one. */
  reserve(): Promise<Reserved>
  /** Ends them all; statements under way have so many seconds. */
  end(seconds: number): Promise<void>
}

type Seat = { sql: Sql; gone: boolean }

const closed = () =>
  Object.assign(new Error('The connection to the database has gone'), { code: 'CONNECTION_CLOSED' })

/** Whether the database has hung up, with a last word or with none, or does not answer. */
export function hasHungUp(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', severity } = error as Error & { code?: string; severity?: string }
  return severity === 'FATAL' || severity === 'PANIC' || /^(CONNECT|ECONN|EPIPE|ETIMEDOUT|ENOENT)/.test(code)
}

/**
 * Connections to be reserved, each a client of its own with one connection. The driver's own `reserve` writes to a
 * connection that has hung up, which ends the process (porsager/postgres#1208), and loses one for good whenever the
 * database cannot be reached: when PostgreSQL came back, nobody could ask it any more. Here one that has hung up is
 * replaced; whoever held it gets an error for all the rest of his turn, or his next statement would run outside his
 * transaction and without his role.
 * @param open makes a client with at most one connection, opened when it is first used
 */
export function pool(size: number, open: (onclose: () => void) => Sql): Pool {
  const seats = new Set<Seat>()
  const free: Seat[] = []
  const waiting: PromiseWithResolvers<Seat>[] = []
  let ended = false

  const seat = (): Seat => {
    const made: Seat = {
      gone: false,
      sql: open(() => {
        made.gone = true
      }),
    }
    seats.add(made)
    return made
  }
  /** In place of one that has hung up: the driver may not have noticed yet. */
  const another = (lost: Seat): Seat => {
    seats.delete(lost)
    lost.sql.end({ timeout: 0 }).catch(() => {})
    return seat()
  }
  const next = async (): Promise<Seat> => {
    if (ended) throw closed()
    const one = free.pop() ?? (seats.size < size ? seat() : null)
    if (one) return one
    const mine = Promise.withResolvers<Seat>()
    waiting.push(mine)
    return mine.promise
  }
  const reserve = async (): Promise<Reserved> => {
    const first = await next()
    if (ended) throw closed()
    const taken = first.gone ? another(first) : first
    return {
      unsafe: ((...args: Parameters<Sql['unsafe']>) => {
        if (taken.gone) return Promise.reject(closed())
        const asked = taken.sql.unsafe(...args) as unknown as { reject(error: unknown): void }
        const { reject } = asked
        // The query fails a moment before the connection is told to be closed: what is sent between gets no answer.
        asked.reject = (error) => {
          if (hasHungUp(error)) taken.gone = true
          reject(error)
        }
        return asked
      }) as unknown as Sql['unsafe'],
      release: () => {
        const heir = waiting.shift()
        if (heir) heir.resolve(taken)
        else free.push(taken)
      },
    }
  }
  return {
    reserve,
    end: async (seconds) => {
      ended = true
      for (const { reject } of waiting.splice(0)) reject(closed())
      await Promise.all([...seats].map(({ sql, gone }) => sql.end({ timeout: gone ? 0 : seconds })))
    },
  }
}
