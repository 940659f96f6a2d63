// `npm run backend`: the embedded backend alone, until Ctrl-C.
import { resolve } from 'node:path'
import { prefixed } from './log.ts'
import { runCommand } from './process/command.ts'
import { readSettings } from './settings.ts'

const projectDir = resolve(import.meta.dirname, '../..')

await runCommand(async (log) => {
  const { startBackend } = await import('./backend.ts')
  const settings = readSettings(
    { ...process.env, SUPABASE_URL: '', SUPABASE_PUBLISHABLE_KEY: '' },
    projectDir,
  )
  const { adminEmail, adminPassword, siteUrl } = settings
  const backend = await startBackend({
    dataDir: settings.dataDir,
    port: settings.supabasePort,
    log: prefixed(log, 'backend'),
    siteUrl: siteUrl ?? `http://localhost:${settings.port}`,
    smtp: settings.smtp,
    backups: settings.backups,
    demo: settings.demo,
    ...(adminEmail ? { adminEmail } : {}),
    ...(adminPassword ? { adminPassword } : {}),
  })
  log(`Backend  ${backend.url}`)
  log(`Keys     ${backend.envFile}`)
  log(`Mail     ${backend.mailDir}`)
  if (backend.created) log(`Admin    ${backend.adminEmail}  ${backend.adminPassword}`)
  return backend
})
