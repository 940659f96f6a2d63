import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText, jsonSchema, Output } from 'ai'
import type { ModelSettings } from '../http/settings.ts'
import type { Model } from './assist.ts'
import { SCHEMA } from './vocabulary.ts'

/**
 * How long the model may take, its whole answer read. Less than the four seconds that the site gives one try of the
 * function, so that the answer made without the model still arrives within them.
 */
const LIMIT_MS = 3_500
/** Bytes of an answer that are read. */
const MOST = 65_536
const TOKENS = 300

/** A fetch that follows nobody elsewhere with the key and reads no more than it has to. */
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

/**
 * A model behind an OpenAI-compatible endpoint (`url` is its base address, `…/v1`). One call, no tools, no second try;
 * rejects after three and a half seconds at the latest.
 */
export function modelOf({ url, key, model }: ModelSettings): Model {
  const provider = createOpenAICompatible({
    name: 'enigmito',
    baseURL: url,
    ...(key ? { apiKey: key } : {}),
    supportsStructuredOutputs: true,
    fetch: bounded,
  })
  const output = Output.object({ schema: jsonSchema<Record<string, unknown>>(SCHEMA), name: 'sorted' })
  return async (system, question) => {
    const late = Promise.withResolvers<never>()
    const stop = new AbortController()
    const timer = setTimeout(() => {
      const error = new DOMException('the model took too long', 'TimeoutError')
      stop.abort(error)
      late.reject(error)
    }, LIMIT_MS)
    try {
      const asked = generateText({
        model: provider(model),
        output,
        system,
        prompt: question,
        temperature: 0,
        maxOutputTokens: TOKENS,
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
