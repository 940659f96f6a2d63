'use server'
import { adminAction } from '@/lib/admin/action/action.ts'
import { alergenoSchema, saveAlergeno } from '@/lib/admin/carta/alergenos.ts'
import { TAGS } from '@/lib/cache/tags.ts'

// The names stand beside the dishes and beside the wines.
export const saveAlergenoAction = adminAction(
  alergenoSchema,
  [TAGS.carta, TAGS.cava],
  saveAlergeno,
  (clave, aviso) => `/almaenigma/alergenos/${clave}?aviso=${aviso}`,
)
