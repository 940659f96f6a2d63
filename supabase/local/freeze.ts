// `node supabase/local/freeze.ts`: stores the hashes of the migrations, which never change afterwards.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { frozenFiles, LIST, readFrozen, sha256 } from './frozen.ts'

const root = resolve(import.meta.dirname, '../..')
const list = join(root, LIST)
const frozen = existsSync(list) ? readFrozen(readFileSync(list, 'utf8')) : new Map<string, string>()
const added = frozenFiles(root).filter((file) => !frozen.has(file))
for (const file of added) frozen.set(file, sha256(readFileSync(join(root, file), 'utf8')))
const lines = [...frozen].sort().map(([file, hash]) => `${hash}  ${file}\n`)
writeFileSync(list, lines.join(''))
console.log(added.length === 0 ? 'Nothing new.' : `Frozen: ${added.join(', ')}`)
