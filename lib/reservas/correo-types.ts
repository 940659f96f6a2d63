export const TIPOS_CORREO = [
  'recibida',
  'confirmada',
  'cambiada',
  'rechazada',
  'cancelada',
  'caducada',
  'recordatorio',
  'gracias',
  'espera_apuntada',
  'espera_oferta',
  'espera_cerrada',
] as const
export type TipoCorreo = (typeof TIPOS_CORREO)[number]

export const MAILBOX_TIPOS = [...TIPOS_CORREO, 'baja', 'invitacion', 'decision'] as const
export type MailboxTipo = (typeof MAILBOX_TIPOS)[number]
