import { LOCALES } from '../i18n/locales.ts'
import { leerEmail, leerTelefono } from './casillas/contacto.ts'
import { leerFecha } from './casillas/fecha.ts'
import { leerHora } from './casillas/hora.ts'
import { leerMesa } from './casillas/mesa.ts'
import { leerNombre, leerNombreDicho } from './casillas/nombre.ts'
import type { Lectura } from './casillas/numero.ts'
import { leerPersonas } from './casillas/personas.ts'
import type { Asking, Entender, Hallazgo, Reading, Situation, Slot } from './estado.ts'
import {
  agradece,
  cambia,
  cancela,
  corrige,
  dicesi,
  dicesno,
  edita,
  elige,
  empiezaSi,
  pideFavor,
  pideMesa,
  pregunta,
  preguntaPorque,
  quiereOtra,
  quiereReservar,
  sinNotas,
  soloAgradece,
  tieneInterrogacion,
} from './intencion.ts'
import type { Lexico } from './lexico/tipos.ts'
import { LEXICO } from './lexico/todos.ts'
import { type Plegado, plegar } from './plegar.ts'
import { deLaCasa, topicOf } from './temas.ts'

const LEXICOS = LOCALES.map((locale) => LEXICO[locale])

/** Every field the text speaks of, each stretch of it read once; contact data first, because they hold digits. */
function slots(plegado: Plegado, lex: Lexico, s: Situation, marked: boolean): Hallazgo[] {
  const { asking } = s
  const found: Hallazgo[] = []
  let rest = plegado.text
  const take = (slot: Slot, reading: Lectura | null): void => {
    if (!reading) return
    found.push({ slot, values: reading.values })
    rest = reading.rest
  }
  take('email', leerEmail(rest, asking === 'email'))
  take('phone', leerTelefono(rest, asking === 'phone'))
  const email = found.find(({ slot }) => slot === 'email')
  if (email?.values[0]) email.values = [written(plegado, email.values[0])]
  if (asking === 'name') {
    const bare = marked && !leerNombreDicho(plegado, rest, lex)
    const others = bare ? values(rest, lex, s) : []
    return others.length > 0
      ? [...found, ...others]
      : [...found, { slot: 'name', ...leerNombre(plegado, rest, lex) }]
  }
  if (asking === 'notes' && !marked) return found
  take('name', leerNombreDicho(plegado, rest, lex))
  return [...found, ...values(rest, lex, s)]
}

/** The e-mail address in the case it was written in. */
function written(plegado: Plegado, folded: string): string {
  const at = plegado.text.indexOf(folded)
  return at < 0 ? folded : plegado.original.slice(plegado.at[at], plegado.at[at + folded.length])
}

/** Date, time, guests and seating. The asked one is read last with its lenient reader, from what the others left. */
function values(text: string, lex: Lexico, { asking, ahora, rules, locale }: Situation): Hallazgo[] {
  const found: Hallazgo[] = []
  let rest = text
  const take = (slot: Slot, read: (asked: boolean) => Lectura | null): void => {
    const reading = read(asking === slot)
    if (!reading) return
    found.push({ slot, values: reading.values })
    rest = reading.rest
  }
  const date = (asked: boolean): Lectura | null =>
    leerFecha(rest, { lex, ahora, asked, mesPrimero: lex.mesPrimero || LEXICO[locale].mesPrimero })
  const time = (asked: boolean): Lectura | null => leerHora(rest, { lex, rules, asked })
  const guests = (asked: boolean): Lectura | null => leerPersonas(rest, lex, asked)
  const strict = (read: (asked: boolean) => Lectura | null) => (): Lectura | null => read(false)
  if (asking === 'time') {
    take('date', strict(date))
    take('guests', strict(guests))
    take('time', time)
  } else if (asking === 'date') {
    take('date', strict(date))
    take('time', strict(time))
    take('guests', strict(guests))
    if (!found.some(({ slot }) => slot === 'date')) take('date', date)
  } else {
    take('date', strict(date))
    take('time', strict(time))
    take('guests', guests)
  }
  take('seating', (asked) => leerMesa(rest, asked))
  return found
}

/** A message in one language. */
function read(plegado: Plegado, lex: Lexico, s: Situation): Reading {
  const { text } = plegado
  const { asking } = s
  const marked = corrige(text, lex)
  const how = pregunta(text, lex)
  let found = slots(plegado, lex, s, marked)
  const own = found.find(({ slot }) => slot === asking)
  const readable = own !== undefined && own.values.length > 0 && asking !== 'name'
  const wished = quiereReservar(text, lex)
  const marks = tieneInterrogacion(text)
  const free = asking === null || asking === 'offer'
  const seeks = how !== null && pideMesa(text, lex) && (free ? found.length > 0 || wished : readable)
  const about = deLaCasa(text) && !pideMesa(text, lex)
  const asks = how === 'palabra' ? !(seeks && readable) : how === 'verbo' && !seeks
  // Nothing to fill in: a text about the house is a question even without its mark.
  const aside =
    found.every(({ slot }) => slot === 'name') &&
    asking !== 'notes' &&
    (how === 'quiza' || (about && !free && text.split(' ').length > (asking === 'name' ? 3 : 1)))
  const mark =
    marks &&
    !wished &&
    !marked &&
    !seeks &&
    !(free && found.length > 0) &&
    (asking === 'notes' ? !pideFavor(text, lex) : !readable || (about && !pideFavor(text, lex)))
  const question = asks || mark || (aside && !(asking === 'name' && /\p{Lu}/u.test(plegado.original)))
  if (question)
    found = found.filter(({ slot, values: got }) => (slot === 'email' || slot === 'phone') && got.length > 0)
  if (asking === 'notes' && !question && !(marked && found.some(({ values: got }) => got.length > 0)))
    found = [{ slot: 'notes', values: [sinNotas(text, LEXICOS) ? '' : plegado.original] }]
  const booking = asking !== null && asking !== 'offer'
  const shortEnough = asking !== 'notes' || text.split(' ').length <= 6
  return {
    cancel: shortEnough && cancela(text, lex),
    edit: booking && shortEnough ? edita(text, lex, asking === 'confirm') : null,
    change: cambia(text, lex),
    yes: dicesi(text, lex),
    consent: empiezaSi(text, lex),
    no: dicesno(text, lex),
    wish: !question && wished,
    again: quiereOtra(text, lex),
    thanks: agradece(text, lex),
    onlyThanks: soloAgradece(text, lex),
    question,
    why: preguntaPorque(text, lex),
    correction: marked,
    which: elige(text),
    topic: topicOf(text),
    found,
  }
}

const means = (r: Reading, asking: Asking): boolean =>
  r.cancel ||
  r.edit !== null ||
  r.yes ||
  r.consent ||
  r.no ||
  r.wish ||
  r.again ||
  r.onlyThanks ||
  r.why ||
  r.question
    ? true
    : r.found.some(({ slot, values: got }) => got.length > 0 && (slot !== 'name' || asking !== 'name'))

/**
 * Reads a message in the guest's language; when it means nothing there, in the other four, because the language of
 * the page is not always the one a guest writes in.
 */
export const entender: Entender = (raw, s) => {
  const plegado = plegar(raw)
  const own = read(plegado, LEXICO[s.locale], s)
  if (s.asking === 'name' || s.asking === 'notes') {
    if (own.cancel || own.edit || own.question) return own
    const other = others(plegado, s).find((r) => r.cancel || r.edit)
    return other ?? own
  }
  // A day that does not exist, a number without its prefix: understood, and refused.
  if (means(own, s.asking) || own.found.some(({ slot }) => slot === s.asking)) return own
  return others(plegado, s).find((r) => means(r, s.asking)) ?? own
}

const others = (plegado: Plegado, s: Situation): Reading[] =>
  LOCALES.filter((locale) => locale !== s.locale).map((locale) => read(plegado, LEXICO[locale], s))
