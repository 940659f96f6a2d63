import 'server-only'
import { env } from '../core/env.ts'

const TIMEOUT_MS = 8000

type Cajon = 'galeria' | 'contenido' | 'experiencias'

/**
 * A stored picture as a visitor without any session may see it; null when there is none or he may not. `cajon` is
 * public (`galeria`, `contenido`) or private with a policy that lets everybody read what is published (`experiencias`).
 */
export async function openFoto(cajon: Cajon, nombre: string): Promise<Response | null> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = env()
  const door = cajon === 'experiencias' ? 'authenticated' : 'public'
  const path = nombre.split('/').map(encodeURIComponent).join('/')
  const answer = await fetch(`${SUPABASE_URL}/storage/v1/object/${door}/${cajon}/${path}`, {
    headers: { apikey: SUPABASE_PUBLISHABLE_KEY },
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (answer.ok) return answer
  await answer.body?.cancel()
  if (answer.status >= 500) throw new Error(`Opening a photo of ${cajon} was answered with ${answer.status}`)
  return null
}
