'use server'
import { adminAction } from '@/lib/admin/action/action.ts'
import { footerSchema, saveFooter } from '@/lib/admin/casa/footer-save.ts'
import { TAGS } from '@/lib/cache/tags.ts'

export const saveFooterAction = adminAction(
  footerSchema,
  [TAGS.pie],
  saveFooter,
  (_, aviso) => `/almaenigma/footer?aviso=${aviso}`,
)
