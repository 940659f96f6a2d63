import type { HHmm, IsoDate } from '@/lib/core/dates.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import type { Say } from './say.ts'

export type Mesa = 'interior' | 'exterior'

export type ReservaRequest = {
  personas: number | null
  fecha: IsoDate | null
  hora: HHmm | null
  mesa: Mesa
  /** The full time whose waiting list is wanted instead of a table. */
  espera: HHmm | null
}

/** The elements that the script needs; null when one is missing. */
export function partsOf(root: HTMLElement) {
  const find = <E extends HTMLElement = HTMLElement>(selector: string) => root.querySelector<E>(selector)
  const parts = {
    root,
    form: find<HTMLFormElement>('form[method=post]'),
    dayForm: find<HTMLFormElement>('form[method=get]'),
    rest: find<HTMLFieldSetElement>('fieldset[data-cerrado], form[method=post] fieldset:has([data-mesas])'),
    personas: find('[data-personas]'),
    groupSize: find<HTMLInputElement>('[name=grupo]'),
    dateField: find('[data-sencillo]'),
    fullDays: find('[data-completos]'),
    todayNote: find('[data-para-hoy]'),
    slots: find('[data-horas]'),
    slotArea: find('[data-pintado]'),
    slotStatus: find('[data-dicho]'),
    mesas: find('[data-mesas]'),
    ticket: find('[data-resumen]'),
    when: find('[data-cuando]'),
    general: find('[data-general]'),
    submit: find<HTMLButtonElement>('[data-enviar]'),
    errorSummary: find('[data-errores]'),
  }
  const all = Object.values(parts).every((part) => part !== null)
  return all ? (parts as { [K in keyof typeof parts]: NonNullable<(typeof parts)[K]> }) : null
}
export type FormParts = NonNullable<ReturnType<typeof partsOf>>

export type Wording = { locale: Locale; say: Say }
