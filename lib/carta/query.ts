/** The filter of the menu, as its address says it: `?q=gamba&sin=gluten,soja&dieta=vegano&mostrar=postres`. */
export const DIETAS = ['vegano', 'vegetariano'] as const
export type Dieta = (typeof DIETAS)[number]

export type CartaQuery = {
  q: string
  sin: readonly string[]
  dieta: readonly Dieta[]
  mostrar: readonly string[]
}
export type KnownValues = { alergenos: readonly string[]; secciones: readonly string[] }

export const UNFILTERED: CartaQuery = { q: '', sin: [], dieta: [], mostrar: [] }

const MAX_LENGTH = 80

/** Reads a query. Lists may be repeated (`sin=gluten&sin=soja`, as a form sends them) or written with commas. */
export function readQuery(
  valuesOf: (clave: string) => readonly string[],
  { alergenos, secciones }: KnownValues,
): CartaQuery {
  const given = (clave: string) => new Set(valuesOf(clave).flatMap((valor) => valor.split(/[,\s]+/)))
  const pick = <Word extends string>(clave: string, known: readonly Word[]) => {
    const words = given(clave)
    return known.filter((word) => words.has(word))
  }
  const avoided = pick('sin', alergenos)
  return {
    q: (valuesOf('q')[0] ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTH).trim(),
    sin: avoided,
    dieta: pick('dieta', DIETAS),
    mostrar: avoided.length > 0 ? pick('mostrar', secciones) : [],
  }
}

export function writeQuery({ q, sin, dieta, mostrar }: CartaQuery): string {
  const parts = [
    q && `q=${encodeURIComponent(q).replace(/%20/g, '+')}`,
    sin.length > 0 && `sin=${sin.join(',')}`,
    dieta.length > 0 && `dieta=${dieta.join(',')}`,
    sin.length > 0 && mostrar.length > 0 && `mostrar=${mostrar.join(',')}`,
  ].filter(Boolean)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

export const hasFilter = ({ q, sin, dieta }: CartaQuery): boolean =>
  q !== '' || sin.length > 0 || dieta.length > 0

const without = <T>(list: readonly T[], one: T): T[] => list.filter((other) => other !== one)

export function conditions(
  query: CartaQuery,
): { tipo: 'q' | 'sin' | 'dieta'; valor: string; resto: CartaQuery }[] {
  const { q, sin, dieta } = query
  return [
    ...dieta.map((valor) => ({
      tipo: 'dieta' as const,
      valor,
      resto: { ...query, dieta: without(dieta, valor) },
    })),
    ...(q ? [{ tipo: 'q' as const, valor: q, resto: { ...query, q: '' } }] : []),
    ...sin.map((valor) => ({
      tipo: 'sin' as const,
      valor,
      resto: { ...query, sin: without(sin, valor), mostrar: sin.length > 1 ? query.mostrar : [] },
    })),
  ]
}

export const withSectionShown = (query: CartaQuery, section: string, shown: boolean): CartaQuery => ({
  ...query,
  mostrar: shown ? [...without(query.mostrar, section), section] : without(query.mostrar, section),
})
