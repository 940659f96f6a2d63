'use server'
import { adminAction } from '@/lib/admin/action/action.ts'
import { saveVino } from '@/lib/admin/cava/vino-save.ts'
import { vinoSchema } from '@/lib/admin/cava/vino-schema.ts'
import { TAGS } from '@/lib/cache/tags.ts'

export const save = adminAction(vinoSchema, [TAGS.cava], saveVino, (vino, published) => {
  const aviso = published ? 'guardado' : 'guardado-lento'
  return `/almaenigma/vinos/${vino}?aviso=${aviso}`
})
