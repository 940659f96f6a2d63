/** Classes that several parts of the back office share: the design's buttons and fields at their 40 px size. */
const buttonBase =
  'inline-flex min-h-10 cursor-pointer items-center justify-center gap-2.5 whitespace-nowrap rounded-xs px-4 text-[0.9375rem] font-semibold leading-none transition-colors disabled:cursor-not-allowed disabled:bg-fondo-3 disabled:text-texto-3 aria-disabled:cursor-not-allowed aria-disabled:bg-fondo-3 aria-disabled:text-texto-3'

export const BUTTON = {
  lleno: `${buttonBase} bg-accion text-accion-sobre hover:bg-anil-hondo hover:text-cal`,
  linea: `${buttonBase} border-[1.5px] border-texto text-texto hover:bg-texto hover:text-fondo`,
  suave: `${buttonBase} bg-fondo-2 text-texto hover:bg-fondo-3`,
  llano: `${buttonBase} text-texto hover:bg-(--limon) hover:text-tinta`,
  peligro: `${buttonBase} bg-error text-fondo hover:bg-texto`,
} as const

export const ICON =
  'inline-grid size-10 shrink-0 cursor-pointer place-items-center rounded-xs hover:bg-current/10'
export const INPUT =
  'w-full min-h-[46px] rounded-xs border-[1.5px] border-borde bg-fondo px-3.5 py-2.5 text-base leading-snug aria-invalid:border-2 aria-invalid:border-error'
export const LABEL = 'mb-1.5 block text-sm font-semibold'
export const HINT = 'mt-1.5 text-[0.8125rem] leading-snug text-texto-3'
export const ERROR = 'mt-1.5 flex items-center gap-1.5 text-sm font-medium text-error'
export const MENSAJE_ERROR =
  'rounded-xs border-[1.5px] border-error bg-(--gamba-velo) px-4 py-3 text-[0.9375rem] text-error'
