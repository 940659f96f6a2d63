import type { HHmm } from '@/lib/core/dates.ts'
import type { DayTimeSlots, TimeSlot } from '@/lib/reservas/availability.ts'
import { createButton, createElement } from '../enhance/element.ts'
import type { FormParts, Mesa, Say } from './enhance-parts.ts'
import { canWait } from './state.ts'

type SlotsContext = {
  say: Say
  hora: HHmm | null
  nearby: readonly string[]
  choose(hora: HHmm): void
  wait(hora: HHmm): void
}

const allSlots = ({ comida, cena }: DayTimeSlots): TimeSlot[] => [...comida, ...cena]
export const freeSlot = (timeSlots: DayTimeSlots, hora: string | null): TimeSlot | undefined =>
  allSlots(timeSlots).find((timeSlot) => timeSlot.hora === hora && timeSlot.libre)

/** Renders the same markup as slots.tsx. */
export function renderSlots(slotArea: HTMLElement, timeSlots: DayTimeSlots, context: SlotsContext): void {
  const { say } = context
  const createOption = ({ hora, libre: freeSlot, motivo }: TimeSlot): HTMLElement => {
    const radio = createElement('input', {
      type: 'radio',
      id: `hora-${hora}`,
      name: 'hora_reserva',
      value: hora,
      disabled: !freeSlot,
    })
    radio.checked = hora === context.hora
    radio.addEventListener('change', () => context.choose(hora))
    const why = say(`hora_${motivo}`) || say('hora_lleno')
    return createElement(
      'label',
      { 'data-opcion': true },
      radio,
      createElement(
        'span',
        {},
        hora,
        ...(freeSlot ? [] : [createElement('small', { class: 'oculto' }, `, ${why}`)]),
      ),
    )
  }
  const group = (name: 'comida' | 'cena') =>
    timeSlots[name].length === 0
      ? []
      : [
          createElement(
            'fieldset',
            {},
            createElement('legend', {}, say(name)),
            createElement('div', { 'data-rejilla': true }, ...timeSlots[name].map(createOption)),
          ),
        ]
  const full = allSlots(timeSlots).filter(canWait)
  const nearby = context.nearby.filter((hora) => freeSlot(timeSlots, hora))
  slotArea.replaceChildren(
    ...(nearby.length === 0
      ? []
      : [
          createElement(
            'div',
            { 'data-cerca': true },
            createElement('p', {}, say('cerca')),
            ...nearby.map((hora) =>
              createButton(hora, {}, () => {
                document.querySelector<HTMLInputElement>(`#hora-${CSS.escape(hora)}`)?.click()
              }),
            ),
          ),
        ]),
    ...(allSlots(timeSlots).some((timeSlot) => timeSlot.libre)
      ? []
      : [createElement('p', {}, say('sinHoras'))]),
    ...group('comida'),
    ...group('cena'),
    ...(allSlots(timeSlots).every((timeSlot) => timeSlot.libre)
      ? []
      : [createElement('p', {}, say('tachadas'))]),
    ...(full.length === 0
      ? []
      : [
          createElement(
            'div',
            { 'data-en-espera': true },
            createElement('p', {}, say('esperaAyuda')),
            ...full.map(({ hora }) =>
              createButton(hora, { 'aria-label': say('esperaHora', { hora }) }, () => context.wait(hora)),
            ),
          ),
        ]),
  )
}

export function renderUnavailable(slotArea: HTMLElement, say: Say, again: () => void): void {
  const text = createElement('p', {}, say('sinDatos'))
  slotArea.replaceChildren(
    createElement(
      'div',
      { 'data-roto': true, role: 'alert' },
      text,
      createButton(say('reintentar'), {}, again),
    ),
  )
}

export function renderEspera(slotArea: HTMLElement, say: Say, hora: HHmm, remove: () => void): void {
  slotArea.replaceChildren(
    createElement(
      'div',
      { 'data-caja-espera': true },
      createElement('h3', {}, `${say('esperaTitulo')}: ${hora}`),
      createElement('p', {}, say('esperaTexto')),
      createButton(say('esperaQuitar'), {}, remove),
    ),
  )
}

/** Enables the areas that are free at the chosen time. Returns the area that is chosen then. */
export function setMesas({ mesas }: FormParts, timeSlot: TimeSlot | undefined, chosenMesa: Mesa): Mesa {
  const radios = [...mesas.querySelectorAll<HTMLInputElement>('input')]
  for (const radio of radios) {
    const full = timeSlot !== undefined && timeSlot.mesas[radio.value as Mesa] !== null
    radio.disabled = full
    const said = radio.closest('label')?.querySelector<HTMLElement>('[data-llena]')
    if (said) said.hidden = !full
  }
  const open = radios.find(({ value, disabled }) => value === chosenMesa && !disabled)
  const chosen = open ?? radios.find(({ disabled }) => !disabled)
  if (chosen) chosen.checked = true
  return chosen?.value === 'exterior' ? 'exterior' : 'interior'
}
