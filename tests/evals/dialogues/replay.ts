// node tests/evals/dialogues/replay.ts <file> [--lang es] [--id d-es-01] [--npm] [--fallos <file>] [--jobs 2]
// Replays dialogues through the terminal against the running backend, whose keys lie in ALMA_DATA_DIR or .data.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Replayed, replayDialogue } from './agenda.ts'
import { type Dialogue, readDialogues } from './format.ts'
import { judgeDialogue, type Verdict } from './judge.ts'
import { talking } from './process.ts'
import { failures, tabla } from './report.ts'
import { revisorDe } from './reviewer.ts'

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
  console.error(
    'Usage: node tests/evals/dialogues/replay.ts <file> [--lang es] [--id id] [--npm] [--fallos file]',
  )
  process.exit(2)
}

const passed = ['ALMA_DATA_DIR', 'SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY'] as const
const env = Object.fromEntries(
  passed.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
)
let slowest = 0
/** What the answers say is judged by the rows; null while they cannot be read. */
const revisor = await revisorDe(process.env)

async function replay(dialogue: Dialogue): Promise<Replayed> {
  const args = ['--json', '--dry-run', '--lang', dialogue.lang, '--now', dialogue.now]
  const talk = talking({ args, env, npm: values.npm })
  const result = await replayDialogue(dialogue, talk)
  await talk.end()
  slowest = Math.max(slowest, talk.slowest())
  return result
}

const queue = readDialogues(file).filter(
  ({ id, lang }) => (!values.lang || lang === values.lang) && (!values.id || id === values.id),
)
const verdicts: Verdict[] = []
const broken: string[] = []
const all = queue.length
const since = Date.now()
const work = async (): Promise<void> => {
  for (let dialogue = queue.shift(); dialogue; dialogue = queue.shift()) {
    try {
      verdicts.push(judgeDialogue(await replay(dialogue), revisor))
    } catch (error) {
      broken.push(`${dialogue.id}: ${error instanceof Error ? error.message : error}`)
    }
  }
}
await Promise.all(Array.from({ length: Number(values.jobs) }, work))

verdicts.sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
const list = failures(verdicts)
if (values.fallos) writeFileSync(values.fallos, `${tabla(verdicts)}\n\n${list}\n`)
else console.log(`${list}\n`)
console.log(tabla(verdicts))
for (const line of broken) console.log(`BROKEN ${line}`)
console.log(
  `\n${all} dialogues in ${((Date.now() - since) / 1000).toFixed(1)} s, slowest reply ${slowest} ms`,
)
process.exit(broken.length > 0 || verdicts.some(({ success }) => !success) ? 1 : 0)
