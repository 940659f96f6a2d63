import { type Ahora, addDays, type IsoDate, isIsoDate, weekday } from '../../fechas.ts'
import type { Lexico } from '../lexico/tipos.ts'
import { expresion } from '../plegar.ts'
import { cercano, diaConNumero, diaMes, hasta, proximoDia } from './calendario.ts'
import { captura, type Lectura, patron, tacharMatch, valor } from './numero.ts'

export type Preguntada = { lex: Lexico; ahora: Ahora; asked: boolean; mesPrimero: boolean }

const lectura = (values: readonly (IsoDate | null)[], rest: string): Lectura => ({
  values: [...new Set(values.filter((value) => value !== null))],
  rest,
})

function iso(text: string): Lectura | null {
  const match = /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text)
  if (!match) return null
  const fecha = `${match[1]}-${match[2]?.padStart(2, '0')}-${match[3]?.padStart(2, '0')}`
  return lectura([isIsoDate(fecha) ? fecha : null], tacharMatch(text, match))
}

/** 5/12, 5.12., 31-12-2026. Where the month may come first (English), two readings when both are real. */
function cifras(text: string, { lex, ahora, asked, mesPrimero }: Preguntada): Lectura | null {
  const match =
    /(?<![\d.:,/-])(\d{1,2}) ?([./-]) ?(\d{1,2})(?: ?\2 ?(\d{4}|\d{2}))?(\.)?(?![\d:]|\.\d| ?(?:vor|nach|h|uhr|[ap]\.?m)\b)/.exec(
      text,
    )
  if (!match) return null
  const [, first = '', sign = '', second = '', year, dot] = match
  const before = text.slice(0, match.index).trimEnd()
  const article = expresion(`(?:${lex.articuloDia})$`).test(before)
  const people = patron(lex, `(?:${lex.gente}|${lex.ninos})`)
  if (year === undefined && sign !== '/') {
    const dotted = sign === '.' && dot !== undefined
    if (!dotted && !article && !(asked && Number(second) <= 12)) return null
    if (people.test(text.slice(match.index, match.index + match[0].length + 12))) return null
  }
  const y = year === undefined ? null : Number(year)
  const values = [diaMes(Number(first), Number(second), y, ahora.fecha)]
  if (mesPrimero && sign !== '.') values.push(diaMes(Number(second), Number(first), y, ahora.fecha))
  return lectura(values, tacharMatch(text, match))
}

const days = (lex: Lexico): string =>
  `\\d{1,2}|${[...lex.ordinales.slice(1), ...lex.numeros.slice(1, 32)]
    .flatMap((word) => word.replaceAll('~', ' ').split('|'))
    .sort((a, b) => b.length - a.length)
    .join('|')}`

/** Which pattern of a list a word is; -1 for none. */
const cual = (list: readonly string[], word: string): number =>
  list.findIndex((one) => one !== '' && expresion(`^(?:${one.replaceAll('~', ' ')})$`).test(word))

function dayNumber(lex: Lexico, word: string): number {
  const ordinal = cual(lex.ordinales, word)
  return ordinal > 0 ? ordinal : (valor(lex, word) ?? 0)
}

/** "12 de diciembre", "the 12th of December 2026", "December 12th". */
function conMes(text: string, { lex, ahora, mesPrimero }: Preguntada): (Lectura & { at: number }) | null {
  const months = lex.meses.map((month) => `(?:${month})`).join('|')
  const long = mesPrimero ? months : lex.meses.map((month) => month.split('|')[0]).join('|')
  const year = '(?:\\.?,? ?(?:de |del |of |di |des )?(\\d{4}))?'
  const suffix = `(?:${lex.sufijoDia})?`
  const match =
    patron(lex, `(${days(lex)})${suffix}\\.?(?: (?:${lex.nexoMes}))?[ ,.-]*(${months})${year}`).exec(text) ??
    patron(lex, `(${long}),? (?:the )?(${days(lex)})${suffix}(?![:.h]\\d| ?[ap]\\.?m)${year}`).exec(text)
  if (!match) return null
  const [, a = '', b = '', y] = match
  const monthOf = (word: string): number => cual(lex.meses, word) + 1
  const [day, month] = monthOf(b) > 0 ? [dayNumber(lex, a), monthOf(b)] : [dayNumber(lex, b), monthOf(a)]
  const fecha = diaMes(day, month, y === undefined ? null : Number(y), ahora.fecha)
  return { ...lectura([fecha], tacharMatch(text, match)), at: match.index }
}

/** The feasts of a lexicon, by month and day. */
const FIESTAS = [
  [12, 24],
  [12, 25],
  [12, 26],
  [12, 31],
  [1, 1],
  [1, 6],
  [2, 14],
] as const

/** Christmas Eve, Silvester, Reyes: the next one; two when a word may stand for two. */
function fiesta(text: string, { lex, ahora }: Preguntada): Lectura | null {
  const values: (IsoDate | null)[] = []
  let rest = text
  FIESTAS.forEach(([month, day], i) => {
    const match = patron(lex, lex.fiestas[i] ?? '(?!)').exec(text)
    if (!match) return
    const own = diaMes(day, month, Number(ahora.fecha.slice(0, 4)), ahora.fecha)
    values.push(
      own && own >= ahora.fecha ? own : diaMes(day, month, Number(ahora.fecha.slice(0, 4)) + 1, ahora.fecha),
    )
    rest = tacharMatch(rest, match)
  })
  return values.length > 0 ? lectura(values, rest) : null
}

/** "The first Saturday in December", "el último viernes de noviembre"; -1 counts from the end. */
function enesimo(text: string, { lex, ahora }: Preguntada): Lectura | null {
  const any = (list: readonly string[]): string => `(${list.join('|')})`
  const match = patron(
    lex,
    `${any(lex.enesimos)} ${any(lex.dias)} (?:de|del|of|in|im|en|di)(?: mes de)? ${any(lex.meses)}`,
  ).exec(text)
  if (!match) return null
  const which = cual(lex.enesimos, match[1] ?? '')
  const month = cual(lex.meses, match[3] ?? '') + 1
  const start = diaMes(1, month, null, ahora.fecha)
  const from = start && start < ahora.fecha ? diaMes(1, month, Number(start.slice(0, 4)), ahora.fecha) : start
  if (!from) return null
  const first = addDays(from, (cual(lex.dias, match[2] ?? '') + 1 - weekday(from) + 7) % 7)
  const last = addDays(first, 28).slice(5, 7) === first.slice(5, 7) ? 28 : 21
  return lectura([addDays(first, which === 4 ? last : which * 7)], tacharMatch(text, match))
}

type Dia = { wd: number; match: RegExpExecArray }

function weekdays(text: string, { lex, asked }: Preguntada): Dia[] {
  const found: Dia[] = []
  const around = `(?=[ .,]*(?:\\d|§|(?:${lex.parteDia}|${lex.antesHora})(?![a-z])))`
  lex.dias.forEach((long, i) => {
    const short = `(?:${lex.diasCortos[i]})`
    const brief = asked && text.split(' ').length < 4 ? `${short}(?=[ .,]|$)` : short + around
    const pattern = patron(lex, `(?:${long}|${brief})`, 'g')
    for (const match of text.matchAll(pattern)) found.push({ wd: i + 1, match })
  })
  found.sort((a, b) => a.match.index - b.match.index)
  const denied = (day: Dia): boolean =>
    /(?:\bno|not|nicht|pas|non|instead of|en vez del?|en lugar del?|statt|au lieu d[eu]|invece d\w*)(?: (?:el|le|il|am|den|on|du))? ?$/.test(
      text.slice(0, day.match.index),
    )
  const kept = found.filter((day) => !denied(day))
  return kept.length > 0 ? kept : found
}

/** One weekday with what stands around it: its number, "next", "in a week". */
function deSemana(text: string, day: Dia, q: Preguntada): { values: IsoDate[]; rest: string } {
  const { lex, ahora } = q
  const { wd, match } = day
  const from = match.index
  const to = from + match[0].length
  const near = (source: string): boolean =>
    expresion(`(?<![a-z])(?:${source}) $`).test(text.slice(0, from)) ||
    expresion(`^ (?:${source})(?![a-z])`).test(text.slice(to))
  const coming = addDays(ahora.fecha, hasta(wd, ahora))
  const rest = tacharMatch(text, match)

  const number = expresion(
    `^[ ,.]*(el |dia |the |le |il |den |der |dem )?(\\d{1,2})(${lex.sufijoDia}|\\.(?!\\d))?(?![\\d:/]|[.h]\\d| ?(?:h|uhr|heures?|ore|${lex.am}|${lex.pm}|o'clock|horas)\\b| ?(?:${lex.gente}|${lex.ninos})\\b)`,
  ).exec(text.slice(to))
  if (number) {
    const n = Number(number[2])
    const exact = diaConNumero(wd, n, ahora.fecha)
    const cut = tacharMatch(text, {
      ...match,
      0: text.slice(from, to + number[0].length),
      index: from,
    } as RegExpExecArray)
    if (exact) return { values: [exact], rest: cut }
    const other = proximoDia(n, ahora.fecha)
    if (number[1] || number[3] || n > 12)
      return { values: other ? [cercano(wd, other), other].sort() : [], rest: cut }
  }
  if (patron(lex, lex.proximaSemana).test(text))
    return { values: [addDays(ahora.fecha, 7 - weekday(ahora.fecha) + wd)], rest }
  if (near(lex.enOcho)) return { values: [addDays(coming, 7)], rest }
  const today = coming === ahora.fecha
  if (near(lex.dudoso)) {
    if (today) return { values: [addDays(coming, 7)], rest }
    const sameWeek = wd > weekday(ahora.fecha)
    return { values: sameWeek ? [coming, addDays(coming, 7)] : [coming], rest }
  }
  if (!today || near(lex.este)) return { values: [coming], rest }
  return { values: near(lex.siguiente) ? [addDays(coming, 7)] : [coming, addDays(coming, 7)], rest }
}

/** Today, tomorrow, in three days, Friday, a week on Thursday, Monday 30. */
function relativa(text: string, q: Preguntada): Lectura | null {
  const { lex, ahora } = q
  let rest = text
  let base: number | null = null
  for (const [source, n] of lex.relativos) {
    const match = patron(lex, source).exec(rest)
    if (!match) continue
    base = n
    rest = tacharMatch(rest, match)
    // "Tomorrow week", "de hoy en ocho".
    const week =
      n >= 0 && n < 2 ? patron(lex, `(?<=§ )(?:${lex.enOcho})|(?:${lex.enOcho})(?= §)`).exec(rest) : null
    if (week) return lectura([addDays(ahora.fecha, n + 7)], tacharMatch(rest, week))
    break
  }
  let ahead: number | null = null
  for (const [source, unit] of lex.plazos) {
    const match = patron(lex, source).exec(rest)
    if (!match) continue
    if (expresion(`^(?:${lex.enOcho})$`).test(match[0]) && weekdays(rest, q).length > 0) continue
    const said = captura(match)
    ahead = (said === '' ? 1 : (valor(lex, said) ?? 0)) * unit
    rest = tacharMatch(rest, match)
    break
  }
  const found = weekdays(rest, q)
  // A week is "eight days" and a fortnight "fifteen" where days are counted from today on.
  if (!found[0] && base === null && (ahead === 15 || ahead === 8) && !lex.mesPrimero)
    return lectura([addDays(ahora.fecha, ahead - 1), addDays(ahora.fecha, ahead)], rest)
  const [first, second] = found
  if (!first) {
    if (base === null && ahead === null) {
      const match = patron(lex, lex.finde).exec(rest)
      if (!match) return null
      const saturday = addDays(ahora.fecha, hasta(6, ahora))
      return lectura([saturday, addDays(saturday, 1)], tacharMatch(rest, match))
    }
    return lectura([addDays(ahora.fecha, (base ?? 0) + (ahead ?? 0))], rest)
  }
  const one = deSemana(rest, first, q)
  rest = one.rest
  let values: IsoDate[] = one.values
  if (second) {
    const two = deSemana(rest, second, q)
    rest = two.rest
    const between = text.slice(first.match.index + first.match[0].length, second.match.index)
    values = patron(lex, lex.correccion).test(between) ? two.values : [...values, ...two.values]
  }
  if (ahead !== null) values = values.map((value) => addDays(value, ahead))
  if (base !== null) {
    const said = addDays(ahora.fecha, base)
    values = values.includes(said) ? [said] : [said, ...values]
  }
  return lectura(values.slice(0, 3), rest)
}

/** "The 12th"; a bare number only when the date was asked. */
function solo(text: string, { lex, ahora, asked }: Preguntada): Lectura | null {
  const ends = `(?![\\d:/%€]|[.,h]\\d| ?(?:h|uhr|heures?|ore|${lex.am}|${lex.pm}|horas|o'clock|${lex.gente}|${lex.ninos})\\b)`
  const ordinals = [...lex.ordinales.slice(1)].join('|').replaceAll('~', ' ')
  const match =
    patron(
      lex,
      `(?:${lex.articuloDia}) (\\d{1,2}${ordinals ? `|${ordinals}` : ''})(?:${lex.sufijoDia}|\\.)?${ends}`,
    ).exec(text) ??
    (asked
      ? (patron(lex, `(?:${lex.articuloDia}) {N}${ends}`).exec(text) ??
        patron(lex, `(\\d{1,2})(?:${lex.sufijoDia}|\\.)?${ends}`).exec(text))
      : null)
  if (!match) return null
  const fecha = proximoDia(dayNumber(lex, match[1] ?? ''), ahora.fecha)
  return lectura([fecha], tacharMatch(text, match))
}

/**
 * Reads a day from folded text. No value: it names a day that does not exist. Two or three: the guest has to choose.
 * Null: it says nothing about a day. `asked`: the date was the question, so abbreviations and bare numbers count.
 */
export function leerFecha(text: string, q: Preguntada): Lectura | null {
  const exact = iso(text) ?? cifras(text, q) ?? enesimo(text, q)
  if (exact) return exact
  const dated = conMes(text, q)
  if (!dated) return fiesta(text, q) ?? relativa(text, q) ?? solo(text, q)
  const [fecha] = dated.values
  const [day] = weekdays(dated.rest, q)
  if (!fecha || !day) return dated
  const rest = tacharMatch(dated.rest, day.match)
  if (weekday(fecha as IsoDate) === day.wd) return { values: [fecha], rest }
  return { values: [cercano(day.wd, fecha as IsoDate), fecha].sort(), rest }
}
