import type { Cosa } from '@/lib/admin/import/import.ts'
import type { Paso } from '@/lib/admin/import/record.ts'

/** What the import form has to say. */
export type EstadoImportar =
  | { estado: 'nuevo' }
  | { estado: 'error'; mensaje: string }
  | { estado: 'ensayo'; cosa: Cosa; pasos: Paso[]; cambian: number; sello: string; mensaje?: string }
  | { estado: 'hecho'; cosa: Cosa; filas: number; publicado: boolean }
