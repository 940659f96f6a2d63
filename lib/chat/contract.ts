import type { ItemRef, NamedLine, Talk } from './talk.ts'

/** The request and answer types between the site and the `enigmito` function (§7). Deno reads it too. */
export const MAX_MESSAGE = 2000
export type Suggestion = { text: string; url: string }
/** `talk`: what came back with the last answer, `NO_TALK` at the beginning. Only who sends one gets one back. */
export type EnigmitoRequest = { message: string; userLanguage: string; talk?: Talk }
export type EnigmitoAnswer = {
  message: string
  suggestions: Suggestion[]
  context?: string
  talk?: Talk
  /** What the answer names, in its order; only for who sends `talk`. */
  named?: readonly ItemRef[]
  /** The lines of `message` that the rows of `named` say wholly. */
  lines?: readonly NamedLine[]
}
export type EnigmitoErrorCode =
  | 'invalid_json'
  | 'invalid_message'
  | 'invalid_language'
  | 'unauthorized'
  | 'method_not_allowed'
  | 'too_long'
  | 'unsupported_media_type'
  | 'rate_limited'
  | 'unavailable'
