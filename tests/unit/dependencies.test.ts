import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

type Package = {
  version?: string
  resolved?: string
  link?: boolean
  optional?: boolean
  deprecated?: string
  engines?: { node?: string }
  optionalDependencies?: Record<string, string>
}
// Without types of its own, and the only function of it that is used.
const { satisfies }: { satisfies(version: string, range: string): boolean } = createRequire(import.meta.url)(
  'semver',
)
const root = resolve(import.meta.dirname, '../..')
const lock: { packages: Record<string, Package> } = JSON.parse(
  readFileSync(`${root}/package-lock.json`, 'utf8'),
)
const manifest = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))
const workspaces: string[] = manifest.workspaces
const versions = (at: string): Record<string, string> => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(`${root}/${at}/package.json`, 'utf8'))
  return { ...dependencies, ...devDependencies }
}

const atLeast = (version: string, floor: string): boolean =>
  version.localeCompare(floor, 'en', { numeric: true, sensitivity: 'base' }) >= 0

test.each([
  ['next', '16.4.6'],
  ['react', '19.3.1'],
  ['react-dom', '19.3.1'],
])('T-DEP-01 %s is not older than %s, the floor of its security fixes', (name, floor) => {
  expect(atLeast(lock.packages[`node_modules/${name}`]?.version ?? '0', floor)).toBe(true)
})

test.each([
  ['nodemailer', '10.6.0'],
  ['@supabase/supabase-js', '2.119.1'],
])('L15 %s is not older than %s', (name, floor) => {
  expect(atLeast(lock.packages[`node_modules/${name}`]?.version ?? '0', floor)).toBe(true)
})

test('every dependency is pinned to one version', () => {
  const ranges = ['.', ...workspaces]
    .flatMap((at) => Object.entries(versions(at)))
    .filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
  expect(ranges).toEqual([])
})

test('a workspace asks for the same versions as the project', () => {
  const own = versions('.')
  for (const at of workspaces)
    for (const [name, version] of Object.entries(versions(at)))
      expect([name, version]).toEqual([name, own[name] ?? version])
})

test('the lock file knows every platform’s binaries, so that npm ci works on all of them', () => {
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies ?? {}).filter(
      (name) => !lock.packages[`node_modules/${name}`] && !lock.packages[`${path}/node_modules/${name}`],
    ),
  )
  expect(missing).toEqual([])
})

test('the lock file names no host', () => {
  // A workspace is a link to its folder here.
  const named = Object.values(lock.packages).filter(({ resolved }) => resolved !== undefined)
  expect(named).toEqual(workspaces.map((resolved) => ({ resolved, link: true })))
})

test('npm has nothing to warn of: the project’s own Node is new enough for every package, and none is given up', () => {
  const node = lock.packages['node_modules/node']?.version ?? ''
  const tooNew = Object.entries(lock.packages).filter(
    ([, { optional, engines }]) => !optional && engines?.node && !satisfies(node, engines.node),
  )
  expect(tooNew.map(([path]) => path)).toEqual([])
  expect(Object.entries(lock.packages).filter(([, { deprecated }]) => deprecated)).toEqual([])
})

test('the real parts have a lock of their own: pinned, for every machine npm has them for, and naming no host', () => {
  const read = (file: string) => JSON.parse(readFileSync(`${root}/tests/real/${file}`, 'utf8'))
  const { devDependencies, optionalDependencies } = read('package.json')
  const wanted = Object.entries<string>({ ...devDependencies, ...optionalDependencies })
  const { packages }: { packages: Record<string, Package> } = read('package-lock.json')
  for (const [name, version] of wanted)
    expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, version])
  const missing = Object.values(packages).flatMap((one) =>
    Object.keys(one.optionalDependencies ?? {}).filter((name) => !packages[`node_modules/${name}`]),
  )
  expect(missing).toEqual([])
  expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([])
})
