'use server'
import { z } from 'zod'
import { adminAction, adminVerb, savedIn } from '@/lib/admin/action/action.ts'
import { type FormAction, INITIAL_STATE, readForm } from '@/lib/admin/action/form.ts'
import { readHit } from '@/lib/admin/casa/special-days-hit.ts'
import { deleteDia, saveDia } from '@/lib/admin/casa/special-days-save.ts'
import { diaSchema } from '@/lib/admin/casa/special-days-schema.ts'
import { restoreFrom } from '@/lib/admin/historial/read.ts'
import { adminDbOrNull } from '@/lib/admin/kit/session.ts'
import { removeThenList } from '@/lib/admin/list/actions.ts'
import { bajaSchema } from '@/lib/admin/list/row-verbs.ts'
import { TAGS } from '@/lib/cache/tags.ts'
import { DIAS } from './labels.ts'
import { refusalOf } from './refusal.ts'

const AJUSTES = [TAGS.ajustes] as const

const saveChecked = adminAction(diaSchema, AJUSTES, saveDia, savedIn(DIAS))

const NOT_CHECKED =
  'La base de datos no responde: no se sabe si hay reservas ese día y no se ha guardado. Lo que has escrito sigue aquí: espera un momento y vuelve a guardar.'

/** Nobody is left without a table unseen: whoever has booked is told first, and a day that closes is closed in Cierres. */
export const saveDiaAction: FormAction = async (previous, form) => {
  const read = readForm(diaSchema, form)
  try {
    const db = read.ok ? await adminDbOrNull() : null
    const hit = read.ok && db ? await readHit(db, read.value) : null
    if (hit && (hit.closes || read.valores.quedan !== 'on')) return refusalOf(hit, read.valores)
  } catch (error) {
    console.error('almaenigma', error)
    return { ...INITIAL_STATE, estado: 'rechazado', mensaje: NOT_CHECKED, valores: read.valores }
  }
  // Whatever else is wrong is refused by the save itself, in its words.
  return saveChecked(previous, form)
}

export const removeDiaAction = removeThenList(
  adminVerb(
    z.object({ id: z.string().max(40) }),
    AJUSTES,
    (db, { id }) => deleteDia(db, id),
    (historial) => historial,
  ),
  `${DIAS}?aviso=guardado`,
)

export const giveBackDiaAction = adminVerb(
  bajaSchema,
  AJUSTES,
  (db, { datos }) => restoreFrom(db, { tabla: 'ajustes', historial: datos }),
  () => null,
)
