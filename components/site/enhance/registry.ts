export type EnhanceModule = Promise<{ enhance: (element: HTMLElement) => void }>

/** What a page does better with JavaScript, by the word in `data-mejora`. Each is a chunk of its own. */
const ENHANCERS: Record<string, () => EnhanceModule> = {
  atras: () => import('./back.ts'),
  carta: () => import('../carta/enhance.ts'),
  cava: () => import('../cava/enhance.ts'),
  clave: () => import('../cuenta/enhance.ts'),
  contacto: () => import('../contacto/enhance.ts'),
  favoritos: () => import('../cava/enhance-favoritos.ts'),
  galeria: () => import('../muro/enhance-galeria.ts'),
  hoy: () => import('../casa/enhance-today.ts'),
  idioma: () => import('./language.ts'),
  muro: () => import('../muro/enhance.ts'),
  proxima: () => import('../home/enhance-next.ts'),
  reservar: () => import('../reservas/enhance.ts'),
  sesion: () => import('../home/enhance.ts'),
}

/** The list itself comes with the first touch: most of a page's readers touch nothing. Rejects a word it does not know. */
export const loadModule = async (name: string): EnhanceModule => {
  const load = ENHANCERS[name]
  if (!load) throw new Error(name)
  return load()
}
