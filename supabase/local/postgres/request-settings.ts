import type { PostgresConnection } from '@supabase/lite/postgres'
import { CompiledQuery } from 'kysely'

type Executor = { executeQuery(query: CompiledQuery): Promise<unknown> }
type Visitor = {
  auth?: { role?: string; uid?: unknown; jwt?: unknown }
  storage?: { operation?: unknown }
}
type Call = { method: string; path: string; requestHeaders?: unknown }

const settingAll = (...names: readonly string[]): string =>
  `select ${names.map((name, i) => `set_config('${name}', $${i + 1}, true)`).join(', ')}`

/** Of a visitor without a session: the id, the role, the operation on pictures, and the role again, which is taken last. */
export const VISITOR = settingAll(
  'request.jwt.claim.sub',
  'request.jwt.claim.role',
  'storage.operation',
  'role',
)
const SIGNED_IN = settingAll(
  'request.jwt.claim.sub',
  'request.jwt.claim.role',
  'storage.operation',
  'role',
  'request.jwt.claims',
)
const CALL = settingAll(
  'response.status',
  'response.headers',
  'request.method',
  'request.path',
  'request.headers',
)

/** What the connections send together with the statement that follows (`pool.ts`). */
export const SETTINGS: ReadonlySet<string> = new Set([VISITOR, SIGNED_IN, CALL])

/**
 * lite sends what PostgreSQL is told of a request in up to eleven statements, each of which waits for the network twice:
 * here two, which wait for nothing (E-11). The values are lite's own.
 * @throws when this version of lite has no such members
 */
export function setAtOnce(connection: PostgresConnection): void {
  const replaced = {
    async applyJwtSessionContext(executor: Executor, { auth, storage }: Visitor): Promise<void> {
      const role = auth?.role || 'anon'
      const values = [String(auth?.uid ?? ''), role, String(storage?.operation ?? ''), role]
      const claims = auth?.jwt
      await executor.executeQuery(
        claims && typeof claims === 'object'
          ? CompiledQuery.raw(SIGNED_IN, [...values, JSON.stringify(claims)])
          : CompiledQuery.raw(VISITOR, values),
      )
    },
    async applyRpcRequestGucs(executor: Executor, { method, path, requestHeaders }: Call): Promise<void> {
      const values = ['', '', method, path, JSON.stringify(requestHeaders ?? {})]
      await executor.executeQuery(CompiledQuery.raw(CALL, values))
    },
  }
  for (const [name, method] of Object.entries(replaced)) {
    if (!(name in connection)) throw new Error(`this version of @supabase/lite has no ${name}`)
    Reflect.set(connection, name, method)
  }
}
