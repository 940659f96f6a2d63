import { INVENCIONES } from '../juez/juez.ts'
import type { Resultado } from './examinar.ts'

/** Share of right answers with Wilson's interval at 95 %. */
function wilson(buenas: number, todas: number): { parte: number; desde: number; hasta: number } {
  if (todas === 0) return { parte: 1, desde: 0, hasta: 1 }
  const z = 1.959964
  const p = buenas / todas
  const centro = p + (z * z) / (2 * todas)
  const margen = z * Math.sqrt((p * (1 - p)) / todas + (z * z) / (4 * todas * todas))
  const divisor = 1 + (z * z) / todas
  return {
    parte: p,
    desde: Math.max(0, (centro - margen) / divisor),
    hasta: Math.min(1, (centro + margen) / divisor),
  }
}

/** Questions whose answer must always be right: allergens, diets, prices, closed days. */
const ESTRICTAS = /^(?:allergen:|notice:|diet:|price:|wine:price:|closed_monday|hours:day:monday)/
const PROHIBE = /^(?:claim:free_of|claim:open_monday|dish:|guarantee|price:any)/

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
  fallos: readonly Resultado[]
  /** What is below its target; empty when all is well. */
  bajo: string[]
}

const esInvencion = (clave: string): boolean => (INVENCIONES as readonly string[]).includes(clave)

function grupos(resultados: readonly Resultado[], por: (uno: Resultado) => string): Grupo[] {
  const hechos = new Map<string, Grupo>()
  for (const uno of resultados) {
    const nombre = por(uno)
    const grupo = hechos.get(nombre) ?? { nombre, buenas: 0, todas: 0 }
    grupo.todas++
    if (uno.faltas.length === 0) grupo.buenas++
    hechos.set(nombre, grupo)
  }
  return [...hechos.values()].sort((a, b) => a.nombre.localeCompare(b.nombre))
}

const percentil = (ms: readonly number[], parte: number): number =>
  ms.toSorted((a, b) => a - b)[Math.min(ms.length - 1, Math.floor(ms.length * parte))] ?? 0

/** Targets: 95 % in each language; allergens, diets, prices and closed days all right; nothing invented; 99 % in its language. */
export function informe(resultados: readonly Resultado[]): Informe {
  const cuenta = (nombre: string, de: readonly Resultado[], bien: (uno: Resultado) => boolean): Grupo => ({
    nombre,
    todas: de.length,
    buenas: de.filter(bien).length,
  })
  const sinFaltas = (uno: Resultado): boolean => uno.faltas.length === 0
  const serias = resultados.filter(
    ({ caso }) =>
      caso.must.some((clave) => ESTRICTAS.test(clave)) || caso.must_not.some((clave) => PROHIBE.test(clave)),
  )
  const parcial = {
    total: cuenta('total', resultados, sinFaltas),
    idiomas: grupos(resultados, ({ caso }) => caso.lang),
    intenciones: grupos(resultados, ({ caso }) => caso.intent),
    estrictas: cuenta('allergens, diets, prices, closed days', serias, sinFaltas),
    idiomaCorrecto: cuenta(
      'language',
      resultados,
      ({ faltas }) => !faltas.some(({ clave }) => clave === 'wrong_language'),
    ),
    invenciones: resultados.flatMap(({ faltas }) => faltas).filter(({ clave }) => esInvencion(clave)).length,
    p50: percentil(
      resultados.map(({ ms }) => ms),
      0.5,
    ),
    p95: percentil(
      resultados.map(({ ms }) => ms),
      0.95,
    ),
    fallos: resultados.filter(({ faltas }) => faltas.length > 0),
  }
  const parte = ({ buenas, todas }: Grupo): number => (todas === 0 ? 1 : buenas / todas)
  const bajo = [
    ...parcial.idiomas.filter((uno) => parte(uno) < 0.95).map(({ nombre }) => `${nombre} below 95 %`),
    ...(parte(parcial.estrictas) < 1 ? [`${parcial.estrictas.nombre} below 100 %`] : []),
    ...(parte(parcial.idiomaCorrecto) < 0.99 ? ['language below 99 %'] : []),
    ...(parcial.invenciones > 0 ? [`${parcial.invenciones} inventions`] : []),
  ]
  return { ...parcial, bajo }
}

const porCien = (parte: number): string => `${(100 * parte).toFixed(1)} %`
const linea = ({ nombre, buenas, todas }: Grupo): string => {
  const { parte, desde, hasta } = wilson(buenas, todas)
  return `  ${nombre.padEnd(40)} ${String(buenas).padStart(4)}/${String(todas).padEnd(4)} ${porCien(parte).padStart(7)}  [${porCien(desde)} – ${porCien(hasta)}]`
}

/** The report as it is printed. */
export function escrito(hecho: Informe, conFallos = true): string {
  const fallos = hecho.fallos.flatMap(({ caso, respuesta, faltas }) => [
    `✗ ${caso.id} (${caso.lang}, ${caso.intent}) ${caso.text}`,
    ...faltas.map(({ clave, que }) => `    ${clave}: ${que}`),
    ...respuesta.message.split('\n').map((una) => `    | ${una}`),
    ...(respuesta.suggestions.length > 0
      ? [`    → ${respuesta.suggestions.map(({ url }) => url).join('  ')}`]
      : []),
  ])
  return [
    ...(conFallos ? fallos : []),
    'By intent',
    ...hecho.intenciones.map(linea),
    'By language',
    ...hecho.idiomas.map(linea),
    'All',
    linea(hecho.total),
    linea(hecho.estrictas),
    linea(hecho.idiomaCorrecto),
    `  inventions ${hecho.invenciones}`,
    `  latency p50 ${hecho.p50.toFixed(1)} ms, p95 ${hecho.p95.toFixed(1)} ms`,
    hecho.bajo.length > 0 ? `Below the targets: ${hecho.bajo.join('; ')}` : 'All targets met',
  ].join('\n')
}
