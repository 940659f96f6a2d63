import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type postgres from 'postgres'
import from01 from './upgrade/from-0.1.json' with { type: 'json' }

export type Migration = { file: string; version: string; name: string; text: string }

/** From `create` to the semicolon; bodies stand between `$$`. */
const FUNCTION =
  /^create (function (?:(?!\$\$|^begin atomic|;)[\s\S])*(?:\$\$[\s\S]*?\$\$;|begin atomic[\s\S]*?^end;|;))/gm

/** `applied`: versions in the database. Returns the SQL and its migrations; null for another history. */
export function upgradeFrom01(
  applied: Iterable<string>,
  migrations: readonly Migration[],
): { sql: string; becomes: Migration[] } | null {
  if ([...applied].sort().join() !== from01.from.join()) return null
  const becomes = migrations.filter((m) => from01.to.includes(m.version))
  if (becomes.length !== from01.to.length) return null
  const functions = becomes.flatMap((m) => [...m.text.matchAll(FUNCTION)].map(([, text]) => text))
  const bridge = readFileSync(join(import.meta.dirname, 'upgrade/from-0.1.sql'), 'utf8')
  const sql = bridge.replace(/^-- functions: .*$/m, () =>
    functions.map((text) => `create or replace ${text}`).join('\n\n'),
  )
  return { sql, becomes }
}

export async function record(tx: postgres.TransactionSql, { version, name, text }: Migration): Promise<void> {
  await tx`insert into supabase_migrations.schema_migrations (version, name, statements)
    values (${version}, ${name}, ${[text]})`
}

export async function rewriteHistory(
  tx: postgres.TransactionSql,
  becomes: readonly Migration[],
): Promise<void> {
  await tx`delete from supabase_migrations.schema_migrations`
  for (const migration of becomes) await record(tx, migration)
}
