'use server'
import { adminAction } from '@/lib/admin/action/action.ts'
import { savePlato } from '@/lib/admin/carta/plato-save.ts'
import { platoSchema } from '@/lib/admin/carta/plato-schema.ts'
import { TAGS } from '@/lib/cache/tags.ts'

export const guardar = adminAction(platoSchema, [TAGS.carta], savePlato, (plato, publicado) => {
  const aviso = publicado ? 'guardado' : 'guardado-lento'
  return `/almaenigma/platos/${plato}?aviso=${aviso}`
})
