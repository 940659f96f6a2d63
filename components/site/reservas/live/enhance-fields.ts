import { avisoOf, DETAILS, FORM_FIELDS, type FormField, type FormValues } from '@/lib/reservas/form.ts'
import { createElement } from '../../enhance/element.ts'
import { markField } from '../../enhance/mark.ts'
import type { FormParts, ReservaRequest } from '../enhance-parts.ts'
import type { Say } from '../say.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

const FIELD_NAMES = [...DETAILS, 'primera_visita'] as const
export type FieldProblem = { name: FormField; text: string }

/** Reads, fills and checks the fields of the form. */
export function createFields({ form, errorSummary }: FormParts, say: Say, isWaiting: () => boolean) {
  const control = (name: FormField): Control | null => {
    const found = form.querySelector(`#reserva-${name}`)
    return isControl(found) ? found : null
  }
  const readValues = (): FormValues =>
    Object.fromEntries(
      FIELD_NAMES.flatMap((name) => {
        const field = control(name)
        if (field instanceof HTMLInputElement && field.type === 'checkbox')
          return field.checked ? [[name, 'on']] : []
        return field && field.value !== '' ? [[name, field.value]] : []
      }),
    )
  const fill = (values: FormValues) => {
    for (const name of FIELD_NAMES) {
      const field = control(name)
      if (field instanceof HTMLInputElement && field.type === 'checkbox')
        field.checked = values[name] !== undefined
      else if (field) field.value = values[name] ?? ''
    }
  }
  const problemOf = (name: FormField): string | null => {
    if (isWaiting() && ['ocasion', 'requisitos_dieteticos', 'consiente_dieta'].includes(name)) return null
    const aviso = avisoOf(name, readValues())
    return aviso && say(`avisos.${aviso}`)
  }
  const checkField = (name: FormField): string | null => {
    const field = control(name)
    const text = problemOf(name)
    if (field) markField(field, text !== null, text ?? '')
    if (text === null) clearError(name)
    return text
  }
  /** Removes a corrected field from the summary. */
  const clearError = (name: FormField) => {
    errorSummary.querySelector(`a[href="#reserva-${name}"]`)?.closest('li')?.remove()
    if (!errorSummary.querySelector('li')) errorSummary.hidden = true
  }
  const nameOf = (target: EventTarget | null): FormField | undefined =>
    DETAILS.find((name) => target instanceof Element && target.id === `reserva-${name}`)

  // Checked on leaving a field, and with every key while it is invalid.
  form.addEventListener('focusout', ({ target }) => {
    const name = nameOf(target)
    if (name && isControl(target) && (target.value !== '' || target.hasAttribute('aria-invalid')))
      checkField(name)
  })
  form.addEventListener('input', ({ target }) => {
    const name = nameOf(target)
    if (name && target instanceof Element && target.hasAttribute('aria-invalid')) checkField(name)
    // The allergies and their consent are corrected together.
    if (name === 'requisitos_dieteticos' && control('consiente_dieta')?.hasAttribute('aria-invalid'))
      checkField('consiente_dieta')
  })

  return {
    values: readValues,
    fill,
    /** Checks every detail, marks the invalid ones and what is missing of the table; gives all of them. */
    check(missing: readonly FieldProblem[]): FieldProblem[] {
      for (const name of ['personas', 'fecha_reserva', 'hora_reserva'] as const)
        setProblem(name, missing.find((error) => error.name === name)?.text ?? null)
      const wrong = DETAILS.flatMap((name) => {
        const text = checkField(name)
        return text === null ? [] : [{ name, text }]
      })
      return [...missing, ...wrong]
    },
    setProblem,
    /** Links to the invalid fields, with the focus; hidden when empty. `refused` shows the telephone. */
    showSummary(found: readonly FieldProblem[], refused = false) {
      const list = errorSummary.querySelector('ul')
      const help = errorSummary.querySelector<HTMLElement>('[data-ayuda]')
      if (help) help.hidden = !refused
      list?.replaceChildren(
        ...found.map(({ name, text }) => {
          const link = createElement('a', { href: `#reserva-${name}` }, text)
          link.addEventListener('click', (event) => {
            event.preventDefault()
            goTo(name)
          })
          return createElement('li', {}, link)
        }),
      )
      errorSummary.hidden = found.length === 0
      if (found.length > 0) errorSummary.focus()
    },
  }
  function setProblem(name: FormField, text: string | null) {
    const field = form.querySelector<HTMLElement>(`#reserva-${name}`)
    if (field) markField(field, text !== null, text ?? '')
    if (text === null) clearError(name)
  }
  function goTo(name: FormField) {
    const field =
      name === 'fecha_reserva'
        ? form.querySelector<HTMLElement>('[data-fecha][tabindex="0"]')
        : form.querySelector<HTMLElement>(`#reserva-${name}`)
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
  }
}

export function missingFields({ personas, fecha, hora, espera }: ReservaRequest, say: Say): FieldProblem[] {
  const found: [FormField, boolean, string][] = [
    ['personas', personas === null, say('avisos.personas')],
    ['fecha_reserva', fecha === null, say('faltaDia')],
    ['hora_reserva', fecha !== null && hora === null && espera === null, say('faltaHora')],
  ]
  return found.flatMap(([name, missing, text]) => (missing ? [{ name, text }] : []))
}

/** Refusals that another time may solve: the times are read again. */
export const TIME_REFUSALS: readonly string[] = [
  'lleno',
  'ritmo',
  'libre',
  'pasado',
  'cerrado',
  'hora_pasada',
  'aviso',
]
export const fieldOf = (campo: string | null): FormField | undefined =>
  FORM_FIELDS.find((name) => name === campo)
