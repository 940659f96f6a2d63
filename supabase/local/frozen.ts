import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The list of what must stay as it is, one `<sha256>  <file>` a line, as sha256sum writes it. */
export const LIST = 'supabase/migrations.sha256'

/** Migrations, and what brings older databases to them; paths from the root of the repository. */
export const frozenFiles = (root: string): string[] =>
  ['supabase/migrations', 'supabase/local/upgrade'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .sort()
      .map((file) => `${folder}/${file}`),
  )

/** The hashes of a list by their file. */
export const readFrozen = (list: string): Map<string, string> =>
  new Map(
    list
      .trim()
      .split('\n')
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  )

/** The hash of a text, whatever line breaks a checkout has given it. */
export const sha256 = (text: string): string =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')
