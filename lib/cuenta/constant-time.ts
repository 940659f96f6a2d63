import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'

/** Answers leave at whole steps only. Longer than comparing a password or writing a letter takes. Milliseconds. */
export const STEP_MS = 800

/** How much longer an answer waits that is ready after so long. Milliseconds. */
export const msToNextStep = (passed: number): number => (Math.floor(passed / STEP_MS) + 1) * STEP_MS - passed

/** What the steps are told by. Milliseconds. */
type Clock = { now: () => number; wait: (ms: number) => Promise<unknown> }
const CLOCK: Clock = { now: () => performance.now(), wait: (ms) => sleep(ms) }

/**
 * Does something and answers at the next whole step: how long it took says nothing about whether there was an account.
 *
 * @param when which answers wait; whoever is let in need not
 */
export async function constantTime(
  work: () => Promise<Response>,
  when: (answer: Response) => boolean = () => true,
  clock: Clock = CLOCK,
): Promise<Response> {
  const began = clock.now()
  const answer = await work()
  if (when(answer)) await clock.wait(msToNextStep(clock.now() - began))
  return answer
}

/** True for an answer that says no. */
export const isRefusal = (answer: Response): boolean =>
  /[?&]error=/.test(answer.headers.get('location') ?? '')
