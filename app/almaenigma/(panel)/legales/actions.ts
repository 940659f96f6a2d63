'use server'
import { adminAction } from '@/lib/admin/accion.ts'
import { legalSchema, saveLegal } from '@/lib/admin/legales.ts'
import { TAGS } from '@/lib/contenido/etiquetas.ts'

export const guardarLegal = adminAction(legalSchema, [TAGS.legales], saveLegal, (clave, publicado) => {
  const aviso = publicado ? 'guardado' : 'guardado-lento'
  return `/almaenigma/legales/${clave.replaceAll('_', '-')}?aviso=${aviso}`
})
