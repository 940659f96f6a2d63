import type { ImportKind } from '@/lib/admin/import/import.ts'
import type { ImportStep } from '@/lib/admin/import/record.ts'

export type ImportState =
  | { estado: 'nuevo' }
  | { estado: 'error'; mensaje: string }
  | {
      estado: 'ensayo'
      cosa: ImportKind
      pasos: ImportStep[]
      cambian: number
      sello: string
      mensaje?: string
    }
  | { estado: 'hecho'; cosa: ImportKind; filas: number; publicado: boolean }
