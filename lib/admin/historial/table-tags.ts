import type { Table } from '@/lib/admin/historial/read.ts'
import { TAGS, type Tag } from '@/lib/cache/tags.ts'

export const TABLE_TAGS = {
  categorias: [TAGS.carta],
  platos: [TAGS.carta],
  bebidas: [TAGS.carta],
  vinos: [TAGS.cava],
  alergenos: [TAGS.carta, TAGS.cava],
  filosofia: [TAGS.filosofia],
  galeria: [TAGS.galeria],
  contacto: [TAGS.contacto],
  preguntas_frecuentes: [TAGS.preguntas],
  legales: [TAGS.legales],
  zonas: [TAGS.zonas],
  contenido_reservas: [TAGS.reservas],
  footer_info: [TAGS.pie],
  ajustes: [TAGS.ajustes],
} as const satisfies Record<Table, readonly Tag[]>
