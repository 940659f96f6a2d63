import type { IsoDate } from '@/lib/core/dates.ts'
import { FORM_KEYS, recall } from '../../chat/memory.ts'
import type { Touch } from '../enhance/touch.ts'
import { begin, startPartsOf } from './enhance-start.ts'
import type { LiveForm } from './live/enhance-form.ts'

const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input']

/**
 * What is seen before a touch: one form of the two, and the calendar with its free days. The rest comes with the first touch,
 * or at once where there is more to show; what the guest does before waits for it. Without script the form works in two steps.
 */
export function enhance(root: HTMLElement, touch?: Touch): void {
  const parts = startPartsOf(root)
  if (!parts) return
  const { form, slotArea, submit } = parts
  const begun = begin(parts, chooseDay)
  const { request, say, calendar, guest, renderButton } = begun
  let arriving: Promise<LiveForm | null> | null = null
  let live: LiveForm | null = null
  let hasFailed = false
  let isHeld = false

  /** Null when it does not come: the next touch asks again. */
  const load = () => {
    arriving ??= import('./live/enhance-form.ts').then(
      ({ openForm }) => {
        live = openForm(begun)
        return live
      },
      () => {
        arriving = null
        hasFailed = true
        if (guest.day) slotArea.textContent = say('sinDatos')
        return null
      },
    )
    return arriving
  }
  function chooseDay(fecha: IsoDate) {
    if (live) return live.chooseDay(fecha)
    guest.day = fecha
    calendar.show()
    slotArea.textContent = say('cargando')
    load()
  }
  const send = async () => {
    if (live) return live.submit()
    if (isHeld) return
    isHeld = true
    const text = submit.textContent
    renderButton(say('enviando'), true)
    const arrived = await load()
    isHeld = false
    if (arrived) return arrived.submit()
    renderButton(text, false)
    const general = root.querySelector<HTMLElement>('[data-general]')
    const said = general?.querySelector('span')
    if (said) said.textContent = say(navigator.onLine ? 'avisos.fallo' : 'sinConexion')
    if (general) general.hidden = false
  }

  for (const name of TOUCHES)
    root.addEventListener(name, () => {
      guest.hasInput ||= name === 'input'
      // A mouse that only passes would ask without end.
      if (!hasFailed || name !== 'pointerover') load()
    })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    send()
  })
  calendar.refresh()
  if (touch || request.fecha || isKnown() || root.matches('[data-espera], :hover, :focus-within')) load()
}

/** The guest was here before, or is signed in: there is something to fill in. */
const isKnown = () => Object.values(FORM_KEYS).some(recall) || document.cookie.includes('alma-cuenta')
