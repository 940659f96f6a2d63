import { z } from 'zod'
import { type EnigmitoAnswer, type EnigmitoRequest, MAX_MESSAGE } from '../chat/contract.ts'
import { parseLines, parseNamed, parseTalk } from '../chat/parse-talk.ts'

const TRY_MS = 4000
export const PAUSE_MS = 1000
const MAX_ANSWER = 65_536

export const requestSchema = z.object({
  message: z.string().trim().min(1),
  userLanguage: z.string(),
  talk: z.unknown().transform(parseTalk).optional(),
})
export const isTooLong = (message: string): boolean => [...message.trim()].length > MAX_MESSAGE

const answerSchema = z.object({
  message: z.string().trim().min(1).max(8000),
  suggestions: z
    .array(z.object({ text: z.string().min(1).max(120), url: z.string().min(1).max(500) }))
    .max(12)
    .catch([])
    .transform((list) => list.slice(0, 4)),
  talk: z.unknown().transform(parseTalk).optional(),
  named: z.unknown().transform(parseNamed).optional(),
  lines: z.unknown().transform(parseLines).optional(),
})

export type Answered = EnigmitoAnswer & {
  context?: string
  unanswered?: string
}
const CONTEXT = /^(dish|wine|drink):[a-z0-9]+(-[a-z0-9]+)*$/
const UNANSWERED = /^(unclear|(policy|absent|fact):[a-z_]{1,40})$/

export type Deps = {
  url: string
  key: string
  visitor?: { address: string; secret: string } | null
  fetch: typeof fetch
  wait: (ms: number) => Promise<unknown>
}

async function once(question: EnigmitoRequest, deps: Deps): Promise<Answered | null> {
  const { url, key, fetch, visitor } = deps
  try {
    const answer = await fetch(`${url}/functions/v1/enigmito`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: key,
        authorization: `Bearer ${key}`,
        ...(visitor ? { 'x-enigmito-visitor': visitor.address, 'x-enigmito-site': visitor.secret } : {}),
      },
      body: JSON.stringify(question),
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(TRY_MS),
    })
    if (!answer.ok) return null
    const text = await answer.text()
    if (text.length > MAX_ANSWER) return null
    const context = answer.headers.get('x-enigmito-context') ?? ''
    const unanswered = answer.headers.get('x-enigmito-unanswered') ?? ''
    const { talk, named, lines, ...parsed } = answerSchema.parse(JSON.parse(text))
    return {
      ...parsed,
      ...(talk ? { talk } : {}),
      ...(named?.length ? { named } : {}),
      ...(lines?.length ? { lines } : {}),
      ...(CONTEXT.test(context) ? { context } : {}),
      ...(UNANSWERED.test(unanswered) ? { unanswered } : {}),
    }
  } catch {
    return null
  }
}

/** Asks the function, with one retry after a pause (§8); null after the second failure. */
export async function askEnigmito(question: EnigmitoRequest, deps: Deps): Promise<Answered | null> {
  const first = await once(question, deps)
  if (first) return first
  await deps.wait(PAUSE_MS)
  return once(question, deps)
}
