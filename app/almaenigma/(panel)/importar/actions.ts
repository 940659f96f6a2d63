'use server'
import { z } from 'zod'
import { aplicar, COSAS, type Cosa, ensayar } from '@/lib/admin/importar.ts'
import { publicar } from '@/lib/admin/publicar.ts'
import { adminDbOrNull } from '@/lib/admin/sesion.ts'
import { TAGS } from '@/lib/contenido/etiquetas.ts'
import type { EstadoImportar } from './estado.ts'

const pedido = z.object({
  cosa: z.enum(COSAS),
  archivo: z.instanceof(File),
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
      archivo: form.get('archivo'),
      sello: form.get('sello') ?? undefined,
    })
    if (!leido.success || leido.data.archivo.size === 0) return error('Elige antes un archivo CSV o JSON.')
    const { cosa, archivo, sello } = leido.data
    if (archivo.size > MAX_BYTES)
      return error('El archivo pasa de 900 KB. Divídelo en dos, cada uno con su cabecera.')
    const plan = await ensayar(db, cosa, new Uint8Array(await archivo.arrayBuffer()))
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
