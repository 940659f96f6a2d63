import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { SMALL_HEAP } from '../../../supabase/local/web.ts'
import { filesBelow, has, textOf } from '../house.ts'
import { DOCUMENTS } from './documents.ts'

/** What the files for hosting promise, where nothing here can run them. */

const dockerfile = textOf('Dockerfile')
const blocks = (text: string) => text.match(/^```sh\n[\s\S]*?^```/gm) ?? []

test('commands of the Supabase command line name the linked project, and say how it is linked', () => {
  const commands = DOCUMENTS.flatMap((path) => blocks(textOf(path)).map((block) => [path, block] as const))
  const pushing = commands.filter(([, block]) =>
    /supabase\S* (db push|functions deploy|secrets set)/.test(block),
  )
  expect(pushing.length).toBeGreaterThan(0)
  for (const [path, block] of pushing) {
    expect(block, path).toMatch(/supabase\S* link /)
    for (const line of block.match(/.*supabase\S* db push.*/g) ?? []) expect(line, path).toContain('--remote')
  }
})

test('no command starts the development stack: everybody knows its keys', () => {
  for (const path of DOCUMENTS)
    for (const block of blocks(textOf(path))) expect(block, path).not.toMatch(/supabase\S* start\b/)
  expect(textOf('docs/hosting.md')).toMatch(/Never `supabase start`/)
})

/** The files of the project that a file needs, and the packages, by following its imports. */
function needs(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  if (!path.endsWith('.ts')) return seen
  const imports = textOf(path).matchAll(/(?:\bfrom |\bimport |\bimport\()'([^']+)'/g)
  for (const [, name = ''] of imports)
    if (name.startsWith('.')) needs(join(dirname(path), name), seen)
    else if (!name.startsWith('node:')) seen.add(`node_modules/${name}`)
  return seen
}

test('the image of the mail worker holds all that the worker imports', () => {
  const stage = dockerfile.split(' AS mail\n')[1]?.split('\nFROM ')[0] ?? ''
  const copied = [...stage.matchAll(/^COPY (?:--from=build )?(.+)$/gm)].flatMap(([, line = '']) =>
    line
      .split(' ')
      .slice(0, -1)
      .map((from) => from.replace('/alma/', '')),
  )
  const missing = [...needs('supabase/correo/cli.ts')].filter(
    (path) => !copied.some((from) => path === from || path.startsWith(`${from}/`)),
  )
  expect(missing).toEqual([])
})

test('what the images and the build copy exists, and both run as nobody special', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = '']) =>
    files.split(' '),
  )
  expect(copied.filter((path) => path !== '.' && !has(path))).toEqual([])
  expect(dockerfile.match(/^USER node$/gm)).toHaveLength(2)
})

test('the site’s process is given no secret key', () => {
  const site = textOf('compose.yaml').split('\n  mail:')[0] ?? ''
  const files = filesBelow('deploy').filter((path) => path.includes('site'))
  for (const text of [site, ...files.map(textOf)])
    expect(text).not.toMatch(/SECRET_KEY|DATABASE_URL|SMTP_URL/)
})

test('the site keeps as little memory in a container or a service as on a laptop', () => {
  const words = [...SMALL_HEAP, 'server.js']
  expect(dockerfile).toContain(`CMD ["node", ${words.map((word) => `"${word}"`).join(', ')}]`)
  expect(textOf('deploy/alma-site.service')).toContain(`/node ${words.join(' ')}\n`)
})
