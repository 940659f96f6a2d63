import type { Idioma } from '../rows.ts'
import { fold, remembering } from './fold.ts'
import { type Casa, en, type Thing } from './house.ts'

/** A line of a list or a sentence, with the sentence that heads it and the things it names. */
export type Unit = {
  text: string
  /** For a line of a list: the sentence before the list. */
  head: string
  listed: boolean
  things: readonly Thing[]
  /** The text without the names of things and without quoted prose of the rows, folded. */
  rest: string
}

/** The same text letter by letter without accents and capitals: positions stay. */
const even = remembering((texto: string): string =>
  Array.from(texto.normalize('NFC'), (letter) => {
    if (/[\u00a0\u202f\u2009]/.test(letter)) return ' '
    if (/[’‘ʼ`´]/.test(letter)) return "'"
    const base = letter
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
    return base.length === letter.length ? base : letter
  }).join(''),
)

const literal = (texto: string): string => texto.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const MARK = '\u2022'

type Named = { nombre: string; things: Thing[] }
const libros = new WeakMap<Casa, Map<Idioma, { nombres: Named[]; prosa: string[] }>>()

/** Every name that an answer in this language may say, the longest first; made once for a set of rows. */
function libroDe(casa: Casa, idioma: Idioma): { nombres: Named[]; prosa: string[] } {
  const libro = libros.get(casa) ?? new Map()
  libros.set(casa, libro)
  const done = libro.get(idioma)
  if (done) return done
  const byName = new Map<string, Thing[]>()
  for (const thing of casa.cosas)
    for (const nombre of new Set([en(thing.nombres, idioma), thing.nombres.get('es')])) {
      const same = even(nombre ?? '')
      if (same !== '') byName.set(same, [...(byName.get(same) ?? []), thing])
    }
  const nombres = [...byName]
    .map(([nombre, things]) => ({ nombre, things }))
    .sort((a, b) => b.nombre.length - a.nombre.length)
  const prose = [...new Set([...(casa.textos.get(idioma) ?? []), ...(casa.textos.get('es') ?? [])])]
    // A long text is quoted sentence by sentence.
    .flatMap((texto) => [texto, ...sentences(texto)])
    .map(even)
    .filter((texto) => texto.includes(' '))
    .sort((a, b) => b.length - a.length)
  libro.set(idioma, { nombres, prosa: prose })
  return { nombres, prosa: prose }
}

/** The name of a stored thing at the very beginning of a text, and the things that bear it. */
export function atBeginning(casa: Casa, idioma: Idioma, texto: string): Named | null {
  const same = even(texto).replace(/^[\s"«“]+/, '')
  return (
    libroDe(casa, idioma).nombres.find(
      ({ nombre }) => same.startsWith(nombre) && !/[\p{L}\d]/u.test(same.charAt(nombre.length)),
    ) ?? null
  )
}

/** A text without quoted prose; what is quoted leaves a mark. */
export function withoutProse(casa: Casa, idioma: Idioma, texto: string): string {
  let same = even(texto)
  for (const prose of libroDe(casa, idioma).prosa)
    if (same.includes(prose)) same = same.replaceAll(prose, MARK)
  return same
}

function named(casa: Casa, idioma: Idioma, texto: string): { things: Thing[]; rest: string } {
  let same = withoutProse(casa, idioma, texto)
  const things = new Set<Thing>()
  for (const { nombre, things: own } of libroDe(casa, idioma).nombres) {
    if (!same.includes(nombre)) continue
    const wanted = new RegExp(`(?<![\\p{L}\\d])${literal(nombre)}(?![\\p{L}\\d])`, 'gu')
    const without = same.replace(wanted, MARK)
    if (without !== same) for (const thing of own) things.add(thing)
    same = without
  }
  return { things: [...things], rest: fold(same) }
}

const ABBREVIATED = /\b(?:p|z|d|ca|aprox|tel|nº|no|etc|min|max)\.$/i

/** Sentences of a paragraph. A full stop inside a number or a name does not end one. */
export function sentences(paragraph: string): string[] {
  const parts: string[] = []
  for (const parte of paragraph.split(/(?<=[.!?…])\s+(?=[\p{Lu}«“"¿¡(\d])/u)) {
    const anterior = parts.at(-1)
    if (anterior !== undefined && ABBREVIATED.test(anterior)) parts[parts.length - 1] = `${anterior} ${parte}`
    else parts.push(parte)
  }
  return parts.map((one) => one.trim()).filter(Boolean)
}

const SCRIPT = /^\s*[-•*]\s+/

/** An answer as its reader takes it: sentences, and lines of lists under the sentence that heads them. */
export function unitsOf(casa: Casa, idioma: Idioma, mensaje: string): Unit[] {
  const units: Unit[] = []
  let head = ''
  for (const line of mensaje.split('\n')) {
    if (line.trim() === '') continue
    const lista = SCRIPT.test(line)
    for (const texto of lista ? [line.replace(SCRIPT, '')] : sentences(line)) {
      units.push({ text: texto, head: lista ? head : '', listed: lista, ...named(casa, idioma, texto) })
      if (!lista) head = texto
    }
  }
  return units
}
