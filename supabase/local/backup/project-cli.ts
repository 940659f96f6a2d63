// `npm run backup:project -- <folder>` and `npm run restore:project -- <folder>`: rows and files of a hosted project.
import { resolve } from 'node:path'
import { StartError } from '../log.ts'
import { runOnce } from '../process/command.ts'
import { copyProject, restoreProject } from './project.ts'

function setting(name: string): string {
  const value = process.env[name]?.trim()
  if (!value)
    throw new StartError(`${name} is missing: DATABASE_URL, SUPABASE_URL and SUPABASE_SECRET_KEY are needed.`)
  return value.replace(/\/+$/, '')
}

await runOnce(async (log) => {
  const [, , way, folder] = process.argv
  if (!folder)
    throw new StartError('Usage: npm run backup:project -- <folder>, or npm run restore:project -- <folder>')
  const storage = { url: setting('SUPABASE_URL'), secretKey: setting('SUPABASE_SECRET_KEY') }
  const work = way === 'restore' ? restoreProject : copyProject
  const { tables, rows, files } = await work(setting('DATABASE_URL'), storage, resolve(folder))
  log(
    `${way === 'restore' ? 'Restored from' : 'Copied to'} ${resolve(folder)}: ${rows} rows in ${tables} tables, ${files} files`,
  )
})
