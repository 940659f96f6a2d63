'use server'
import { adminVerb } from '@/lib/admin/action/action.ts'
import {
  closeSessions,
  invitar as enviarInvitacion,
  idSchema,
  inviteSchema,
  permissionSchema,
  setAdmin,
  withdrawInvitacion,
} from '@/lib/admin/cuenta/usuarios.ts'

const none = () => null

export const setPermission = adminVerb(permissionSchema, [], setAdmin, none)
export const endSessions = adminVerb(idSchema, [], closeSessions, none)
export const invite = adminVerb(inviteSchema, [], enviarInvitacion, none)
export const withdraw = adminVerb(idSchema, [], withdrawInvitacion, none)
