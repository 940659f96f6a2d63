import type { IsoDate } from '../core/dates.ts'
import type { Transition } from './book.ts'
import type { EnigmitoAnswer } from './contract.ts'
import { fallback } from './fallback.ts'
import { fill } from './fill.ts'
import { parseLines, parseNamed, parseTalk } from './parse-talk.ts'
import { parts, pending, sayThen, YES_NO } from './prompt.ts'
import type { ChatContext, ChatState, Draft, Effect, Tema } from './state.ts'
import type { Talk } from './talk.ts'
import { common } from './view.ts'

export const ask = (
  state: ChatState,
  text: string,
  { topic, day }: { topic: Tema; day: IsoDate | null },
): Transition => [{ ...state, topic, askedDay: day }, [{ type: 'ask', text: text.trim(), talk: state.talk }]]

function contextOf(answer: EnigmitoAnswer): string | null {
  for (const { url } of answer.suggestions) {
    const match = /\/(menu|wine)#([a-z0-9-]+)$/.exec(url)
    if (match) return `${match[1] === 'wine' ? 'wine' : 'dish'}:${match[2]}`
  }
  return null
}

/**
 * Handles the function's answer, or the fallback of §8 when it failed twice (null). The open question is then asked
 * again.
 */
export function onAnswer(state: ChatState, answer: EnigmitoAnswer | null, ctx: ChatContext): Transition {
  const open = pending(state)
  // One thing is asked at a time: after an aside the summary is not read out again, if it is the one that was.
  const brief =
    open && state.mode === 'confirming' && !state.unshown
      ? { ...open, say: { key: 'Pregunta.confirm' } }
      : open
  const again: Effect[] = brief ? [sayThen(null, brief)] : []
  if (!answer || answer.message.trim() === '') {
    const say = fallback(state.topic ?? 'general', ctx.telefono)
    return [state, [{ type: 'refusal', code: 'connection' }, { type: 'say', say }, ...again]]
  }
  const context = answer.context ?? contextOf(answer) ?? state.context
  const heard = answer.talk ? parseTalk(answer.talk) : state.talk
  // A date that was said in figures is read here as a booking reads it.
  const talk = { ...heard, day: state.askedDay ?? heard.day }
  const [named, lines] = [parseNamed(answer.named), parseLines(answer.lines)]
  const after = { ...state, context, talk }
  const [next, then] = helped(state, talk) ?? guessed(after, talk, state.talk, ctx) ?? [after, again]
  return [
    next,
    [
      { type: 'relay', message: answer.message, links: answer.suggestions, named, lines, lang: heard.lang },
      ...then,
    ],
  ]
}

/**
 * Handles what the function made of a message that was answered here. Who needs help is not asked for a table; else only
 * what must not be eaten is kept, and what was read of the open question is offered.
 */
export function onHeard(state: ChatState, answer: EnigmitoAnswer | null, ctx: ChatContext): Transition {
  if (!answer?.talk) return [state, []]
  const talk = parseTalk(answer.talk)
  const help = helped(state, talk)
  if (help) return [help[0], [{ type: 'relay', message: answer.message, links: answer.suggestions }]]
  const { needs, ...before } = state.talk
  const after = {
    ...state,
    talk: { ...before, avoid: talk.avoid, ...(talk.needs ? { needs: talk.needs } : {}) },
  }
  return guessed(after, talk, state.talk, ctx) ?? [after, []]
}

/** "Book me a table on Friday at nine then, they better make up for it": a table is wished for all that. */
const isWishedStill = ({ date, time }: Draft, { frame }: Talk): boolean =>
  date !== null && time !== null && frame?.ask.includes('told:compensacion') === true

/** Who needs help is not asked for a table. */
const helped = (state: ChatState, talk: Talk): Transition | null =>
  state.mode === 'offered' && talk.frame?.act === 'care' && !isWishedStill(state.draft, talk)
    ? [{ mode: 'talking', ...common(state), talk }, []]
    : null

/** What the function read of the day, the time or the party that is asked for is offered, never taken. */
function guessed(state: ChatState, talk: Talk, before: Talk, ctx: ChatContext): Transition | null {
  if (state.mode !== 'booking') return null
  const { step: slot } = state
  const key = slot === 'date' ? 'day' : slot === 'time' || slot === 'guests' ? slot : null
  const value = key && talk[key]
  if (!value || value === before[key]) return null
  const proposed = [{ slot, values: [String(value)] }]
  const { draft, refusals } = fill(state.draft, proposed, ctx)
  if (refusals.length > 0) return null
  const say = { key: 'Pregunta.propuesta', parts: parts([slot], draft) }
  return [{ ...state, proposed }, [{ type: 'say', say, choices: YES_NO }]]
}
