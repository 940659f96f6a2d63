import { type HHmm, type IsoDate, isHHmm } from '@/lib/core/dates.ts'
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

/** The elements that the form needs; null when one is missing. */
export function partsOf(root: HTMLElement) {
  const find = <E extends HTMLElement = HTMLElement>(selector: string) => root.querySelector<E>(selector)
  const parts = {
    root,
    form: find<HTMLFormElement>('form[method=post]'),
    personas: find('[data-personas]'),
    groupSize: find<HTMLInputElement>('[name=grupo]'),
    todayNote: find('[data-para-hoy]'),
    slots: find('[data-horas]'),
    slotArea: find('[data-pintado]'),
    slotStatus: find('[data-dicho]'),
    mesas: find('[data-mesas]'),
    ticket: find('[data-resumen]'),
    when: find('[data-cuando]'),
    general: find('[data-general]'),
    errorSummary: find('[data-errores]'),
  }
  const all = Object.values(parts).every((part) => part !== null)
  return all ? (parts as { [K in keyof typeof parts]: NonNullable<(typeof parts)[K]> }) : null
}
export type FormParts = NonNullable<ReturnType<typeof partsOf>>

/** What is chosen in the page beside the day. */
export function readChoices({
  form,
  root,
  mesas,
}: FormParts): Pick<ReservaRequest, 'hora' | 'mesa' | 'espera'> {
  const hora = form.querySelector<HTMLInputElement>('[name=hora_reserva]:checked')?.value ?? ''
  const { espera = '' } = root.dataset
  return {
    hora: isHHmm(hora) ? hora : null,
    mesa: mesas.querySelector('[value=exterior]:checked') ? 'exterior' : 'interior',
    espera: isHHmm(espera) ? espera : null,
  }
}

export type Wording = { locale: Locale; say: Say }
