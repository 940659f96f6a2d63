import { setImmediate } from 'node:timers/promises'
import { createConversation } from '../chat/conversation.ts'
import { step } from '../chat/machine.ts'
import { type Mensajes, render, renderChoice } from '../chat/say.ts'
import type { Choice, Draft, Step } from '../chat/state.ts'
import { learn } from '../chat/stored/learn.ts'
import { hasVisited, parsePreferences } from '../chat/stored/preferences.ts'
import { parseConversation } from '../chat/stored/restore.ts'
import { STORAGE_KEYS } from '../chat/stored/storage-keys.ts'
import type { Entry } from '../chat/tab/shape.ts'
import { understand } from '../chat/understand.ts'
import { draftOf, stepOf } from '../chat/view.ts'
import type { Locale } from '../i18n/locales.ts'
import type { ReservaBody } from '../reservas/save.ts'
import type { TerminalApi } from './api.ts'

export type Turno = {
  turn: number
  messages: { content: string; links: { text: string; url: string }[] }[]
  step: Step | 'offer' | null
  draft: Omit<Draft, 'given' | 'doubt' | 'minded'>
  reserva: ReservaBody | null
  error: string | null
  options: string[]
}

export type World = {
  locale: Locale
  mensajes: Mensajes
  api: TerminalApi
  now(): number
  newKey(): string
}

/** Runs the chat's conversation turn by turn: no delays, no windows, storage in memory only. */
export function createSession({ locale, mensajes, api, now, newKey }: World) {
  const memory = new Map<string, string>()
  const chat = createConversation(
    {
      now,
      newKey,
      puerta: api,
      wait: () => Promise.resolve(),
      // No reply is timed here, so the function is heard out.
      limit: () => new Promise(() => {}),
      recall: (key) => memory.get(key) ?? null,
      keep: (key, value) => memory.set(key, value),
      openWindow: () => true,
      machine: async () => step,
      reader: async () => understand,
      learn: async () => learn,
      restore: async (stored) => parseConversation(stored),
      telefono: '',
    },
    locale,
  )
  let turn = 0

  const message = (entry: Entry): Turno['messages'] => {
    if (entry.from === 'guest') return []
    if ('say' in entry) return [render(entry.say, mensajes, locale)]
    return [{ content: entry.text, links: entry.links.map(({ text, url }) => ({ text, url })) }]
  }

  async function take(act: () => Promise<void>): Promise<Turno> {
    const [seen, before] = [chat.get().entries.length, api.saved()]
    await act()
    await setImmediate()
    const { entries, state, refusal, choices } = chat.get()
    const visited = hasVisited(parsePreferences(memory.get(STORAGE_KEYS.preferences) ?? null))
    const { given, doubt, minded, ...draft } = draftOf(state, visited)
    const at = stepOf(state)
    const saved = api.saved()
    return {
      turn: turn++,
      messages: entries.slice(seen).flatMap(message),
      step: at,
      draft,
      reserva: at === 'completed' && saved !== before ? saved : null,
      error: refusal,
      options: choices.map((choice) => renderChoice(choice, mensajes, locale)),
    }
  }

  return {
    greet: () => take(chat.start),
    say: (text: string) => take(() => chat.send(text.trim())),
    choose: (choice: Choice) =>
      take(() => chat.dispatch(choice.event, renderChoice(choice, mensajes, locale))),
    choices: (): readonly Choice[] => chat.get().choices,
  }
}
export type Session = ReturnType<typeof createSession>
