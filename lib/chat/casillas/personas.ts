import type { Lexico } from '../lexico/tipos.ts'
import { captura, type Lectura, patron, tacharMatch, valor } from './numero.ts'

/** Not a number of people: what follows makes it a time, a price or a span. */
const notPeople = (lex: Lexico): string =>
  `(?![\\d:/]|[.,h]\\d| ?(?:h|uhr|heures?|ore|horas|hours|o'clock|y media|y cuarto|menos|e mezz[ao]|et demie|${lex.am}|${lex.pm})(?![a-z])| ?(?:€|euros?|%)| ?(?:minut|days?|weeks?|dias?|semanas?|jours?|tage|wochen?|giorni|settiman|anos|years|ans|jahre|anni|st\\b|nd\\b|rd\\b|th\\b))`

const one = (n: number | null, rest: string): Lectura | null =>
  n === null ? null : { values: [String(n)], rest }

/** Adults and children are added up, unless the total was said first ("4 people, 2 of them children"). */
function sum(text: string, lex: Lexico): Lectura | null {
  const total = patron(lex, `{N} (?:\\w+ )?(?:${lex.gente})`, 'g')
  const kids = patron(lex, `(?:{N}|an?) (?:\\w+ )?(?:${lex.ninos})`, 'g')
  const read = (pattern: RegExp): { n: number; match: RegExpMatchArray }[] =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const n = captura(match) === '' ? 1 : valor(lex, captura(match))
      return n === null ? [] : [{ n, match }]
    })
  const adults = read(total)
  const children = read(kids)
  const [first] = adults
  const started = first ? null : (fixed(text, lex) ?? inGroup(text, lex))
  if (!first && !started && children.length === 0) return null
  const included =
    /\(|incl|de ellos|de ellas|de los cuales|de las cuales|davon|darunter|dont|of (?:them|which|whom)|di cui|tra cui|parmi/.test(
      text,
    )
  let rest = started?.rest ?? text
  for (const { match } of [...adults, ...children]) rest = tacharMatch(rest, match)
  const base = first ? adults.reduce((n, adult) => n + adult.n, 0) : Number(started?.values[0] ?? 0)
  if (!first && !started) {
    const alone = children.reduce((n, child) => n + child.n, 0)
    return one(alone, rest)
  }
  return one(included ? base : base + children.reduce((n, child) => n + child.n, 0), rest)
}

/** "My wife and I", "just me", "zu viert". */
function fixed(text: string, lex: Lexico): Lectura | null {
  for (const [source, n] of lex.fijos) {
    const match = patron(lex, source).exec(text)
    if (match) return one(n > 0 ? n : valor(lex, captura(match)), tacharMatch(text, match))
  }
  return null
}

/** "Table for 4", "somos cuatro", "in 5": a number after a word that counts people. */
function inGroup(text: string, lex: Lexico): Lectura | null {
  const source = `(?:${lex.antesGente}) ?{N}${notPeople(lex)}`
  for (const match of text.matchAll(patron(lex, source, 'g'))) {
    const said = captura(match)
    const after = text.slice((match.index ?? 0) + match[0].length)
    if (new RegExp(`^(?:${lex.articulo})$`).test(said) && /^ [a-z]/.test(after)) continue
    if (new RegExp(`^ (?:de |of )?(?:${lex.meses.join('|')})(?![a-z])`).test(after)) continue
    return one(valor(lex, said), tacharMatch(text, match))
  }
  return null
}

/** "3 o 4 personas", "2-3": two readings. */
function range(text: string, lex: Lexico, asked: boolean): Lectura | null {
  const people = asked ? '' : ` (?:${lex.gente})`
  const before = asked ? '' : `(?:(?:${lex.antesGente}) )?`
  const match =
    patron(lex, `${before}{N} ?(?:-|${lex.o}) ?{N}${people}`).exec(text) ??
    patron(lex, `(?:${lex.antesGente}) {N} (?:${lex.o}) {N}${notPeople(lex)}`).exec(text)
  if (!match) return null
  if (valor(lex, match[0].trim()) !== null) return null
  const values = match.slice(1).flatMap((said) => (said === undefined ? [] : (valor(lex, said) ?? [])))
  return { values: [...new Set(values.map(String))], rest: tacharMatch(text, match) }
}

/** The first number that is not an article. */
function bare(text: string, lex: Lexico): string {
  const article = new RegExp(`^(?:${lex.articulo})$`)
  for (const match of text.matchAll(patron(lex, '{N}', 'g'))) {
    const said = captura(match)
    if (!article.test(said) || !/^ [a-z]/.test(text.slice((match.index ?? 0) + match[0].length))) return said
  }
  return ''
}

/**
 * Reads a number of people from folded text. Two readings: the guest has to choose. `asked`: a bare number counts.
 * The number may be out of bounds; the rules refuse it.
 */
export function leerPersonas(text: string, lex: Lexico, asked: boolean): Lectura | null {
  const found = range(text, lex, asked)
  if (found) return found
  const strict = sum(text, lex)
  if (strict || !asked) return strict
  const plus = patron(lex, `{N} ?(?:\\+|${lex.y}) ?{N}`).exec(text)
  const numbers = plus ? plus.slice(1) : [bare(text, lex)]
  const values = numbers.flatMap((said) => (said ? (valor(lex, said) ?? []) : []))
  if (values.length === 0) return null
  const negative = /(?<![a-z0-9])-\d|\d[.,]\d/.test(text)
  return one(negative ? 0 : values.reduce((a, b) => a + b, 0), text.replace(/\d+/g, '§'))
}
