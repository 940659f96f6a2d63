/** Local storage may be blocked, full or missing: then nothing is read or written. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // The chat works without a memory.
  }
}
