'use server'
import { adminAction } from '@/lib/admin/accion.ts'
import { vinoSchema } from '@/lib/admin/vino-esquema.ts'
import { saveVino } from '@/lib/admin/vino-guardar.ts'
import { TAGS } from '@/lib/contenido/etiquetas.ts'

export const guardar = adminAction(vinoSchema, [TAGS.cava], saveVino, (vino, publicado) => {
  const aviso = publicado ? 'guardado' : 'guardado-lento'
  return `/almaenigma/vinos/${vino}?aviso=${aviso}`
})
