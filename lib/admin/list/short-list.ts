type WithVisible = { visible: boolean }
export type ShortFilter = 'todas' | 'publicadas' | 'ocultas' | 'traducir'
const FILTERS = ['todas', 'publicadas', 'ocultas', 'traducir'] as const satisfies readonly ShortFilter[]

export function filterRows<R extends WithVisible>(
  all: readonly R[],
  asked: unknown,
  isUntranslated: (row: R) => boolean,
) {
  const belongs: Readonly<Record<ShortFilter, (row: R) => boolean>> = {
    todas: () => true,
    publicadas: ({ visible }) => visible,
    ocultas: ({ visible }) => !visible,
    traducir: isUntranslated,
  }
  const filter = FILTERS.find((name) => name === asked) ?? 'todas'
  return {
    filter,
    rows: all.filter(belongs[filter]),
    counts: FILTERS.map((name) => [name, all.filter(belongs[name]).length] as const),
  }
}
