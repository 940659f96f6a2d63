import { type CartaQuery, UNFILTERED } from '@/lib/carta/query.ts'
import { createButton, createElement } from '../enhance/element.ts'
import { guestData } from '../enhance/mine.ts'

/** Set while the guest wants to see everything in this tab. */
const ALL_KEY = 'alma-todos'

const storage = (): Storage | null => {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

/**
 * Applies the diet that the signed-in guest keeps with the house, with a button that shows everything again. It never enters
 * the address: that is health data.
 */
export async function applyProfile(
  summary: HTMLElement | null,
  apply: (query: CartaQuery) => void,
): Promise<void> {
  const tab = storage()
  if (tab?.getItem(ALL_KEY)) return
  const found = await guestData()
  const needs = found?.datos.necesidades
  if (!found || !needs || needs.dieta.length + needs.alergenos.length === 0) return
  apply({ ...UNFILTERED, sin: needs.alergenos, dieta: needs.dieta })
  const note = createElement(
    'p',
    { 'data-perfil-aplicado': true, role: 'status' },
    `${found.textos.aplicada} `,
  )
  note.append(
    createButton(found.textos.verTodos, { class: 'enlace' }, () => {
      tab?.setItem(ALL_KEY, '1')
      note.remove()
      apply(UNFILTERED)
      summary?.focus({ preventScroll: true })
    }),
  )
  summary?.before(note)
}
