'use server'
import { adminAction, adminVerb } from '@/lib/admin/action/action.ts'
import {
  olvidar as borrar,
  fichaSchema,
  guardarFicha,
  unir as juntar,
  olvidarSchema,
  vetar as poner,
  unirSchema,
  vetoSchema,
} from '@/lib/admin/libro/clientes.ts'

/** What the staff writes on a card. */
export const guardar = adminVerb(fichaSchema, [], guardarFicha, () => null)
/** Bars, or lifts the bar. */
export const vetar = adminVerb(vetoSchema, [], poner, () => null)
/** Makes two cards one; what was joined is not taken apart again, which the page says first. */
export const unir = adminVerb(unirSchema, [], juntar, () => null)
/** Erases a guest who asks for it. Not taken back: that is what he asks for. */
export const olvidar = adminAction(
  olvidarSchema,
  [],
  borrar,
  () => '/almaenigma/reservas/clientes?hecho=olvidado',
)
