import type { CartaQuery, Dieta } from './query.ts'
import { type Marks, search, type Textos } from './search.ts'
import { type Names, namesSection, wantedOf } from './wanted.ts'

export type FilterCard = {
  slug: string
  /** Keys of allergens; null where nobody has declared them, which is never "nothing". */
  declara: { contiene: readonly string[]; puede: readonly string[] } | null
  dieta: Dieta | null
  textos: Textos
}
export type Tipo = 'plato' | 'bebida'
export type Group = { slug: string; tipo: Tipo; fichas: readonly FilterCard[]; nombre?: string }

export type Motivos = { contiene: readonly string[]; puede: readonly string[]; sinDeclarar: boolean }

export type Verdict =
  | { ver: 'muestra'; marcas: Marks }
  | { ver: 'oculto' | 'avisado'; marcas: Marks; motivos: Motivos }
  | { ver: 'fuera' }

/** What speaks against a dish; null when nothing does. "May contain" counts as containing, undeclared is never safe. */
export function motivosOf(declared: FilterCard['declara'], avoided: readonly string[]): Motivos | null {
  if (avoided.length === 0) return null
  if (declared === null) return { contiene: [], puede: [], sinDeclarar: true }
  const contains = avoided.filter((clave) => declared.contiene.includes(clave))
  const mayContain = avoided.filter((clave) => declared.puede.includes(clave) && !contains.includes(clave))
  return contains.length + mayContain.length > 0
    ? { contiene: contains, puede: mayContain, sinDeclarar: false }
    : null
}

const matchesDieta = (dieta: Dieta | null, requested: readonly Dieta[]): boolean =>
  requested.every((wanted) => dieta === wanted || (wanted === 'vegetariano' && dieta === 'vegano'))

export function judge(
  card: FilterCard,
  { sin, dieta, mostrar }: CartaQuery,
  words: readonly string[],
  section: string,
  mistyped?: ReadonlySet<string>,
): Verdict {
  if (!matchesDieta(card.dieta, dieta)) return { ver: 'fuera' }
  const marks = search(card.textos, words, mistyped)
  if (!marks) return { ver: 'fuera' }
  const motivos = motivosOf(card.declara, sin)
  if (!motivos) return { ver: 'muestra', marcas: marks }
  return { ver: mostrar.includes(section) ? 'avisado' : 'oculto', marcas: marks, motivos }
}

export type Cuenta = { visibles: number; total: number }
export type FilteredSection = {
  slug: string
  tipo: Tipo
  veredictos: ReadonlyMap<string, Verdict>
  visibles: number
  excluidos: number
  mostrada: boolean
  motivos: Motivos
}
export type FilterResult = { secciones: readonly FilteredSection[]; platos: Cuenta; bebidas: Cuenta }

/** An allergen that one dish surely contains is not named again as a possible one. */
function mergeMotivos(all: readonly Motivos[], avoided: readonly string[]): Motivos {
  const contains = avoided.filter((clave) => all.some((one) => one.contiene.includes(clave)))
  return {
    contiene: contains,
    puede: avoided.filter(
      (clave) => !contains.includes(clave) && all.some((one) => one.puede.includes(clave)),
    ),
    sinDeclarar: all.some((one) => one.sinDeclarar),
  }
}

const OUT: Verdict = { ver: 'fuera' }

/** The words that no dish and no section has: they may be typing errors. */
const mistypedOf = (groups: readonly Group[], words: readonly string[]): ReadonlySet<string> =>
  new Set(
    words.filter((word) =>
      groups.every(
        ({ nombre, fichas }) =>
          !namesSection(word, nombre ?? '') && fichas.every(({ textos }) => search(textos, [word]) === null),
      ),
    ),
  )

/**
 * The whole menu under a query: a verdict per dish, and the counts of each section and of the page. A search also understands
 * the names of sections and diets, "without" an allergen, and typing errors. `names`: of allergens, in the page's language.
 */
export function filterGroups(groups: readonly Group[], query: CartaQuery, names: Names = {}): FilterResult {
  const wanted = wantedOf(query.q, names)
  const mistyped = mistypedOf(groups, wanted.words)
  const asked = { ...query, dieta: [...query.dieta, ...wanted.dieta] }
  const sections = groups.map(({ slug, tipo, fichas, nombre }): FilteredSection => {
    const words = wanted.words.filter((word) => !namesSection(word, nombre ?? ''))
    const verdicts = new Map(
      fichas.map(
        (card) =>
          [
            card.slug,
            motivosOf(card.declara, wanted.sin) ? OUT : judge(card, asked, words, slug, mistyped),
          ] as const,
      ),
    )
    const all = [...verdicts.values()]
    const excluded = all.flatMap((one) => ('motivos' in one ? [one.motivos] : []))
    return {
      slug,
      tipo,
      veredictos: verdicts,
      visibles: all.filter(({ ver }) => ver === 'muestra').length,
      excluidos: excluded.length,
      mostrada: query.mostrar.includes(slug),
      motivos: mergeMotivos(excluded, query.sin),
    }
  })
  const cuenta = (tipo: Tipo): Cuenta => ({
    visibles: sections.reduce((sum, one) => (one.tipo === tipo ? sum + one.visibles : sum), 0),
    total: groups.reduce((sum, one) => (one.tipo === tipo ? sum + one.fichas.length : sum), 0),
  })
  return { secciones: sections, platos: cuenta('plato'), bebidas: cuenta('bebida') }
}
