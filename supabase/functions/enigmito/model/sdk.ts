import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText, jsonSchema, Output } from 'ai'
import type { ModelSettings } from '../http/settings.ts'
import type { Model } from './assist.ts'
import { SCHEMA } from './prompt.ts'

/** `limitMs` covers the whole answer; `tokens` is its maximum length. */
export type Wanted = { schema: Record<string, unknown>; name: string; limitMs: number; tokens: number }

/** Shorter than the site's timeout of four seconds, so that the first answer can still arrive. */
export const SORTED: Wanted = { schema: SCHEMA, name: 'sorted', limitMs: 3_500, tokens: 500 }

const MOST = 65_536

/** No redirects, which would receive the key, and a limited body. */
const bounded: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, redirect: 'error' })
  const reader = answer.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > MOST) {
      await reader.cancel()
      throw new Error('too long')
    }
    chunks.push(value)
  }
  const type = answer.headers.get('content-type') ?? 'application/json'
  return new Response(await new Blob(chunks as BlobPart[]).text(), {
    status: answer.status,
    headers: { 'content-type': type },
  })
}

/** `url`: base address of an OpenAI-compatible endpoint (`…/v1`). One call, no tools; rejects on timeout. */
export function modelOf({ url, key, model }: ModelSettings, wanted: Wanted): Model {
  const provider = createOpenAICompatible({
    name: 'enigmito',
    baseURL: url,
    ...(key ? { apiKey: key } : {}),
    supportsStructuredOutputs: true,
    fetch: bounded,
  })
  const output = Output.object({
    schema: jsonSchema<Record<string, unknown>>(wanted.schema),
    name: wanted.name,
  })
  return async (system, question) => {
    const late = Promise.withResolvers<never>()
    const stop = new AbortController()
    const timer = setTimeout(() => {
      const error = new DOMException('the model took too long', 'TimeoutError')
      stop.abort(error)
      late.reject(error)
    }, wanted.limitMs)
    try {
      const asked = generateText({
        model: provider(model),
        output,
        system,
        prompt: question,
        temperature: 0,
        maxOutputTokens: wanted.tokens,
        maxRetries: 0,
        abortSignal: stop.signal,
      })
      const { output: sorted } = await Promise.race([asked, late.promise])
      return sorted
    } finally {
      clearTimeout(timer)
    }
  }
}
