import type { Locale } from '../../i18n/locales.ts'
import type { Suggestion } from '../contract.ts'
import type { ChatEvent, ChatState, Choice, Say } from '../state.ts'
import type { ItemRef, NamedLine } from '../talk.ts'

/** What a message bubble holds. The machine's text is stored as a key, so that it can be shown in another language. */
export type Said =
  | { from: 'guest'; text: string }
  | { from: 'enigmito'; say: Say }
  | {
      from: 'enigmito'
      text: string
      links: readonly Suggestion[]
      named?: readonly ItemRef[]
      lines?: readonly NamedLine[]
    }

/** One message bubble. */
export type Entry = { id: number; locale: Locale } & Said

/** What a tab keeps of a conversation. `again`: what the guest did last, when it is not answered yet. */
export type Kept = {
  entries: readonly Entry[]
  state: ChatState
  choices: readonly Choice[]
  again: ChatEvent | null
}

/** The chat's window as the last page left it. `since`: the last message that was seen before it was minimised. */
export type WindowState = { isOpen: true } | { isOpen: false; since: number }

/** What a tab remembers. `place`: pixels from the top of the thread; null at its end. */
export type Tab = { kept: Kept; place: number | null }
