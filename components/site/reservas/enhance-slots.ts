import type { HHmm } from '@/lib/core/dates.ts'
import type { DayTimeSlots, TimeSlot } from '@/lib/reservas/availability.ts'
import { createButton, createElement } from '../enhance/element.ts'
import { allSlots, createOffer, isFree, isFreeAt } from './enhance-areas.ts'
import type { Mesa, ReservaRequest, Say } from './enhance-parts.ts'
import { canWait } from './state.ts'

type SlotsContext = {
  say: Say
  request: Pick<ReservaRequest, 'hora' | 'mesa'>
  /** A time that the guest wanted and that is full in the chosen area. */
  offered: HHmm | null
  nameOf(mesa: Mesa): string
  nearby: readonly string[]
  choose(hora: HHmm, mesa?: Mesa): void
  wait(hora: HHmm): void
}

/** Renders the same markup as slots.tsx. */
export function renderSlots(slotArea: HTMLElement, timeSlots: DayTimeSlots, context: SlotsContext): void {
  const { say, request } = context
  const { mesa } = request
  const focused = slotArea.contains(document.activeElement) ? document.activeElement?.id : null
  const createOption = (timeSlot: TimeSlot): HTMLElement => {
    const { hora, libre, motivo } = timeSlot
    const elsewhere = libre && !isFree(timeSlot, mesa)
    const radio = createElement('input', {
      type: 'radio',
      id: `hora-${hora}`,
      name: 'hora_reserva',
      value: hora,
      disabled: !libre,
    })
    radio.checked = hora === request.hora
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
        ...(elsewhere ? [createElement('small', { 'data-en-otra': true }, say('hora_lleno'))] : []),
        ...(libre ? [] : [createElement('small', { class: 'oculto' }, `, ${why}`)]),
      ),
    )
  }
  const take = (hora: HHmm, where: Mesa) => {
    context.choose(hora, where)
    document.getElementById(`hora-${hora}`)?.focus()
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
          ...timeSlots[name]
            .filter(({ hora }) => hora === context.offered)
            .map(({ hora }) => createOffer(timeSlots, hora, { ...context, mesa, take })),
        ]
  const full = allSlots(timeSlots).filter(canWait)
  const nearby = context.nearby.filter((hora) => isFreeAt(timeSlots, hora, mesa))
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
  if (focused) document.getElementById(focused)?.focus()
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
