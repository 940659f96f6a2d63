import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startBackend } from './backend.ts'
import { generateTypes, TYPES_FILE } from './types.ts'

const root = resolve(import.meta.dirname, '../..')
const dataDir = mkdtempSync(join(tmpdir(), 'alma-types-'))
const backend = await startBackend({ dataDir, port: 0, functions: false, correo: false })
try {
  writeFileSync(join(root, TYPES_FILE), await generateTypes(backend.databaseUrl, root))
} finally {
  await backend.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
