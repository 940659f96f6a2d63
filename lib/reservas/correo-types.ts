/** What a mail is about: one for each event in the life of a reservation, or of a place on the waiting list. */
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

/** Everything the outbox holds: a farewell (`baja`) is written to an account, an invitation to who may administer, a question
 * (`decision`) to the house itself. */
export const MAILBOX_TIPOS = [...TIPOS_CORREO, 'baja', 'invitacion', 'decision'] as const
export type MailboxTipo = (typeof MAILBOX_TIPOS)[number]
