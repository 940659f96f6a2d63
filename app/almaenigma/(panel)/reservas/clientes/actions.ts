'use server'
import { adminAction, adminVerb } from '@/lib/admin/action/action.ts'
import {
  forgetCliente as borrar,
  clienteCardSchema,
  forgetSchema,
  mergeClientes as juntar,
  mergeSchema,
  barCliente as poner,
  saveClienteCard,
  vetoSchema,
} from '@/lib/admin/libro/clientes.ts'

/** What the staff writes on a card. */
export const saveClienteAction = adminVerb(clienteCardSchema, [], saveClienteCard, () => null)
/** Bars, or lifts the bar. */
export const barClienteAction = adminVerb(vetoSchema, [], poner, () => null)
/** Makes two cards one; what was joined is not taken apart again, which the page says first. */
export const mergeClientesAction = adminVerb(mergeSchema, [], juntar, () => null)
/** Erases a guest who asks for it. Not taken back: that is what he asks for. */
export const forgetClienteAction = adminAction(
  forgetSchema,
  [],
  borrar,
  () => '/almaenigma/reservas/clientes?hecho=olvidado',
)
