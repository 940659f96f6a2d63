// `npm run eval [-- <file.jsonl>…] [--lang es] [--json] [--fuzz 10000]`: judges the running function by the rows.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Backend } from '../../supabase/local/backend.ts'
import { examinar, porHttp } from './correr/examinar.ts'
import { leerPreguntas } from './correr/ficheros.ts'
import { escrito, informe } from './correr/informe.ts'
import { leerFilas } from './filas.ts'
import { momentoDe } from './juez/casa.ts'

/** The moment the expectations are written for. */
const AHORA = '2026-11-25T11:00:00+01:00'
const root = resolve(import.meta.dirname, '../..')

type Servidor = { url: string; key: string; ahora: string | number; stop: () => Promise<void> }

/** The settings that a start of the site has left behind, or null. */
function escritas(): Record<string, string> | null {
  try {
    const texto = readFileSync(join(resolve(root, process.env.ALMA_DATA_DIR || '.data'), 'env'), 'utf8')
    return Object.fromEntries(
      texto
        .split('\n')
        .flatMap((linea) =>
          [/^(\w+)=(.*)$/.exec(linea)?.slice(1, 3) ?? []].filter((uno) => uno.length === 2),
        ),
    )
  } catch {
    return null
  }
}

async function responde(url: string, key: string): Promise<boolean> {
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
async function servidor(): Promise<Servidor> {
  const ahora = process.env.ENIGMITO_NOW ?? AHORA
  const dado = (env: Readonly<Record<string, string | undefined>>): [string, string] | null => {
    const url = env.SUPABASE_URL ?? env.NEXT_PUBLIC_SUPABASE_URL
    const key = env.SUPABASE_PUBLISHABLE_KEY ?? env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY
    return url && key ? [url.replace(/\/+$/, ''), key] : null
  }
  const aqui = dado(process.env) ?? dado(escritas() ?? {})
  if (aqui && (await responde(...aqui))) {
    // The clock of a running house is the real one, unless its environment fixes it as ours says.
    return { url: aqui[0], key: aqui[1], ahora: process.env.ENIGMITO_NOW ?? Date.now(), stop: async () => {} }
  }
  if (dado(process.env)) throw new Error(`${aqui?.[0]} does not answer`)
  const { startBackend } = await import('../../supabase/local/backend.ts')
  const dataDir = mkdtempSync(join(tmpdir(), 'alma-eval-'))
  const backend: Backend = await startBackend({
    dataDir,
    port: 0,
    correo: false,
    functionEnv: { ENIGMITO_NOW: ahora, ENIGMITO_RATE_LIMIT: '0' },
  })
  return {
    url: backend.url,
    key: backend.publishableKey,
    ahora,
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
    fuzz: { type: 'string' },
    seed: { type: 'string' },
  },
})

async function preguntas(): Promise<number> {
  const ficheros =
    positionals.length > 0
      ? positionals
      : ['muestra', 'propias', 'siguientes'].map((uno) => join(import.meta.dirname, `${uno}.jsonl`))
  const casos = ficheros.flatMap(leerPreguntas).filter(({ lang }) => !values.lang || lang === values.lang)
  const { url, key, ahora, stop } = await servidor()
  try {
    const filas = await leerFilas(url, key)
    const { resultados, sinContexto } = await examinar(casos, filas, momentoDe(ahora), porHttp(url, key))
    const hecho = informe(resultados)
    if (values.json)
      console.log(JSON.stringify({ ...hecho, sinContexto: sinContexto.map(({ id }) => id) }, null, 1))
    else {
      console.log(escrito(hecho))
      if (sinContexto.length > 0)
        console.log(
          `  not asked, nothing of the kind in the rows: ${sinContexto.map(({ id }) => id).join(', ')}`,
        )
    }
    return hecho.bajo.length > 0 ? 1 : 0
  } finally {
    await stop()
  }
}

/** Made-up questions over rows changed at random, answered by the core itself. */
async function inventadas(cuantas: number): Promise<number> {
  const { fuzz } = await import('./azar/fuzz.ts')
  const { url, key, stop } = await servidor()
  try {
    const {
      preguntas: hechas,
      juegos,
      fallos,
      sinComprobar,
    } = fuzz(await leerFilas(url, key), cuantas, Number(values.seed ?? 1))
    for (const { semilla, texto, respuesta, faltas } of fallos.slice(0, 50)) {
      console.log(`✗ seed ${semilla}: ${texto}`)
      for (const { clave, que } of faltas) console.log(`    ${clave}: ${que}`)
      console.log(respuesta.message.replace(/^/gm, '    | '))
    }
    console.log(
      `${hechas} questions over ${juegos} sets of rows: ${fallos.length} with inventions or against the rows, ${sinComprobar.length} held back by the answerer's own check`,
    )
    return fallos.length > 0 ? 1 : 0
  } finally {
    await stop()
  }
}

process.exitCode = values.fuzz ? await inventadas(Number(values.fuzz)) : await preguntas()
