import { IDIOMAS, type Idioma } from '../rows.ts'
import type { Read } from './case.ts'
import { horas } from './common.ts'
import { contains, fold, words } from './fold.ts'
import { type Casa, en, enIdiomas } from './house.ts'
import { hasRoot, members } from './kinds.ts'
import { amounts } from './money.ts'
import { DIAS, dice } from './phrases.ts'
import { atBeginning, withoutProse } from './text.ts'
import { CLASES } from './vocabulary.ts'

/** Amounts that no price says: of the thing in the same sentence; where none is named, the lowest or highest of a group. */
export function inventedPrices({ casa, idioma, units }: Read): string[] {
  const extremes = extremesOf(casa)
  return units.flatMap(({ text: texto, things, listed: lista }) => {
    const own = new Set(things.flatMap(({ precios }) => precios.map(({ cents }) => cents)))
    const deSeccion = lista && things.length === 0 ? rangeOf(casa, idioma, texto) : null
    return amounts(withoutProse(casa, idioma, texto))
      .filter(({ cents }) =>
        things.length > 0 ? !own.has(cents) : deSeccion ? !deSeccion.includes(cents) : !extremes.has(cents),
      )
      .map(({ text: amount }) => `${amount} in "${texto}"`)
  })
}

/** Lowest and highest prices: of all dishes, of each section, of the wines by the bottle and by the glass. */
export function extremesOf(casa: Casa): Set<number> {
  const grupos = new Map<string, number[]>()
  const note = (grupo: string, cents: number): void => {
    grupos.set(grupo, [...(grupos.get(grupo) ?? []), cents])
  }
  for (const { tipo, seccion, precios, agotado, vino } of casa.cosas)
    for (const { formato, cents } of precios)
      for (const grupo of [
        tipo,
        seccion?.id ?? '',
        vino ? formato : '',
        vino ? `${vino.estilo} ${formato}` : '',
      ]) {
        note(grupo, cents)
        if (!agotado) note(`${grupo} left`, cents)
      }
  return new Set([...grupos.values()].flatMap((cents) => [Math.min(...cents), Math.max(...cents)]))
}

/** Lowest and highest price of the section that a line begins with. */
export function rangeOf(casa: Casa, idioma: Idioma, texto: string): number[] | null {
  const seccion = casa.secciones.find(({ nombres }) =>
    fold(texto).startsWith(fold(en(nombres, idioma) ?? '-')),
  )
  if (!seccion) return null
  const cents = casa.cosas
    .filter((thing) => thing.seccion === seccion)
    .flatMap(({ precios }) => precios.map((precio) => precio.cents))
  return [Math.min(...cents), Math.max(...cents)]
}

/** "1. ", and "3 × ", how many of a thing a sum counts. */
const NUMBERED = /^\d{1,3}(?:[.)]| ×) /

/** Lines of lists that begin with nothing the rows know: neither a thing, nor a section, a day, an allergen, a text. */
export function inventedLines({ casa, idioma, units }: Read): string[] {
  const beginnings = [
    ...casa.secciones.map(({ nombres }) => en(nombres, idioma) ?? ''),
    ...casa.filas.alergenos.map(
      (fila) => en(enIdiomas(fila.nombre, fila.traducciones, 'nombre'), idioma) ?? '',
    ),
    ...casa.filas.ajustes
      .filter(({ clave }) => /^(estilo|servicio)_/.test(clave))
      .map((fila) => en(enIdiomas(fila.valor, fila.traducciones, 'valor'), idioma) ?? ''),
    ...DIAS[idioma],
  ]
    .map(fold)
    .filter(Boolean)
  const textos = casa.textos.get(idioma) ?? []
  return units
    .filter(({ listed: lista }) => lista)
    .filter(({ text: texto }) => {
      const body = texto.replace(NUMBERED, '')
      const folded = fold(body).replace(/^(?:el|le|am|il|on|lo|la|der) /, '')
      return (
        horas(texto).size === 0 &&
        atBeginning(casa, idioma, body) === null &&
        !beginnings.some((one) => folded.startsWith(one)) &&
        !textos.some((one) => contains(one, body))
      )
    })
    .map(({ text: texto }) => texto)
}

/** Names that are neither the house's nor the rows': capital letters inside a sentence. German has too many to tell. */
const KNOWN = new Set(
  'whatsapp instagram tripadvisor google maps enigmito i ok iva vat tva mwst eu ue e-mail mail wifi wi-fi bizum visa do doca doq doc docg aoc ave european spanish english french german italian mediterranean christmas'.split(
    ' ',
  ),
)
const vocabularies = new WeakMap<Casa, Set<string>>()

function vocabulary(casa: Casa): Set<string> {
  const done = vocabularies.get(casa)
  if (done) return done
  const all = new Set<string>(KNOWN)
  const note = (texto: string | null | undefined): void => {
    for (const word of words(texto ?? '')) all.add(word)
  }
  for (const textos of casa.textos.values()) for (const texto of textos) note(texto)
  for (const { nombres, ingredientes, vino } of casa.cosas) {
    for (const nombre of nombres.values()) note(nombre)
    for (const lista of ingredientes.values()) note(lista.join(' '))
    if (vino)
      note(`${vino.bodega} ${vino.region} ${vino.denominacion} ${vino.pais} ${JSON.stringify(vino.uvas)}`)
  }
  for (const { nombres } of casa.secciones) for (const nombre of nombres.values()) note(nombre)
  for (const fila of casa.filas.alergenos)
    for (const idioma of IDIOMAS) note(en(enIdiomas(fila.nombre, fila.traducciones, 'nombre'), idioma))
  for (const { valor } of casa.filas.ajustes) if (typeof valor === 'string') note(valor)
  for (const valor of Object.values(casa.filas.footer_info[0] ?? {}))
    if (typeof valor === 'string') note(valor)
  for (const idioma of IDIOMAS) for (const dia of DIAS[idioma]) all.add(dia).add(`${dia}s`)
  note('I’ll I’ve I’m I’d')
  note('January February March April May June July August September October November December')
  vocabularies.set(casa, all)
  return all
}

export function inventedNames({ casa, idioma, units }: Read): string[] {
  const known = vocabulary(casa)
  return units.flatMap(({ text: texto }) => {
    // After a colon, a quotation mark or a bracket a sentence may begin anew.
    const inside = [
      ...texto.matchAll(/(?<=[\p{Ll}\d,;] )(\p{Lu}[\p{L}'’·-]+(?: \p{Lu}[\p{L}'’·-]+)*)/gu),
    ].map(([todo]) => todo)
    return inside.filter((nombre) => {
      const parts = words(nombre)
      if (idioma === 'de' && parts.length < 3) return false
      return (
        parts.some((parte) => parte.length > 1 && !known.has(parte)) &&
        (idioma !== 'de' || !parts.some((parte) => known.has(parte)))
      )
    })
  })
}

/** Kinds of food that no row knows, said to be there: in a sentence without a negation that is not about wine. */
export function inventedKinds({ casa, idioma, units }: Read): string[] {
  return Object.keys(CLASES).filter((kind) => {
    const { clear: claros, possible } = members(casa, kind)
    const roots = CLASES[kind]?.raices[idioma] ?? ''
    if (claros.length + possible.length > 0 || deSeccion(casa, kind)) return false
    return units.some(
      ({ rest, text: texto, things }) =>
        hasRoot(rest, roots) &&
        !dice('niega', idioma, rest) &&
        !dice('omits', idioma, rest) &&
        !texto.includes('?') &&
        !dice('vinos', idioma, rest) &&
        !things.some(({ vino }) => vino !== null),
    )
  })
}

/** A section bears its name also while nothing of it can be seen. */
const deSeccion = (casa: Casa, kind: string): boolean =>
  casa.secciones.some(({ nombres }) =>
    IDIOMAS.some((idioma) => {
      const { raices, secciones = '-' } = CLASES[kind] ?? {
        raices: { [idioma]: '-' } as Record<Idioma, string>,
      }
      const nombre = nombres.get(idioma) ?? ''
      return hasRoot(nombre, raices[idioma]) || hasRoot(nombre, secciones)
    }),
  )
