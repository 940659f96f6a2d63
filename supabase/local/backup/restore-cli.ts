// `npm run restore -- <archive>`: a new data folder made of an archive of `npm run backup`.
import { resolve } from 'node:path'
import { StartError } from '../log.ts'
import { runOnce } from '../process/command.ts'
import { readSettings } from '../settings.ts'
import { restoreBackup } from './restore.ts'

const projectDir = resolve(import.meta.dirname, '../../..')

await runOnce(async (log) => {
  const [, , archive] = process.argv
  if (!archive) throw new StartError('Usage: npm run restore -- <archive>')
  const { dataDir } = readSettings(
    { ...process.env, SUPABASE_URL: '', SUPABASE_PUBLISHABLE_KEY: '' },
    projectDir,
  )
  const counts = await restoreBackup({ archive: resolve(archive), dataDir, projectDir, log: () => {} })
  const rows = Object.values(counts).reduce((a, b) => a + b, 0)
  log(`Restored into ${dataDir}: every file equal, ${rows} rows in ${Object.keys(counts).length} tables`)
  for (const name of ['public.reservas', 'public.platos', 'auth.users', 'storage.objects'])
    if (name in counts) log(`  ${name}  ${counts[name]}`)
  log('Start it with npm start')
})
