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

const KNOWN = [
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

/**
 * A real Chromium for the browser tests: the one that is here, else Playwright's download, else Debian's package.
 * Throws one sentence when none can be had.
 */
export function findChromium(say: (line: string) => void): string {
  const here = found()
  if (here) return here
  say('No Chromium found: trying Playwright’s own')
  run('playwright', ['install', 'chromium'], 240_000)
  const downloaded = found()
  if (downloaded) return downloaded
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Playwright’s own cannot be downloaded: installing Debian’s package')
    run('apt-get', ['update', '-qq'], 240_000)
    run('apt-get', ['install', '-y', '-qq', 'chromium'], 600_000)
  }
  const installed = found()
  if (installed) return installed
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  )
}
