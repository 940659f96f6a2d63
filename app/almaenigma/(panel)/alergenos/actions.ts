'use server'
import { adminAction } from '@/lib/admin/accion.ts'
import { alergenoSchema, saveAlergeno } from '@/lib/admin/alergenos.ts'
import { TAGS } from '@/lib/contenido/etiquetas.ts'

// The names stand beside the dishes and beside the wines.
export const guardarAlergeno = adminAction(
  alergenoSchema,
  [TAGS.carta, TAGS.cava],
  saveAlergeno,
  (clave, publicado) => `/almaenigma/alergenos/${clave}?aviso=${publicado ? 'guardado' : 'guardado-lento'}`,
)
