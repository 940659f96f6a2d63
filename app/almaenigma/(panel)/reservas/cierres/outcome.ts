import { reservas } from '../labels.ts'

/** What closing did, in words, from the figures in the address (`cerrar`); null where there are none. */
export function doneMessage(said: unknown): string | null {
  const [cancelled, withoutEmail, remaining, ...espera] = (
    typeof said === 'string' && /^\d+(-\d+){2}((-\d+){3})?$/.test(said) ? said : ''
  )
    .split('-')
    .map(Number)
  if (cancelled === undefined || withoutEmail === undefined || remaining === undefined) return null
  return [...reservaMessages(cancelled, withoutEmail, remaining), ...waitingMessages(espera)].join(' ')
}

function reservaMessages(cancelled: number, withoutEmail: number, remaining: number): string[] {
  if (cancelled === 0)
    return [
      'Cerrado. No se ha cancelado ninguna reserva.',
      ...(remaining > 0
        ? [`${remaining === 1 ? 'Sigue en pie' : 'Siguen en pie'} ${reservas(remaining)}.`]
        : []),
    ]
  const notified = cancelled - withoutEmail
  const summary = `Cerrado. Se ${cancelled === 1 ? 'ha' : 'han'} cancelado ${reservas(cancelled)}`
  return [
    notified > 0
      ? `${summary} y se ha escrito a ${notified} ${notified === 1 ? 'cliente' : 'clientes'} en su idioma.`
      : `${summary}.`,
    ...(withoutEmail > 0
      ? [
          `${withoutEmail === 1 ? '1 no tiene correo: llámale' : `${withoutEmail} no tienen correo: llámales`}.`,
        ]
      : []),
  ]
}

function waitingMessages([notified = 0, withoutEmail = 0, remaining = 0]: readonly number[]): string[] {
  const messages = []
  if (notified > 0)
    messages.push(
      `Se ha escrito en su idioma a ${notified} ${notified === 1 ? 'cliente que esperaba' : 'clientes que esperaban'} mesa.`,
    )
  if (withoutEmail > 0)
    messages.push(
      withoutEmail === 1
        ? '1 de los que esperaban no tiene correo: llámale.'
        : `${withoutEmail} de los que esperaban no tienen correo: llámales.`,
    )
  if (remaining > 0)
    messages.push(
      `${remaining === 1 ? 'Sigue 1 cliente' : `Siguen ${remaining} clientes`} en la lista de espera, sin aviso.`,
    )
  return messages
}
