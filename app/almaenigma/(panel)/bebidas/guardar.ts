'use server'
import { adminAction } from '@/lib/admin/accion.ts'
import { bebidaSchema } from '@/lib/admin/bebida-esquema.ts'
import { saveBebida } from '@/lib/admin/bebida-guardar.ts'
import { TAGS } from '@/lib/contenido/etiquetas.ts'

export const guardar = adminAction(bebidaSchema, [TAGS.carta], saveBebida, (bebida, publicado) => {
  const aviso = publicado ? 'guardado' : 'guardado-lento'
  return `/almaenigma/bebidas/${bebida}?aviso=${aviso}`
})
