import { watch } from 'node:fs'
import { join, resolve } from 'node:path'
import { ADDRESS, bundle, type Mode, writeScripts } from './bundle.ts'

const root = resolve(import.meta.dirname, '../..')
/** What the scripts are made of. */
const SOURCES = ['components', 'lib', 'messages/chat', 'messages/filtros', 'messages/oferta']
/** An editor writes a file in several steps. Milliseconds. */
const SETTLE_MS = 50

/** Next reads its settings in several processes: the first one builds, and hands the name on to those it starts. */
const DONE = 'ALMA_START_SCRIPT'

async function buildOnce(mode: Mode): Promise<string> {
  const made = await bundle(mode)
  writeScripts(made, join(root, 'public', ADDRESS[mode]))
  return `${ADDRESS[mode]}/${made.start}`
}

function buildAgainOnChange(): void {
  let timer: NodeJS.Timeout | undefined
  const again = () => buildOnce('development').catch((error: unknown) => console.error(error))
  for (const folder of SOURCES)
    watch(join(root, folder), { recursive: true, persistent: false }, () => {
      clearTimeout(timer)
      timer = setTimeout(again, SETTLE_MS)
    })
}

/**
 * Builds the scripts of the public pages, in development whenever their sources change.
 * @returns the address of the one that every page starts with
 */
export async function startScript(mode: Mode): Promise<string> {
  const done = process.env[DONE]
  if (done) return done
  const address = await buildOnce(mode)
  process.env[DONE] = address
  if (mode === 'development') buildAgainOnChange()
  return address
}
