import { firmante } from '@/lib/admin/carta/declaration.ts'
import { ultimoCambio } from '@/lib/admin/kit/last-change.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { cuando } from './platos/labels.ts'

type Fila = {
  id: string
  visible: boolean
  actualizado_en: string
  declarado_en: string | null
  declarado_por: string | null
}

/** How a row of the menu stands, in words, for the head of its editor and for whoever meets somebody else's save. */
export async function estadoDeFila(db: AdminDb, tabla: 'platos' | 'bebidas' | 'vinos', fila: Fila) {
  const [ultimo, quienFirma] = await Promise.all([
    ultimoCambio(db, tabla, fila.id),
    fila.declarado_en ? firmante(db, fila.declarado_por) : null,
  ])
  const por = ultimo?.quien ? `, por ${ultimo.quien}` : ''
  const o = tabla === 'bebidas' ? 'a' : 'o'
  return {
    estado: `${fila.visible ? 'Publicad' : 'Ocult'}${o}. Último cambio: ${cuando(fila.actualizado_en)}${por}.`,
    firma:
      fila.declarado_en && quienFirma
        ? `Declarados por ${quienFirma} el ${cuando(fila.declarado_en)}.`
        : null,
    ultimo: ultimo?.quien ?? null,
  }
}
