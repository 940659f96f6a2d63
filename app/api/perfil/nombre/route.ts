import { conPerfil } from '@/lib/http/perfil.ts'
import { avisoDe, nombreEntrada } from '@/lib/perfil/entrada.ts'
import { guardarNombre } from '@/lib/perfil/guardar.ts'
import { ok, refuse } from '@/lib/resultado.ts'

export const dynamic = 'force-dynamic'

/** How the guest is called, and the language to write in. */
export const POST = (request: Request): Promise<Response> =>
  conPerfil(request, { seccion: 'tu' }, async ({ db, id, campos }) => {
    const read = nombreEntrada.safeParse(Object.fromEntries(campos))
    if (!read.success) return refuse(avisoDe(read.error))
    const saved = await guardarNombre(db, id, read.data)
    return saved.ok ? ok('nombre') : saved
  })
