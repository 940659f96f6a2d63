/** The bracketed hints at the end of a message. They filter and sort, they never choose. */
export type ItemKind = 'dish' | 'wine' | 'drink'
export type Hints = {
  diets: readonly ('vegano' | 'vegetariano')[]
  avoidGluten: boolean
  allergy: boolean
  wines: readonly string[]
  period: 'comida' | 'cena' | 'cerrado' | null
  last: { kind: ItemKind; slug: string } | null
}

const NO_HINTS: Hints = {
  diets: [],
  avoidGluten: false,
  allergy: false,
  wines: [],
  period: null,
  last: null,
}

const DIETARY = ['vegano', 'vegetariano', 'gluten', 'celíaco', 'alergia']
const WINES = ['tinto', 'blanco', 'rosado', 'espumoso']
const ORDER = ['dietary', 'wine', 'time', 'context'] as const
type Name = (typeof ORDER)[number]

const listOf = (value: string, allowed: readonly string[]): string[] | null => {
  const parts = value.split(', ')
  return parts.every((part) => allowed.includes(part)) ? parts : null
}

/** Null when the value does not match the grammar: then it stays text. */
function read(name: Name, value: string): Partial<Hints> | null {
  if (name === 'dietary') {
    const parts = listOf(value, DIETARY)
    return (
      parts && {
        diets: (['vegano', 'vegetariano'] as const).filter((diet) => parts.includes(diet)),
        avoidGluten: parts.includes('gluten') || parts.includes('celíaco'),
        allergy: parts.includes('alergia'),
      }
    )
  }
  if (name === 'wine') {
    const wines = listOf(value, WINES)
    return wines && { wines }
  }
  if (name === 'time')
    return value === 'comida' || value === 'cena' || value === 'cerrado' ? { period: value } : null
  const last = /^last=(dish|wine|drink):([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(value)
  const [, kind, slug] = last ?? []
  return kind === 'dish' || kind === 'wine' || kind === 'drink' ? { last: { kind, slug: slug ?? '' } } : null
}

/** Invalid or misplaced hints stay text. */
export function takeHints(message: string): { text: string; hints: Hints } {
  let text = message.trim()
  let hints = NO_HINTS
  for (let before: number = ORDER.length; ; ) {
    const found = /(?:^|\s)\[(dietary|wine|time|context): ([^[\]]+)\]$/.exec(text)
    const name = ORDER.find((known) => known === found?.[1])
    const at = name ? ORDER.indexOf(name) : before
    if (!found || !name || at >= before) break
    const part = read(name, found[2] ?? '')
    if (!part) break
    hints = { ...hints, ...part }
    before = at
    text = text.slice(0, found.index).trimEnd()
  }
  return { text, hints }
}
