import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres'
import { pool } from './pool.ts'
import { SETTINGS, setAtOnce } from './request-settings.ts'

// lite passes JSON as text; encoding it again would store a string in jsonb (E-01).
const json = (x: unknown): string => (typeof x === 'string' ? x : JSON.stringify(x))
// PostgREST writes times as ISO 8601 (E-07).
const iso = (t: string | null): string | null | undefined =>
  t?.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')

const CONNECTIONS = 10
/** Seconds for running statements at a stop; one may wait for a row lock for ever. */
const CLOSING_S = 2

const OPTIONS = {
  connect_timeout: 5,
  backoff: () => 0.2,
  max_lifetime: null,
  onnotice() {},
  // The hosted limit for signed-in users.
  connection: { statement_timeout: 8000, idle_in_transaction_session_timeout: 15_000 },
  types: {
    json: { to: 114, from: [114], serialize: json, parse: JSON.parse },
    jsonb: { to: 3802, from: [3802], serialize: json, parse: JSON.parse },
    timestamptz: { to: 1184, from: [1184], serialize: (t: string) => t, parse: iso },
    numeric: { to: 1700, from: [1700], serialize: String, parse: Number },
  },
}

/** Reads and writes values as PostgREST and GoTrue do (E-01, E-07). */
export function connect(url: string): PostgresConnection {
  const seats = pool(
    CONNECTIONS,
    (onclose) => createPostgresConnection({ url, postgresOptions: { ...OPTIONS, max: 1, onclose } }).driver,
    SETTINGS,
  )
  const connection = createPostgresConnection({ url, postgresOptions: OPTIONS })
  // lite's dialect uses only this method of the driver.
  Reflect.set(connection.driver, 'reserve', seats.reserve)
  setAtOnce(connection)
  connection.close = () => seats.end(CLOSING_S)
  return connection
}
