/** What can be changed of a dish, a drink or a wine at a moment; prices in cents by their format. */
export type Changeable = {
  nombre: string
  descripcion: string | null
  visible: boolean
  precios: Readonly<Record<string, number>>
}
export type Change = { [Part in keyof Changeable]?: Changeable[Part] | undefined }
export type Planned = { fila: string; cambio: Change; en: string }

/** A thing as it will be at a moment (ISO 8601), when everything that is planned until then has happened. */
export function stateAt<T extends Changeable>(
  fila: string,
  now: T,
  planned: readonly Planned[],
  moment: string,
): T {
  const until = Date.parse(moment)
  const due = planned
    .filter((one) => one.fila === fila && Date.parse(one.en) <= until)
    .toSorted((a, b) => Date.parse(a.en) - Date.parse(b.en))
  let state = now
  for (const { cambio } of due)
    state = {
      ...state,
      nombre: cambio.nombre ?? state.nombre,
      descripcion: cambio.descripcion ?? state.descripcion,
      visible: cambio.visible ?? state.visible,
      precios: { ...state.precios, ...cambio.precios },
    }
  return state
}
