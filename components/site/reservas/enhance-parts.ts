import type { HHmm, IsoDate } from '@/lib/core/dates.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import type { DayTimeSlots, Dia, TimeSlot } from '@/lib/reservas/availability.ts'

export type { DayTimeSlots as Huecos, Dia, TimeSlot as Hueco }
export type Mesa = 'interior' | 'exterior'

/** What has been chosen so far; the details stay in their fields. */
export type ReservaRequest = {
  personas: number | null
  fecha: IsoDate | null
  hora: HHmm | null
  mesa: Mesa
  /** The full time whose waiting list is wanted instead of a table. */
  espera: HHmm | null
}

/** A text of the page by its name, with `{values}` filled in; empty when the page has none. */
export type Say = (name: string, values?: Readonly<Record<string, string>>) => string

export function createSay(textos: Readonly<Record<string, unknown>>): Say {
  return (name, values = {}) => {
    const text = name.split('.').reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), textos)
    if (typeof text !== 'string') return ''
    return text.replace(/\{(\w+)\}/g, (hole, key: string) => values[key] ?? hole)
  }
}
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The parts of the form (`reserva-form.tsx`) that its script works with. */
export function partsOf(root: HTMLElement) {
  const find = <E extends HTMLElement = HTMLElement>(selector: string) => root.querySelector<E>(selector)
  const parts = {
    root,
    form: find<HTMLFormElement>('form[method=post]'),
    formDia: find<HTMLFormElement>('form[method=get]'),
    resto: find<HTMLFieldSetElement>('fieldset[data-cerrado], form[method=post] fieldset:has([data-mesas])'),
    personas: find('[data-personas]'),
    grupo: find<HTMLInputElement>('[name=grupo]'),
    dia: find('[data-dia]'),
    sencillo: find('[data-sencillo]'),
    completos: find('[data-completos]'),
    paraHoy: find('[data-para-hoy]'),
    horas: find('[data-horas]'),
    pintado: find('[data-pintado]'),
    dicho: find('[data-dicho]'),
    mesas: find('[data-mesas]'),
    resumen: find('[data-resumen]'),
    cuando: find('[data-cuando]'),
    general: find('[data-general]'),
    enviar: find<HTMLButtonElement>('[data-enviar]'),
    errores: find('[data-errores]'),
  }
  const all = Object.values(parts).every((part) => part !== null)
  return all ? (parts as { [K in keyof typeof parts]: NonNullable<(typeof parts)[K]> }) : null
}
export type FormParts = NonNullable<ReturnType<typeof partsOf>>

type Attributes = Readonly<Record<string, string | boolean | null>>

/** An element with its attributes (true: present, false and null: absent) and what is in it. */
export function createElement<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes))
    if (value !== false && value !== null) element.setAttribute(name, value === true ? '' : value)
  element.append(...inside)
  return element
}

export const createButton = (text: string, attributes: Attributes, press: () => void): HTMLButtonElement => {
  const button = createElement('button', { type: 'button', ...attributes }, text)
  button.addEventListener('click', press)
  return button
}

export type Idioma = { locale: Locale; say: Say }
