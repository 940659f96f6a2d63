import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../lib/i18n/locales.ts'

const messages = resolve(import.meta.dirname, '../../messages')
type Tree = { [key: string]: string | Tree | Tree[] | string[] }

/** Every leaf as `path → text`; arrays count by position, so that a missing variant shows too. */
function leaves(tree: Tree | Tree[] | string[] | string, path = ''): Map<string, string> {
  if (typeof tree === 'string') return new Map([[path, tree]])
  return new Map(
    Object.entries(tree).flatMap(([key, value]) => [...leaves(value, path ? `${path}.${key}` : key)]),
  )
}

const placeholders = (text: string): string[] => [...new Set(text.match(/\{[a-zA-Z_]\w*/g) ?? [])].sort()
const folders = [
  '',
  ...readdirSync(messages, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name),
]

describe.each(folders)('messages/%s', (folder) => {
  const read = (locale: string) =>
    leaves(JSON.parse(readFileSync(join(messages, folder, `${locale}.json`), 'utf8')))
  const source = read('es')

  test.each(LOCALES)('%s has exactly the keys of the Spanish source, none empty', (locale) => {
    const other = read(locale)
    expect([...other.keys()].sort()).toEqual([...source.keys()].sort())
    expect([...other].filter(([, text]) => !text.trim()).map(([key]) => key)).toEqual([])
  })

  test.each(LOCALES)('%s uses the same placeholders', (locale) => {
    const other = read(locale)
    const differing = [...source].filter(
      ([key, text]) =>
        JSON.stringify(placeholders(text)) !== JSON.stringify(placeholders(other.get(key) ?? '')),
    )
    expect(differing.map(([key]) => key)).toEqual([])
  })

  test.each(LOCALES.filter((locale) => locale !== 'es'))('%s leaves no long text in Spanish', (locale) => {
    const same = [...read(locale)].filter(
      ([key, text]) => text.length > 24 && /\s/.test(text) && source.get(key) === text,
    )
    expect(same.map(([key]) => key)).toEqual([])
  })
})
