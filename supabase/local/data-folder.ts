import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { reason, StartError } from './log.ts'

/**
 * Makes the data folder, closed to other users. As root its way stays open for the user that runs PostgreSQL
 * (0711: to pass through, not to list); what is secret inside has a mode of its own.
 * @throws StartError when the folder cannot be written
 */
export function openDataFolder(path: string): string {
  const folder = resolve(path)
  try {
    const fresh = !existsSync(folder)
    mkdirSync(folder, { recursive: true })
    if (!statSync(folder).isDirectory()) throw new Error('it is not a folder')
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    // Somebody's own folder with other things in it keeps its mode.
    if (fresh || existsSync(join(folder, 'secrets.json')) || readdirSync(folder).length === 0)
      chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700)
    return folder
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be written (${reason(error)}): choose another one with ALMA_DATA_DIR.`,
    )
  }
}
