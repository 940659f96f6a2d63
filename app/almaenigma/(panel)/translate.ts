'use server'
import { z } from 'zod'
import { type FormState, INITIAL_STATE, readForm } from '@/lib/admin/action/form.ts'
import { listAlergenos } from '@/lib/admin/carta/alergenos.ts'
import { adminDbOrNull } from '@/lib/admin/kit/session.ts'
import { TRANSLATED } from '@/lib/admin/translations/columns.ts'
import {
  alergenoNombres,
  reviewPropuesta,
  type TextRequest,
  textosOf,
} from '@/lib/admin/translations/proposal.ts'
import { requestTraduccion, type TranslatorAviso } from '@/lib/admin/translations/request.ts'
import { flag } from '@/lib/admin/translations/schema.ts'

const texto = z.object({
  campo: z.string().regex(/^[a-z][a-z0-9_]{0,60}$/),
  rotulo: z.string().max(80),
  es: z.string().trim().min(1).max(6000),
  lista: flag,
  max: z.coerce.number().int().min(1).max(20_000).default(6000),
})
const schema = z.object({
  idioma: z.enum(TRANSLATED),
  textos: z.record(z.string(), texto).transform((all): TextRequest[] => Object.values(all).slice(0, 30)),
})

const AVISOS: Readonly<Record<TranslatorAviso, string>> = {
  tarda: 'El traductor no ha contestado a tiempo. No se ha cambiado nada; vuelve a probar o traduce a mano.',
  muchas: 'Se han pedido muchas traducciones seguidas. Espera un minuto y vuelve a probar.',
  falla: 'El traductor no ha podido contestar. No se ha cambiado nada; vuelve a probar o traduce a mano.',
}
const NOTHING = 'El traductor no ha propuesto nada que se pueda usar. No se ha cambiado nada.'

/**
 * Proposes a draft of what a language lacks, from the Spanish typed in the form. Writes nothing: the form
 * fills its empty fields, and the owner looks at them before saving.
 */
export async function proposeTraduccionAction(_prev: FormState, form: FormData): Promise<FormState> {
  const refused = (mensaje: string): FormState => ({ ...INITIAL_STATE, estado: 'rechazado', mensaje })
  try {
    const db = await adminDbOrNull()
    if (!db) return refused('La sesión ha terminado o no tiene permisos. Vuelve a entrar.')
    const read = readForm(schema, form)
    if (!read.ok || read.value.textos.length === 0) return refused('No hay nada que traducir.')
    const { idioma, textos } = read.value
    const [given, alergenos] = await Promise.all([
      requestTraduccion(db, idioma, textosOf(textos)),
      listAlergenos(db),
    ])
    if (!given.ok) return refused(AVISOS[given.aviso])
    const { textos: values, avisos } = reviewPropuesta(
      textos,
      given.value,
      alergenoNombres(alergenos, idioma),
    )
    const mensaje = avisos.join(' ')
    if (Object.keys(values).length === 0) return refused([NOTHING, mensaje].join(' '))
    return { ...INITIAL_STATE, estado: 'hecho', mensaje: mensaje || null, valores: values }
  } catch (error) {
    console.error('almaenigma', error)
    return refused(AVISOS.falla)
  }
}
