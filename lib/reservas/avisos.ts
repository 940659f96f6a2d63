/**
 * Every reason to refuse a reservation. The trigger of `reservas` raises the same codes; texts are in `messages/`
 * under `Avisos`. The order is the order in which rules are checked, in both engines (tests/fixtures/reservas.cases.json).
 */
export const AVISOS = [
  'nombre',
  'email',
  'telefono',
  'fecha',
  'pasado',
  'cerrado',
  'horizonte',
  'hora',
  'hora_pasada',
  'aviso',
  'personas',
  'mesa',
  'texto_largo',
  'limite',
  'lleno',
  'clave_reutilizada',
] as const
export type ReservaAviso = (typeof AVISOS)[number]
export const isReservaAviso = (value: unknown): value is ReservaAviso =>
  AVISOS.some((aviso) => aviso === value)

/** The columns of `reservas` a guest writes (§3), by their specified names. */
export type Campo =
  | 'nombre'
  | 'email'
  | 'telefono'
  | 'fecha_reserva'
  | 'hora_reserva'
  | 'personas'
  | 'preferencia_mesa'
  | 'notas'

/** Which field each refusal reopens, in the chat as in the form. */
export const REABRE = {
  nombre: 'nombre',
  email: 'email',
  telefono: 'telefono',
  fecha: 'fecha_reserva',
  pasado: 'fecha_reserva',
  cerrado: 'fecha_reserva',
  horizonte: 'fecha_reserva',
  hora: 'hora_reserva',
  hora_pasada: 'hora_reserva',
  aviso: 'hora_reserva',
  personas: 'personas',
  mesa: 'preferencia_mesa',
  texto_largo: 'notas',
  limite: null,
  lleno: 'hora_reserva',
  clave_reutilizada: null,
} as const satisfies Record<ReservaAviso, Campo | null>
