import type { Vista } from '@/lib/admin/list/list.ts'

/** The address of a list as it is looked at, with some of it changed. A changed tab or search starts at the top. */
export function enlace(base: string, vista: Vista, cambio: Partial<Vista> = {}): string {
  const otra = 'filtro' in cambio || 'q' in cambio
  const { filtro, q, desde, atras, seleccion } = {
    ...vista,
    ...(otra ? { desde: null, atras: false } : {}),
    ...cambio,
  }
  const params = new URLSearchParams({
    ...(filtro === 'todos' ? {} : { filtro }),
    ...(q ? { q } : {}),
    ...(desde ? { desde } : {}),
    ...(desde && atras ? { atras: '1' } : {}),
    ...(seleccion ? { seleccion: '1' } : {}),
  })
  return params.size > 0 ? `${base}?${params}` : base
}
