'use server'
import { z } from 'zod'
import { aplicar, COSAS, type Cosa, ensayar } from '@/lib/admin/import/import.ts'
import { publicar } from '@/lib/admin/kit/publish.ts'
import { adminDbOrNull } from '@/lib/admin/kit/session.ts'
import { TAGS } from '@/lib/cache/tags.ts'
import type { EstadoImportar } from './state.ts'

const pedido = z.object({
  cosa: z.enum(COSAS),
  archivo: z.instanceof(File).optional(),
  /** What was pasted instead of a file. */
  texto: z.string().default(''),
  /** The seal of the dry run: with it the rows are written. */
  sello: z.string().length(64).optional(),
})
const MAX_BYTES = 900_000
const TAG = { platos: TAGS.carta, vinos: TAGS.cava } as const satisfies Record<Cosa, string>
const error = (mensaje: string): EstadoImportar => ({ estado: 'error', mensaje })

/** Looks at a file without writing anything, or, with the seal of what was looked at, writes it in one go. */
export async function importar(_prev: EstadoImportar, form: FormData): Promise<EstadoImportar> {
  try {
    const db = await adminDbOrNull()
    if (!db)
      return error('La sesión ha terminado o no tiene permisos. Vuelve a entrar y sube el archivo otra vez.')
    const leido = pedido.safeParse({
      cosa: form.get('cosa'),
      archivo: form.get('archivo') ?? undefined,
      texto: form.get('texto') ?? undefined,
      sello: form.get('sello') ?? undefined,
    })
    if (!leido.success) return error('Elige antes un archivo CSV o JSON, o pega su contenido.')
    const { cosa, archivo, texto, sello } = leido.data
    const bytes = archivo?.size
      ? new Uint8Array(await archivo.slice(0, MAX_BYTES + 1).arrayBuffer())
      : new TextEncoder().encode(texto)
    if (bytes.length === 0) return error('Elige antes un archivo CSV o JSON, o pega su contenido.')
    if (bytes.length > MAX_BYTES) return error('Pasa de 900 KB. Divídelo en dos, cada parte con su cabecera.')
    const plan = await ensayar(db, cosa, bytes)
    if (typeof plan === 'string') return error(plan)
    const { pasos, datos, cambian } = plan
    if (sello === undefined) return { estado: 'ensayo', cosa, pasos, cambian, sello: plan.sello }
    if (sello !== plan.sello)
      return {
        estado: 'ensayo',
        cosa,
        pasos,
        cambian,
        sello: plan.sello,
        mensaje: 'Algo ha cambiado desde la prueba. Así quedaría ahora: míralo otra vez antes de aplicarlo.',
      }
    const hecho = await aplicar(db, cosa, datos)
    if (!hecho.ok)
      return error(
        hecho.aviso === 'conflicto'
          ? 'Alguien ha guardado una de estas filas mientras tanto y no se ha escrito nada. Prueba el archivo otra vez.'
          : 'No se ha escrito nada. Prueba el archivo otra vez y mira qué filas no se admiten.',
      )
    const publicado = cambian === 0 || (await publicar([TAG[cosa]]))
    return { estado: 'hecho', cosa, filas: hecho.value, publicado }
  } catch (reason) {
    console.error('almaenigma importar', reason)
    return error(
      'La base de datos no responde y no se ha escrito nada. Espera un momento y vuelve a intentarlo.',
    )
  }
}
