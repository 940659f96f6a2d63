const TRIES = 10
const WINDOW_MS = 15 * 60_000

/** Codes that an account may try: ten in a quarter of an hour, of which a right one frees all. Forgotten when the process
 * ends, which nobody who guesses can bring about. */
export function tries(now: () => number = Date.now) {
  const tried = new Map<string, number[]>()
  return {
    take(account: string): boolean {
      const recent = (tried.get(account) ?? []).filter((at) => at > now() - WINDOW_MS)
      if (recent.length >= TRIES) return false
      tried.set(account, [...recent, now()])
      return true
    },
    forget: (account: string): void => void tried.delete(account),
  }
}
