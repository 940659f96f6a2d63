'use server'
import { adminAction } from '@/lib/admin/action/action.ts'
import { legalSchema, saveLegal } from '@/lib/admin/casa/legales.ts'
import { TAGS } from '@/lib/cache/tags.ts'

export const guardarLegal = adminAction(legalSchema, [TAGS.legales], saveLegal, (clave, publicado) => {
  const aviso = publicado ? 'guardado' : 'guardado-lento'
  return `/almaenigma/legales/${clave.replaceAll('_', '-')}?aviso=${aviso}`
})
