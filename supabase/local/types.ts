import { execFileSync } from 'node:child_process'

/** What `npm run types` writes. */
export const TYPES_FILE = 'lib/supabase/types.ts'

/**
 * The types of a database's public schema, as the Supabase command line writes them and Biome formats them.
 * @param databaseUrl a database that the migrations have been applied to
 * @throws when the command line cannot read the database
 */
export function generateTypes(databaseUrl: string, root: string): string {
  const printed = execFileSync(
    'supabase',
    ['gen', 'types', 'typescript', `--remote=${databaseUrl}`, '--schema', 'public', '--workdir', root],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  )
  // It says on the same output that the connection has no TLS.
  const code = printed.slice(printed.indexOf('export type Json'))
  return execFileSync('biome', ['format', '--stdin-file-path', TYPES_FILE], {
    cwd: root,
    encoding: 'utf8',
    input: `/** Written by \`npm run types\` from the migrations. */\n${code}`,
  })
}
