import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DEFAULT_RULES } from '../../../lib/reservas/default-rules.ts'
import { bodyOf } from '../../../lib/reservas/save.ts'
import type { TerminalApi } from '../../../lib/terminal/api.ts'
import { createSession } from '../../../lib/terminal/session.ts'
import { replayDialogue } from '../../evals/dialogues/agenda.ts'
import { type Dialogue, type Line, readDialogues, type Talk } from '../../evals/dialogues/format.ts'
import { judgeDialogue, type Verdict } from '../../evals/dialogues/judge.ts'
import { failures, tabla, wilson } from '../../evals/dialogues/report.ts'
import { eachNth } from '../../runner/long.ts'

const root = resolve(import.meta.dirname, '../../..')
const KEY = '0b0e7a3e-6a0c-4a51-9d6f-2f1f0f4f1a11'

/** A restaurant with the specified rules that answers every question and takes every booking. */
function openApi(at: number): TerminalApi {
  let saved: ReturnType<TerminalApi['saved']> = null
  return {
    open: async () => ({ reglas: DEFAULT_RULES, telefono: '+34 900 000 000', at }),
    ask: async () => ({ message: 'RESPUESTA', suggestions: [] }),
    async save(body, _clave, locale) {
      saved = bodyOf(body, KEY, locale)
      return { type: 'saved', codigo: 'A1B2C3D4', whatsappUrl: 'https://wa.me/1', gestion: '/reservations/A' }
    },
    slots: async () => null,
    saved: () => saved,
  }
}

/** The terminal's own driver, without its process. */
function talkOf({ lang, now }: Dialogue): Talk {
  const at = Date.parse(now)
  const session = createSession({
    locale: lang,
    mensajes: JSON.parse(readFileSync(resolve(root, `messages/chat/${lang}.json`), 'utf8')),
    api: openApi(at),
    now: () => at,
    newKey: () => KEY,
  })
  return {
    greet: async (): Promise<Line> => session.greet(),
    say: async (text): Promise<Line> => session.say(text),
    end: async () => {},
  }
}

async function judge(dialogues: readonly Dialogue[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const dialogue of dialogues)
    verdicts.push(judgeDialogue(await replayDialogue(dialogue, talkOf(dialogue))))
  return verdicts
}
const dialoguesOf = (file: string): readonly Dialogue[] =>
  readDialogues(resolve(root, 'tests/fixtures', file))
const share = (list: readonly boolean[]): number => list.filter(Boolean).length / list.length

describe('README 6.2: dialogues replayed by a guest with an agenda', () => {
  test('every sample dialogue ends as it should, without a turn too many', async () => {
    expect(failures(await judge(dialoguesOf('talks.jsonl')))).toBe('')
  })

  test('of the further dialogues, written without knowledge of the code, as many as the targets say', async () => {
    const all = dialoguesOf('talks-own.jsonl')
    const verdicts = await judge(eachNth(all, 6))
    console.log(`${tabla(verdicts)}\n${failures(verdicts)}`)
    const booked = verdicts.flatMap(({ joint }) => (joint === null ? [] : [joint]))
    expect(all.length).toBeGreaterThanOrEqual(100)
    expect(share(verdicts.map(({ success }) => success))).toBeGreaterThanOrEqual(0.98)
    expect(share(booked)).toBeGreaterThanOrEqual(0.97)
    expect(verdicts.reduce((all, { extra }) => all + extra, 0) / verdicts.length).toBeLessThanOrEqual(0.1)
    // What is asked in between is judged without exception.
    expect(verdicts.map(({ digressions: d }) => [d.answered, d.repeated])).toEqual(
      verdicts.map(({ digressions: d }) => [d.all, d.all]),
    )
  })
})

test('Wilson’s interval: twenty of twenty is no proof of a hundred per cent', () => {
  expect(wilson(20, 20).map(Math.round)).toEqual([84, 100])
  expect(wilson(0, 400).map((n) => Math.round(n * 100) / 100)).toEqual([0, 0.95])
})
