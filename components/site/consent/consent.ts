/** The necessary cookies need no consent. */
export type Purpose = 'analytics' | 'marketing'
export type Consent = Record<Purpose, boolean> & { accepted_at: string }

/** §9: no other file may read it (architecture.test.ts). */
const STORAGE_KEY = 'cookieConsent'
/** "Dura como máximo 24 meses; después se vuelve a preguntar", says the text on cookies. Milliseconds. */
const VALID_MS = 730 * 864e5

/** Null without a choice, with a corrupt one (logged, §8) and with one that is too old. */
function readConsent(): Consent | null {
  try {
    const text = localStorage.getItem(STORAGE_KEY)
    if (!text) return null
    const { analytics, marketing, accepted_at } = JSON.parse(text)
    if (typeof analytics !== 'boolean' || typeof marketing !== 'boolean' || !Date.parse(accepted_at))
      throw text
    return Date.now() - Date.parse(accepted_at) < VALID_MS ? { analytics, marketing, accepted_at } : null
  } catch (error) {
    console.warn(STORAGE_KEY, error)
    return null
  }
}

let current = readConsent()
const listeners: (() => void)[] = []

export const currentConsent = (): Consent | null => current

/** Where nothing can be stored the choice counts for this page only. */
export function saveConsent(analytics: boolean, marketing: boolean): void {
  current = { analytics, marketing, accepted_at: new Date().toISOString() }
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(current))
  } catch (error) {
    console.warn(STORAGE_KEY, error)
  }
  for (const listener of listeners) listener()
}

/**
 * Every analytics or marketing script must use this: `callback` hears at once whether the visitor allows it, and again
 * on each change. Load and store nothing before `true`; stop at `false`.
 */
export function onConsent(purpose: Purpose, callback: (isAllowed: boolean) => void): void {
  const notify = () => callback(current?.[purpose] ?? false)
  listeners.push(notify)
  notify()
}
