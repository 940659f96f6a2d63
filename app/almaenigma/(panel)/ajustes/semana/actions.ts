'use server'
import { z } from 'zod'
import { adminAction, adminVerb, savedIn } from '@/lib/admin/action/action.ts'
import { type FormAction, INITIAL_STATE, readForm } from '@/lib/admin/action/form.ts'
import { readSemanaHit } from '@/lib/admin/casa/semana-hit.ts'
import { deleteSemana, saveSemana, withChange } from '@/lib/admin/casa/semana-save.ts'
import { semanaSchema } from '@/lib/admin/casa/semana-schema.ts'
import { restoreFrom } from '@/lib/admin/historial/read.ts'
import { adminDbOrNull } from '@/lib/admin/kit/session.ts'
import { removeThenList } from '@/lib/admin/list/actions.ts'
import { bajaSchema } from '@/lib/admin/list/row-verbs.ts'
import { TAGS } from '@/lib/cache/tags.ts'
import { readRules } from '@/lib/reservas/read.ts'
import { refusalOf } from '../dias/refusal.ts'
import { SEMANA } from './labels.ts'

const AJUSTES = [TAGS.ajustes] as const

const saveChecked = adminAction(
  semanaSchema,
  AJUSTES,
  async (db, input) => saveSemana(db, input, await readRules()),
  savedIn(SEMANA),
)

const NOT_CHECKED =
  'La base de datos no responde: no se sabe si hay reservas a esas horas y no se ha guardado. Lo que has escrito sigue aquí: espera un momento y vuelve a guardar.'

/** Nobody is left without a table unseen: whoever has booked at an hour that goes is told first. */
export const saveSemanaAction: FormAction = async (previous, form) => {
  const read = readForm(semanaSchema, form)
  try {
    const db = read.ok ? await adminDbOrNull() : null
    if (read.ok && db && read.valores.quedan !== 'on') {
      const rules = await readRules()
      const { clave, desde } = read.value
      const after = withChange(rules.semana ?? [], read.value, rules)
      const hit = await readSemanaHit(db, rules, after, clave && clave < desde ? clave : desde)
      if (hit) return refusalOf(hit, read.valores)
    }
  } catch (error) {
    console.error('almaenigma', error)
    return { ...INITIAL_STATE, estado: 'rechazado', mensaje: NOT_CHECKED, valores: read.valores }
  }
  // Whatever else is wrong is refused by the save itself, in its words.
  return saveChecked(previous, form)
}

export const removeSemanaAction = removeThenList(
  adminVerb(
    z.object({ id: z.string().max(10) }),
    AJUSTES,
    (db, { id }) => deleteSemana(db, id),
    (historial) => historial,
  ),
  `${SEMANA}?aviso=guardado`,
)

export const giveBackSemanaAction = adminVerb(
  bajaSchema,
  AJUSTES,
  (db, { datos }) => restoreFrom(db, { tabla: 'ajustes', historial: datos }),
  () => null,
)
