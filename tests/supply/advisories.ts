import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Package, readPackages } from './lock.ts'

/**
 * `npm run advisories`: what is known of the packages of the lock file, from advisories.json and without a network;
 * `-- --net` asks the registry as well (`npm audit`), and says so when it does not answer.
 */
export type Advisory = { name: string; fixed: string | null; ids: string[]; what: string; contained?: string }
export type Finding = Advisory & { version: string }

const root = resolve(import.meta.dirname, '../..')
export const readAdvisories = (): Advisory[] =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, 'advisories.json'), 'utf8'))

const isOlder = (version: string, floor: string): boolean =>
  version.localeCompare(floor, 'en', { numeric: true, sensitivity: 'base' }) < 0

/** The advisories that still concern a locked version. */
export const findingsIn = (packages: readonly Package[], advisories: readonly Advisory[]): Finding[] =>
  packages.flatMap(({ name, version }) =>
    advisories
      .filter((one) => one.name === name && (one.fixed === null || isOlder(version, one.fixed)))
      .map((one) => ({ ...one, version })),
  )

type Audit = { vulnerabilities?: Record<string, { severity: string; isDirect: boolean; range: string }> }

/** What the registry says; null when it does not answer. */
function askRegistry(): Audit['vulnerabilities'] | null {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
    ...{ cwd: root, encoding: 'utf8', timeout: 60_000 },
  })
  try {
    const told: Audit = JSON.parse(stdout)
    return told.vulnerabilities ?? null
  } catch {
    return null
  }
}

function main(): void {
  const found = findingsIn(readPackages(), readAdvisories())
  for (const { name, version, ids, what, contained } of found)
    console.log(
      `${name} ${version}: ${ids.join(', ')}: ${what}${contained ? `. Contained: ${contained}` : ''}`,
    )
  const open = found.filter(({ contained }) => !contained)
  console.log(
    `${readAdvisories().length} advisories known here, ${open.length} open, ${found.length - open.length} contained`,
  )
  if (open.length > 0) process.exitCode = 1
  if (!process.argv.includes('--net')) return
  const told = askRegistry()
  if (!told) {
    console.log('The registry does not answer npm audit: nothing was learnt from it')
    return
  }
  for (const [name, { severity, range }] of Object.entries(told)) console.log(`${name} ${range}: ${severity}`)
  console.log(`${Object.keys(told).length} packages with an advisory at the registry`)
  if (Object.values(told).some(({ severity }) => severity === 'high' || severity === 'critical'))
    process.exitCode = 1
}

if (import.meta.main) main()
