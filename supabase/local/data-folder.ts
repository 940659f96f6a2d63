import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { reason, StartError } from './log.ts'

/** As root, mode 0711 lets the user of PostgreSQL pass. Throws StartError when not writable. */
export function openDataFolder(path: string): string {
  const folder = resolve(path)
  try {
    const fresh = !existsSync(folder)
    mkdirSync(folder, { recursive: true })
    if (!statSync(folder).isDirectory()) throw new Error('it is not a folder')
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    // An existing folder with other content keeps its mode.
    if (fresh || existsSync(join(folder, 'secrets.json')) || readdirSync(folder).length === 0)
      chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700)
    return folder
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be written (${reason(error)}): choose another one with ALMA_DATA_DIR.`,
    )
  }
}
