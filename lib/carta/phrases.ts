import type { Cuenta, Motivos, Resultado, SeccionFiltrada } from './filter.ts'
import { type Consulta, condiciones } from './query.ts'

/** The sentences of the filter in one language: raw texts with `{holes}`, so that the browser needs no library. */
export type Frases = Readonly<
  Record<
    | 'platos'
    | 'bebidas'
    | 'unPlatoOculto'
    | 'platosOcultos'
    | 'unaBebidaOculta'
    | 'bebidasOcultas'
    | 'mostrados'
    | 'mostrar'
    | 'ocultar'
    | 'contiene'
    | 'contienen'
    | 'puede'
    | 'pueden'
    | 'sinDeclarar'
    | 'quitar'
    | 'verUno'
    | 'ver'
    | 'ingredientes'
    | 'original'
    | 'nada'
    | 'nadaDe'
    | 'cita',
    string
  >
>
/** A language, its sentences, and the names of things in it, by key. */
export type Lengua = { locale: string; frases: Frases; nombres: Readonly<Record<string, string>> }

/** Puts values into the holes of a raw text. */
export const rellenar = (texto: string, valores: Readonly<Record<string, string | number>>): string =>
  texto.replace(/\{(\w+)\}/g, (hole, name: string) => String(valores[name] ?? hole))

/** A name inside a sentence: in lower case, but for German, which writes nouns large. */
export const enFrase = (nombre: string, locale: string): string =>
  locale === 'de' ? nombre : nombre.charAt(0).toLowerCase() + nombre.slice(1)

const esUno = (n: number, locale: string): boolean => new Intl.PluralRules(locale).select(n) === 'one'

const lista = (
  { locale, nombres }: Lengua,
  claves: readonly string[],
  type: 'conjunction' | 'disjunction',
): string =>
  new Intl.ListFormat(locale, { type }).format(
    claves.map((clave) => enFrase(nombres[clave] ?? clave, locale)),
  )

function partes(lengua: Lengua, motivos: Motivos, n: number): string[] {
  const { frases } = lengua
  const uno = n === 1
  const x = (claves: readonly string[]) => ({ x: lista(lengua, claves, uno ? 'conjunction' : 'disjunction') })
  return [
    ...(motivos.contiene.length > 0
      ? [rellenar(uno ? frases.contiene : frases.contienen, x(motivos.contiene))]
      : []),
    ...(motivos.puede.length > 0 ? [rellenar(uno ? frases.puede : frases.pueden, x(motivos.puede))] : []),
    ...(motivos.sinDeclarar ? [frases.sinDeclarar] : []),
  ]
}

/** "Contiene soja; puede contener gluten": the warning a dish carries that is shown anyway. */
export function aviso(lengua: Lengua, motivos: Motivos): string {
  const text = partes(lengua, motivos, 1).join('; ')
  return text.charAt(0).toLocaleUpperCase(lengua.locale) + text.slice(1)
}

/** "1 plato oculto: contiene soja.": what a section says of the dishes it leaves out; empty when there are none. */
export function ocultos(lengua: Lengua, { tipo, excluidos, mostrada, motivos }: SeccionFiltrada): string {
  if (excluidos === 0) return ''
  const { frases } = lengua
  const [one, many] =
    tipo === 'plato'
      ? [frases.unPlatoOculto, frases.platosOcultos]
      : [frases.unaBebidaOculta, frases.bebidasOcultas]
  const text = mostrada ? frases.mostrados : excluidos === 1 ? one : many
  return rellenar(text, { n: excluidos, motivos: partes(lengua, motivos, excluidos).join('; ') })
}

/** "34 de 75 platos y 20 de 37 bebidas". */
export function recuento({ locale, frases }: Lengua, { platos, bebidas }: Resultado): string {
  const say = (text: string, { visibles, total }: Cuenta) =>
    total > 0 ? [rellenar(text, { n: visibles, total })] : []
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format([
    ...say(frases.platos, platos),
    ...say(frases.bebidas, bebidas),
  ])
}

/** "Ver 34 platos": the button that closes the sheet of filters. */
export const verPlatos = ({ locale, frases }: Lengua, { platos }: Resultado): string =>
  rellenar(esUno(platos.visibles, locale) ? frases.verUno : frases.ver, { n: platos.visibles })

/** What is said when nothing is left in the list. */
export const nadaQueVer = ({ frases }: Lengua, { q }: Consulta): string =>
  q ? rellenar(frases.nadaDe, { q }) : frases.nada

/** The removable conditions of a question, named. */
export const fichasDe = (lengua: Lengua, consulta: Consulta) =>
  condiciones(consulta).map(({ tipo, valor, resto }) => {
    const nombre =
      tipo === 'q'
        ? rellenar(lengua.frases.cita, { x: valor })
        : enFrase(lengua.nombres[valor] ?? valor, lengua.locale)
    return { nombre, quitar: rellenar(lengua.frases.quitar, { x: nombre }), resto, sin: tipo === 'sin' }
  })
