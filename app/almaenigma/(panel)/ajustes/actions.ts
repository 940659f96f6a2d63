'use server'
import { adminAction } from '@/lib/admin/action/action.ts'
import { saveRules, saveTextosAjustes } from '@/lib/admin/casa/ajustes.ts'
import { rulesSchema, textosAjustesSchema } from '@/lib/admin/casa/ajustes-schema.ts'
import { saveZona, zonaSchema } from '@/lib/admin/casa/zonas.ts'
import { TAGS } from '@/lib/cache/tags.ts'

const aviso = (published: boolean) => (published ? 'guardado' : 'guardado-lento')

// Names and notices of wine styles show with the wines, the rest on every page.
export const saveTextosAction = adminAction(
  textosAjustesSchema,
  [TAGS.ajustes],
  saveTextosAjustes,
  (_, published) => `/almaenigma/ajustes?aviso=${aviso(published)}`,
)

export const saveRulesAction = adminAction(
  rulesSchema,
  [TAGS.ajustes],
  saveRules,
  (_, published) => `/almaenigma/ajustes/reservas?aviso=${aviso(published)}`,
)

export const saveZonaAction = adminAction(
  zonaSchema,
  [TAGS.zonas],
  saveZona,
  (clave, published) => `/almaenigma/ajustes/zonas?zona=${clave}&aviso=${aviso(published)}`,
)
