import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type postgres from 'postgres'
import from01 from './upgrade/from-0.1.json' with { type: 'json' }

export type Migration = { file: string; version: string; name: string; text: string }

/** A whole function of a migration, from `create` to its semicolon; bodies stand between `$$`. */
const FUNCTION =
  /^create (function (?:(?!\$\$|^begin atomic|;)[\s\S])*(?:\$\$[\s\S]*?\$\$;|begin atomic[\s\S]*?^end;|;))/gm

/**
 * What brings a database of version 0.1 to the schema of the files that took the place of its migrations.
 * @param applied the versions in the database's history
 * @returns the SQL and the migrations it stands for; null when the history is another
 */
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

/** Writes down that migrations were applied, in the history table of the Supabase CLI. */
export async function record(tx: postgres.TransactionSql, { version, name, text }: Migration): Promise<void> {
  await tx`insert into supabase_migrations.schema_migrations (version, name, statements)
    values (${version}, ${name}, ${[text]})`
}

/** Writes the new history in the place of the old one. */
export async function rewriteHistory(
  tx: postgres.TransactionSql,
  becomes: readonly Migration[],
): Promise<void> {
  await tx`delete from supabase_migrations.schema_migrations`
  for (const migration of becomes) await record(tx, migration)
}
