import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { projectDir } from './loader.ts'

enableCompileCache(join(projectDir, 'node_modules/.cache/compiled'))

// A closed output (`| head`) and Ctrl-C are normal ends: no stack trace.
process.stdout.on('error', () => process.exit(0))
process.stderr.on('error', () => {})
process.on('SIGINT', () => process.exit(130))

const { readArguments, USAGE } = await import('./arguments.ts')
const args = readArguments(process.argv.slice(2))
if (!args.ok) {
  process.stderr.write(`enigmito: ${args.aviso}\n\n${USAGE}`)
  process.exit(2)
}
if (args.value.help) {
  process.stdout.write(USAGE, () => process.exit(0))
} else {
  const { backendOf: backendDe } = await import('./backend.ts')
  const backend = backendDe(process.env, projectDir)
  process.env.SUPABASE_URL = backend?.url ?? ''
  process.env.SUPABASE_PUBLISHABLE_KEY = backend?.key ?? ''
  if (!backend)
    process.stderr.write(
      'enigmito: no backend is known, so questions get no answer. Start one with npm start.\n',
    )
  const { converse } = await import('./converse.ts')
  await converse(args.value, projectDir)
  process.exit(0)
}
