import 'server-only'
import type { z } from 'zod'
import { ok, type Result, refuse } from '../core/result.ts'
import { errorName, errorOf, requestSupabase } from './request.ts'

const TIMEOUT_MS = 4000

export const noAviso = (_: unknown): _ is never => false

/** Calls a function of the database, once. Its value checked against `schema`; its refusal (SQLSTATE PT4xx, told
 * apart by `aviso`); or `unreachable`: then nobody knows what has happened. */
export async function callRpc<S extends z.ZodType, A extends string>(
  name: string,
  args: Readonly<Record<string, unknown>>,
  schema: S,
  aviso: (message: unknown) => message is A,
  { token, timeoutMs = TIMEOUT_MS }: { token?: string | null; timeoutMs?: number } = {},
): Promise<Result<z.output<S>, A | 'unreachable'>> {
  // Outside the try: a backend that is not configured is an error, not an outage.
  const request = requestSupabase(`/rest/v1/rpc/${name}`, { body: args, token, timeoutMs })
  try {
    const answer = await request
    const text = await answer.text()
    const body: unknown = text === '' ? null : JSON.parse(text)
    if (answer.ok) return ok(schema.parse(body))
    const { code, message } = errorOf(body)
    if (code.startsWith('PT4') && aviso(message)) return refuse(message)
    console.error(`${name} answered ${answer.status} ${code}`)
  } catch (error) {
    console.error(`${name} got no answer (${errorName(error)})`)
  }
  return refuse('unreachable')
}
