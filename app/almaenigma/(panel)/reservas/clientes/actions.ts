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

export const saveClienteAction = adminVerb(clienteCardSchema, [], saveClienteCard, () => null)
export const barClienteAction = adminVerb(vetoSchema, [], poner, () => null)
/** Not undone, which the page says first. */
export const mergeClientesAction = adminVerb(mergeSchema, [], juntar, () => null)
/** Not undone: the guest asked for it. */
export const forgetClienteAction = adminAction(
  forgetSchema,
  [],
  borrar,
  () => '/almaenigma/reservas/clientes?hecho=olvidado',
)
