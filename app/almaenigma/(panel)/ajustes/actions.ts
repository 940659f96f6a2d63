'use server'
import { adminAction } from '@/lib/admin/action/action.ts'
import { saveReglas, saveTextosAjustes } from '@/lib/admin/casa/ajustes.ts'
import { reglasSchema, textosAjustesSchema } from '@/lib/admin/casa/ajustes-schema.ts'
import { saveZona, zonaSchema } from '@/lib/admin/casa/zonas.ts'
import { TAGS } from '@/lib/cache/tags.ts'

const aviso = (publicado: boolean) => (publicado ? 'guardado' : 'guardado-lento')

// Names and notices of wine styles show with the wines, the rest on every page.
export const guardarTextos = adminAction(
  textosAjustesSchema,
  [TAGS.ajustes],
  saveTextosAjustes,
  (_, publicado) => `/almaenigma/ajustes?aviso=${aviso(publicado)}`,
)

export const guardarReglas = adminAction(
  reglasSchema,
  [TAGS.ajustes],
  saveReglas,
  (_, publicado) => `/almaenigma/ajustes/reservas?aviso=${aviso(publicado)}`,
)

export const guardarZona = adminAction(
  zonaSchema,
  [TAGS.zonas],
  saveZona,
  (clave, publicado) => `/almaenigma/ajustes/zonas?zona=${clave}&aviso=${aviso(publicado)}`,
)
