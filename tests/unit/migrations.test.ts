import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { frozenFiles, LIST, readFrozen, sha256 } from '../../supabase/local/frozen.ts'

const root = resolve(import.meta.dirname, '../..')
const FOLDER = 'supabase/migrations'
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const files = readdirSync(join(root, FOLDER)).sort()

describe('landed migrations are never changed: databases have run them', () => {
  const frozen = readFrozen(read(LIST))

  test.each([...frozen])('%s is as it was', (file, hash) => {
    expect(existsSync(join(root, file)), `${file} is missing: put it back`).toBe(true)
    expect(sha256(read(file)), `${file} was changed: undo that and write a new migration`).toBe(hash)
  })

  test('every one is on the list (node supabase/local/freeze.ts)', () => {
    expect(frozenFiles(root).filter((file) => !frozen.has(file))).toEqual([])
  })
})

test('no migration is dated in the future: the Supabase CLI would refuse the ones that are written before that day', () => {
  // A day ahead of us it may be for whoever wrote it.
  const limit = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
  for (const file of files) {
    expect(file).toMatch(/^\d{14}_[a-z_0-9]+\.sql$/)
    expect(file.slice(0, 8) <= limit, file).toBe(true)
  }
})

/** `name(arguments)` of each function a text defines; `replaced`: by `create or replace`. */
function defined(text: string): { signature: string; replaced: boolean }[] {
  const found = text.matchAll(
    /^\s*create (or replace )?function ([\w.]+)\s*\(([\s\S]*?)\)\s*(?:returns|language|\n)/gim,
  )
  return [...found].map(([, replace, name = '', args = '']) => ({
    signature: `${name}(${args
      .replace(/\bdefault [^,]*/gi, '')
      .replace(/\s+/g, ' ')
      .trim()})`,
    replaced: replace !== undefined,
  }))
}

test('each function is defined once; only a later migration replaces it, and says so', () => {
  const made = new Set<string>()
  const wrong: string[] = []
  for (const file of files) {
    const here = new Set<string>()
    for (const { signature, replaced } of defined(read(`${FOLDER}/${file}`))) {
      if (here.has(signature) || made.has(signature) !== replaced) wrong.push(`${file}: ${signature}`)
      here.add(signature)
    }
    for (const signature of here) made.add(signature)
  }
  expect(wrong).toEqual([])
  expect(made.size).toBeGreaterThan(250)
})
