export const ESTADOS = [
  'pendiente',
  'confirmada',
  'llegada',
  'sentada',
  'finalizada',
  'no_presentada',
  'rechazada',
  'caducada',
  'cancelada_cliente',
  'cancelada_restaurante',
] as const
export type Estado = (typeof ESTADOS)[number]
