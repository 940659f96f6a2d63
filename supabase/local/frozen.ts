import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** One `<sha256>  <file>` per line, as sha256sum writes it. */
export const LIST = 'supabase/migrations.sha256'

export const frozenFiles = (root: string): string[] =>
  ['supabase/migrations', 'supabase/local/upgrade'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .sort()
      .map((file) => `${folder}/${file}`),
  )

export const readFrozen = (list: string): Map<string, string> =>
  new Map(
    list
      .trim()
      .split('\n')
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  )

export const sha256 = (text: string): string =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')
