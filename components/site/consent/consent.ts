/** What a visitor may agree to. The necessary is not asked for. */
export type Finalidad = 'analytics' | 'marketing'
export type Consentimiento = Record<Finalidad, boolean> & { accepted_at: string }

/** §9, and the only file that knows it (a test of the architecture sees to that). */
const CLAVE = 'cookieConsent'
/** "Dura como máximo 24 meses; después se vuelve a preguntar", says the text on cookies. Milliseconds. */
const VIGENCIA = 730 * 864e5

/** What was chosen, and until when it counts; null for nobody, corrupt (logged, §8) and too long ago. */
function leer(): Consentimiento | null {
  try {
    const text = localStorage.getItem(CLAVE)
    if (!text) return null
    const { analytics, marketing, accepted_at } = JSON.parse(text)
    if (typeof analytics !== 'boolean' || typeof marketing !== 'boolean' || !Date.parse(accepted_at))
      throw text
    return Date.now() - Date.parse(accepted_at) < VIGENCIA ? { analytics, marketing, accepted_at } : null
  } catch (error) {
    console.warn(CLAVE, error)
    return null
  }
}

let actual = leer()
const oyentes: (() => void)[] = []

/** What the visitor has chosen; null while they have not, or not legibly. */
export const consentimiento = (): Consentimiento | null => actual

/** Keeps a choice and tells everybody who waits for it. Where nothing can be stored it counts for this page. */
export function consentir(analytics: boolean, marketing: boolean): void {
  actual = { analytics, marketing, accepted_at: new Date().toISOString() }
  try {
    localStorage.setItem(CLAVE, JSON.stringify(actual))
  } catch (error) {
    console.warn(CLAVE, error)
  }
  for (const oyente of oyentes) oyente()
}

/**
 * The door every analytics or marketing script has to pass: `hacer` is told at once whether the visitor allows it, and
 * again whenever they change their mind. Nothing of the kind may be loaded or stored before it hears `true`, and it has
 * to stop when it hears `false`.
 */
export function alConsentir(finalidad: Finalidad, hacer: (permitido: boolean) => void): void {
  const decir = () => hacer(actual?.[finalidad] ?? false)
  oyentes.push(decir)
  decir()
}
