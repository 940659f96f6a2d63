'use server'
import { adminAction } from '@/lib/admin/action/action.ts'
import { saveBebida } from '@/lib/admin/carta/bebida-save.ts'
import { bebidaSchema } from '@/lib/admin/carta/bebida-schema.ts'
import { TAGS } from '@/lib/cache/tags.ts'

export const save = adminAction(bebidaSchema, [TAGS.carta], saveBebida, (bebida, published) => {
  const aviso = published ? 'guardado' : 'guardado-lento'
  return `/almaenigma/bebidas/${bebida}?aviso=${aviso}`
})
