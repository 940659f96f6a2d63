import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import type { Variantes } from '@/lib/imagenes/prepare.ts'

const CONTENIDO = 'contenido'
export const ORIGINALES = 'originales'
/** Names are never used twice, so that a copy of a file is good for ever. */
const SIEMPRE = '31536000'

export type Archivo = { cajon: string; nombre: string; tipo: string; bytes: Uint8Array<ArrayBuffer> }

const quitar = async (db: AdminDb, archivos: readonly Archivo[]): Promise<void> => {
  for (const cajon of [CONTENIDO, ORIGINALES]) {
    const names = archivos.filter((a) => a.cajon === cajon).map(({ nombre }) => nombre)
    // What cannot be taken away now is found by the worker: no row names it.
    if (names.length > 0) await db.storage.from(cajon).remove(names)
  }
}

/** Puts files into the store and then does what makes them a picture: all of it, or nothing stays behind. */
export async function colgar<T>(
  db: AdminDb,
  archivos: readonly Archivo[],
  fila: () => Promise<T>,
): Promise<T> {
  const puestos: Archivo[] = []
  try {
    for (const archivo of archivos) {
      puestos.push(archivo)
      const { error } = await db.storage.from(archivo.cajon).upload(archivo.nombre, archivo.bytes, {
        contentType: archivo.tipo,
        cacheControl: SIEMPRE,
        upsert: false,
      })
      if (error) throw new Error(`imagenes: ${archivo.cajon}: ${error.message}`)
    }
    return await fila()
  } catch (error) {
    await quitar(db, puestos).catch(() => undefined)
    throw error
  }
}

/** A name out of what is in the file and of chance: equal photos are two pictures. */
export const nombreDe = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).update(randomUUID()).digest('hex').slice(0, 32)

/** The files of a picture's sizes. */
export const archivosDe = (nombre: string, { tamanos }: Variantes): Archivo[] =>
  tamanos.map(({ ancho, formato, bytes }) => ({
    cajon: CONTENIDO,
    nombre: `${nombre}-${ancho}.${formato}`,
    tipo: `image/${formato}`,
    bytes,
  }))
