import { describe, expect, test } from 'vitest'
import type { Draft } from '../../../lib/chat/state.ts'
import type { Now } from '../../../lib/core/dates.ts'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { converse, fixture } from './converse.ts'

type Record1 = { [column: string]: string | number | null }
type Turn = {
  at: string
  say: string
  gives?: Record1
  expect?: { error?: string; step?: string | null; answers?: string[] }
}
type Dialogue = {
  id: string
  lang: Locale
  now: string
  turns: Turn[]
  optional?: Turn[]
  expected: { outcome: string; record: Record1 | null }
}

const dialogues: Dialogue[] = fixture('talks.jsonl')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
const clockOf = (now: string): Now => ({ fecha: now.slice(0, 10), hora: now.slice(11, 16) }) as Now

const columns = (draft: Draft): Record1 => ({
  nombre: draft.name,
  email: draft.email,
  telefono: draft.phone,
  fecha_reserva: draft.date,
  hora_reserva: draft.time,
  personas: draft.guests,
  preferencia_mesa: draft.seating === 'outdoor' ? 'exterior' : 'interior',
  notas: draft.notes,
})
/** Names and e-mails are compared without case, as they are stored. */
const plain = (value: unknown): string => String(value ?? '').toLowerCase()

/** An agenda-based guest: says the next unsaid turn meant for the step that the assistant is at. */
function replay(dialogue: Dialogue) {
  const chat = converse(dialogue.lang, { ahora: clockOf(dialogue.now) })
  const left = [...dialogue.turns]
  const wrong: string[] = []
  for (let turns = 0; turns < 40 && left.length > 0; turns++) {
    const at = chat.step() ?? 'idle'
    const i = left.findIndex((turn) => turn.at === at)
    const turn = i >= 0 ? left.splice(i, 1)[0] : dialogue.optional?.find((one) => one.at === at)
    if (!turn) {
      wrong.push(`nothing to say at ${at}`)
      break
    }
    const { codes, asked, text } = chat.say(turn.say)
    const check = (what: string, is: unknown, want: unknown): void => {
      if (plain(is) !== plain(want)) wrong.push(`"${turn.say}": ${what} is ${is}, should be ${want}`)
    }
    check('error', codes[0], turn.expect?.error)
    if (turn.expect?.step !== undefined) check('step', chat.step(), turn.expect.step)
    check('asked', asked.length > 0, turn.expect?.answers !== undefined)
    if (turn.expect?.answers) check('question repeated', text.includes('?'), true)
    const draft = columns(chat.draft())
    for (const [column, value] of Object.entries(turn.gives ?? {})) check(column, draft[column], value)
  }
  return { chat, wrong }
}

describe('dialogues replayed by an agenda', () => {
  test.each(dialogues.map((dialogue) => [dialogue.id, dialogue] as const))('%s', (_id, dialogue) => {
    const { chat, wrong } = replay(dialogue)
    expect(wrong).toEqual([])
    const { record } = dialogue.expected
    expect(chat.saves).toHaveLength(record ? 1 : 0)
    const body: { [column: string]: unknown } = { ...chat.saves[0]?.body }
    for (const [column, value] of Object.entries(record ?? {})) expect(plain(body[column])).toBe(plain(value))
  })
})
