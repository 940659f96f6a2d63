'use server'
import { adminAction } from '@/lib/admin/action/action.ts'
import { saveBebida } from '@/lib/admin/carta/bebida-save.ts'
import { bebidaSchema } from '@/lib/admin/carta/bebida-schema.ts'
import { TAGS } from '@/lib/cache/tags.ts'

export const guardar = adminAction(bebidaSchema, [TAGS.carta], saveBebida, (bebida, publicado) => {
  const aviso = publicado ? 'guardado' : 'guardado-lento'
  return `/almaenigma/bebidas/${bebida}?aviso=${aviso}`
})
