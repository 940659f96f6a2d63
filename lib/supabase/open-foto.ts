import 'server-only'
import { requestSupabase } from './request.ts'

type Bucket = 'galeria' | 'contenido' | 'experiencias'

export async function openFoto(bucket: Bucket, nombre: string): Promise<Response | null> {
  const access = bucket === 'experiencias' ? 'authenticated' : 'public'
  const path = nombre.split('/').map(encodeURIComponent).join('/')
  const answer = await requestSupabase(`/storage/v1/object/${access}/${bucket}/${path}`, { timeoutMs: 8000 })
  if (answer.ok) return answer
  await answer.body?.cancel()
  if (answer.status >= 500) throw new Error(`Opening a photo of ${bucket} was answered with ${answer.status}`)
  return null
}
