import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const DAY_MS = 24 * 60 * 60_000
const KEPT_DAYS = 30

/** Removes letters that have lain in the folder for thirty days: they hold guests' data. `now`: milliseconds since
 * 1970. */
export async function sweepMail(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name)
    const found = await stat(file).catch(() => null)
    if (found?.isFile() && now - found.mtimeMs > KEPT_DAYS * DAY_MS) await rm(file, { force: true })
  }
}

/** Sweeps now and once a day. Returns its stop. */
export function startSweeping(folder: string): () => void {
  const sweep = (): void => void sweepMail(folder, Date.now()).catch(() => {})
  sweep()
  const timer = setInterval(sweep, DAY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
