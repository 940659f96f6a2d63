export const OPTION =
  'flex min-h-11 w-full cursor-pointer items-center gap-2.5 whitespace-nowrap rounded-xs px-3 text-left text-[0.9375rem] hover:bg-fondo-2 disabled:text-texto-3'
/** The form of the bulk bar: the boxes of the rows belong to it wherever they stand. */
export const BATCH_FORM = 'lote'
