import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Locale } from '../../../lib/i18n/locales.ts'
import type { Exchange, Replayed } from './agenda.ts'
import type { Line, Said, Values } from './format.ts'

export type Failure = { what: string; turn: number; at: string; said: string; answered: string }
export type Verdict = {
  id: string
  lang: Locale
  extension: boolean
  /** The outcome is the expected one, the record included. */
  success: boolean
  /** The record is right in every column; null when none is expected. */
  joint: boolean | null
  extra: number
  slots: { right: number; all: number }
  digressions: { answered: number; repeated: number; all: number }
  /** Error codes that were expected and came. */
  errors: { right: number; all: number }
  /** Error codes nobody expected. */
  unexpected: number
  failures: Failure[]
}

const root = resolve(import.meta.dirname, '../../..')
type Textos = Record<string, Record<string, string>>
const mensajes = new Map<Locale, Textos>()
const textos = (lang: Locale): Textos => {
  const known = mensajes.get(lang)
  if (known) return known
  const read: Textos = JSON.parse(readFileSync(resolve(root, `messages/chat/${lang}.json`), 'utf8'))
  mensajes.set(lang, read)
  return read
}

const CAMPO: Record<string, string> = {
  nombre: 'name',
  email: 'email',
  telefono: 'phone',
  fecha_reserva: 'date',
  hora_reserva: 'time',
  personas: 'guests',
  preferencia_mesa: 'seating',
  notas: 'notes',
  primera_visita: 'isFirstVisit',
}
/** Phones are compared by digits, names and e-mails without case, notes trimmed. */
function same(column: string, is: unknown, want: unknown): boolean {
  const [a, b] = [String(is ?? '').trim(), String(want ?? '').trim()]
  if (column === 'telefono') return a.replace(/\D/g, '') === b.replace(/\D/g, '')
  return column === 'nombre' || column === 'email' ? a.toLowerCase() === b.toLowerCase() : a === b
}
const asColumn = (column: string, { draft }: Line): unknown => {
  const value = draft[CAMPO[column] ?? column]
  return column === 'preferencia_mesa' ? (value === 'outdoor' ? 'exterior' : 'interior') : value
}

/** A question at the end of a reply, whatever readings it names. */
const endingWith = (text: string): RegExp =>
  new RegExp(`${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace('\\{partes\\}', '.+')}$`)

/** What a reply says before it asks the open question of a step again; null when it does not end with that question. */
function beforeQuestion({ messages }: Line, at: string, lang: Locale): string | null {
  const { Oferta = {}, Pregunta = {} } = textos(lang)
  const said = messages.map(({ content }) => content).join('\n')
  const asked =
    at === 'offer' ? [Oferta.pregunta, Oferta.conDatos?.split('\n').at(-1)] : [Pregunta[at], Pregunta.duda]
  const found = asked
    .map((text) => (text === undefined ? -1 : said.search(endingWith(text))))
    .find((i) => i >= 0)
  return found === undefined ? null : said.slice(0, found).trim()
}

const draftOf = ({ draft }: Line): string => JSON.stringify(draft)

function wrongValues(gives: Values | undefined, line: Line): string[] {
  return Object.entries(gives ?? {})
    .filter(([column, want]) => !same(column, asColumn(column, line), want))
    .map(([column, want]) => `${column} is ${asColumn(column, line)}, should be ${want}`)
}

/** Decides whether an answer says what it must: null when it does, else what is missing. */
export type Revisor = (
  question: string,
  keys: readonly string[],
  answer: Answered,
  lang: Locale,
) => string | null
export type Answered = { message: string; suggestions: Line['messages'][number]['links'] }

/** An answer and then the question of the same step; nothing else has changed. */
function digression({ at, before, line }: Exchange, lang: Locale): { answer: string; repeated: boolean } {
  const kept = line.step === before.step && draftOf(line) === draftOf(before) && line.error === null
  const open = line.step !== null && line.step !== 'completed'
  const answer = open
    ? beforeQuestion(line, at, lang)
    : line.messages.map(({ content }) => content).join('\n')
  return {
    answer: kept ? (answer ?? line.messages[0]?.content ?? '') : '',
    repeated: kept && answer !== null,
  }
}

function compareRecord(record: Values, lenient: readonly string[], sent: Values | undefined): string[] {
  if (!sent) return ['nothing was saved']
  return Object.entries(record)
    .filter(([column, want]) => !lenient.includes(column) && !same(column, sent[column], want))
    .map(([column, want]) => `record: ${column} is ${sent[column]}, should be ${want}`)
}

/**
 * Judges a replayed dialogue.
 *
 * @param revisor judges what a digression's answer says; without one only its place counts
 */
export function judgeDialogue({ dialogue, exchanges, unsaid }: Replayed, revisor?: Revisor): Verdict {
  const { id, lang, expected, lenient = [] } = dialogue
  const failures: Failure[] = []
  const fail = (what: string, exchange: Exchange | undefined = exchanges.at(-1)): void => {
    const answered = exchange?.line.messages.map(({ content }) => content).join(' ¶ ') ?? ''
    failures.push({
      what,
      turn: exchange?.line.turn ?? 0,
      at: exchange?.at ?? '',
      said: exchange?.say ?? '',
      answered,
    })
  }
  const slots = { right: 0, all: 0 }
  const digressions = { answered: 0, repeated: 0, all: 0 }
  const errors = { right: 0, all: 0 }
  let unexpected = 0
  const later = (said: Said, from: Exchange): boolean =>
    said.expect?.by !== undefined &&
    exchanges.slice(exchanges.indexOf(from)).some(({ line }) => line.error === said.expect?.error)

  for (const exchange of exchanges) {
    const { told, line, why } = exchange
    if (why === 'plain') fail('extra turn: the script has nothing left for this step', exchange)
    const wrong = wrongValues(told?.gives, line)
    slots.all += Object.keys(told?.gives ?? {}).length
    slots.right += Object.keys(told?.gives ?? {}).length - wrong.length
    for (const what of wrong) fail(what, exchange)
    const expect = told?.expect
    if (expect?.error) {
      errors.all++
      if (line.error === expect.error || (told && later(told, exchange))) errors.right++
      else fail(`error is ${line.error}, should be ${expect.error}`, exchange)
    } else if (line.error !== null && !exchanges.some((one) => one.told?.expect?.error === line.error)) {
      unexpected++
      fail(`error ${line.error}, which nobody expected`, exchange)
    }
    if (expect && 'step' in expect && expect.step !== line.step)
      fail(`step is ${line.step}, should be ${expect.step}`, exchange)
    if (expect?.answers) {
      const { answer, repeated } = digression(exchange, lang)
      const suggestions = line.messages.flatMap(({ links }) => links)
      const missing =
        answer === ''
          ? 'not answered, or the draft or the step changed'
          : revisor?.(exchange.say, expect.answers, { message: answer, suggestions }, lang)
      digressions.all++
      if (missing) fail(`digression: ${missing}`, exchange)
      else digressions.answered++
      if (repeated) digressions.repeated++
      else fail('the question was not asked again', exchange)
    }
  }
  if (unsaid.length > 0)
    fail(`never came to say ${unsaid.map(({ at, say }) => `"${say}" at ${at}`).join(', ')}`)

  const sent = exchanges.flatMap(({ line }) => (line.reserva ? [line.reserva] : []))
  const last = exchanges.at(-1)?.line
  const off = expected.record ? compareRecord(expected.record, lenient, sent[0]) : []
  for (const what of off) fail(what)
  if (sent.length > (expected.record ? 1 : 0)) fail(`saved ${sent.length} times`)
  const [outcome, code] = expected.outcome.split(':')
  const ended =
    outcome === 'booked'
      ? sent.length === 1
      : sent.length === 0 &&
        (outcome !== 'rejected' || exchanges.some(({ line }) => line.error === code)) &&
        (outcome === 'rejected' || last?.step === null)
  if (!ended) fail(`the outcome is not ${expected.outcome}`)
  return {
    ...{ id, lang, slots, digressions, errors, unexpected, failures },
    extension: dialogue.extension !== undefined,
    success: ended && off.length === 0,
    joint: expected.record ? off.length === 0 : null,
    extra: exchanges.filter(({ why }) => why === 'plain').length,
  }
}
