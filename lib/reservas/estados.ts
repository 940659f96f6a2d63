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

/** A guest books, and changes, a party of at most so many (§9); larger ones are the house's. */
export const LARGEST_GUEST_PARTY = 20
