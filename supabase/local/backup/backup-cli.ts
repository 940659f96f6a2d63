// `npm run backup -- [folder]`: one archive of everything, checked by restoring it. The site may run meanwhile.
import { resolve } from 'node:path'
import { runOnce } from '../process/command.ts'
import { isHeld } from '../process/lock.ts'
import { readSettings } from '../settings.ts'
import { copyAndCheck } from './copy.ts'

const projectDir = resolve(import.meta.dirname, '../../..')

await runOnce(async (log) => {
  const { dataDir, backups } = readSettings(
    { ...process.env, SUPABASE_URL: '', SUPABASE_PUBLISHABLE_KEY: '' },
    projectDir,
  )
  const folder = resolve(process.argv[2] ?? backups.folder)
  const copy = () => copyAndCheck({ dataDir, projectDir, folder, keep: Math.max(1, backups.keep), log })
  const { startBackend } = await import('../backend.ts')
  const own = isHeld(dataDir)
    ? null
    : await startBackend({ dataDir, projectDir, port: 0, functions: false, correo: false })
  try {
    const { file, bytes, ms, rows, tables } = await copy()
    log(`Copied to ${file} (${(bytes / 1e6).toFixed(1)} MB, ${(ms / 1000).toFixed(1)} s)`)
    log(`Checked: restored into a scratch folder, every file equal, ${rows} rows in ${tables} tables`)
  } finally {
    await own?.stop()
  }
})
