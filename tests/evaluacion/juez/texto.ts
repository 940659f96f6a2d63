import type { Idioma } from '../filas.ts'
import { type Casa, type Cosa, en } from './casa.ts'
import { plegar, recordando } from './plegar.ts'

/** A line of a list or a sentence, with the sentence that heads it and the things it names. */
export type Unidad = {
  texto: string
  /** For a line of a list: the sentence before the list. */
  cabeza: string
  lista: boolean
  cosas: readonly Cosa[]
  /** The text without the names of things and without quoted prose of the rows, folded. */
  resto: string
}

/** The same text letter by letter without accents and capitals: positions stay. */
const igualar = recordando((texto: string): string =>
  Array.from(texto.normalize('NFC'), (letra) => {
    if (/[\u00a0\u202f\u2009]/.test(letra)) return ' '
    if (/[’‘ʼ`´]/.test(letra)) return "'"
    const base = letra
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
    return base.length === letra.length ? base : letra
  }).join(''),
)

const literal = (texto: string): string => texto.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const MARCA = '\u2022'

type Nombrado = { nombre: string; cosas: Cosa[] }
const libros = new WeakMap<Casa, Map<Idioma, { nombres: Nombrado[]; prosa: string[] }>>()

/** Every name that an answer in this language may say, the longest first; made once for a set of rows. */
function libroDe(casa: Casa, idioma: Idioma): { nombres: Nombrado[]; prosa: string[] } {
  const libro = libros.get(casa) ?? new Map()
  libros.set(casa, libro)
  const hecho = libro.get(idioma)
  if (hecho) return hecho
  const porNombre = new Map<string, Cosa[]>()
  for (const cosa of casa.cosas)
    for (const nombre of new Set([en(cosa.nombres, idioma), cosa.nombres.get('es')])) {
      const igual = igualar(nombre ?? '')
      if (igual !== '') porNombre.set(igual, [...(porNombre.get(igual) ?? []), cosa])
    }
  const nombres = [...porNombre]
    .map(([nombre, cosas]) => ({ nombre, cosas }))
    .sort((a, b) => b.nombre.length - a.nombre.length)
  const prosa = [...new Set([...(casa.textos.get(idioma) ?? []), ...(casa.textos.get('es') ?? [])])]
    // A long text is quoted sentence by sentence.
    .flatMap((texto) => [texto, ...frases(texto)])
    .map(igualar)
    .filter((texto) => texto.includes(' '))
    .sort((a, b) => b.length - a.length)
  libro.set(idioma, { nombres, prosa })
  return { nombres, prosa }
}

/** The name of a stored thing at the very beginning of a text, and the things that bear it. */
export function alPrincipio(casa: Casa, idioma: Idioma, texto: string): Nombrado | null {
  const igual = igualar(texto).replace(/^[\s"«“]+/, '')
  return (
    libroDe(casa, idioma).nombres.find(
      ({ nombre }) => igual.startsWith(nombre) && !/[\p{L}\d]/u.test(igual.charAt(nombre.length)),
    ) ?? null
  )
}

/** A text without quoted prose; what is quoted leaves a mark. */
export function sinProsa(casa: Casa, idioma: Idioma, texto: string): string {
  let igual = igualar(texto)
  for (const prosa of libroDe(casa, idioma).prosa)
    if (igual.includes(prosa)) igual = igual.replaceAll(prosa, MARCA)
  return igual
}

function nombradas(casa: Casa, idioma: Idioma, texto: string): { cosas: Cosa[]; resto: string } {
  let igual = sinProsa(casa, idioma, texto)
  const cosas = new Set<Cosa>()
  for (const { nombre, cosas: suyas } of libroDe(casa, idioma).nombres) {
    if (!igual.includes(nombre)) continue
    const busca = new RegExp(`(?<![\\p{L}\\d])${literal(nombre)}(?![\\p{L}\\d])`, 'gu')
    const sin = igual.replace(busca, MARCA)
    if (sin !== igual) for (const cosa of suyas) cosas.add(cosa)
    igual = sin
  }
  return { cosas: [...cosas], resto: plegar(igual) }
}

const ABREVIADO = /\b(?:p|z|d|ca|aprox|tel|nº|no|etc|min|max)\.$/i

/** Sentences of a paragraph. A full stop inside a number or a name does not end one. */
export function frases(parrafo: string): string[] {
  const partes: string[] = []
  for (const parte of parrafo.split(/(?<=[.!?…])\s+(?=[\p{Lu}«“"¿¡(\d])/u)) {
    const anterior = partes.at(-1)
    if (anterior !== undefined && ABREVIADO.test(anterior)) partes[partes.length - 1] = `${anterior} ${parte}`
    else partes.push(parte)
  }
  return partes.map((uno) => uno.trim()).filter(Boolean)
}

const GUION = /^\s*[-•*]\s+/

/** An answer as its reader takes it: sentences, and lines of lists under the sentence that heads them. */
export function unidadesDe(casa: Casa, idioma: Idioma, mensaje: string): Unidad[] {
  const unidades: Unidad[] = []
  let cabeza = ''
  for (const linea of mensaje.split('\n')) {
    if (linea.trim() === '') continue
    const lista = GUION.test(linea)
    for (const texto of lista ? [linea.replace(GUION, '')] : frases(linea)) {
      unidades.push({ texto, cabeza: lista ? cabeza : '', lista, ...nombradas(casa, idioma, texto) })
      if (!lista) cabeza = texto
    }
  }
  return unidades
}
