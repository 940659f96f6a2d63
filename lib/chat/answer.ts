import type { Transition } from './book.ts'
import type { EnigmitoAnswer } from './contract.ts'
import { call, pending, sayThen } from './prompt.ts'
import type { ChatContext, ChatState, Effect, Say, Tema } from './state.ts'

/** A question goes to the function; whatever was being asked stays as it is. */
export const ask = (state: ChatState, text: string, topic: Tema): Transition => [
  { ...state, topic },
  [{ type: 'ask', text: text.trim() }],
]

/** The row an answer points at (`/menu#<slug>`), for a follow-up without a name. */
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
 * The function's answer, or the fallback of §8 when it failed twice; then the question that was open, unchanged
 * (README 5.1: a digression is the answer and the same question).
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
