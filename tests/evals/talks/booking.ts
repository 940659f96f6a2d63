import { digitsOf } from '../judge/common.ts'
import { fold } from '../judge/fold.ts'
import { type Expect, FIELDS, type Field, type Line, many, type Step } from './case.ts'

const DEFAULTS: { [F in Field]?: unknown } = { guests: 2, seating: 'indoor' }

/** Whether a value of the draft is the expected one; a default cannot be told from an empty field. */
function same(field: Field, is: unknown, want: string | number | null): boolean {
  if (want === null) return is === null || is === undefined || is === '' || is === DEFAULTS[field]
  const [a, b] = [fold(String(is ?? '')), fold(String(want))]
  if (field === 'phone') return digitsOf(a) === digitsOf(b)
  if (field === 'notes') return a !== '' && (a.includes(b) || b.includes(a))
  return a === b
}

const saying = ({ messages }: Line): string => messages.map(({ content }) => content).join('\n')
const questionsOf = (text: string): string[] => fold(text).match(/[^.!?\n]*\?/g) ?? []

/** Whether the question that was open is asked again: the same one, or another at the end. */
function asksAgain(before: Line, line: Line): boolean {
  const now = saying(line)
  const last = questionsOf(saying(before)).at(-1)?.trim()
  if (last && fold(now).includes(last)) return true
  return questionsOf(now.slice(-220)).length > 0
}

const stepIs = (is: string | null, want: Step, saved: boolean): boolean =>
  is === want || (want === null && is === 'completed' && !saved)

const OR = /\b(?:o|or|ou|oder|u)\b/

/** Whether two readings are offered: as choices, or in a question with "or". */
function offersTwo(line: Line): boolean {
  const choices = Math.max(line.options?.length ?? 0, line.talk?.open?.choices?.length ?? 0)
  const asked = questionsOf(saying(line))
  return asked.length > 0 && (choices >= 2 || asked.some((question) => OR.test(question)))
}

/** Faults in the booking: its values, the open question, what should not have changed. */
export function bookingWrong(expect: Expect, before: Line, line: Line): string[] {
  const faults: string[] = []
  for (const field of FIELDS) {
    const want = expect.slots?.[field]
    if (want !== undefined && !same(field, line.draft[field], want))
      faults.push(`${field} is ${line.draft[field] ?? 'empty'}, should be ${want ?? 'empty'}`)
  }
  const steps = expect.step === undefined ? [] : many(expect.step)
  const wanted = expect.step === null ? [null] : steps
  if (wanted.length > 0 && !wanted.some((step) => stepIs(line.step, step, line.reserva !== null)))
    faults.push(`the open question is ${line.step ?? 'none'}, should be ${wanted.map(String).join(' or ')}`)
  if (expect.keeps) {
    const changed = FIELDS.filter((field) => (line.draft[field] ?? null) !== (before.draft[field] ?? null))
    for (const field of changed)
      faults.push(`${field} became ${line.draft[field] ?? 'empty'}, nothing should have changed`)
    if (line.step !== before.step)
      faults.push(`the open question became ${line.step ?? 'none'}, it was ${before.step ?? 'none'}`)
    else if (line.step !== null && line.step !== 'completed' && !asksAgain(before, line))
      faults.push('does not ask the open question again')
  }
  if (expect.clarifies && !offersTwo(line)) faults.push('does not ask which of the two is meant')
  return faults
}

const QUESTION =
  /^(?:(?:y|and|et|und|e|oye|perdona|pero|but|mais|aber|ma|espera|wait|attends|warte|moment|aspetta|ah|oh|ok)[ ,]+)*(?:y si|what if|et si|und wenn|was wenn|e se|que|cual|cuanto|cuanta|cuantos|cuantas|donde|cuando|como|quien|por que|hay|teneis|tienes|tienen|se puede|puedo|podemos|lleva|es posible|what|which|how|where|when|who|why|is|are|do|does|can|could|have you|will|quel|quelle|quels|quelles|combien|ou est|quand|comment|qui|pourquoi|est ce|est-ce|y a|avez|puis-je|peut-on|peut on|was|welche\w*|wie|wo|wann|wer|warum|gibt|habt|haben sie|hat|kann|konnen|ist|sind|che|quale|quali|quanto|quanta|quanti|dove|quando|come|chi|perche|c'e|ci sono|avete|si puo|posso|possiamo|fate)\b/

/** "Hay 2 veganos", "que llevamos un carrito": told, with a word that asks elsewhere. */
const TOLD =
  /^(?:hay (?:\d|un[ao]s?|una? \w|dos|tres)|que (?:llevamos|somos|vamos|tenemos|venimos|traemos))\b/
const isQuestion = (say: string): boolean =>
  say.includes('?') || (QUESTION.test(fold(say).replace(/^[¿¡]+/, '')) && !TOLD.test(fold(say)))

/** Whether what the guest asked has become a name or a note. */
export function storedQuestion(
  say: string,
  expects: readonly Expect[],
  before: Line,
  line: Line,
): string | null {
  if (!isQuestion(say)) return null
  const asked = fold(say)
  for (const field of ['name', 'notes'] as const) {
    const value = fold(String(line.draft[field] ?? ''))
    if (value === '' || value === fold(String(before.draft[field] ?? ''))) continue
    const kept = expects.at(-1)?.keeps === true
    const meant = expects.some(({ slots }) => slots?.[field] && same(field, value, slots[field] ?? null))
    const shared = value.length > 3 && (value.includes(asked) || asked.includes(value))
    const part = kept || field === 'notes' || QUESTION.test(value) || value.includes('?')
    if (field === 'notes' && isToldBeside(asked, value)) continue
    if (!meant && shared && part) return `${field} is now "${line.draft[field]}"`
  }
  return null
}

/** "My husband uses a wheelchair. Are there stairs?": what is told beside a question is a note, the question is none. */
function isToldBeside(asked: string, value: string): boolean {
  const from = asked.indexOf(value)
  if (from < 0 || value.includes('?')) return false
  const rest = asked.slice(from + value.length).trim()
  // "We celebrate our ruby wedding on the 11th. Might you have a table?"
  const isSentence = /^[^.?!;]*[.;!]/.test(rest)
  // "Can I get a table at 9. also im allergic to sesame": a sentence of its own behind it, and no question.
  const isBehind = /[.?!;] (?:[a-z]+ )?$/.test(asked.slice(0, from)) && !QUESTION.test(value)
  return (
    /^[,.;]/.test(rest) ||
    isSentence ||
    (/^[.!]?$/.test(rest) && (isBehind || asked.slice(0, from).includes('?')))
  )
}

/** What is saved a second time in a conversation that wants one booking. */
export function bookedTwice(expect: Expect, earlier: readonly Line[], line: Line): boolean {
  const saved = earlier.filter(({ reserva }) => reserva !== null)
  if (line.reserva === null || saved.length === 0) return false
  const key = ({ reserva }: Line): string =>
    JSON.stringify([reserva?.fecha_reserva, reserva?.hora_reserva, reserva?.email])
  return saved.some((one) => key(one) === key(line)) || !many(expect.step ?? 'name').includes('completed')
}
