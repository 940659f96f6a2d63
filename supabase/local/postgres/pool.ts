import type { Sql } from 'postgres'

type Reserved = { unsafe: Sql['unsafe']; release(): void }

export type Pool = {
  reserve(): Promise<Reserved>
  end(seconds: number): Promise<void>
}

type Values = Parameters<Sql['unsafe']>[1]
type Asked = Promise<unknown> & { reject(error: unknown): void }

/** The answer to a setting before it is sent. */
const NOTHING = Object.freeze(Object.assign([], { command: 'SELECT', count: 0 }))
const nothing = (): null => null
const failure = (error: unknown): unknown => error

type Seat = { sql: Sql; gone: boolean }

const closed = () =>
  Object.assign(new Error('The connection to the database has gone'), { code: 'CONNECTION_CLOSED' })

export function hasHungUp(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', severity } = error as Error & { code?: string; severity?: string }
  return severity === 'FATAL' || severity === 'PANIC' || /^(CONNECT|ECONN|EPIPE|ETIMEDOUT|ENOENT)/.test(code)
}

/**
 * Clients with one connection each. The driver's own `reserve` writes to a closed connection, which ends the
 * process (porsager/postgres#1208), and loses a connection when the database is down. Here a closed one is
 * replaced; its holder gets errors until release, or their next statement would run outside their transaction
 * and without their role. `settings`: statements that a connection prepares once and sends
 * together with the next other one, whose error is then theirs if they fail: a transaction with a failed statement runs no other.
 */
export function pool(
  size: number,
  open: (onclose: () => void) => Sql,
  settings: ReadonlySet<string> = new Set(),
): Pool {
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
  /** The driver may not know yet that it is closed. */
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
    let held: (readonly [string, Values])[] = []
    const send = (text: string, values: Values, prepare: boolean) => {
      const asked = taken.sql.unsafe(text, values, { prepare }) as unknown as Asked
      const { reject } = asked
      // The query fails a moment before the close event: statements in between get no answer.
      asked.reject = (error) => {
        if (hasHungUp(error)) taken.gone = true
        reject(error)
      }
      return asked
    }
    return {
      unsafe: ((text: string, values: Values) => {
        if (taken.gone) return Promise.reject(closed())
        if (settings.has(text)) {
          held.push([text, values])
          return Promise.resolve(NOTHING)
        }
        const before = held.map(([text, values]) => send(text, values, true).then(nothing, failure))
        held = []
        const asked = send(text, values, false)
        if (before.length === 0) return asked
        return asked.catch(async (error) => {
          throw (await Promise.all(before)).find((failed) => failed !== null) ?? error
        })
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
