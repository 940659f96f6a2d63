// The whole house as `npm start` runs it, with the build that is there, as a process of its own that may be killed.
import { resolve } from 'node:path'
import { startAlma } from '../../supabase/local/alma.ts'
import { runCommand } from '../../supabase/local/process/command.ts'
import { nextCommand } from '../../supabase/local/web.ts'

const projectDir = resolve(import.meta.dirname, '../..')
const web = nextCommand(projectDir, 'start', Number(process.env.PORT))

await runCommand((log, aborted) =>
  startAlma({ mode: 'start', env: process.env, projectDir, log, aborted, web }),
)
