'use server'
import { adminAction } from '@/lib/admin/accion.ts'
import { platoSchema } from '@/lib/admin/plato-esquema.ts'
import { savePlato } from '@/lib/admin/plato-guardar.ts'
import { TAGS } from '@/lib/contenido/etiquetas.ts'

export const guardar = adminAction(platoSchema, [TAGS.carta], savePlato, (plato, publicado) => {
  const aviso = publicado ? 'guardado' : 'guardado-lento'
  return `/almaenigma/platos/${plato}?aviso=${aviso}`
})
