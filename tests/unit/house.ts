import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The root of the project, as an absolute path. */
export const ROOT = resolve(import.meta.dirname, '../..')
/** What tools make, and nobody writes. */
const MADE = new Set(['node_modules', '.git', '.next', '.data', '.stryker-tmp', '__results__', 'scripts'])

/** The text of a file of the project. */
export const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

/** Whether the project has such a file or folder. */
export const has = (path: string): boolean => existsSync(join(ROOT, path))

/** Every file below a folder of the project, by its path from the root. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (MADE.has(entry.name)) return []
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
    return entry.isDirectory() ? filesBelow(path) : [path]
  })

/** The part of a document between a heading and the next one of the same rank. */
export function section(text: string, heading: string): string {
  const rank = heading.match(/^#+/)?.[0] ?? '##'
  const [, after = ''] = text.split(`\n${heading}\n`)
  return after.split(new RegExp(`\n${rank} `))[0] ?? ''
}

/** The cells of the tables of a text, row by row, without the heads. */
export const tableRows = (text: string): string[][] =>
  text
    .split('\n')
    .filter(
      (line, i, lines) => /^\| /.test(line) && !/^\| ?-/.test(line) && !/^\| ?-/.test(lines[i + 1] ?? ''),
    )
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

/** Names that still break a rule: what is new, and what is listed although it no longer does. */
export type Drift = { added: string[]; gone: string[] }

/**
 * Compares what breaks a rule today with the list of what may break it. The list may only become shorter: with
 * `ALMA_BASELINE=shrink` in the environment the entries that are gone are taken off it; nothing is ever added.
 *
 * @param path a JSON file of lists by name
 * @param name the list
 * @param found what breaks the rule now
 */
export function drift(path: string, name: string, found: Iterable<string>): Drift {
  const lists: Record<string, string[]> = JSON.parse(textOf(path))
  const listed = lists[name] ?? []
  const now = new Set(found)
  const gone = listed.filter((entry) => !now.has(entry))
  if (gone.length > 0 && process.env.ALMA_BASELINE === 'shrink') {
    const kept = { ...lists, [name]: listed.filter((entry) => now.has(entry)) }
    writeFileSync(join(ROOT, path), `${JSON.stringify(kept, null, 2)}\n`)
    return { added: [...now].filter((entry) => !listed.includes(entry)), gone: [] }
  }
  return { added: [...now].filter((entry) => !listed.includes(entry)).sort(), gone }
}
