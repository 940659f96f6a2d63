import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'

/** Answers leave at whole steps only. Longer than comparing a password or writing a letter takes. Milliseconds. */
export const PASO_MS = 800

/** How much longer an answer waits that is ready after so long. Milliseconds. */
export const hastaElPaso = (passed: number): number => (Math.floor(passed / PASO_MS) + 1) * PASO_MS - passed

/** What the steps are told by. Milliseconds. */
type Reloj = { ahora: () => number; esperar: (ms: number) => Promise<unknown> }
const RELOJ: Reloj = { ahora: () => performance.now(), esperar: (ms) => sleep(ms) }

/**
 * Does something and answers at the next whole step: how long it took says nothing about whether there was an account.
 *
 * @param cuando which answers wait; whoever is let in need not
 */
export async function aCompas(
  work: () => Promise<Response>,
  cuando: (answer: Response) => boolean = () => true,
  reloj: Reloj = RELOJ,
): Promise<Response> {
  const began = reloj.ahora()
  const answer = await work()
  if (cuando(answer)) await reloj.esperar(hastaElPaso(reloj.ahora() - began))
  return answer
}

/** True for an answer that says no. */
export const esNegativa = (answer: Response): boolean =>
  /[?&]error=/.test(answer.headers.get('location') ?? '')
