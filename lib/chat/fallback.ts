import type { ChatContext, Say, Tema } from './state.ts'

const tel = (telefono: string): `tel:${string}` => `tel:${telefono.replace(/[^\d+]/g, '')}`
export const call = ({ telefono }: ChatContext): NonNullable<Say['links']> => [
  { key: 'llamar', url: tel(telefono) },
]

/** §8: what is said when no answer can be had. */
export const fallback = (topic: Tema, telefono: string): Say => ({
  key: `Fallo.${topic}`,
  values: { telefono },
  links: [
    topic === 'vino' ? { key: 'cava', url: '/wine' } : { key: 'carta', url: '/menu' },
    { key: 'reservas', url: '/reservations' },
    { key: 'contacto', url: '/contact' },
    { key: 'llamar', url: tel(telefono) },
  ],
})
