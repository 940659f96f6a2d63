import 'server-only'
import { rows } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'

export type SelectOption = { id: string; nombre: string }

export async function listVinoOptions(db: AdminDb): Promise<SelectOption[]> {
  const found = rows<{ id: string; nombre: string; bodega: string; anada: number | null }>(
    await db.from('vinos').select('id, nombre, bodega, anada').order('nombre').order('slug'),
  )
  return found.map(({ id, nombre, bodega, anada }) => ({
    id,
    nombre: [nombre, anada, bodega].filter(Boolean).join(', '),
  }))
}

export const listPlatoOptions = async (db: AdminDb): Promise<SelectOption[]> =>
  rows<SelectOption>(await db.from('platos').select('id, nombre').order('nombre').order('slug'))

export const listCategoriaOptions = async (db: AdminDb, tipo: 'plato' | 'bebida'): Promise<SelectOption[]> =>
  rows<SelectOption>(await db.from('categorias').select('id, nombre').eq('tipo', tipo).order('orden'))
