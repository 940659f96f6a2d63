import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Quiet flags: without them Chromium itself calls out, and its failures look like ours. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--lang=es-ES',
]

/** Debian's shell without windows: the same engine, for less than half the work of a browser that draws some. */
const SHELL = 'chromium-headless-shell'

const KNOWN = [
  `/usr/bin/${SHELL}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

function found(): string | null {
  const own = chromium.executablePath()
  const given = process.env.CHROMIUM_PATH
  return (
    [given, own, ...KNOWN].find((path): path is string => Boolean(path) && existsSync(String(path))) ?? null
  )
}

const run = (command: string, args: string[], timeout: number): boolean =>
  spawnSync(command, args, { stdio: 'ignore', timeout }).status === 0

/** Debian's packages, where one may install them. */
function install(...packages: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  run('apt-get', ['update', '-qq'], 240_000)
  run('apt-get', ['install', '-y', '-qq', ...packages], 600_000)
}

/**
 * A real Chromium for the browser tests: the one that is here, else Playwright's download, else Debian's package. The
 * project's own check fetches the shell where only a browser with windows is at hand.
 * Throws one sentence when none can be had.
 */
export function findChromium(say: (line: string) => void): string {
  const here = found()
  if (here && (!process.env.CI || !here.startsWith('/usr/bin/') || here.endsWith(SHELL))) return here
  if (here) {
    say('A Chromium with windows is here: fetching the one without')
    install(SHELL)
    return found() ?? here
  }
  say('No Chromium found: trying Playwright’s own')
  run('playwright', ['install', 'chromium'], 240_000)
  const downloaded = found()
  if (downloaded) return downloaded
  say('Playwright’s own cannot be downloaded: installing Debian’s package')
  install('chromium', SHELL)
  const installed = found()
  if (installed) return installed
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.',
  )
}
