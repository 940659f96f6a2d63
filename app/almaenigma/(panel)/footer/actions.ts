'use server'
import { adminAction } from '@/lib/admin/accion.ts'
import { pieSchema, savePie } from '@/lib/admin/pie.ts'
import { TAGS } from '@/lib/contenido/etiquetas.ts'

export const guardarPie = adminAction(pieSchema, [TAGS.pie], savePie, (_, publicado) =>
  publicado ? '/almaenigma/footer?aviso=guardado' : '/almaenigma/footer?aviso=guardado-lento',
)
