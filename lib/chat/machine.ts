import { stepWith } from './press.ts'
import type { ChatState } from './state.ts'
import { hear } from './typed/hear.ts'
import { newChat } from './view.ts'

export const initialState: ChatState = newChat

/** The whole conversation: buttons and typed text. */
export const step = stepWith(hear)
