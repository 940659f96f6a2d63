// The start script with a stand-in for Next, as a process of its own that a test may kill.
import { join } from 'node:path'
import { startAlma } from '../../supabase/local/alma.ts'
import { runCommand } from '../../supabase/local/process/command.ts'

const [projectDir = ''] = process.argv.slice(2)
const web = { program: process.execPath, args: [join(import.meta.dirname, 'stub-site.ts')] }

await runCommand((log, aborted) =>
  startAlma({ mode: 'start', env: process.env, projectDir, log, aborted, web }),
)
