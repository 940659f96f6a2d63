import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { initialState, step } from '../../../lib/chat/machine.ts'
import { renderChoice } from '../../../lib/chat/say.ts'
import type { ChatContext, ChatEvent, ChatState, Effect } from '../../../lib/chat/state.ts'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import { readDialogues } from '../../evals/dialogues/format.ts'
import { eachNth, times } from '../../runner/long.ts'
import { contextWith, MENSAJES } from '../chat/converse.ts'

const dialogues = readDialogues(resolve(import.meta.dirname, '../../fixtures/talks-own.jsonl'))
const TAKEN = eachNth(dialogues, 8)
const SAVED = { type: 'saved', codigo: 'A1B2C3D4', whatsappUrl: 'https://wa.me/1', gestion: '/g' } as const

/** The machine with an outside that answers at once. */
function run(state: ChatState, event: ChatEvent, ctx: ChatContext): [ChatState, Effect[]] {
  let [next, effects] = step(state, event, ctx)
  for (const effect of [...effects]) {
    if (effect.type !== 'ask' && effect.type !== 'save') continue
    const answer: ChatEvent = { type: 'answer', answer: { message: 'RESPUESTA', suggestions: [] } }
    const [after, more] = run(next, effect.type === 'ask' ? answer : SAVED, ctx)
    next = after
    effects = [...effects, ...more]
  }
  return [next, effects]
}

/** What matters of a state: not what it remembers of thanks and topics. */
const core = ({ farewell, invited, topic, ...rest }: ChatState): string => JSON.stringify(rest)

test.each(LOCALES)(
  'contract §1: choices can be typed: in %s the words of a button do what the button does',
  (lang) => {
    const wrong = new Set<string>()
    let buttons = 0
    for (const { turns, now } of TAKEN.filter((dialogue) => dialogue.lang === lang)) {
      const clock = { fecha: now.slice(0, 10), hora: now.slice(11, 16) } as ChatContext['ahora']
      const ctx = contextWith({ locale: lang, ahora: clock, newKey: 'clave' })
      let [state, effects] = run(initialState, { type: 'open' }, ctx)
      for (const { say } of turns) {
        for (const effect of effects)
          for (const choice of effect.type === 'say' ? (effect.choices ?? []) : []) {
            const label = renderChoice(choice, MENSAJES[lang], lang)
            const [pressed] = run(state, choice.event, ctx)
            const [typed] = run(state, { type: 'text', text: label }, ctx)
            buttons++
            if (core(pressed) !== core(typed)) wrong.add(`${state.mode}: ${label}`)
          }
        ;[state, effects] = run(state, { type: 'text', text: say }, ctx)
      }
    }
    expect([...wrong]).toEqual([])
    expect(buttons).toBeGreaterThan(times(200, 25))
  },
)
