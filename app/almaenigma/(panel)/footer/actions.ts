'use server'
import { adminAction } from '@/lib/admin/action/action.ts'
import { pieSchema, savePie } from '@/lib/admin/casa/footer.ts'
import { TAGS } from '@/lib/cache/tags.ts'

export const saveFooterAction = adminAction(pieSchema, [TAGS.pie], savePie, (_, published) =>
  published ? '/almaenigma/footer?aviso=guardado' : '/almaenigma/footer?aviso=guardado-lento',
)
