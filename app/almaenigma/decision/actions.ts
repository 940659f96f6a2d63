'use server'
import { type FormState, INITIAL_STATE, readForm } from '@/lib/admin/action/form.ts'
import { fromHere } from '@/lib/admin/kit/session.ts'
import { type DecisionRefusal, decideSchema, decide as usar } from '@/lib/admin/libro/decision.ts'

const REASONS: Readonly<Record<DecisionRefusal, string>> = {
  gastado: 'Este enlace ya no decide nada: se ha usado, ha caducado o alguien ha contestado desde el panel.',
  version: 'El cliente ha cambiado su reserva mientras mirabas. Vuelve a abrir el enlace.',
  hora: 'A esa hora no se puede proponer: la casa está cerrada, no se sirve o ya ha pasado.',
  lleno: 'A esa hora no queda sitio. Propón otra.',
  fallo:
    'No hay respuesta de la casa y no se sabe si se ha decidido. Espera un momento y vuelve a abrir el enlace: si ya no decide nada, estaba hecho.',
}
const DONE = {
  aceptar: 'Confirmada. Al cliente le llega un correo en su idioma.',
  rechazar: 'Rechazada. Al cliente le llega un correo en su idioma, con otras horas libres.',
  proponer:
    'Propuesta enviada. Le guardamos esa mesa al cliente hasta un día: la acepta con un toque desde su correo.',
}

/** Needs no permission: the link is the permission, and the database checks it. */
export async function decideAction(_prev: FormState, form: FormData): Promise<FormState> {
  const read = readForm(decideSchema, form)
  const refuse = (mensaje: string): FormState => ({
    ...INITIAL_STATE,
    estado: 'rechazado',
    mensaje,
    valores: read.valores,
  })
  if (!read.ok) return refuse(Object.values(read.errores)[0] ?? 'Revisa lo que has escrito.')
  if (!(await fromHere())) return refuse(REASONS.gastado)
  const done = await usar(read.value).catch((error: unknown) => {
    console.error('decision', error instanceof Error ? error.message : error)
    return { ok: false, aviso: 'fallo' } as const
  })
  if (!done.ok) return refuse(REASONS[done.aviso])
  return { ...INITIAL_STATE, estado: 'hecho', mensaje: DONE[read.value.accion] }
}
