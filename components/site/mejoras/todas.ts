export type Modulo = Promise<{ mejorar: (element: HTMLElement) => void }>

/** What a page does better with JavaScript, by the word in `data-mejora`. Each is a chunk of its own. */
const MEJORAS: Record<string, () => Modulo> = {
  atras: () => import('./atras.ts'),
  carta: () => import('./carta.ts'),
  cava: () => import('./cava.ts'),
  clave: () => import('./clave.ts'),
  contacto: () => import('./contacto.ts'),
  favoritos: () => import('./favoritos.ts'),
  galeria: () => import('./galeria.ts'),
  hoy: () => import('./hoy.ts'),
  idioma: () => import('./idioma.ts'),
  muro: () => import('./muro.ts'),
  proxima: () => import('./proxima.ts'),
  reservar: () => import('./reservar.ts'),
  sesion: () => import('./sesion.ts'),
}

/** The list itself comes with the first touch: most of a page's readers touch nothing. Rejects a word it does not know. */
export const cargar = async (name: string): Modulo => {
  const load = MEJORAS[name]
  if (!load) throw new Error(name)
  return load()
}
