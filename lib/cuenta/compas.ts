import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'

/** Answers leave at whole steps only. Longer than comparing a password or writing a letter takes. Milliseconds. */
const PASO_MS = 800

/**
 * Does something and answers at the next whole step: how long it took says nothing about whether there was an account.
 *
 * @param cuando which answers wait; whoever is let in need not
 */
export async function aCompas(
  work: () => Promise<Response>,
  cuando: (answer: Response) => boolean = () => true,
): Promise<Response> {
  const began = performance.now()
  const answer = await work()
  if (!cuando(answer)) return answer
  const passed = performance.now() - began
  await sleep(Math.ceil((passed + 1) / PASO_MS) * PASO_MS - passed)
  return answer
}

/** True for an answer that says no. */
export const esNegativa = (answer: Response): boolean =>
  /[?&]error=/.test(answer.headers.get('location') ?? '')
