import type { HHmm } from '@/lib/core/dates.ts'
import type { DayTimeSlots, TimeSlot } from '@/lib/reservas/availability.ts'
import type { Tree } from '../enhance/tree.ts'
import { allSlots, isFree } from './areas.ts'
import type { Mesa } from './enhance-parts.ts'
import type { Say } from './say.ts'
import { canWait } from './state.ts'

/** What is pressed: it takes a time, joins a waiting list or leaves it, or reads the times again. */
type Press = {
  does: 'toma' | 'espera' | 'quita' | 'reintenta'
  text: string
  hora?: string
  mesa?: Mesa
  /** Its name, where the text alone does not say enough. */
  label?: string
}
/** How that is written: as a button for the script, as links for a page without one. */
export type Control = (press: Press) => Tree

export const asButton: Control = ({ does, text, hora = null, mesa = null, label = null }) => [
  'button',
  { type: 'button', 'data-pulsa': does, 'data-hora': hora, 'data-mesa': mesa, 'aria-label': label },
  text,
]

export type Slots = {
  /** Null before a day is chosen. */
  timeSlots: DayTimeSlots | 'unavailable' | null
  /** The full time whose waiting list is asked for. */
  espera: HHmm | null
  hora: string | null
  /** Null where the area is chosen after the time. */
  mesa: Mesa | null
  /** Free times near the one that was wanted. */
  nearby: readonly string[]
  /** What stands below the times of a day or an evening that has `hora`. */
  offer?: { hora: HHmm; tree: Tree } | null
}

/** The times of a day, or what stands in their place. */
export function slotTrees(slots: Slots, say: Say, control: Control): Tree[] {
  const { timeSlots, espera } = slots
  if (timeSlots === 'unavailable')
    return [
      [
        'div',
        { 'data-roto': true, role: 'alert' },
        ['p', {}, say('sinDatos')],
        control({ does: 'reintenta', text: say('reintentar') }),
      ],
    ]
  if (espera) return [esperaTree(espera, say, control)]
  if (timeSlots === null) return [['p', {}, say('eligeDia')]]
  return dayTrees({ ...slots, timeSlots }, say, control)
}

const esperaTree = (hora: HHmm, say: Say, control: Control): Tree => [
  'div',
  { 'data-caja-espera': true },
  ['h3', {}, `${say('esperaTitulo')}: ${hora}`],
  ['input', { type: 'hidden', name: 'hora_reserva', value: hora }],
  ['p', {}, say('esperaTexto')],
  control({ does: 'quita', text: say('esperaQuitar') }),
]

function dayTrees(day: Slots & { timeSlots: DayTimeSlots }, say: Say, control: Control): Tree[] {
  const { timeSlots, nearby, hora, mesa, offer } = day
  const all = allSlots(timeSlots)
  const group = (name: 'comida' | 'cena'): Tree[] => {
    const times = timeSlots[name]
    if (times.length === 0) return []
    const options = times.map((timeSlot) => optionTree(timeSlot, hora, mesa, say))
    return [
      ['fieldset', {}, ['legend', {}, say(name)], ['div', { 'data-rejilla': true }, ...options]],
      ...(offer && times.some((timeSlot) => timeSlot.hora === offer.hora) ? [offer.tree] : []),
    ]
  }
  const near = nearby.map((at) => control({ does: 'toma', hora: at, text: at }))
  const lists = all
    .filter(canWait)
    .map(({ hora: at }) =>
      control({ does: 'espera', hora: at, text: at, label: say('esperaHora', { hora: at }) }),
    )
  const box = (mark: string, text: string, controls: Tree[]): Tree[] =>
    controls.length > 0 ? [['div', { [mark]: true }, ['p', {}, text], ...controls]] : []
  const said = (text: string, isSaid: boolean): Tree[] => (isSaid ? [['p', {}, text]] : [])
  return [
    ...box('data-cerca', say('cerca'), near),
    ...said(say('sinHoras'), !all.some(({ libre }) => libre)),
    ...group('comida'),
    ...group('cena'),
    ...said(say('tachadas'), !all.every(({ libre }) => libre)),
    ...box('data-en-espera', say('esperaAyuda'), lists),
  ]
}

function optionTree(timeSlot: TimeSlot, chosen: string | null, mesa: Mesa | null, say: Say): Tree {
  const { hora, libre, motivo } = timeSlot
  const elsewhere = libre && mesa !== null && !isFree(timeSlot, mesa)
  const why = say(`hora_${motivo}`) || say('hora_lleno')
  const radio = {
    type: 'radio',
    id: `hora-${hora}`,
    name: 'hora_reserva',
    value: hora,
    required: true,
    disabled: !libre,
    checked: libre && hora === chosen,
  }
  return [
    'label',
    { 'data-opcion': true },
    ['input', radio],
    [
      'span',
      {},
      hora,
      ...(elsewhere ? [['small', { 'data-en-otra': true }, say('hora_lleno')] as const] : []),
      ...(libre ? [] : [['small', { class: 'oculto' }, `, ${why}`] as const]),
    ],
  ]
}
