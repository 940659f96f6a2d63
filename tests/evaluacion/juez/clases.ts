import { IDIOMAS } from '../filas.ts'
import type { Casa, Cosa } from './casa.ts'
import { plegar, recordando } from './plegar.ts'
import { CLASES, type Clase, ESTILOS } from './vocabulario.ts'

const patron = recordando((lista) => {
  const partes = lista
    .split('|')
    .filter(Boolean)
    .map((raiz) => (raiz.startsWith('=') ? `${raiz.slice(1)}s?(?![a-z0-9])` : raiz.replaceAll('.', '\\.')))
  return partes.length > 0 ? new RegExp(`(?<![a-z0-9])(?:${partes.join('|')})`) : /(?!)/
})

/** Whether a text has one of the roots: at the beginning of a word, or, after `=`, as a whole word or its plural. */
export const tieneRaiz = (texto: string, lista: string): boolean => patron(lista).test(plegar(texto))

/** Kinds that nobody listed are looked for by the word itself. */
export const claseDe = (kind: string): Clase =>
  CLASES[kind] ?? {
    de: 'plato',
    raices: { es: kind, en: kind, fr: kind, de: kind, it: kind },
  }

export type Miembros = {
  /** Its name or its section says so. */
  claros: readonly Cosa[]
  /** Only its description or its ingredients do. */
  posibles: readonly Cosa[]
}

const memoria = new WeakMap<Casa, Map<string, Miembros>>()

/** What is of a kind: by name or section in any of the five languages, else by description or ingredients. */
export function miembros(casa: Casa, kind: string): Miembros {
  const hechos = memoria.get(casa) ?? new Map<string, Miembros>()
  memoria.set(casa, hechos)
  const hecho = hechos.get(kind)
  if (hecho) return hecho
  const clase = claseDe(kind)
  const claros: Cosa[] = []
  const posibles: Cosa[] = []
  for (const cosa of casa.cosas) {
    if (cosa.tipo === 'vino' || (clase.de === 'plato' && cosa.tipo === 'bebida')) continue
    const nombrado = IDIOMAS.some((idioma) => tieneRaiz(cosa.nombres.get(idioma) ?? '', clase.raices[idioma]))
    const deSeccion = IDIOMAS.some((idioma) => {
      const seccion = cosa.seccion?.nombres.get(idioma) ?? ''
      return (
        tieneRaiz(seccion, clase.raices[idioma]) || (clase.secciones && tieneRaiz(seccion, clase.secciones))
      )
    })
    const deBebida = clase.de === 'bebida' && cosa.tipo !== 'bebida'
    if (kind === 'alcohol_free' ? cosa.sinAlcohol : (nombrado || deSeccion) && !deBebida) claros.push(cosa)
    else if (
      IDIOMAS.some((idioma) =>
        tieneRaiz(
          `${cosa.descripciones.get(idioma) ?? ''} ${(cosa.ingredientes.get(idioma) ?? []).join(', ')} ${deBebida ? (cosa.nombres.get(idioma) ?? '') : ''}`,
          clase.raices[idioma],
        ),
      )
    )
      posibles.push(cosa)
  }
  const todos = { claros, posibles }
  hechos.set(kind, todos)
  return todos
}

export const esDe = (casa: Casa, kind: string, cosa: Cosa): boolean => {
  const { claros, posibles } = miembros(casa, kind)
  return claros.includes(cosa) || posibles.includes(cosa)
}

/** Wines whose own data, or the house's pairings with the dishes of a kind, say that they go with it. */
export function vinosPara(casa: Casa, kind: string): readonly Cosa[] {
  const marida = (claseDe(kind).marida ?? '').split(' ').filter(Boolean)
  const { claros, posibles } = miembros(casa, kind)
  const servidos = new Set([...claros, ...posibles].flatMap(({ vinos }) => [...vinos]))
  return casa.cosas.filter(
    ({ vino, slug }) =>
      vino !== null && ((vino.marida ?? []).some((uno) => marida.includes(uno)) || servidos.has(slug)),
  )
}

export const deEstilo = (cosa: Cosa, color: string): boolean =>
  cosa.vino !== null && (ESTILOS[color] ?? [color]).includes(cosa.vino.estilo)

/** Autonomous communities by the first two digits of a postcode: which wines are from here. */
const COMUNIDADES: readonly (readonly [string, string])[] = [
  ['Andalucía', '04 11 14 18 21 23 29 41'],
  ['Aragón', '22 44 50'],
  ['Asturias', '33'],
  ['Islas Baleares', '07'],
  ['Canarias', '35 38'],
  ['Castilla y León', '05 09 24 34 37 40 42 47 49'],
  ['Castilla-La Mancha', '02 13 16 19 45'],
  ['Cataluña', '08 17 25 43'],
  ['Comunidad Valenciana', '03 12 46'],
  ['Extremadura', '06 10'],
  ['Galicia', '15 27 32 36'],
  ['Comunidad de Madrid', '28'],
  ['Región de Murcia', '30'],
  ['Navarra', '31'],
  ['País Vasco', '01 20 48'],
  ['La Rioja', '26'],
]

export function vinosDeAqui(casa: Casa): readonly Cosa[] {
  const direccion = String(casa.filas.footer_info[0]?.direccion ?? '')
  const postal = /\b(\d{5})\b/.exec(direccion)?.[1] ?? ''
  const region = COMUNIDADES.find(([, provincias]) => provincias.split(' ').includes(postal.slice(0, 2)))?.[0]
  return casa.cosas.filter(({ vino }) => vino !== null && region !== undefined && vino.region === region)
}

/** Other names by which a region or a grape is stored. */
const IGUALES: Record<string, readonly string[]> = {
  ribera: ['ribera del duero'],
  burgundy: ['borgona'],
  bourgogne: ['borgona'],
  champagne: ['champana', 'champagne'],
  catalonia: ['cataluna'],
  valencia: ['valencia', 'comunidad valenciana'],
  grenache: ['garnacha'],
  muscat: ['moscatel'],
  xarello: ['xarello'],
}
const lugares = (texto: string): readonly string[] =>
  IGUALES[plegar(texto)] ?? [plegar(texto).replaceAll('_', ' ')]

export const vinosDeRegion = (casa: Casa, region: string): readonly Cosa[] =>
  casa.cosas.filter(
    ({ vino }) =>
      vino !== null &&
      lugares(region).some((uno) =>
        plegar(`${vino.region ?? ''} ${vino.denominacion ?? ''} ${vino.pais}`).includes(uno),
      ),
  )

export const vinosDeUva = (casa: Casa, uva: string): readonly Cosa[] =>
  casa.cosas.filter(
    ({ vino }) =>
      vino !== null &&
      lugares(uva).some((una) => plegar(JSON.stringify(vino.uvas ?? '').replaceAll('_', ' ')).includes(una)),
  )
