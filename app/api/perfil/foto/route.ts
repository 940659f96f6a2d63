import { ok, refuse } from '@/lib/core/result.ts'
import { removeAvatar, setAvatar } from '@/lib/cuenta/perfil-save.ts'
import { asFraming, MAX_AVATAR_MB } from '@/lib/cuenta/perfil-schema.ts'
import { handlePerfilPost } from '@/lib/http/perfil-post.ts'

export const dynamic = 'force-dynamic'

const MB = 1024 * 1024

export const POST = (request: Request): Promise<Response> =>
  handlePerfilPost(
    request,
    { section: 'tu', maxBytes: MAX_AVATAR_MB * MB + 64 * 1024 },
    async ({ db, id, fields, textOf, bodyIssue }) => {
      if (bodyIssue) return refuse(bodyIssue === 'too_long' ? 'foto_peso' : 'fallo')
      if (textOf('quitar')) {
        const gone = await removeAvatar(db, id)
        return gone.ok ? ok('foto_quitada') : gone
      }
      const sent = fields.get('foto')
      if (!(sent instanceof File) || sent.size === 0) return refuse('foto')
      if (sent.size > MAX_AVATAR_MB * MB) return refuse('foto_peso')
      const bytes = new Uint8Array(await sent.arrayBuffer())
      const hung = await setAvatar(db, id, bytes, asFraming(textOf('encuadre')))
      return hung.ok ? ok('foto') : hung
    },
  )
