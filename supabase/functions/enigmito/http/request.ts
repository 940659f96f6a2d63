import { type EnigmitoErrorCode, MAX_MESSAGE } from '../../../../lib/chat/contract.ts'
import { parseTalk } from '../../../../lib/chat/parse-talk.ts'
import type { Talk } from '../../../../lib/chat/talk.ts'
import { takeHints } from '../hints.ts'

/** Bytes: 2,000 characters of four bytes, and the rest of the JSON. */
const MAX_BODY = 16_384

/** `talk` is null when the request has none: then the answer has none either. */
type Question = { message: string; userLanguage: string; talk: Talk | null }
export type Parsed = { ok: true; value: Question } | { ok: false; code: EnigmitoErrorCode }
const no = (code: EnigmitoErrorCode): Parsed => ({ ok: false, code })

/** Null above 16 kB. */
export async function bodyOf(request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY) return null
  const reader = request.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > MAX_BODY) {
      await reader.cancel()
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
  return text + decoder.decode()
}

export const isJson = (type: string | null): boolean => /^application\/json\s*(;|$)/i.test(type ?? '')

export async function parseRequest(request: Request): Promise<Parsed> {
  if (!isJson(request.headers.get('content-type'))) return no('unsupported_media_type')
  let body: unknown
  try {
    const text = await bodyOf(request)
    if (text === null) return no('too_long')
    body = JSON.parse(text)
  } catch {
    return no('invalid_json')
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return no('invalid_json')
  const { message, userLanguage, talk } = body as Record<string, unknown>
  if (typeof message !== 'string' || takeHints(message.normalize('NFC')).text === '')
    return no('invalid_message')
  if ([...message.trim()].length > MAX_MESSAGE) return no('too_long')
  if (typeof userLanguage !== 'string') return no('invalid_language')
  return {
    ok: true,
    value: {
      message: message.normalize('NFC').trim(),
      userLanguage,
      talk: talk === undefined ? null : parseTalk(talk),
    },
  }
}
