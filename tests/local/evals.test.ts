import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from '../../supabase/local/backend.ts'
import { fuzz } from '../evaluacion/azar/fuzz.ts'
import { plantar } from '../evaluacion/azar/plantar.ts'
import { examinar, porHttp } from '../evaluacion/correr/examinar.ts'
import { leerPreguntas } from '../evaluacion/correr/ficheros.ts'
import { escrito, informe } from '../evaluacion/correr/informe.ts'
import { type Filas, leerFilas } from '../evaluacion/filas.ts'
import { momentoDe } from '../evaluacion/juez/casa.ts'
import { drop, tempFolder } from './project.ts'

/** The assistant as it is served, in Deno behind the gateway, examined by a judge who only knows the rows. */
const AHORA = '2026-11-25T11:00:00+01:00'
const preguntas = resolve(import.meta.dirname, '../evaluacion')
const folder = tempFolder()
let backend: Backend
let filas: Filas

beforeAll(async () => {
  backend = await startBackend({
    dataDir: join(folder, 'data'),
    port: 0,
    correo: false,
    functionEnv: { ENIGMITO_NOW: AHORA, ENIGMITO_RATE_LIMIT: '0' },
  })
  filas = await leerFilas(backend.url, backend.publishableKey)
})
afterAll(async () => {
  await backend?.stop()
  drop(folder)
})

test.each(['muestra', 'propias', 'siguientes'])(
  '§16 the questions of %s.jsonl: every target is met',
  async (nombre) => {
    const casos = leerPreguntas(join(preguntas, `${nombre}.jsonl`))
    const { resultados } = await examinar(
      casos,
      filas,
      momentoDe(AHORA),
      porHttp(backend.url, backend.publishableKey),
    )
    const hecho = informe(resultados)
    expect(hecho.bajo, escrito(hecho)).toEqual([])
  },
)

const CUANTAS = process.env.ALMA_VERIFY ? 10_000 : 1_000

test(`${CUANTAS} made-up questions over rows changed at random: nothing invented, nothing against the rows`, () => {
  const { preguntas: hechas, fallos, sinComprobar } = fuzz(filas, CUANTAS)
  expect(hechas).toBe(CUANTAS)
  expect(fallos.slice(0, 5)).toEqual([])
  expect(sinComprobar.slice(0, 5)).toEqual([])
}, 900_000)

test('a lie put into a true answer is found', () => {
  const { plantadas, calladas } = plantar(filas, 150)
  expect(plantadas).toBeGreaterThan(100)
  expect(calladas).toEqual([])
}, 300_000)
