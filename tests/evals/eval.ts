// `npm run eval [-- <file.jsonl>…] [--lang es] [--json] [--fuzz 10000]`: judges the running function by the rows.
// `npm run eval -- --talks <file.jsonl>… [--lang es] [--kind allergy] [--ids es-001,es-002] [--failures] [--json]
// [--baseline]`: judges whole conversations.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Backend } from '../../supabase/local/backend.ts'
import { momentOf } from './judge/house.ts'
import { examine, overHttp } from './questions/examine.ts'
import { readQuestions } from './questions/files.ts'
import { informe, reportText } from './questions/report.ts'
import { readRows } from './rows.ts'

/** The moment the expectations are written for. */
const NOW = '2026-11-25T11:00:00+01:00'
const root = resolve(import.meta.dirname, '../..')

type Server = { url: string; key: string; ahora: string | number; stop: () => Promise<void> }

/** The settings that a start of the site has left behind, or null. */
function written(): Record<string, string> | null {
  try {
    const texto = readFileSync(join(resolve(root, process.env.ALMA_DATA_DIR || '.data'), 'env'), 'utf8')
    return Object.fromEntries(
      texto
        .split('\n')
        .flatMap((line) => [/^(\w+)=(.*)$/.exec(line)?.slice(1, 3) ?? []].filter((one) => one.length === 2)),
    )
  } catch {
    return null
  }
}

async function responds(url: string, key: string): Promise<boolean> {
  try {
    return (
      await fetch(`${url}/rest/v1/ajustes?limit=1`, {
        headers: { apikey: key },
        signal: AbortSignal.timeout(3000),
      })
    ).ok
  } catch {
    return false
  }
}

/** A backend given by the environment, else the one that runs here, else one of its own with the clock of the expectations. */
async function server(): Promise<Server> {
  const now = process.env.ENIGMITO_NOW ?? NOW
  const dado = (env: Readonly<Record<string, string | undefined>>): [string, string] | null => {
    const url = env.SUPABASE_URL ?? env.NEXT_PUBLIC_SUPABASE_URL
    const key = env.SUPABASE_PUBLISHABLE_KEY ?? env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY
    return url && key ? [url.replace(/\/+$/, ''), key] : null
  }
  const here = dado(process.env) ?? dado(written() ?? {})
  if (here && (await responds(...here))) {
    // The clock of a running house is the real one, unless its environment fixes it as ours says.
    return { url: here[0], key: here[1], ahora: process.env.ENIGMITO_NOW ?? Date.now(), stop: async () => {} }
  }
  if (dado(process.env)) throw new Error(`${here?.[0]} does not answer`)
  const { startBackend } = await import('../../supabase/local/backend.ts')
  const dataDir = mkdtempSync(join(tmpdir(), 'alma-eval-'))
  const backend: Backend = await startBackend({
    dataDir,
    port: 0,
    correo: false,
    functionEnv: { ENIGMITO_NOW: now, ENIGMITO_RATE_LIMIT: '0' },
  })
  return {
    url: backend.url,
    key: backend.publishableKey,
    ahora: now,
    stop: async () => {
      await backend.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lang: { type: 'string' },
    json: { type: 'boolean' },
    baseline: { type: 'boolean' },
    fuzz: { type: 'string' },
    seed: { type: 'string' },
    talks: { type: 'boolean' },
    kind: { type: 'string' },
    ids: { type: 'string' },
    failures: { type: 'boolean' },
  },
})

async function preguntas(): Promise<number> {
  const files =
    positionals.length > 0
      ? positionals
      : ['sample', 'own', 'later'].map((one) => join(import.meta.dirname, `questions/${one}.jsonl`))
  const cases = files.flatMap(readQuestions).filter(({ lang }) => !values.lang || lang === values.lang)
  const { url, key, ahora, stop } = await server()
  try {
    const rows = await readRows(url, key)
    const { resultados, withoutContext } = await examine(cases, rows, momentOf(ahora), overHttp(url, key))
    const done = informe(resultados)
    if (values.json)
      console.log(JSON.stringify({ ...done, sinContexto: withoutContext.map(({ id }) => id) }, null, 1))
    else {
      console.log(reportText(done))
      if (withoutContext.length > 0)
        console.log(
          `  not asked, nothing of the kind in the rows: ${withoutContext.map(({ id }) => id).join(', ')}`,
        )
    }
    return done.bajo.length > 0 ? 1 : 0
  } finally {
    await stop()
  }
}

/** Made-up questions over rows changed at random, answered by the core itself. */
async function invented(count: number): Promise<number> {
  const { fuzz } = await import('./fuzz/fuzz.ts')
  const { url, key, stop } = await server()
  try {
    const {
      preguntas: made,
      juegos,
      failures,
      unproven,
    } = fuzz(await readRows(url, key), count, Number(values.seed ?? 1))
    for (const { seed, text: texto, respuesta, faults } of failures.slice(0, 50)) {
      console.log(`✗ seed ${seed}: ${texto}`)
      for (const { clave, que } of faults) console.log(`    ${clave}: ${que}`)
      console.log(respuesta.message.replace(/^/gm, '    | '))
    }
    console.log(
      `${made} questions over ${juegos} sets of rows: ${failures.length} with inventions or against the rows, ${unproven.length} held back by the answerer's own check`,
    )
    return failures.length > 0 ? 1 : 0
  } finally {
    await stop()
  }
}

async function conversations(): Promise<number> {
  const { evalTalks } = await import('./talks/main.ts')
  return evalTalks({ ...values, files: positionals })
}

process.exitCode = values.talks
  ? await conversations()
  : values.fuzz
    ? await invented(Number(values.fuzz))
    : await preguntas()
