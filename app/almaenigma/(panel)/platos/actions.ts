'use server'
import { adminAction } from '@/lib/admin/action/action.ts'
import { savePlato } from '@/lib/admin/carta/plato-save.ts'
import { platoSchema } from '@/lib/admin/carta/plato-schema.ts'
import { TAGS } from '@/lib/cache/tags.ts'

export const save = adminAction(platoSchema, [TAGS.carta], savePlato, (plato, published) => {
  const aviso = published ? 'guardado' : 'guardado-lento'
  return `/almaenigma/platos/${plato}?aviso=${aviso}`
})
