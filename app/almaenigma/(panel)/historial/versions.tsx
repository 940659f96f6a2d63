import { Suspense } from 'react'
import { ListaDeVersiones, type Version } from '@/components/admin/historial/versions.tsx'
import { cambiosDe, diferencias, enUnaLinea, quePaso, quienFue } from '@/lib/admin/historial/diff.ts'
import { momento } from '@/lib/admin/historial/labels.ts'
import { nombresPara } from '@/lib/admin/historial/names.ts'
import { type Tabla, versionesDe } from '@/lib/admin/historial/read.ts'
import { dbDelMarco } from '@/lib/admin/kit/session.ts'
import { restaurar } from './actions.ts'

/** So many changes of a version stand in its line; the rest is behind "Ver los cambios". */
const EN_LINEA = 3

type Props = { tabla: Tabla; fila: string; version: number | null }

/**
 * The versions of a thing, for the foot of its editor: who changed what and when, in words, and a way back. It streams
 * after the editor, and an outage here costs the editor nothing.
 *
 * @param version what the editor saw, so that nobody's save is overwritten unseen; null where the table counts none
 */
export function Historia(props: Props) {
  return (
    <Suspense fallback={<p className="px-4 py-6 text-sm text-texto-3 movil:px-7">Buscando las versiones…</p>}>
      <Versiones {...props} />
    </Suspense>
  )
}

async function Versiones({ tabla, fila, version }: Props) {
  const versiones = await leer(tabla, fila).catch((error: unknown) => {
    console.error('historia', error instanceof Error ? error.message : error)
    return null
  })
  if (!versiones)
    return (
      <p role="status" className="px-4 py-6 text-sm text-texto-2 movil:px-7">
        Ahora mismo no se pueden leer las versiones. Vuelve a cargar la página dentro de un momento.
      </p>
    )
  if (versiones.lista.length === 0) return null
  return (
    <ListaDeVersiones
      tabla={tabla}
      version={version}
      versiones={versiones.lista}
      mas={versiones.mas ? `/almaenigma/historial?${new URLSearchParams({ seccion: tabla, fila })}` : null}
      restaurar={restaurar}
    />
  )
}

async function leer(tabla: Tabla, fila: string): Promise<{ lista: Version[]; mas: boolean }> {
  const db = await dbDelMarco()
  if (!db) return { lista: [], mas: false }
  const { entradas, sigue } = await versionesDe(db, tabla, fila)
  const nombres = await nombresPara(db, entradas)
  const ahora = entradas[0]
  const lista = entradas.map((entrada): Version => {
    const cambios = cambiosDe(entrada, nombres)
    const resto = cambios.length - EN_LINEA
    return {
      id: entrada.id,
      que: quePaso(entrada.operacion),
      quien: quienFue(entrada),
      cuando: momento(entrada.hecho_en),
      instante: entrada.hecho_en,
      resumen: [
        ...cambios.slice(0, EN_LINEA).map(enUnaLinea),
        ...(resto > 0 ? [`y ${resto} ${resto === 1 ? 'cambio' : 'cambios'} más`] : []),
      ].join(' · '),
      cambios,
      alVolver:
        entrada === ahora || !entrada.despues || !ahora?.despues
          ? null
          : diferencias(ahora.despues, entrada.despues, nombres),
    }
  })
  return { lista, mas: sigue !== null }
}
