import { INVENTIONS } from '../judge/judge.ts'
import type { Result } from './examine.ts'

/** Share of right answers with Wilson's interval at 95 %. */
function wilson(buenas: number, all: number): { parte: number; desde: number; hasta: number } {
  if (all === 0) return { parte: 1, desde: 0, hasta: 1 }
  const z = 1.959964
  const p = buenas / all
  const centre = p + (z * z) / (2 * all)
  const margin = z * Math.sqrt((p * (1 - p)) / all + (z * z) / (4 * all * all))
  const divisor = 1 + (z * z) / all
  return {
    parte: p,
    desde: Math.max(0, (centre - margin) / divisor),
    hasta: Math.min(1, (centre + margin) / divisor),
  }
}

/** Questions whose answer must always be right: allergens, diets, prices, closed days. */
const STRICT = /^(?:allergen:|notice:|diet:|price:|wine:price:|closed_monday|hours:day:monday)/
const FORBIDS = /^(?:claim:free_of|claim:open_monday|dish:|guarantee|price:any)/

type Grupo = { nombre: string; buenas: number; todas: number }
export type Informe = {
  total: Grupo
  idiomas: Grupo[]
  intenciones: Grupo[]
  estrictas: Grupo
  idiomaCorrecto: Grupo
  invenciones: number
  p50: number
  p95: number
  fallos: readonly Result[]
  /** What is below its target; empty when all is well. */
  bajo: string[]
}

const isInvention = (clave: string): boolean => (INVENTIONS as readonly string[]).includes(clave)

function grupos(results: readonly Result[], by: (one: Result) => string): Grupo[] {
  const made = new Map<string, Grupo>()
  for (const one of results) {
    const nombre = by(one)
    const grupo = made.get(nombre) ?? { nombre, buenas: 0, todas: 0 }
    grupo.todas++
    if (one.faults.length === 0) grupo.buenas++
    made.set(nombre, grupo)
  }
  return [...made.values()].sort((a, b) => a.nombre.localeCompare(b.nombre))
}

const percentile = (ms: readonly number[], parte: number): number =>
  ms.toSorted((a, b) => a - b)[Math.min(ms.length - 1, Math.floor(ms.length * parte))] ?? 0

/** Targets: 95 % in each language; allergens, diets, prices and closed days all right; nothing invented; 99 % in its language. */
export function informe(results: readonly Result[]): Informe {
  const cuenta = (nombre: string, de: readonly Result[], right: (one: Result) => boolean): Grupo => ({
    nombre,
    todas: de.length,
    buenas: de.filter(right).length,
  })
  const faultless = (one: Result): boolean => one.faults.length === 0
  const strict = results.filter(
    ({ asked }) =>
      asked.must.some((clave) => STRICT.test(clave)) || asked.must_not.some((clave) => FORBIDS.test(clave)),
  )
  const partial = {
    total: cuenta('total', results, faultless),
    idiomas: grupos(results, ({ asked }) => asked.lang),
    intenciones: grupos(results, ({ asked }) => asked.intent),
    estrictas: cuenta('allergens, diets, prices, closed days', strict, faultless),
    idiomaCorrecto: cuenta(
      'language',
      results,
      ({ faults }) => !faults.some(({ clave }) => clave === 'wrong_language'),
    ),
    invenciones: results.flatMap(({ faults }) => faults).filter(({ clave }) => isInvention(clave)).length,
    p50: percentile(
      results.map(({ ms }) => ms),
      0.5,
    ),
    p95: percentile(
      results.map(({ ms }) => ms),
      0.95,
    ),
    fallos: results.filter(({ faults }) => faults.length > 0),
  }
  const parte = ({ buenas, todas }: Grupo): number => (todas === 0 ? 1 : buenas / todas)
  const below = [
    ...partial.idiomas.filter((one) => parte(one) < 0.95).map(({ nombre }) => `${nombre} below 95 %`),
    ...(parte(partial.estrictas) < 1 ? [`${partial.estrictas.nombre} below 100 %`] : []),
    ...(parte(partial.idiomaCorrecto) < 0.99 ? ['language below 99 %'] : []),
    ...(partial.invenciones > 0 ? [`${partial.invenciones} inventions`] : []),
  ]
  return { ...partial, bajo: below }
}

const percent = (parte: number): string => `${(100 * parte).toFixed(1)} %`
const line = ({ nombre, buenas, todas }: Grupo): string => {
  const { parte, desde, hasta } = wilson(buenas, todas)
  return `  ${nombre.padEnd(40)} ${String(buenas).padStart(4)}/${String(todas).padEnd(4)} ${percent(parte).padStart(7)}  [${percent(desde)} – ${percent(hasta)}]`
}

/** The report as it is printed. */
export function reportText(done: Informe, withFailures = true): string {
  const failures = done.fallos.flatMap(({ asked, respuesta, faults }) => [
    `✗ ${asked.id} (${asked.lang}, ${asked.intent}) ${asked.text}`,
    ...faults.map(({ clave, que }) => `    ${clave}: ${que}`),
    ...respuesta.message.split('\n').map((one) => `    | ${one}`),
    ...(respuesta.suggestions.length > 0
      ? [`    → ${respuesta.suggestions.map(({ url }) => url).join('  ')}`]
      : []),
  ])
  return [
    ...(withFailures ? failures : []),
    'By intent',
    ...done.intenciones.map(line),
    'By language',
    ...done.idiomas.map(line),
    'All',
    line(done.total),
    line(done.estrictas),
    line(done.idiomaCorrecto),
    `  inventions ${done.invenciones}`,
    `  latency p50 ${done.p50.toFixed(1)} ms, p95 ${done.p95.toFixed(1)} ms`,
    done.bajo.length > 0 ? `Below the targets: ${done.bajo.join('; ')}` : 'All targets met',
  ].join('\n')
}
