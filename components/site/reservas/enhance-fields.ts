import { avisoDe, DETALLES, ESCRITOS, type Escrito, type Escritos } from '@/lib/reservas/form.ts'
import { marcar } from '../enhance/mark.ts'
import { crear, type Decir, type Partes, type Pedido } from './enhance-parts.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

const NOMBRES = [...DETALLES, 'primera_visita'] as const
export type Error = { name: Escrito; text: string }

/** The details in their fields: what is typed, what is wrong with it, and where. */
export function campos({ form, errores }: Partes, decir: Decir, enEspera: () => boolean) {
  const control = (name: Escrito): Control | null => {
    const found = form.querySelector(`#reserva-${name}`)
    return isControl(found) ? found : null
  }
  const escritos = (): Escritos =>
    Object.fromEntries(
      NOMBRES.flatMap((name) => {
        const field = control(name)
        if (field instanceof HTMLInputElement && field.type === 'checkbox')
          return field.checked ? [[name, 'on']] : []
        return field && field.value !== '' ? [[name, field.value]] : []
      }),
    )
  const rellenar = (values: Escritos) => {
    for (const name of NOMBRES) {
      const field = control(name)
      if (field instanceof HTMLInputElement && field.type === 'checkbox')
        field.checked = values[name] !== undefined
      else if (field) field.value = values[name] ?? ''
    }
  }
  const malo = (name: Escrito): string | null => {
    if (enEspera() && ['ocasion', 'requisitos_dieteticos', 'consiente_dieta'].includes(name)) return null
    const aviso = avisoDe(name, escritos())
    return aviso && decir(`avisos.${aviso}`)
  }
  const ver = (name: Escrito): string | null => {
    const field = control(name)
    const text = malo(name)
    if (field) marcar(field, text !== null, text ?? '')
    if (text === null) tachar(name)
    return text
  }
  /** What has been mended leaves the list, and an empty list the page. */
  const tachar = (name: Escrito) => {
    errores.querySelector(`a[href="#reserva-${name}"]`)?.closest('li')?.remove()
    if (!errores.querySelector('li')) errores.hidden = true
  }
  const nameOf = (target: EventTarget | null): Escrito | undefined =>
    DETALLES.find((name) => target instanceof Element && target.id === `reserva-${name}`)

  // On leaving a field it is looked at; what was wrong is looked at with every key.
  form.addEventListener('focusout', ({ target }) => {
    const name = nameOf(target)
    if (name && isControl(target) && (target.value !== '' || target.hasAttribute('aria-invalid'))) ver(name)
  })
  form.addEventListener('input', ({ target }) => {
    const name = nameOf(target)
    if (name && target instanceof Element && target.hasAttribute('aria-invalid')) ver(name)
    // The two belong together: what is wrong with one is mended in the other.
    if (name === 'requisitos_dieteticos' && control('consiente_dieta')?.hasAttribute('aria-invalid'))
      ver('consiente_dieta')
  })

  return {
    escritos,
    rellenar,
    /** Every detail that is wrong, marked where it stands. */
    revisar: (): Error[] =>
      DETALLES.flatMap((name) => {
        const text = ver(name)
        return text === null ? [] : [{ name, text }]
      }),
    /** What the house says of one field. */
    decirDe(name: Escrito, text: string | null) {
      const field = form.querySelector<HTMLElement>(`#reserva-${name}`)
      if (field) marcar(field, text !== null, text ?? '')
      if (text === null) tachar(name)
    },
    /**
     * The list of what is wrong, with the way to each field and the focus; nothing wrong takes it away.
     *
     * @param refused the house said no: its telephone stands below
     */
    resumir(found: readonly Error[], refused = false) {
      const list = errores.querySelector('ul')
      const help = errores.querySelector<HTMLElement>('[data-ayuda]')
      if (help) help.hidden = !refused
      list?.replaceChildren(
        ...found.map(({ name, text }) => {
          const link = crear('a', { href: `#reserva-${name}` }, text)
          link.addEventListener('click', (event) => {
            event.preventDefault()
            irA(name)
          })
          return crear('li', {}, link)
        }),
      )
      errores.hidden = found.length === 0
      if (found.length > 0) errores.focus()
    },
  }
  function irA(name: Escrito) {
    const field =
      name === 'fecha_reserva'
        ? form.querySelector<HTMLElement>('[data-fecha][tabindex="0"]')
        : form.querySelector<HTMLElement>(`#reserva-${name}`)
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
  }
}

/** What is still missing besides the details. */
export function faltas({ personas, fecha, hora, espera }: Pedido, decir: Decir): Error[] {
  const found: [Escrito, boolean, string][] = [
    ['personas', personas === null, decir('avisos.personas')],
    ['fecha_reserva', fecha === null, decir('faltaDia')],
    ['hora_reserva', fecha !== null && hora === null && espera === null, decir('faltaHora')],
  ]
  return found.flatMap(([name, missing, text]) => (missing ? [{ name, text }] : []))
}

/** Refusals that another time of the day may cure: what is free is read again. */
export const DE_LA_HORA: readonly string[] = [
  'lleno',
  'ritmo',
  'libre',
  'pasado',
  'cerrado',
  'hora_pasada',
  'aviso',
]
/** The field a refusal speaks of, if this form has it. */
export const campoDe = (campo: string | null): Escrito | undefined => ESCRITOS.find((name) => name === campo)
