import type { Consulta, Dieta } from './query.ts'
import { buscar, type Marcas, palabrasDe, type Textos } from './search.ts'

/** A dish or drink as the filter sees it: the same from the rows on the server and from the page in the browser. */
export type Ficha = {
  slug: string
  /** Keys of what it contains and may contain; null where nobody has declared it, which is never "nothing". */
  declara: { contiene: readonly string[]; puede: readonly string[] } | null
  dieta: Dieta | null
  textos: Textos
}
export type Tipo = 'plato' | 'bebida'
export type Grupo = { slug: string; tipo: Tipo; fichas: readonly Ficha[] }

/** Why a dish is not for this guest. */
export type Motivos = { contiene: readonly string[]; puede: readonly string[]; sinDeclarar: boolean }

/**
 * What becomes of a dish: it is in the list; it is hidden because of an allergen; it would be, but its section is shown
 * anyway and it carries a warning; or it is not what was asked for.
 */
export type Veredicto =
  | { ver: 'muestra'; marcas: Marcas }
  | { ver: 'oculto' | 'avisado'; marcas: Marcas; motivos: Motivos }
  | { ver: 'fuera' }

/**
 * What speaks against a dish under exclusions; null when nothing does.
 * "May contain" counts as containing, and what nobody has declared is never safe.
 */
export function motivosDe(declara: Ficha['declara'], sin: readonly string[]): Motivos | null {
  if (sin.length === 0) return null
  if (declara === null) return { contiene: [], puede: [], sinDeclarar: true }
  const contiene = sin.filter((clave) => declara.contiene.includes(clave))
  const puede = sin.filter((clave) => declara.puede.includes(clave) && !contiene.includes(clave))
  return contiene.length + puede.length > 0 ? { contiene, puede, sinDeclarar: false } : null
}

/** Every diet asked for has to be kept; what is vegan is vegetarian too. */
export const cumpleDieta = (dieta: Dieta | null, pedida: readonly Dieta[]): boolean =>
  pedida.every((una) => dieta === una || (una === 'vegetariano' && dieta === 'vegano'))

/** What becomes of one dish of a section under a question. `palabras` are those of its search. */
export function juzgar(
  ficha: Ficha,
  { sin, dieta, mostrar }: Consulta,
  palabras: readonly string[],
  seccion: string,
): Veredicto {
  if (!cumpleDieta(ficha.dieta, dieta)) return { ver: 'fuera' }
  const marcas = buscar(ficha.textos, palabras)
  if (!marcas) return { ver: 'fuera' }
  const motivos = motivosDe(ficha.declara, sin)
  if (!motivos) return { ver: 'muestra', marcas }
  return { ver: mostrar.includes(seccion) ? 'avisado' : 'oculto', marcas, motivos }
}

export type Cuenta = { visibles: number; total: number }
export type SeccionFiltrada = {
  slug: string
  tipo: Tipo
  veredictos: ReadonlyMap<string, Veredicto>
  /** Dishes in the list with nothing against them. */
  visibles: number
  /** Dishes with something against them, hidden or shown anyway. */
  excluidos: number
  mostrada: boolean
  motivos: Motivos
}
export type Resultado = { secciones: readonly SeccionFiltrada[]; platos: Cuenta; bebidas: Cuenta }

/** All reasons of a section, each once; who surely contains something need not be told that others may. */
function juntar(todos: readonly Motivos[], sin: readonly string[]): Motivos {
  const contiene = sin.filter((clave) => todos.some((uno) => uno.contiene.includes(clave)))
  return {
    contiene,
    puede: sin.filter((clave) => !contiene.includes(clave) && todos.some((uno) => uno.puede.includes(clave))),
    sinDeclarar: todos.some((uno) => uno.sinDeclarar),
  }
}

/** The whole menu under a question: a verdict per dish, and what each section and the page say of them. */
export function filtrar(grupos: readonly Grupo[], consulta: Consulta): Resultado {
  const palabras = palabrasDe(consulta.q)
  const secciones = grupos.map(({ slug, tipo, fichas }): SeccionFiltrada => {
    const veredictos = new Map(
      fichas.map((ficha) => [ficha.slug, juzgar(ficha, consulta, palabras, slug)] as const),
    )
    const todos = [...veredictos.values()]
    const excluidos = todos.flatMap((uno) => ('motivos' in uno ? [uno.motivos] : []))
    return {
      slug,
      tipo,
      veredictos,
      visibles: todos.filter(({ ver }) => ver === 'muestra').length,
      excluidos: excluidos.length,
      mostrada: consulta.mostrar.includes(slug),
      motivos: juntar(excluidos, consulta.sin),
    }
  })
  const cuenta = (tipo: Tipo): Cuenta => ({
    visibles: secciones.reduce((sum, uno) => (uno.tipo === tipo ? sum + uno.visibles : sum), 0),
    total: grupos.reduce((sum, uno) => (uno.tipo === tipo ? sum + uno.fichas.length : sum), 0),
  })
  return { secciones, platos: cuenta('plato'), bebidas: cuenta('bebida') }
}
