import type postgres from 'postgres'

/** Rows of each table. */
export type Counts = Record<string, number>

/** Counts every table of the restaurant and of its accounts, at one moment. */
export const countRows = (sql: postgres.Sql): Promise<Counts> =>
  sql.begin('isolation level repeatable read read only', async (tx) => {
    const tables = await tx<{ name: string }[]>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'private', 'auth', 'storage') order by 1`
    const counts: Counts = {}
    for (const { name } of tables) {
      const [row] = await tx.unsafe<{ n: number }[]>(`select count(*)::int as n from ${name}`)
      counts[name] = row?.n ?? 0
    }
    return counts
  })

/** The tables that have other numbers of rows than there were before and after the copy. */
export const strayed = (found: Counts, before: Counts, after: Counts): string[] =>
  Object.keys(before).filter((name) => {
    const [a, b, n] = [before[name] ?? 0, after[name] ?? 0, found[name] ?? -1]
    return n < Math.min(a, b) || n > Math.max(a, b)
  })
