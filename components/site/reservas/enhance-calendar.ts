import { dayAndMonth, dayAsLabel } from '@/lib/core/date-words.ts'
import type { IsoDate } from '@/lib/core/dates.ts'
import type { Dia } from '@/lib/reservas/availability.ts'
import {
  MOVES,
  monthInWords,
  monthOf,
  nextMonth,
  previousMonth,
  sameMonth,
  weekdays,
  weeksOf,
} from '@/lib/reservas/month.ts'
import { createButton, createElement } from '../enhance/element.ts'
import { type Closing, namedClosings } from './closings.ts'
import { readMonth } from './enhance-availability.ts'
import type { Wording } from './enhance-parts.ts'

const MAX_NAMED_DAYS = 5

type CalendarContext = Wording & {
  today: IsoDate
  lastDay: IsoDate
  chosen(): IsoDate | null
  personas(): number | null
  choose(fecha: IsoDate): void
}

type CalendarParts = Record<'root' | 'dateField' | 'fullDays', HTMLElement>

/** Days that cannot be booked stay in reach of the arrow keys and say why (ARIA practices, date picker). */
export function createCalendar({ root, dateField, fullDays }: CalendarParts, context: CalendarContext) {
  const closings: readonly Closing[] = JSON.parse(root.dataset.cierres ?? '[]')
  const { locale, say, today, lastDay } = context
  let focus = context.chosen() ?? today
  let days = new Map<string, Dia>()
  let turn = 0
  let shownMonth: IsoDate | null = null
  const title = createElement('span', { 'aria-live': 'polite' })
  const previous = createButton('', { 'aria-label': say('anterior') }, () => go(previousMonth(focus)))
  const next = createButton('', { 'aria-label': say('siguiente') }, () => go(nextMonth(focus)))
  const tbody = createElement('tbody')
  const headCells = weekdays(locale).map(({ long, short }) =>
    createElement('th', { scope: 'col', abbr: long }, short),
  )
  const table = createElement(
    'table',
    { role: 'grid' },
    createElement('thead', {}, createElement('tr', {}, ...headCells)),
    tbody,
  )
  const calendar = createElement(
    'div',
    { id: 'reserva-fecha_reserva' },
    createElement('div', { 'data-mes': true }, previous, title, next),
    table,
  )

  const within = (day: IsoDate): IsoDate => (day < today ? today : day > lastDay ? lastDay : day)
  /** Null also while nothing is known. */
  const reasonOf = (day: IsoDate): string | null => {
    if (day < today) return 'pasado'
    if (day > lastDay) return 'horizonte'
    const known = days.get(day)
    return known && !known.libre ? (known.motivo ?? 'cerrado') : null
  }
  const dayButton = (day: IsoDate): HTMLButtonElement =>
    createButton(String(Number(day.slice(8))), { 'data-fecha': day }, () => {
      focus = day
      if (!reasonOf(day)) context.choose(day)
      render()
      focusDay()
    })
  /** In place: a button that is replaced under a finger is not pressed. */
  const updateDay = (button: HTMLButtonElement) => {
    const day = button.dataset.fecha as IsoDate
    const why = reasonOf(day)
    const reason = why && (say(`dia_${why}`) || say('dia_cerrado'))
    const words = [dayAsLabel(day, locale), ...(day === today ? [say('hoy')] : [])]
    for (const [name, value] of Object.entries({
      tabindex: day === focus ? '0' : '-1',
      'aria-label': [...words, reason ?? say('disponible')].join(', '),
      'aria-pressed': String(day === context.chosen()),
      'aria-disabled': why && 'true',
      'aria-current': day === today ? 'date' : null,
      'data-pasado': why === 'pasado' || why === 'horizonte' ? '' : null,
      title: reason,
    }))
      if (value === null) button.removeAttribute(name)
      else if (button.getAttribute(name) !== value) button.setAttribute(name, value)
  }
  const focusDay = () => tbody.querySelector<HTMLButtonElement>(`[data-fecha="${focus}"]`)?.focus()
  const render = () => {
    const month = monthOf(focus)
    const words = monthInWords(month, locale)
    if (title.textContent !== words) title.textContent = words
    table.setAttribute('aria-label', words)
    previous.disabled = sameMonth(month, today)
    next.disabled = sameMonth(month, lastDay)
    if (shownMonth !== month) {
      shownMonth = month
      const cell = (day: IsoDate | null) => createElement('td', {}, ...(day ? [dayButton(day)] : []))
      tbody.replaceChildren(...weeksOf(month).map((week) => createElement('tr', {}, ...week.map(cell))))
    }
    for (const button of tbody.querySelectorAll('button')) updateDay(button)
    const full = [...days.values()].filter((dia) => dia.motivo === 'lleno').slice(0, MAX_NAMED_DAYS)
    const closed = namedClosings([...days.values()], closings).map(({ fecha, motivo }) =>
      createElement(
        'span',
        { 'data-cerrado-por': fecha },
        [say('cerrados', { dias: dayAndMonth(fecha, locale) }), motivo].filter(Boolean).join(' '),
      ),
    )
    fullDays.replaceChildren(
      ...closed.flatMap((line) => [line, ' ']),
      ...full.map(({ fecha }) =>
        createButton(
          say('completo', { dias: dayAndMonth(fecha as IsoDate, locale) }),
          { 'data-completo': fecha },
          () => context.choose(fecha as IsoDate),
        ),
      ),
    )
  }
  /** Reads the shown month again: for another party or month, or after a refusal. */
  const refresh = async () => {
    const personas = context.personas()
    turn += 1
    const mine = turn
    const month = monthOf(focus)
    if (personas === null) return
    calendar.setAttribute('aria-busy', 'true')
    const found = await readMonth(month, personas)
    if (mine !== turn) return
    calendar.removeAttribute('aria-busy')
    days = new Map((found ?? []).map((dia) => [dia.fecha, dia]))
    render()
  }
  const go = (day: IsoDate) => {
    const before = focus
    focus = within(day)
    if (!sameMonth(before, focus)) {
      days = new Map()
      refresh()
    }
    render()
  }
  table.addEventListener('keydown', (event) => {
    const move = MOVES[event.key]
    if (!move) return
    event.preventDefault()
    go(move(focus))
    focusDay()
  })
  render()
  dateField.replaceWith(calendar)
  return {
    refresh,
    show() {
      go(context.chosen() ?? focus)
    },
  }
}
