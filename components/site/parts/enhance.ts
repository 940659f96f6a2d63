import { fill } from '@/lib/i18n/fill-text.ts'
import { type Control, isControl, listProblems, tellProblem } from '../enhance/form-errors.ts'

/** As `Formulario` in messages. */
type Texts = Record<'falta' | 'casilla' | 'elige' | 'correo' | 'corto' | 'formato', string>

function problemOf(control: Control, texts: Texts): string | null {
  const { validity } = control
  const isBlank = control.required && control.value.trim() === ''
  if (validity.valid && !isBlank) return null
  if (validity.valueMissing || isBlank) {
    if (control.type === 'checkbox') return texts.casilla
    return control.type === 'radio' || control instanceof HTMLSelectElement ? texts.elige : texts.falta
  }
  if (validity.tooShort && 'minLength' in control) return fill(texts.corto, { n: control.minLength })
  return control.title || (control.type === 'email' ? texts.correo : texts.formato)
}

/** Tells what is wrong in a form as all forms of the site do: a list at its head, and a line below each field. */
export function enhance(element: HTMLElement): void {
  if (!(element instanceof HTMLFormElement)) return
  const form = element
  const texts: Texts = JSON.parse(form.dataset.avisos ?? '{}')
  form.noValidate = true
  // Of radios the first speaks for all.
  const controls = (): Control[] =>
    [...form.elements]
      .filter(isControl)
      .filter(({ type }) => type !== 'hidden')
      .filter((one, i, all) => one.type !== 'radio' || all.findIndex(({ name }) => name === one.name) === i)
  const check = (control: Control): string | null => {
    const text = problemOf(control, texts)
    tellProblem(control, form, text)
    return text
  }
  // Before whoever sends the form by script.
  form.addEventListener(
    'submit',
    (event) => {
      const found = controls().flatMap((control) => {
        const text = check(control)
        return text === null ? [] : [{ control, text }]
      })
      listProblems(form, found)
      if (found.length === 0) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
  // Only what is marked is looked at while it is corrected.
  form.addEventListener('input', ({ target }) => {
    if (!isControl(target)) return
    const [first = target] = controls().filter(({ name }) => name === target.name)
    if (first.hasAttribute('aria-invalid')) check(first)
  })
}
