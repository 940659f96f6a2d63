import type { Known } from '@/lib/chat/api.ts'
import type { Finding, Slot } from '@/lib/chat/state.ts'
import type { Locale } from '@/lib/i18n/locales.ts'

/** Longer than this nobody waits for their own name. Milliseconds. */
const TIMEOUT_MS = 3000
const NOTHING: Known = { found: [], visited: false }

type Account = {
  nombre: string
  email: string
  telefono: string
  dieta: string
  personas: number | null
  haVenido: boolean
}

/** What a signed-in guest's account fills in: name, e-mail, telephone, usual party, and the diet as a note. */
export async function readAccount(locale: Locale): Promise<Known> {
  const answer = await fetch(`/api/sesion/datos?locale=${locale}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null)
  const { datos }: { datos?: Account | null } = answer?.ok ? await answer.json() : {}
  if (!datos) return NOTHING
  const { nombre, email, telefono, dieta, personas, haVenido } = datos
  const values: readonly (readonly [Slot, string])[] = [
    ['name', nombre],
    ['email', email],
    ['phone', telefono],
    ['guests', personas ? `${personas}` : ''],
    ['notes', dieta],
  ]
  const found: Finding[] = values.flatMap(([slot, value]) => (value ? [{ slot, values: [value] }] : []))
  return { found, visited: haVenido }
}
