import { signerName } from '@/lib/admin/carta/declaration.ts'
import { lastChange } from '@/lib/admin/kit/last-change.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { when } from './platos/labels.ts'

type CatalogueRow = {
  id: string
  visible: boolean
  actualizado_en: string
  declarado_en: string | null
  declarado_por: string | null
}

export async function rowState(db: AdminDb, tabla: 'platos' | 'bebidas' | 'vinos', fila: CatalogueRow) {
  const [last, signer] = await Promise.all([
    lastChange(db, tabla, fila.id),
    fila.declarado_en ? signerName(db, fila.declarado_por) : null,
  ])
  const byWhom = last?.quien ? `, por ${last.quien}` : ''
  const o = tabla === 'bebidas' ? 'a' : 'o'
  return {
    estado: `${fila.visible ? 'Publicad' : 'Ocult'}${o}. Último cambio: ${when(fila.actualizado_en)}${byWhom}.`,
    firma: fila.declarado_en && signer ? `Declarados por ${signer} el ${when(fila.declarado_en)}.` : null,
    ultimo: last?.quien ?? null,
  }
}
