import { dayAndMonth, dayInWords } from '@/lib/core/date-words.ts'
import type { IsoDate } from '@/lib/core/dates.ts'
import {
  MOVES,
  monthInWords,
  monthOf,
  nextMonth,
  previousMonth,
  sameMonth,
  weekdays,
  weeksOf,
} from '../../chat/month.ts'
import { createButton, createElement, type Dia, type FormParts, type Idioma } from './enhance-parts.ts'
import { readMonth } from './enhance-read.ts'

/** Full days that are named below the calendar, each a way to its waiting lists. */
const MAX_NAMED_DAYS = 5

type CalendarContext = Idioma & {
  hoy: IsoDate
  ultimo: IsoDate
  elegido(): IsoDate | null
  personas(): number | null
  elegir(fecha: IsoDate): void
}

/**
 * The month as a grid of buttons in the place of the date field, one of them in the tab order (ARIA practices, date
 * picker). Days that cannot be had stay within reach of the arrow keys and say why.
 */
export function createCalendar({ sencillo, completos }: FormParts, context: CalendarContext) {
  const { locale, say, hoy, ultimo } = context
  let foco = context.elegido() ?? hoy
  let dias = new Map<string, Dia>()
  let turn = 0
  let shownMonth: IsoDate | null = null
  const titulo = createElement('span', { 'aria-live': 'polite' })
  const antes = createButton('‹', { 'aria-label': say('anterior') }, () => ir(previousMonth(foco)))
  const after = createButton('›', { 'aria-label': say('siguiente') }, () => ir(nextMonth(foco)))
  const tbody = createElement('tbody')
  const headCells = weekdays(locale).map(({ long, short }) =>
    createElement('th', { scope: 'col', abbr: long }, short),
  )
  const tabla = createElement(
    'table',
    { role: 'grid' },
    createElement('thead', {}, createElement('tr', {}, ...headCells)),
    tbody,
  )
  const container = createElement(
    'div',
    { id: 'reserva-fecha_reserva' },
    createElement('div', { 'data-mes': true }, antes, titulo, after),
    tabla,
  )

  const within = (day: IsoDate): IsoDate => (day < hoy ? hoy : day > ultimo ? ultimo : day)
  /** Why a day cannot be had; null when it can, or when nobody knows yet. */
  const motivo = (day: IsoDate): string | null => {
    if (day < hoy) return 'pasado'
    if (day > ultimo) return 'horizonte'
    const known = dias.get(day)
    return known && !known.libre ? (known.motivo ?? 'cerrado') : null
  }
  const dayButton = (day: IsoDate): HTMLButtonElement =>
    createButton(String(Number(day.slice(8))), { 'data-fecha': day }, () => {
      foco = day
      if (!motivo(day)) context.elegir(day)
      render()
      focusDay()
    })
  /** In place: a day that were made anew under somebody's finger would not be pressed. */
  const updateDay = (button: HTMLButtonElement) => {
    const day = button.dataset.fecha as IsoDate
    const why = motivo(day)
    const reason = why && (say(`dia_${why}`) || say('dia_cerrado'))
    const words = [dayInWords(day, locale), ...(day === hoy ? [say('hoy')] : [])]
    for (const [name, value] of Object.entries({
      tabindex: day === foco ? '0' : '-1',
      'aria-label': [...words, reason ?? say('disponible')].join(', '),
      'aria-pressed': String(day === context.elegido()),
      'aria-disabled': why && 'true',
      'aria-current': day === hoy ? 'date' : null,
      'data-pasado': why === 'pasado' || why === 'horizonte' ? '' : null,
      title: reason,
    }))
      if (value === null) button.removeAttribute(name)
      else if (button.getAttribute(name) !== value) button.setAttribute(name, value)
  }
  const focusDay = () => tbody.querySelector<HTMLButtonElement>(`[data-fecha="${foco}"]`)?.focus()
  const render = () => {
    const mes = monthOf(foco)
    const words = monthInWords(mes, locale)
    if (titulo.textContent !== words) titulo.textContent = words
    tabla.setAttribute('aria-label', words)
    antes.disabled = sameMonth(mes, hoy)
    after.disabled = sameMonth(mes, ultimo)
    if (shownMonth !== mes) {
      shownMonth = mes
      const cell = (day: IsoDate | null) => createElement('td', {}, ...(day ? [dayButton(day)] : []))
      tbody.replaceChildren(...weeksOf(mes).map((week) => createElement('tr', {}, ...week.map(cell))))
    }
    for (const button of tbody.querySelectorAll('button')) updateDay(button)
    const full = [...dias.values()].filter((dia) => dia.motivo === 'lleno').slice(0, MAX_NAMED_DAYS)
    completos.replaceChildren(
      ...full.map(({ fecha }) =>
        createButton(
          say('completo', { dias: dayAndMonth(fecha as IsoDate, locale) }),
          { 'data-completo': fecha },
          () => context.elegir(fecha as IsoDate),
        ),
      ),
    )
  }
  /** Reads the month that is shown again: another party, another month, or a refusal that made it old. */
  const refresh = async () => {
    const personas = context.personas()
    turn += 1
    const mine = turn
    const mes = monthOf(foco)
    if (personas === null) return
    container.setAttribute('aria-busy', 'true')
    const found = await readMonth(mes, personas)
    if (mine !== turn) return
    container.removeAttribute('aria-busy')
    dias = new Map((found ?? []).map((dia) => [dia.fecha, dia]))
    render()
  }
  const ir = (day: IsoDate) => {
    const before = foco
    foco = within(day)
    if (!sameMonth(before, foco)) {
      dias = new Map()
      refresh()
    }
    render()
  }
  tabla.addEventListener('keydown', (event) => {
    const move = MOVES[event.key]
    if (!move) return
    event.preventDefault()
    ir(move(foco))
    focusDay()
  })
  render()
  sencillo.replaceWith(container)
  return {
    leer: refresh,
    /** Shows the month of the chosen day. */
    mostrar() {
      ir(context.elegido() ?? foco)
    },
  }
}
