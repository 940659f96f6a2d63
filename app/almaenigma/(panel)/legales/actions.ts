'use server'
import { adminAction } from '@/lib/admin/action/action.ts'
import { legalSchema, saveLegal } from '@/lib/admin/casa/legales.ts'
import { TAGS } from '@/lib/cache/tags.ts'

export const saveLegalAction = adminAction(legalSchema, [TAGS.legales], saveLegal, (clave, aviso) => {
  return `/almaenigma/legales/${clave.replaceAll('_', '-')}?aviso=${aviso}`
})
