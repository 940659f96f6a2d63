import type { Transition } from './book.ts'
import type { EnigmitoAnswer } from './contract.ts'
import { call, pending, sayThen } from './prompt.ts'
import type { ChatContext, ChatState, Effect, Say, Tema } from './state.ts'

export const ask = (state: ChatState, text: string, topic: Tema): Transition => [
  { ...state, topic },
  [{ type: 'ask', text: text.trim() }],
]

function contextOf(answer: EnigmitoAnswer): string | null {
  for (const { url } of answer.suggestions) {
    const match = /\/(menu|wine)#([a-z0-9-]+)$/.exec(url)
    if (match) return `${match[1] === 'wine' ? 'wine' : 'dish'}:${match[2]}`
  }
  return null
}

function fallback(topic: Tema, ctx: ChatContext): Say {
  const menu = { key: 'carta', url: '/menu' }
  const wine = { key: 'cava', url: '/wine' }
  const rest = [{ key: 'reservas', url: '/reservations' }, { key: 'contacto', url: '/contact' }, ...call(ctx)]
  const first = topic === 'vino' ? [wine] : [menu]
  return { key: `Fallo.${topic}`, values: { telefono: ctx.telefono }, links: [...first, ...rest] }
}

/**
 * Handles the function's answer, or the fallback of §8 when it failed twice (null). The open question is then asked
 * again.
 */
export function onAnswer(state: ChatState, answer: EnigmitoAnswer | null, ctx: ChatContext): Transition {
  const open = pending(state)
  const again: Effect[] = open ? [sayThen(null, open)] : []
  if (!answer || answer.message.trim() === '') {
    const say = fallback(state.topic ?? 'general', ctx)
    return [state, [{ type: 'refusal', code: 'connection' }, { type: 'say', say }, ...again]]
  }
  const context = answer.context ?? contextOf(answer) ?? state.context
  return [
    { ...state, context },
    [{ type: 'relay', message: answer.message, links: answer.suggestions }, ...again],
  ]
}
