'use server'
import { adminAction } from '@/lib/admin/accion.ts'
import { saveReglas, saveTextosAjustes } from '@/lib/admin/ajustes.ts'
import { reglasSchema, textosAjustesSchema } from '@/lib/admin/ajustes-esquema.ts'
import { saveZona, zonaSchema } from '@/lib/admin/zonas.ts'
import { TAGS } from '@/lib/contenido/etiquetas.ts'

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
