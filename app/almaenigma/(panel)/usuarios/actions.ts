'use server'
import { adminVerb } from '@/lib/admin/action/action.ts'
import {
  cerrarSesiones,
  invitar as enviarInvitacion,
  idSchema,
  invitarSchema,
  permisoSchema,
  retirarInvitacion,
  setAdmin,
} from '@/lib/admin/cuenta/usuarios.ts'

const nada = () => null

export const permiso = adminVerb(permisoSchema, [], setAdmin, nada)
export const cerrar = adminVerb(idSchema, [], cerrarSesiones, nada)
export const invitar = adminVerb(invitarSchema, [], enviarInvitacion, nada)
export const retirar = adminVerb(idSchema, [], retirarInvitacion, nada)
