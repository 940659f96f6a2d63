import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { initialState, step } from '../../../lib/chat/machine.ts'
import type { ChatEvent, ChatState, ReservaBody, Say } from '../../../lib/chat/state.ts'
import { SLOTS } from '../../../lib/chat/state.ts'
import { understand } from '../../../lib/chat/understand.ts'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import { AVISOS } from '../../../lib/reservas/avisos.ts'
import { times } from '../../runner/long.ts'
import { AL_DIA, contextWith, fixture, seeded } from './converse.ts'

/** 20,000 in `npm run verify`, fewer in between. */
const TURNS = times(20_000, 400)
/** Ends a test that hangs, and says nothing of speed: a turn takes 10 ms, and several times as long on a busy machine. */
const MS_OF_A_TURN = 300
/** What the last summary told the guest, column by column. */
function summaryOf(say: Say | undefined): string | null {
  if (!say) return null
  if (!say.key.startsWith('Resumen.') || !say.parts) return summaryOf(say.next)
  const { name, email, phone, date, time, notes } = say.values ?? {}
  const [guests, seating] = say.parts
  const n = guests?.values?.guests
  const mesa = seating?.key === 'Parte.outdoor' ? 'exterior' : 'interior'
  return JSON.stringify([name, email, phone, date, time, n, mesa, notes === '' ? null : notes])
}
const columns = (b: ReservaBody): string =>
  JSON.stringify([
    b.nombre,
    b.email,
    b.telefono,
    b.fecha_reserva,
    b.hora_reserva,
    b.personas,
    b.preferencia_mesa,
    b.notas,
  ])

test(
  `T-AI-03 T-AI-06 §4 ${TURNS} random turns never throw, never loop, and save only after an explicit yes to a summary`,
  () => {
    const next = seeded(20261125)
    const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
    let shown: string | null = null
    const said: string[] = JSON.parse(fixture('understand.phrases.json')).map(
      (one: { text: string }) => one.text,
    )
    const dialogues = fixture('talks.jsonl').trim().split('\n')
    for (const line of dialogues)
      said.push(...JSON.parse(line).turns.map((turn: { say: string }) => turn.say))
    for (const locale of LOCALES) {
      const phrases = readFileSync(resolve(import.meta.dirname, `phrases/${locale}.tsv`), 'utf8').trim()
      said.push(...phrases.split('\n').map((line) => line.split('\t')[1] ?? ''))
    }
    const words = said.flatMap((text) => text.split(' '))
    const noise = [
      '',
      ' ',
      '\u0000',
      '🍷',
      '<b>',
      '{name}',
      '\\',
      '((((',
      '+',
      '@',
      '12:',
      '99/99',
      'ﬁ',
      'İ',
      'ß'.repeat(40),
    ]
    const text = (): string => {
      const how = next()
      if (how < 0.5) return pick(said)
      if (how < 0.8) return Array.from({ length: 1 + Math.floor(next() * 8) }, () => pick(words)).join(' ')
      return how < 0.9 ? pick(noise) : `${pick(said)} ${pick(noise)} ${pick(said)}`
    }
    const event = (state: ChatState): ChatEvent => {
      if (state.mode === 'sending' && next() < 0.7)
        return pick<ChatEvent>([
          {
            type: 'saved',
            codigo: 'A',
            whatsappUrl: 'https://wa.me/1',
            gestion: '/reservations/A1B2C3D4?t=x',
          },
          { type: 'refused', aviso: pick(AVISOS), alternativas: ['20:45'] },
          { type: 'unreachable' },
        ])
      // Now and then the guest does what is asked, so that summaries are reached.
      if (state.mode === 'booking' && next() < 0.4) return { type: 'text', text: AL_DIA[state.step] ?? '' }
      if (state.mode === 'offered' && next() < 0.4) return { type: 'text', text: 'sí' }
      if (state.mode === 'confirming' && next() < 0.2)
        return { type: 'text', text: pick(['sí', 'yes', 'oui', 'ja', 'certo', 'sí, pero a las 22:00']) }
      if (next() < 0.7) return { type: 'text', text: text() }
      return pick<ChatEvent>([
        { type: 'open' },
        { type: 'book' },
        { type: 'yes' },
        { type: 'no' },
        { type: 'cancel' },
        { type: 'edit', slot: pick(SLOTS) },
        {
          type: 'pick',
          slot: pick(SLOTS),
          value: pick([...said, '2026-12-05', '21:00', '4', 'outdoor', '']),
        },
        { type: 'answer', answer: null },
        { type: 'answer', answer: { message: 'x', suggestions: [] } },
      ])
    }
    let state: ChatState = initialState
    let saves = 0
    const sent = new Set<string>()
    for (let i = 0; i < TURNS; i++) {
      const what = event(state)
      const before = state
      const ctx = contextWith({ locale: pick(LOCALES), newKey: `clave-${i}` })
      const [after, effects] = step(before, what, ctx)
      expect(effects.length).toBeLessThan(8)
      const told = effects.flatMap((effect) => (effect.type === 'say' ? (summaryOf(effect.say) ?? []) : []))
      const questions = effects.filter(({ type }) => type === 'ask')
      if (what.type === 'answer') expect(questions).toEqual([])
      expect(questions.length).toBeLessThan(2)
      for (const effect of effects) {
        if (effect.type !== 'save') continue
        saves++
        expect(shown).toBe(columns(effect.body))
        if (what.type === 'text') {
          const asked = { asking: 'confirm', ahora: ctx.ahora, rules: ctx.rules, locale: ctx.locale } as const
          const { yes, sendsNow, cancel, question } = understand(what.text, asked)
          // "Bitte senden" is a yes as explicit as "ja".
          expect({ isSent: yes || sendsNow, cancel, question }, what.text).toEqual({
            isSent: true,
            cancel: false,
            question: false,
          })
        }
        // "Nothing, just send it", of a field that is asked anew: the summary that was told is what is sent.
        if (before.mode === 'booking' && what.type === 'text') {
          const asked = {
            asking: before.step,
            ahora: ctx.ahora,
            rules: ctx.rules,
            locale: ctx.locale,
          } as const
          expect(before).toMatchObject({ isEditing: true, refused: false })
          expect(before.unshown ?? false).toBe(false)
          expect(understand(what.text, asked).sends).toBe(true)
        } else expect(before.mode).toBe('confirming')
        expect(['yes', 'text']).toContain(what.type)
        if (before.mode === 'confirming') expect(effect.clave).toBe(before.clave)
        expect(after.mode).toBe('sending')
        sent.add(effect.clave)
      }
      if (what.type === 'text' && what.text.trim() !== '' && before.mode !== 'sending')
        expect(effects).not.toEqual([])
      shown = told.at(-1) ?? shown
      state = after
    }
    expect(saves).toBeGreaterThan(10)
    expect(sent.size).toBeGreaterThan(0)
  },
  TURNS * MS_OF_A_TURN,
)
