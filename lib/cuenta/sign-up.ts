import 'server-only'

/** §9: a sign-up is tried again so often, and after so long; each wait is twice the one before. Milliseconds. */
const RETRIES = 3
const FIRST_WAIT_MS = 1000
/** §8: the one failure of the backend that passes by itself. */
const TRANSIENT_ERROR = /Database error updating user/i

/**
 * §8: a sign-up that fails with "Database error updating user" is tried again up to three times, after 1, 2 and 4
 * seconds. Any other answer is the answer.
 */
export async function withRetries<T extends { error: { message: string } | null }>(
  attempt: () => Promise<T>,
  wait: (ms: number) => Promise<unknown>,
): Promise<T> {
  let answer = await attempt()
  for (let i = 0; i < RETRIES && answer.error && TRANSIENT_ERROR.test(answer.error.message); i += 1) {
    await wait(FIRST_WAIT_MS * 2 ** i)
    answer = await attempt()
  }
  return answer
}
