import type { HHmm } from '@/lib/core/dates.ts'
import {
  createButton,
  createElement,
  type FormParts,
  type Hueco,
  type Huecos,
  type Mesa,
  type Say,
} from './enhance-parts.ts'

type SlotsContext = {
  say: Say
  hora: HHmm | null
  /** Free times near one that was refused. */
  cerca: readonly string[]
  elegir(hora: HHmm): void
  esperar(hora: HHmm): void
}

const turnos = ({ comida, cena }: Huecos): Hueco[] => [...comida, ...cena]
/** What a time is missing before one may wait for it: seats, and nothing else. */
const canWait = ({ motivo }: Hueco): boolean => motivo === 'lleno' || motivo === 'ritmo'

/** The time of a day, if it can still be had. */
export const libre = (timeSlots: Huecos, hora: string | null): Hueco | undefined =>
  turnos(timeSlots).find((timeSlot) => timeSlot.hora === hora && timeSlot.libre)

/** Writes the times of a day as the page does (`reserva-horas.tsx`). */
export function renderHoras(slotArea: HTMLElement, timeSlots: Huecos, context: SlotsContext): void {
  const { say } = context
  const createOption = ({ hora, libre, motivo }: Hueco): HTMLElement => {
    const radio = createElement('input', {
      type: 'radio',
      id: `hora-${hora}`,
      name: 'hora_reserva',
      value: hora,
      disabled: !libre,
    })
    radio.checked = hora === context.hora
    radio.addEventListener('change', () => context.elegir(hora))
    const why = say(`hora_${motivo}`) || say('hora_lleno')
    return createElement(
      'label',
      { 'data-opcion': true },
      radio,
      createElement(
        'span',
        {},
        hora,
        ...(libre ? [] : [createElement('small', { class: 'oculto' }, `, ${why}`)]),
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
  const full = turnos(timeSlots).filter(canWait)
  const nearby = context.cerca.filter((hora) => libre(timeSlots, hora))
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
    ...(turnos(timeSlots).some((timeSlot) => timeSlot.libre)
      ? []
      : [createElement('p', {}, say('sinHoras'))]),
    ...group('comida'),
    ...group('cena'),
    ...(turnos(timeSlots).every((timeSlot) => timeSlot.libre)
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
              createButton(hora, { 'aria-label': say('esperaHora', { hora }) }, () => context.esperar(hora)),
            ),
          ),
        ]),
  )
}

/** Nobody can tell what is free: no guess, and the way to ask again. */
export function renderBroken(slotArea: HTMLElement, say: Say, again: () => void): void {
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

/** The waiting list of a full time, in the place of the times. */
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

/**
 * Opens and closes the areas as the chosen time allows.
 *
 * @returns the area that is chosen now
 */
export function setMesas({ mesas }: FormParts, timeSlot: Hueco | undefined, chosenMesa: Mesa): Mesa {
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
