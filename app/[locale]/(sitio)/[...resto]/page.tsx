import { notFound } from 'next/navigation'

/** Every address nobody knows: 404, in the language of its first segment (`next.config.ts` leads them here). */
export default function Resto(): never {
  notFound()
}
