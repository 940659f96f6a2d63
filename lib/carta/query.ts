/** What a guest asks of the menu, as its address says it: `?q=gamba&sin=gluten,soja&dieta=vegano&mostrar=postres`. */
export const DIETAS = ['vegano', 'vegetariano'] as const
export type Dieta = (typeof DIETAS)[number]

export type Consulta = {
  /** Words to be found, with single spaces. */
  q: string
  /** Allergens to be left out, by key, in the order of the law. */
  sin: readonly string[]
  dieta: readonly Dieta[]
  /** Sections whose hidden dishes are shown anyway. */
  mostrar: readonly string[]
}
/** The words an address may use; anything else in it is nobody's. */
export type Conocidos = { alergenos: readonly string[]; secciones: readonly string[] }

export const TODO: Consulta = { q: '', sin: [], dieta: [], mostrar: [] }

/** Nobody searches for more, and an address is anybody's text. */
const LARGO = 80

/**
 * Reads a question from the values of an address or a form.
 * Lists may be repeated (`sin=gluten&sin=soja`, as a form sends them) or written with commas.
 */
export function leerConsulta(
  valores: (clave: string) => readonly string[],
  { alergenos, secciones }: Conocidos,
): Consulta {
  const dichos = (clave: string) => new Set(valores(clave).flatMap((valor) => valor.split(/[,\s]+/)))
  const de = <Palabra extends string>(clave: string, conocidas: readonly Palabra[]) => {
    const words = dichos(clave)
    return conocidas.filter((palabra) => words.has(palabra))
  }
  const sin = de('sin', alergenos)
  return {
    q: (valores('q')[0] ?? '').replace(/\s+/g, ' ').trim().slice(0, LARGO).trim(),
    sin,
    dieta: de('dieta', DIETAS),
    mostrar: sin.length > 0 ? de('mostrar', secciones) : [],
  }
}

/** The one way to write a question: `?…`, or nothing where nothing is asked. */
export function escribirConsulta({ q, sin, dieta, mostrar }: Consulta): string {
  const partes = [
    q && `q=${encodeURIComponent(q).replace(/%20/g, '+')}`,
    sin.length > 0 && `sin=${sin.join(',')}`,
    dieta.length > 0 && `dieta=${dieta.join(',')}`,
    sin.length > 0 && mostrar.length > 0 && `mostrar=${mostrar.join(',')}`,
  ].filter(Boolean)
  return partes.length > 0 ? `?${partes.join('&')}` : ''
}

/** True when there is anything to search for or to leave out. */
export const hayFiltro = ({ q, sin, dieta }: Consulta): boolean =>
  q !== '' || sin.length > 0 || dieta.length > 0

const menos = <T>(lista: readonly T[], uno: T): T[] => lista.filter((otro) => otro !== uno)

/** Each single condition of a question, with the question that is left without it: the removable tokens. */
export function condiciones(
  consulta: Consulta,
): { tipo: 'q' | 'sin' | 'dieta'; valor: string; resto: Consulta }[] {
  const { q, sin, dieta } = consulta
  return [
    ...dieta.map((valor) => ({
      tipo: 'dieta' as const,
      valor,
      resto: { ...consulta, dieta: menos(dieta, valor) },
    })),
    ...(q ? [{ tipo: 'q' as const, valor: q, resto: { ...consulta, q: '' } }] : []),
    ...sin.map((valor) => ({
      tipo: 'sin' as const,
      valor,
      resto: { ...consulta, sin: menos(sin, valor), mostrar: sin.length > 1 ? consulta.mostrar : [] },
    })),
  ]
}

/** The same question with the hidden dishes of a section shown anyway, or hidden again. */
export const conMostrar = (consulta: Consulta, seccion: string, mostrar: boolean): Consulta => ({
  ...consulta,
  mostrar: mostrar ? [...menos(consulta.mostrar, seccion), seccion] : menos(consulta.mostrar, seccion),
})
