/** The answer of one of the book's own addresses. `sesion`: who asks is not let in any more; `red`: nobody answers. */
export type RequestResult<T> = { ok: true; value: T } | { ok: false; aviso: 'sesion' | 'red' }

const TIMEOUT_MS = 8000

/** Asks the book: a POST, because only those carry the `Origin` the session is checked with. */
export async function request<T>(
  what: 'dia' | 'pulso' | 'historia' | 'explicar' | 'buscar' | 'telefono' | 'turnos',
  body: object,
): Promise<RequestResult<T>> {
  try {
    const answer = await fetch(`/almaenigma/libro/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (answer.status === 403) return { ok: false, aviso: 'sesion' }
    if (!answer.ok) return { ok: false, aviso: 'red' }
    return { ok: true, value: await answer.json() }
  } catch {
    return { ok: false, aviso: 'red' }
  }
}
