'use server'
import { adminAction } from '@/lib/admin/action/action.ts'
import { saveRules, saveTextosAjustes } from '@/lib/admin/casa/ajustes-save.ts'
import { rulesSchema, textosAjustesSchema } from '@/lib/admin/casa/ajustes-schema.ts'
import { mesasSchema, saveMesas } from '@/lib/admin/casa/mesas.ts'
import { saveZona, zonaSchema } from '@/lib/admin/casa/zonas-save.ts'
import { TAGS } from '@/lib/cache/tags.ts'

// Names and notices of wine styles show with the wines, the rest on every page.
export const saveTextosAction = adminAction(
  textosAjustesSchema,
  [TAGS.ajustes],
  saveTextosAjustes,
  (_, aviso) => `/almaenigma/ajustes?aviso=${aviso}`,
)

export const saveRulesAction = adminAction(
  rulesSchema,
  [TAGS.ajustes],
  saveRules,
  (_, aviso) => `/almaenigma/ajustes/reservas?aviso=${aviso}`,
)

export const saveZonaAction = adminAction(
  zonaSchema,
  [TAGS.zonas],
  saveZona,
  (clave, aviso) => `/almaenigma/ajustes/zonas?zona=${clave}&aviso=${aviso}`,
)

// No page of the guests shows a table: what is free is asked each time.
export const saveMesasAction = adminAction(
  mesasSchema,
  [],
  saveMesas,
  (clave, aviso) => `/almaenigma/ajustes/zonas/mesas?zona=${clave}&aviso=${aviso}`,
)
