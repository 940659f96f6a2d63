import { onAnswer, onHeard } from './answer.ts'
import { stepWith } from './press.ts'
import type { ChatState } from './state.ts'
import { hear } from './typed/hear.ts'
import { newChat } from './view.ts'

export const initialState: ChatState = newChat

/** The whole conversation: buttons, typed text and the function's answers. */
export const step = stepWith((state, event, ctx) => {
  if (event.type === 'text') return hear(state, event.text, ctx)
  return (event.type === 'answer' ? onAnswer : onHeard)(state, event.answer, ctx)
})
