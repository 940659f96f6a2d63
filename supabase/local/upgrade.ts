import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type postgres from 'postgres'
import known from './upgrade/histories.json' with { type: 'json' }

export type Migration = { file: string; version: string; name: string; text: string }

/** `from`: what the database was made by, in words; `becomes`: the migrations it stands at afterwards. */
export type Upgrade = { from: string; sql: string; becomes: Migration[] }

/** From `create` to the semicolon; bodies stand between `$$`. */
const FUNCTION =
  /^create (function (?:(?!\$\$|^begin atomic|;)[\s\S])*(?:\$\$[\s\S]*?\$\$;|begin atomic[\s\S]*?^end;|;))/gm

/**
 * `applied`: versions in the database. Null for a history that is none of the older ones. Each step says what comes before
 * and after the functions, which are today's for all of them.
 */
export function upgradeOf(applied: Iterable<string>, migrations: readonly Migration[]): Upgrade | null {
  const versions = [...applied].sort().join()
  const history = known.histories.find((one) => one.versions.join() === versions)
  const becomes = migrations.filter((m) => known.to.includes(m.version))
  if (!history || becomes.length !== known.to.length) return null
  const functions = becomes.flatMap((m) => [...m.text.matchAll(FUNCTION)].map(([, text]) => text))
  const steps = history.steps.map((file) =>
    readFileSync(join(import.meta.dirname, 'upgrade', file), 'utf8').split(/^-- functions: .*$/m),
  )
  const sql = [
    ...steps.map(([before]) => before),
    ...functions.map((text) => `create or replace ${text}`),
    ...steps.map(([, after]) => after),
  ].join('\n\n')
  return { from: history.name, sql, becomes }
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
