import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DEFAULT_RULES } from '../../../lib/reservas/rules.ts'
import { bodyOf } from '../../../lib/reservas/save.ts'
import type { TerminalApi } from '../../../lib/terminal/api.ts'
import { createSession } from '../../../lib/terminal/session.ts'
import { replayDialogue } from '../../evals/dialogues/agenda.ts'
import { type Dialogue, type Line, readDialogues, type Talk } from '../../evals/dialogues/format.ts'
import { judgeDialogue, type Verdict } from '../../evals/dialogues/judge.ts'
import { failures, tabla, wilson } from '../../evals/dialogues/report.ts'

const root = resolve(import.meta.dirname, '../../..')
const KEY = '0b0e7a3e-6a0c-4a51-9d6f-2f1f0f4f1a11'

/** A restaurant with the specified rules that answers every question and takes every booking. */
function abierta(at: number): TerminalApi {
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
function charla({ lang, now }: Dialogue): Talk {
  const at = Date.parse(now)
  const sesion = createSession({
    locale: lang,
    mensajes: JSON.parse(readFileSync(resolve(root, `messages/chat/${lang}.json`), 'utf8')),
    api: abierta(at),
    now: () => at,
    newKey: () => KEY,
  })
  return {
    greet: async (): Promise<Line> => sesion.greet(),
    say: async (text): Promise<Line> => sesion.say(text),
    end: async () => {},
  }
}

async function judge(file: string): Promise<Verdict[]> {
  const juicios: Verdict[] = []
  for (const dialogo of readDialogues(resolve(root, 'tests/fixtures', file)))
    juicios.push(judgeDialogue(await replayDialogue(dialogo, charla(dialogo))))
  return juicios
}
const share = (list: readonly boolean[]): number => list.filter(Boolean).length / list.length

describe('README 6.2: dialogues replayed by a guest with an agenda', () => {
  test('every sample dialogue ends as it should, without a turn too many', async () => {
    expect(failures(await judge('talks.jsonl'))).toBe('')
  })

  test('of the further dialogues, written without knowledge of the code, as many as the targets say', async () => {
    const juicios = await judge('talks-own.jsonl')
    console.log(`${tabla(juicios)}\n${failures(juicios)}`)
    const booked = juicios.flatMap(({ joint }) => (joint === null ? [] : [joint]))
    expect(juicios.length).toBeGreaterThanOrEqual(100)
    expect(share(juicios.map(({ success }) => success))).toBeGreaterThanOrEqual(0.98)
    expect(share(booked)).toBeGreaterThanOrEqual(0.97)
    expect(juicios.reduce((all, { extra }) => all + extra, 0) / juicios.length).toBeLessThanOrEqual(0.1)
    // What is asked in between is judged without exception.
    expect(juicios.map(({ digressions: d }) => [d.answered, d.repeated])).toEqual(
      juicios.map(({ digressions: d }) => [d.all, d.all]),
    )
  })
})

test('Wilson’s interval: twenty of twenty is no proof of a hundred per cent', () => {
  expect(wilson(20, 20).map(Math.round)).toEqual([84, 100])
  expect(wilson(0, 400).map((n) => Math.round(n * 100) / 100)).toEqual([0, 0.95])
})
