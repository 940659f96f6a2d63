import type { ListView } from '@/lib/admin/list/list.ts'

/** The address of a list as it is looked at, with some of it changed. A changed tab or search starts at the top. */
export function listHref(base: string, view: ListView, change: Partial<ListView> = {}): string {
  const isOther = 'filtro' in change || 'q' in change || 'categoria' in change
  const { filtro, categoria, q, desde, atras, seleccion } = {
    ...view,
    ...(isOther ? { desde: null, atras: false } : {}),
    ...change,
  }
  const params = new URLSearchParams({
    ...(filtro === 'todos' ? {} : { filtro }),
    ...(categoria ? { categoria } : {}),
    ...(q ? { q } : {}),
    ...(desde ? { desde } : {}),
    ...(desde && atras ? { atras: '1' } : {}),
    ...(seleccion ? { seleccion: '1' } : {}),
  })
  return params.size > 0 ? `${base}?${params}` : base
}
