'use server'
import { adminVerb } from '@/lib/admin/action/action.ts'
import {
  closeSessions,
  demandFactor,
  demandSchema,
  invite as enviarInvitacion,
  idSchema,
  inviteSchema,
  permissionSchema,
  removeFactor,
  setAdmin,
  withdrawInvitacion,
} from '@/lib/admin/cuenta/usuarios.ts'

const none = () => null

export const setAdminAction = adminVerb(permissionSchema, [], setAdmin, none)
export const closeSessionsAction = adminVerb(idSchema, [], closeSessions, none)
export const removeFactorAction = adminVerb(idSchema, [], removeFactor, none)
export const demandFactorAction = adminVerb(demandSchema, [], demandFactor, none)
export const inviteAction = adminVerb(inviteSchema, [], enviarInvitacion, none)
export const withdrawInvitacionAction = adminVerb(idSchema, [], withdrawInvitacion, none)
