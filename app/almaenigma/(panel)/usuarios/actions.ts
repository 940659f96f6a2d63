'use server'
import { adminVerb } from '@/lib/admin/action/action.ts'
import {
  closeSessions,
  invite as enviarInvitacion,
  idSchema,
  inviteSchema,
  permissionSchema,
  setAdmin,
  withdrawInvitacion,
} from '@/lib/admin/cuenta/usuarios.ts'

const none = () => null

export const setAdminAction = adminVerb(permissionSchema, [], setAdmin, none)
export const closeSessionsAction = adminVerb(idSchema, [], closeSessions, none)
export const inviteAction = adminVerb(inviteSchema, [], enviarInvitacion, none)
export const withdrawInvitacionAction = adminVerb(idSchema, [], withdrawInvitacion, none)
