import type { Dieta } from '@/lib/carta/query.ts'

export type GuestData = {
  nombre: string
  email: string
  telefono: string
  /** Diet and allergens in words. */
  dieta: string
  /** The party of the last booking. */
  personas: number | null
  haVenido: boolean
  necesidades: { dieta: readonly Dieta[]; alergenos: readonly string[] } | null
}
export type GuestTexts = { puestos: string; aplicada: string; verTodos: string }

/** What the signed-in guest keeps with the house; null for everybody else, and when nobody can tell. */
export async function guestData(): Promise<{ datos: GuestData; textos: GuestTexts } | null> {
  if (!document.cookie.includes('alma-cuenta')) return null
  const locale = document.documentElement.lang
  const answer = await fetch(`/api/sesion/datos?locale=${locale}`, { cache: 'no-store' }).catch(() => null)
  const body = answer?.ok ? await answer.json() : null
  return body?.datos ? body : null
}
