import { IDIOMAS, type Idioma } from '../filas.ts'
import { type Casa, en, enIdiomas } from './casa.ts'
import type { Lectura } from './caso.ts'
import { miembros, tieneRaiz } from './clases.ts'
import { horas } from './comun.ts'
import { DIAS, dice } from './decir.ts'
import { importes } from './dinero.ts'
import { contiene, palabras, plegar } from './plegar.ts'
import { alPrincipio, sinProsa } from './texto.ts'
import { CLASES } from './vocabulario.ts'

/** Amounts that no price says: of the thing in the same sentence; where none is named, the lowest or highest of a group. */
export function preciosInventados({ casa, idioma, unidades }: Lectura): string[] {
  const extremos = extremosDe(casa)
  return unidades.flatMap(({ texto, cosas, lista }) => {
    const propios = new Set(cosas.flatMap(({ precios }) => precios.map(({ cents }) => cents)))
    const deSeccion = lista && cosas.length === 0 ? rangoDe(casa, idioma, texto) : null
    return importes(sinProsa(casa, idioma, texto))
      .filter(({ cents }) =>
        cosas.length > 0
          ? !propios.has(cents)
          : deSeccion
            ? !deSeccion.includes(cents)
            : !extremos.has(cents),
      )
      .map(({ texto: importe }) => `${importe} in "${texto}"`)
  })
}

/** Lowest and highest prices: of all dishes, of each section, of the wines by the bottle and by the glass. */
function extremosDe(casa: Casa): Set<number> {
  const grupos = new Map<string, number[]>()
  const anotar = (grupo: string, cents: number): void => {
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
        anotar(grupo, cents)
        if (!agotado) anotar(`${grupo} left`, cents)
      }
  return new Set([...grupos.values()].flatMap((cents) => [Math.min(...cents), Math.max(...cents)]))
}

/** Lowest and highest price of the section that a line begins with. */
function rangoDe(casa: Casa, idioma: Idioma, texto: string): number[] | null {
  const seccion = casa.secciones.find(({ nombres }) =>
    plegar(texto).startsWith(plegar(en(nombres, idioma) ?? '-')),
  )
  if (!seccion) return null
  const cents = casa.cosas
    .filter((cosa) => cosa.seccion === seccion)
    .flatMap(({ precios }) => precios.map((precio) => precio.cents))
  return [Math.min(...cents), Math.max(...cents)]
}

const NUMERADA = /^\d{1,2}[.)] /

/** Lines of lists that begin with nothing the rows know: neither a thing, nor a section, a day, an allergen, a text. */
export function lineasInventadas({ casa, idioma, unidades }: Lectura): string[] {
  const comienzos = [
    ...casa.secciones.map(({ nombres }) => en(nombres, idioma) ?? ''),
    ...casa.filas.alergenos.map(
      (fila) => en(enIdiomas(fila.nombre, fila.traducciones, 'nombre'), idioma) ?? '',
    ),
    ...casa.filas.ajustes
      .filter(({ clave }) => /^(estilo|servicio)_/.test(clave))
      .map((fila) => en(enIdiomas(fila.valor, fila.traducciones, 'valor'), idioma) ?? ''),
    ...DIAS[idioma],
  ]
    .map(plegar)
    .filter(Boolean)
  const textos = casa.textos.get(idioma) ?? []
  return unidades
    .filter(({ lista }) => lista)
    .filter(({ texto }) => {
      const cuerpo = texto.replace(NUMERADA, '')
      const plegado = plegar(cuerpo).replace(/^(?:el|le|am|il|on|lo|la|der) /, '')
      return (
        horas(texto).size === 0 &&
        alPrincipio(casa, idioma, cuerpo) === null &&
        !comienzos.some((uno) => plegado.startsWith(uno)) &&
        !textos.some((uno) => contiene(uno, cuerpo))
      )
    })
    .map(({ texto }) => texto)
}

/** Names that are neither the house's nor the rows': capital letters inside a sentence. German has too many to tell. */
const CONOCIDAS = new Set(
  'whatsapp instagram tripadvisor google maps enigmito i ok iva vat tva mwst eu ue e-mail mail wifi wi-fi bizum visa do doca doq doc docg aoc ave european spanish english french german italian mediterranean christmas'.split(
    ' ',
  ),
)
const vocabularios = new WeakMap<Casa, Set<string>>()

function vocabulario(casa: Casa): Set<string> {
  const hecho = vocabularios.get(casa)
  if (hecho) return hecho
  const todas = new Set<string>(CONOCIDAS)
  const anotar = (texto: string | null | undefined): void => {
    for (const palabra of palabras(texto ?? '')) todas.add(palabra)
  }
  for (const textos of casa.textos.values()) for (const texto of textos) anotar(texto)
  for (const { nombres, ingredientes, vino } of casa.cosas) {
    for (const nombre of nombres.values()) anotar(nombre)
    for (const lista of ingredientes.values()) anotar(lista.join(' '))
    if (vino)
      anotar(`${vino.bodega} ${vino.region} ${vino.denominacion} ${vino.pais} ${JSON.stringify(vino.uvas)}`)
  }
  for (const { nombres } of casa.secciones) for (const nombre of nombres.values()) anotar(nombre)
  for (const fila of casa.filas.alergenos)
    for (const idioma of IDIOMAS) anotar(en(enIdiomas(fila.nombre, fila.traducciones, 'nombre'), idioma))
  for (const { valor } of casa.filas.ajustes) if (typeof valor === 'string') anotar(valor)
  for (const valor of Object.values(casa.filas.footer_info[0] ?? {}))
    if (typeof valor === 'string') anotar(valor)
  for (const idioma of IDIOMAS) for (const dia of DIAS[idioma]) todas.add(dia).add(`${dia}s`)
  anotar('January February March April May June July August September October November December')
  vocabularios.set(casa, todas)
  return todas
}

export function nombresInventados({ casa, idioma, unidades }: Lectura): string[] {
  const sabidas = vocabulario(casa)
  return unidades.flatMap(({ texto }) => {
    // After a colon, a quotation mark or a bracket a sentence may begin anew.
    const dentro = [
      ...texto.matchAll(/(?<=[\p{Ll}\d,;] )(\p{Lu}[\p{L}'’·-]+(?: \p{Lu}[\p{L}'’·-]+)*)/gu),
    ].map(([todo]) => todo)
    return dentro.filter((nombre) => {
      const partes = palabras(nombre)
      if (idioma === 'de' && partes.length < 3) return false
      return (
        partes.some((parte) => parte.length > 1 && !sabidas.has(parte)) &&
        (idioma !== 'de' || !partes.some((parte) => sabidas.has(parte)))
      )
    })
  })
}

/** Kinds of food that no row knows, said to be there: in a sentence without a negation that is not about wine. */
export function clasesInventadas({ casa, idioma, unidades }: Lectura): string[] {
  return Object.keys(CLASES).filter((kind) => {
    const { claros, posibles } = miembros(casa, kind)
    const raices = CLASES[kind]?.raices[idioma] ?? ''
    if (claros.length + posibles.length > 0 || deSeccion(casa, kind)) return false
    return unidades.some(
      ({ resto, texto, cosas }) =>
        tieneRaiz(resto, raices) &&
        !dice('niega', idioma, resto) &&
        !texto.includes('?') &&
        !dice('vinos', idioma, resto) &&
        !cosas.some(({ vino }) => vino !== null),
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
      return tieneRaiz(nombre, raices[idioma]) || tieneRaiz(nombre, secciones)
    }),
  )
