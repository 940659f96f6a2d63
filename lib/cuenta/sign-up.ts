import 'server-only'

const RETRIES = 3
const FIRST_WAIT_MS = 1000
const TRANSIENT_ERROR = /Database error updating user/i

/** §8: tried again after 1, 2 and 4 seconds, only for the one error that passes by itself. */
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
