'use server'
import { z } from 'zod'
import { type FormState, NUEVO, readForm } from '@/lib/admin/action/form.ts'
import { listAlergenos } from '@/lib/admin/carta/alergenos.ts'
import { adminDbOrNull } from '@/lib/admin/kit/session.ts'
import { TRADUCIDOS } from '@/lib/admin/translations/columns.ts'
import {
  nombresDeAlergenos,
  type Pedido,
  revisarPropuesta,
  textosDe,
} from '@/lib/admin/translations/proposal.ts'
import { type AvisoTraductor, pedirTraduccion } from '@/lib/admin/translations/request.ts'
import { flag } from '@/lib/admin/translations/schema.ts'

const texto = z.object({
  campo: z.string().regex(/^[a-z][a-z0-9_]{0,60}$/),
  rotulo: z.string().max(80),
  es: z.string().trim().min(1).max(6000),
  lista: flag,
  max: z.coerce.number().int().min(1).max(20_000).default(6000),
})
const schema = z.object({
  idioma: z.enum(TRADUCIDOS),
  textos: z.record(z.string(), texto).transform((all): Pedido[] => Object.values(all).slice(0, 30)),
})

const AVISOS: Readonly<Record<AvisoTraductor, string>> = {
  tarda: 'El traductor no ha contestado a tiempo. No se ha cambiado nada; vuelve a probar o traduce a mano.',
  muchas: 'Se han pedido muchas traducciones seguidas. Espera un minuto y vuelve a probar.',
  falla: 'El traductor no ha podido contestar. No se ha cambiado nada; vuelve a probar o traduce a mano.',
}
const NADA = 'El traductor no ha propuesto nada que se pueda usar. No se ha cambiado nada.'

/**
 * A draft of what a language lacks, from the Spanish as it stands in the form. Writes nothing: the form fills its empty
 * fields with it, as a draft, and the owner looks at it before he saves.
 */
export async function proponerTraduccion(_prev: FormState, form: FormData): Promise<FormState> {
  const rechazado = (mensaje: string): FormState => ({ ...NUEVO, estado: 'rechazado', mensaje })
  try {
    const db = await adminDbOrNull()
    if (!db) return rechazado('La sesión ha terminado o no tiene permisos. Vuelve a entrar.')
    const read = readForm(schema, form)
    if (!read.ok || read.value.textos.length === 0) return rechazado('No hay nada que traducir.')
    const { idioma, textos } = read.value
    const [given, alergenos] = await Promise.all([
      pedirTraduccion(db, idioma, textosDe(textos)),
      listAlergenos(db),
    ])
    if (!given.ok) return rechazado(AVISOS[given.aviso])
    const { textos: valores, avisos } = revisarPropuesta(
      textos,
      given.value,
      nombresDeAlergenos(alergenos, idioma),
    )
    const mensaje = avisos.join(' ')
    if (Object.keys(valores).length === 0) return rechazado([NADA, mensaje].join(' '))
    return { ...NUEVO, estado: 'hecho', mensaje: mensaje || null, valores }
  } catch (error) {
    console.error('almaenigma', error)
    return rechazado(AVISOS.falla)
  }
}
