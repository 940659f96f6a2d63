import { execFileSync } from 'node:child_process'
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation'
import { introspect } from '@supabase/postgrest-typegen/introspection'
import postgres from 'postgres'

/** What `npm run types` writes. */
export const TYPES_FILE = 'lib/supabase/types.ts'

/**
 * The types of a database's public schema, as `supabase gen types` writes them and Biome formats them.
 * @param databaseUrl a database that the migrations have been applied to
 * @param root where Biome's configuration is
 */
export async function generateTypes(databaseUrl: string, root: string): Promise<string> {
  // int8 as a string, as the library's own driver gives it.
  const sql = postgres(databaseUrl, { max: 1, onnotice() {} })
  try {
    const query = async (text: string) => ({ rows: [...(await sql.unsafe(text))] })
    const found = await introspect({ query }, { includedSchemas: ['public'] })
    const code = await generateTypescript(sortGeneratorMetadata(found))
    return execFileSync('biome', ['format', '--stdin-file-path', TYPES_FILE], {
      cwd: root,
      encoding: 'utf8',
      input: `/** Written by \`npm run types\` from the migrations. */\n${code}`,
    })
  } finally {
    await sql.end()
  }
}
