import type { Touch } from './touch.ts'

type EnhanceModule = Promise<{ enhance: (element: HTMLElement, touch?: Touch) => void | Promise<void> }>

/** By the value of `data-mejora`; each is a chunk of its own. */
const ENHANCERS = {
  abierto: () => import('../casa/enhance-open.ts'),
  atras: () => import('./back.ts'),
  cambiar: () => import('../gestion/enhance.ts'),
  carta: () => import('../carta/enhance.ts'),
  cava: () => import('../cava/enhance.ts'),
  clave: () => import('../cuenta/enhance.ts'),
  cookies: () => import('../consent/enhance.ts'),
  contacto: () => import('../contacto/enhance.ts'),
  favoritos: () => import('../cava/enhance-favoritos.ts'),
  formulario: () => import('../parts/enhance.ts'),
  galeria: () => import('../muro/enhance-galeria.ts'),
  idioma: () => import('./language.ts'),
  menu: () => import('../shell/enhance.ts'),
  muro: () => import('../muro/enhance.ts'),
  noche: () => import('../home/enhance-tonight.ts'),
  oferta: () => import('../shell/enhance-offer.ts'),
  proxima: () => import('../home/enhance-next.ts'),
  reservar: () => import('../reservas/enhance.ts'),
  secciones: () => import('../carta/enhance-spy.ts'),
  sesion: () => import('../home/enhance.ts'),
} satisfies Record<string, () => EnhanceModule>

/** Rejects an unknown name, which is no function. */
export const loadModule = async (name: string): EnhanceModule => ENHANCERS[name as keyof typeof ENHANCERS]()
