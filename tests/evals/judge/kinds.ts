import { IDIOMAS } from '../rows.ts'
import { fold, remembering } from './fold.ts'
import type { Casa, Thing } from './house.ts'
import { CLASES, type Clase, ESTILOS } from './vocabulary.ts'

const patron = remembering((lista) => {
  const parts = lista
    .split('|')
    .filter(Boolean)
    .map((root) => (root.startsWith('=') ? `${root.slice(1)}s?(?![a-z0-9])` : root.replaceAll('.', '\\.')))
  return parts.length > 0 ? new RegExp(`(?<![a-z0-9])(?:${parts.join('|')})`) : /(?!)/
})

/** Whether a text has one of the roots: at the beginning of a word, or, after `=`, as a whole word or its plural. */
export const hasRoot = (texto: string, lista: string): boolean => patron(lista).test(fold(texto))

/** Kinds that nobody listed are looked for by the word itself. */
export const claseDe = (kind: string): Clase =>
  CLASES[kind] ?? {
    de: 'plato',
    raices: { es: kind, en: kind, fr: kind, de: kind, it: kind },
  }

export type Members = {
  /** Its name or its section says so. */
  clear: readonly Thing[]
  /** Only its description or its ingredients do. */
  possible: readonly Thing[]
}

const memory = new WeakMap<Casa, Map<string, Members>>()

/** What is of a kind: by name or section in any of the five languages, else by description or ingredients. */
export function members(casa: Casa, kind: string): Members {
  const made = memory.get(casa) ?? new Map<string, Members>()
  memory.set(casa, made)
  const done = made.get(kind)
  if (done) return done
  const clase = claseDe(kind)
  const clear: Thing[] = []
  const possible: Thing[] = []
  for (const thing of casa.cosas) {
    if (thing.tipo === 'vino' || (clase.de === 'plato' && thing.tipo === 'bebida')) continue
    const named = IDIOMAS.some((idioma) => hasRoot(thing.nombres.get(idioma) ?? '', clase.raices[idioma]))
    const deSeccion = IDIOMAS.some((idioma) => {
      const seccion = thing.seccion?.nombres.get(idioma) ?? ''
      return hasRoot(seccion, clase.raices[idioma]) || (clase.secciones && hasRoot(seccion, clase.secciones))
    })
    const deBebida = clase.de === 'bebida' && thing.tipo !== 'bebida'
    if (kind === 'alcohol_free' ? thing.sinAlcohol : (named || deSeccion) && !deBebida) clear.push(thing)
    else if (
      IDIOMAS.some((idioma) =>
        hasRoot(
          `${thing.descripciones.get(idioma) ?? ''} ${(thing.ingredientes.get(idioma) ?? []).join(', ')} ${deBebida ? (thing.nombres.get(idioma) ?? '') : ''}`,
          clase.raices[idioma],
        ),
      )
    )
      possible.push(thing)
  }
  const todos = { clear, possible }
  made.set(kind, todos)
  return todos
}

export const esDe = (casa: Casa, kind: string, thing: Thing): boolean => {
  const { clear: claros, possible } = members(casa, kind)
  return claros.includes(thing) || possible.includes(thing)
}

/** Wines whose own data, or the house's pairings with the dishes of a kind, say that they go with it. */
export function winesFor(casa: Casa, kind: string): readonly Thing[] {
  const pairs = (claseDe(kind).marida ?? '').split(' ').filter(Boolean)
  const { clear: claros, possible } = members(casa, kind)
  const served = new Set([...claros, ...possible].flatMap(({ vinos }) => [...vinos]))
  return casa.cosas.filter(
    ({ vino, slug }) =>
      vino !== null && ((vino.marida ?? []).some((one) => pairs.includes(one)) || served.has(slug)),
  )
}

export const deEstilo = (thing: Thing, color: string): boolean =>
  thing.vino !== null && (ESTILOS[color] ?? [color]).includes(thing.vino.estilo)

/** Autonomous communities by the first two digits of a postcode: which wines are from here. */
const COMMUNITIES: readonly (readonly [string, string])[] = [
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

export function localWines(casa: Casa): readonly Thing[] {
  const direccion = String(casa.filas.footer_info[0]?.direccion ?? '')
  const postal = /\b(\d{5})\b/.exec(direccion)?.[1] ?? ''
  const region = COMMUNITIES.find(([, provinces]) => provinces.split(' ').includes(postal.slice(0, 2)))?.[0]
  return casa.cosas.filter(({ vino }) => vino !== null && region !== undefined && vino.region === region)
}

/** Other names by which a region or a grape is stored. */
const SAME: Record<string, readonly string[]> = {
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
const places = (texto: string): readonly string[] => SAME[fold(texto)] ?? [fold(texto).replaceAll('_', ' ')]

export const vinosDeRegion = (casa: Casa, region: string): readonly Thing[] =>
  casa.cosas.filter(
    ({ vino }) =>
      vino !== null &&
      places(region).some((one) =>
        fold(`${vino.region ?? ''} ${vino.denominacion ?? ''} ${vino.pais}`).includes(one),
      ),
  )

export const vinosDeUva = (casa: Casa, uva: string): readonly Thing[] =>
  casa.cosas.filter(
    ({ vino }) =>
      vino !== null &&
      places(uva).some((one) => fold(JSON.stringify(vino.uvas ?? '').replaceAll('_', ' ')).includes(one)),
  )
