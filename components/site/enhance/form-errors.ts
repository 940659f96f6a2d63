import { createElement } from './element.ts'
import { markField } from './mark.ts'

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
export type FormProblem = { control: Control; text: string }

export const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

function labelOf(control: Control): string {
  const group = control.type === 'radio' ? control.closest('fieldset')?.querySelector('legend') : null
  const words = (group ?? control.labels?.[0])?.textContent ?? ''
  return words.trim().replace(/[.:]+$/, '')
}

/** Takes the reader to a field that is wrong. */
function goTo(control: Control): void {
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'center' })
}

/** Lists what is wrong at the head of a form, with links to the fields and the focus; empty, the list is hidden. */
export function listProblems(form: HTMLFormElement, found: readonly FormProblem[]): void {
  const box = form.querySelector<HTMLElement>('[data-errores]')
  if (!box) return
  const lines = found.map(({ control, text }) => {
    const words = [labelOf(control), text].filter(Boolean).join(': ')
    const link = createElement('a', { href: `#${control.id}`, class: 'enlace' }, words)
    link.addEventListener('click', (event) => {
      event.preventDefault()
      goTo(control)
    })
    return createElement('li', {}, link)
  })
  box.querySelector('ul')?.replaceChildren(...lines)
  box.hidden = found.length === 0
  if (found.length > 0) box.focus()
}

/** The line below a field, made at its first error from the form's pattern of one. */
function withLine(control: Control, form: HTMLFormElement): void {
  control.id ||= `campo-${control.name}`
  if (document.getElementById(`${control.id}-aviso`)) return
  const line = form.querySelector('[data-modelo] > p')?.cloneNode(true)
  if (!(line instanceof HTMLElement)) return
  line.id = `${control.id}-aviso`
  const hint = document.getElementById(`${control.id}-ayuda`)
  const group = control.type === 'radio' ? control.closest('fieldset') : control.closest('label')
  const place = hint ?? group ?? control
  place.after(line)
}

/** Says beside a field what is wrong with it; null when nothing is. */
export function tellProblem(control: Control, form: HTMLFormElement, text: string | null): void {
  if (text !== null) withLine(control, form)
  markField(control, text !== null, text ?? '')
}
