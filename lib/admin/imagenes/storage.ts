import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import type { Variants } from '@/lib/imagenes/prepare.ts'

const CONTENIDO = 'contenido'
export const ORIGINALS = 'originales'
/** Names are never reused, so a cached file is valid forever. */
const FOREVER_S = '31536000'

export type StoredFile = { cajon: string; nombre: string; tipo: string; bytes: Uint8Array<ArrayBuffer> }

const removeFiles = async (db: AdminDb, files: readonly StoredFile[]): Promise<void> => {
  for (const bucket of [CONTENIDO, ORIGINALS]) {
    const names = files.filter((a) => a.cajon === bucket).map(({ nombre }) => nombre)
    // Files that cannot be deleted now are deleted later by the worker: no row names them.
    if (names.length > 0) await db.storage.from(bucket).remove(names)
  }
}

/** Stores the files, then runs the write that uses them; on failure nothing is left behind. */
export async function storeFiles<T>(
  db: AdminDb,
  files: readonly StoredFile[],
  fila: () => Promise<T>,
): Promise<T> {
  const uploaded: StoredFile[] = []
  try {
    for (const file of files) {
      uploaded.push(file)
      const { error } = await db.storage.from(file.cajon).upload(file.nombre, file.bytes, {
        contentType: file.tipo,
        cacheControl: FOREVER_S,
        upsert: false,
      })
      if (error) throw new Error(`imagenes: ${file.cajon}: ${error.message}`)
    }
    return await fila()
  } catch (error) {
    await removeFiles(db, uploaded).catch(() => undefined)
    throw error
  }
}

export const nombreOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).update(randomUUID()).digest('hex').slice(0, 32)

export const filesOf = (nombre: string, { tamanos }: Variants): StoredFile[] =>
  tamanos.map(({ ancho, formato, bytes }) => ({
    cajon: CONTENIDO,
    nombre: `${nombre}-${ancho}.${formato}`,
    tipo: `image/${formato}`,
    bytes,
  }))
