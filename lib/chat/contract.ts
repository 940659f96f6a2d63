/** The request and answer types between the site and the `enigmito` function (§7). No imports: Deno reads it too. */
export const MAX_MESSAGE = 2000
export type Suggestion = { text: string; url: string }
export type EnigmitoRequest = { message: string; userLanguage: string }
export type EnigmitoAnswer = {
  message: string
  suggestions: Suggestion[]
  context?: string
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
