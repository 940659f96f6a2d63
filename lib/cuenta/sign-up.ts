import 'server-only'

/** §9: a sign-up is tried again so often, and after so long; each wait is twice the one before. Milliseconds. */
const REINTENTOS = 3
const PRIMERA_ESPERA_MS = 1000
/** §8: the one failure of the backend that passes by itself. */
const PASAJERO = /Database error updating user/i

/**
 * §8: a sign-up that fails with "Database error updating user" is tried again up to three times, after 1, 2 and 4
 * seconds. Any other answer is the answer.
 */
export async function conReintentos<T extends { error: { message: string } | null }>(
  intentar: () => Promise<T>,
  esperar: (ms: number) => Promise<unknown>,
): Promise<T> {
  let answer = await intentar()
  for (let i = 0; i < REINTENTOS && answer.error && PASAJERO.test(answer.error.message); i += 1) {
    await esperar(PRIMERA_ESPERA_MS * 2 ** i)
    answer = await intentar()
  }
  return answer
}
