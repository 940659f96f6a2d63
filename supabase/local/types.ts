import { execFileSync } from 'node:child_process'
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation'
import { introspect } from '@supabase/postgrest-typegen/introspection'
import postgres from 'postgres'

export const TYPES_FILE = 'lib/supabase/types.ts'

/** As `supabase gen types`. `databaseUrl`: a migrated database; `root`: folder of Biome's configuration. */
export async function generateTypes(databaseUrl: string, root: string): Promise<string> {
  // int8 as a string, as the driver gives it.
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
