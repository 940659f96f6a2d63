'use server'
import { z } from 'zod'
import { applyImport, dryRun, IMPORT_KINDS, type ImportKind } from '@/lib/admin/import/import.ts'
import { publishTags } from '@/lib/admin/kit/publish.ts'
import { adminDbOrNull } from '@/lib/admin/kit/session.ts'
import { TAGS } from '@/lib/cache/tags.ts'
import type { ImportState } from './state.ts'

const requestSchema = z.object({
  cosa: z.enum(IMPORT_KINDS),
  archivo: z.instanceof(File).optional(),
  texto: z.string().default(''),
  /** The seal of the dry run: with it the rows are written. */
  sello: z.string().length(64).optional(),
})
const MAX_BYTES = 900_000
const TAG = { platos: TAGS.carta, bebidas: TAGS.carta, vinos: TAGS.cava } as const satisfies Record<
  ImportKind,
  string
>
const error = (mensaje: string): ImportState => ({ estado: 'error', mensaje })

/** Looks at a file without writing anything, or, with the seal of what was looked at, writes it in one go. */
export async function importAction(_prev: ImportState, form: FormData): Promise<ImportState> {
  try {
    const db = await adminDbOrNull()
    if (!db)
      return error('La sesión ha terminado o no tiene permisos. Vuelve a entrar y sube el archivo otra vez.')
    const parsed = requestSchema.safeParse({
      cosa: form.get('cosa'),
      archivo: form.get('archivo') ?? undefined,
      texto: form.get('texto') ?? undefined,
      sello: form.get('sello') ?? undefined,
    })
    if (!parsed.success) return error('Elige antes un archivo CSV o JSON, o pega su contenido.')
    const { cosa, archivo, texto, sello } = parsed.data
    const bytes = archivo?.size
      ? new Uint8Array(await archivo.slice(0, MAX_BYTES + 1).arrayBuffer())
      : new TextEncoder().encode(texto)
    if (bytes.length === 0) return error('Elige antes un archivo CSV o JSON, o pega su contenido.')
    if (bytes.length > MAX_BYTES) return error('Pasa de 900 KB. Divídelo en dos, cada parte con su cabecera.')
    const plan = await dryRun(db, cosa, bytes)
    if (typeof plan === 'string') return error(plan)
    const { steps, data, changing } = plan
    if (sello === undefined)
      return { estado: 'ensayo', cosa, pasos: steps, cambian: changing, sello: plan.seal }
    if (sello !== plan.seal)
      return {
        estado: 'ensayo',
        cosa,
        pasos: steps,
        cambian: changing,
        sello: plan.seal,
        mensaje: 'Algo ha cambiado desde la prueba. Así quedaría ahora: míralo otra vez antes de aplicarlo.',
      }
    const result = await applyImport(db, cosa, data)
    if (!result.ok)
      return error(
        result.aviso === 'conflicto'
          ? 'Alguien ha guardado una de estas filas mientras tanto y no se ha escrito nada. Prueba el archivo otra vez.'
          : 'No se ha escrito nada. Prueba el archivo otra vez y mira qué filas no se admiten.',
      )
    const published = changing === 0 || (await publishTags([TAG[cosa]]))
    return { estado: 'hecho', cosa, filas: result.value, publicado: published }
  } catch (reason) {
    console.error('almaenigma importar', reason)
    return error(
      'La base de datos no responde y no se sabe si se ha escrito. Espera un momento y prueba el archivo otra vez: la prueba dice lo que falta.',
    )
  }
}
