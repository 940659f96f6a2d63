import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds; longer than comparing a password or sending an e-mail takes. */
export const STEP_MS = 800

export const msToNextStep = (passed: number): number => (Math.floor(passed / STEP_MS) + 1) * STEP_MS - passed

type Clock = { now: () => number; wait: (ms: number) => Promise<unknown> }
const CLOCK: Clock = { now: () => performance.now(), wait: (ms) => sleep(ms) }

/** Constant-time answer: it leaves at the next whole step, so its time does not tell whether there is an account.
 * `when`: which answers wait. */
export async function constantTime<T>(
  work: () => Promise<T>,
  when: (answer: T) => boolean = () => true,
  clock: Clock = CLOCK,
): Promise<T> {
  const began = clock.now()
  const answer = await work()
  if (when(answer)) await clock.wait(msToNextStep(clock.now() - began))
  return answer
}

export const isRefusal = (answer: Response): boolean =>
  /[?&]error=/.test(answer.headers.get('location') ?? '')
