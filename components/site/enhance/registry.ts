export type EnhanceModule = Promise<{ enhance: (element: HTMLElement) => void }>

/** By the value of `data-mejora`; each is a chunk of its own. */
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

/** A chunk of its own too: most readers touch nothing. Rejects an unknown name. */
export const loadModule = async (name: string): EnhanceModule => {
  const load = ENHANCERS[name]
  if (!load) throw new Error(name)
  return load()
}
