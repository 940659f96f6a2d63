/** A storage may be blocked, full or missing: then nothing is read or written, and the chat works without a memory. */
function attempt<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}

export const recall = (key: string): string | null => attempt(() => localStorage.getItem(key))
export function keep(key: string, value: string): void {
  attempt(() => localStorage.setItem(key, value))
}

/** Of the booking form. The key of the last request is no part of the draft: another tab of the guest reads it, and sends the same. */
export const FORM_KEYS = { draft: 'alma-reserva', request: 'alma-reserva-llave' } as const

/** What lives as long as the tab. `window`: see `use-window.ts`. */
export const TAB_KEYS = {
  window: 'assistantWindow',
  talk: 'assistantTab',
  /** A guest was signed in; on the device too, because the draft of a booking is. */
  account: 'assistantAccount',
} as const

export const recallInTab = (key: string): string | null => attempt(() => sessionStorage.getItem(key))
export function keepInTab(key: string, value: string | null): void {
  attempt(() => (value === null ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, value)))
}
export function forget(key: string): void {
  attempt(() => localStorage.removeItem(key))
  attempt(() => sessionStorage.removeItem(key))
}
/**
 * Forgets the talk of a guest who was signed in and is no more: on this device somebody else may come next.
 * @param others keys of the device that go with it
 */
export function forgetSignedOut(others: readonly string[]): void {
  if (document.cookie.includes('alma-cuenta')) return
  const forgetIn = (storage: Storage) => {
    if (storage.getItem(TAB_KEYS.account) === null) return
    for (const key of [...Object.values(TAB_KEYS), ...others]) storage.removeItem(key)
  }
  attempt(() => forgetIn(localStorage))
  attempt(() => forgetIn(sessionStorage))
}
