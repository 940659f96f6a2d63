/** Every refusal; the database raises the same codes, texts are in `messages/avisos/`. Up to `texto_largo` in the
 * order in which both engines check (tests/fixtures/reservas.cases.json). */
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
  'ritmo',
  'clave_reutilizada',
  'no_encontrada',
  'fuera_de_plazo',
  'transicion',
  'version',
  'libre',
  'espera',
] as const
export type ReservaAviso = (typeof AVISOS)[number]
export const isReservaAviso = (value: unknown): value is ReservaAviso =>
  AVISOS.some((aviso) => aviso === value)

export type ReservaField =
  | 'nombre'
  | 'email'
  | 'telefono'
  | 'fecha_reserva'
  | 'hora_reserva'
  | 'personas'
  | 'preferencia_mesa'
  | 'notas'

export const AVISO_FIELD = {
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
  ritmo: 'hora_reserva',
  clave_reutilizada: null,
  no_encontrada: null,
  fuera_de_plazo: null,
  transicion: null,
  version: null,
  libre: null,
  espera: null,
} as const satisfies Record<ReservaAviso, ReservaField | null>
