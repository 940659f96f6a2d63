import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** What the lock file says of the packages, without asking anybody. */
type Locked = {
  version?: string
  license?: string
  link?: boolean
  dev?: boolean
  devOptional?: boolean
  optionalDependencies?: Record<string, string>
}
export type Package = { name: string; version: string; licence: string; shipped: boolean }

const root = resolve(import.meta.dirname, '../..')
const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Every package of the lock file, once for each version. `shipped`: it runs on the server of a restaurant. */
export function readPackages(file = resolve(root, 'package-lock.json')): Package[] {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(readFileSync(file, 'utf8'))
  const all = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  // The program of one platform has no licence of its own in the lock file: it has that of whoever asks for it.
  const asker = new Map(
    all.flatMap(([path, { license, optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).map((name) => [name, license ?? nameOf(path)] as const),
    ),
  )
  const licenceOf = (path: string, { license }: Locked): string => {
    const asked = asker.get(nameOf(path)) ?? ''
    return license ?? all.find(([other]) => nameOf(other) === asked)?.[1].license ?? asked
  }
  const found = all.map(([path, locked]) => ({
    name: nameOf(path),
    version: locked.version ?? '',
    licence: licenceOf(path, locked),
    shipped: !locked.dev && !locked.devOptional,
  }))
  const once = new Map(found.map((one) => [`${one.name}@${one.version}`, one]))
  return [...once.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** Licences that let the house run, change and hand on what it has; LGPL and MPL for parts that stay as they came. */
const ALLOWED: readonly string[] = [
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'Unlicense',
  ],
  ...['CC-BY-4.0', 'CC0-1.0', 'MPL-2.0', 'LGPL-3.0-or-later', 'AFL-2.1', 'PostgreSQL'],
]

/** Whether an SPDX expression leaves a way that is allowed. */
export const isAllowed = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((way) => way.split(' AND ').every((part) => ALLOWED.includes(part.trim())))
