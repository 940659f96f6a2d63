import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import postgres from 'postgres'
import { type Log, StartError } from '../log.ts'
import { type Counts, countRows, strayed } from './counts.ts'
import { unpackBackup } from './unpack.ts'

/**
 * Makes a new data folder of an archive, starts the database in it, and compares rows and files with what the archive
 * says of itself. Returns the rows of each table. Throws StartError; a folder that holds something is left alone.
 */
export async function restoreBackup(opts: {
  archive: string
  dataDir: string
  projectDir: string
  log: Log
}): Promise<Counts> {
  const dataDir = resolve(opts.dataDir)
  if (!existsSync(opts.archive)) throw new StartError(`There is no archive ${opts.archive}.`)
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new StartError(
      `The data folder ${dataDir} is not empty: move it away, or name another one with ALMA_DATA_DIR.`,
    )
  const { before, after } = await unpackBackup(opts.archive, dataDir, opts.log)
  const { startBackend } = await import('../backend.ts')
  const { projectDir, log } = opts
  const backend = await startBackend({ dataDir, projectDir, port: 0, functions: false, correo: false, log })
  try {
    const sql = postgres(backend.databaseUrl, { max: 1, onnotice() {} })
    const found = await countRows(sql).finally(() => sql.end())
    const wrong = strayed(found, before, after)
    if (wrong.length > 0)
      throw new StartError(`The restored database differs in ${wrong.join(', ')}: take another archive.`)
    return found
  } finally {
    await backend.stop()
  }
}
