/** What a visitor may agree to. The necessary is not asked for. */
export type Purpose = 'analytics' | 'marketing'
export type Consent = Record<Purpose, boolean> & { accepted_at: string }

/** §9, and the only file that knows it (a test of the architecture sees to that). */
const STORAGE_KEY = 'cookieConsent'
/** "Dura como máximo 24 meses; después se vuelve a preguntar", says the text on cookies. Milliseconds. */
const VALID_MS = 730 * 864e5

/** What was chosen, and until when it counts; null for nobody, corrupt (logged, §8) and too long ago. */
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

/** What the visitor has chosen; null while they have not, or not legibly. */
export const currentConsent = (): Consent | null => current

/** Keeps a choice and tells everybody who waits for it. Where nothing can be stored it counts for this page. */
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
 * The door every analytics or marketing script has to pass: `hacer` is told at once whether the visitor allows it, and
 * again whenever they change their mind. Nothing of the kind may be loaded or stored before it hears `true`, and it has
 * to stop when it hears `false`.
 */
export function onConsent(purpose: Purpose, callback: (isAllowed: boolean) => void): void {
  const notify = () => callback(current?.[purpose] ?? false)
  listeners.push(notify)
  notify()
}
