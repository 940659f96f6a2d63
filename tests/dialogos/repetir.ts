// node tests/dialogos/repetir.ts <file> [--lang es] [--id d-es-01] [--npm] [--fallos <file>] [--jobs 2]
// Replays dialogues through the terminal against the running backend, whose keys lie in ALMA_DATA_DIR or .data.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Repeticion, repetir } from './agenda.ts'
import { type Dialogo, leerDialogos } from './formato.ts'
import { fallos, tabla } from './informe.ts'
import { type Juicio, juzgar } from './juicio.ts'
import { charlar } from './proceso.ts'
import { revisorDe } from './revisor.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lang: { type: 'string' },
    id: { type: 'string' },
    npm: { type: 'boolean', default: false },
    fallos: { type: 'string' },
    jobs: { type: 'string', default: '2' },
  },
})
const [file] = positionals
if (!file) {
  console.error('Usage: node tests/dialogos/repetir.ts <file> [--lang es] [--id id] [--npm] [--fallos file]')
  process.exit(2)
}

const passed = ['ALMA_DATA_DIR', 'SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY'] as const
const env = Object.fromEntries(
  passed.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
)
let slowest = 0
/** What the answers say is judged by the rows; null while they cannot be read. */
const revisor = await revisorDe(process.env)

async function replay(dialogo: Dialogo): Promise<Repeticion> {
  const args = ['--json', '--dry-run', '--lang', dialogo.lang, '--now', dialogo.now]
  const charla = charlar({ args, env, npm: values.npm })
  const result = await repetir(dialogo, charla)
  await charla.end()
  slowest = Math.max(slowest, charla.slowest())
  return result
}

const queue = leerDialogos(file).filter(
  ({ id, lang }) => (!values.lang || lang === values.lang) && (!values.id || id === values.id),
)
const juicios: Juicio[] = []
const broken: string[] = []
const all = queue.length
const since = Date.now()
const work = async (): Promise<void> => {
  for (let dialogo = queue.shift(); dialogo; dialogo = queue.shift()) {
    try {
      juicios.push(juzgar(await replay(dialogo), revisor))
    } catch (error) {
      broken.push(`${dialogo.id}: ${error instanceof Error ? error.message : error}`)
    }
  }
}
await Promise.all(Array.from({ length: Number(values.jobs) }, work))

juicios.sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
const list = fallos(juicios)
if (values.fallos) writeFileSync(values.fallos, `${tabla(juicios)}\n\n${list}\n`)
else console.log(`${list}\n`)
console.log(tabla(juicios))
for (const line of broken) console.log(`BROKEN ${line}`)
console.log(
  `\n${all} dialogues in ${((Date.now() - since) / 1000).toFixed(1)} s, slowest reply ${slowest} ms`,
)
process.exit(broken.length > 0 || juicios.some(({ success }) => !success) ? 1 : 0)
