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
import { boton, crear, type Dia, type Idioma, type Partes } from './enhance-parts.ts'
import { leerMes } from './enhance-read.ts'

/** Full days that are named below the calendar, each a way to its waiting lists. */
const NOMBRADOS = 5

type Mundo = Idioma & {
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
export function calendario({ sencillo, completos }: Partes, mundo: Mundo) {
  const { locale, decir, hoy, ultimo } = mundo
  let foco = mundo.elegido() ?? hoy
  let dias = new Map<string, Dia>()
  let turn = 0
  let mostrado: IsoDate | null = null
  const titulo = crear('span', { 'aria-live': 'polite' })
  const antes = boton('‹', { 'aria-label': decir('anterior') }, () => ir(previousMonth(foco)))
  const despues = boton('›', { 'aria-label': decir('siguiente') }, () => ir(nextMonth(foco)))
  const cuerpo = crear('tbody')
  const cabeza = weekdays(locale).map(({ long, short }) => crear('th', { scope: 'col', abbr: long }, short))
  const tabla = crear('table', { role: 'grid' }, crear('thead', {}, crear('tr', {}, ...cabeza)), cuerpo)
  const caja = crear(
    'div',
    { id: 'reserva-fecha_reserva' },
    crear('div', { 'data-mes': true }, antes, titulo, despues),
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
  const botonDe = (day: IsoDate): HTMLButtonElement =>
    boton(String(Number(day.slice(8))), { 'data-fecha': day }, () => {
      foco = day
      if (!motivo(day)) mundo.elegir(day)
      pintar()
      enfocar()
    })
  /** In place: a day that were made anew under somebody's finger would not be pressed. */
  const poner = (button: HTMLButtonElement) => {
    const day = button.dataset.fecha as IsoDate
    const why = motivo(day)
    const reason = why && (decir(`dia_${why}`) || decir('dia_cerrado'))
    const words = [dayInWords(day, locale), ...(day === hoy ? [decir('hoy')] : [])]
    for (const [name, value] of Object.entries({
      tabindex: day === foco ? '0' : '-1',
      'aria-label': [...words, reason ?? decir('disponible')].join(', '),
      'aria-pressed': String(day === mundo.elegido()),
      'aria-disabled': why && 'true',
      'aria-current': day === hoy ? 'date' : null,
      'data-pasado': why === 'pasado' || why === 'horizonte' ? '' : null,
      title: reason,
    }))
      if (value === null) button.removeAttribute(name)
      else if (button.getAttribute(name) !== value) button.setAttribute(name, value)
  }
  const enfocar = () => cuerpo.querySelector<HTMLButtonElement>(`[data-fecha="${foco}"]`)?.focus()
  const pintar = () => {
    const mes = monthOf(foco)
    const words = monthInWords(mes, locale)
    if (titulo.textContent !== words) titulo.textContent = words
    tabla.setAttribute('aria-label', words)
    antes.disabled = sameMonth(mes, hoy)
    despues.disabled = sameMonth(mes, ultimo)
    if (mostrado !== mes) {
      mostrado = mes
      const cell = (day: IsoDate | null) => crear('td', {}, ...(day ? [botonDe(day)] : []))
      cuerpo.replaceChildren(...weeksOf(mes).map((week) => crear('tr', {}, ...week.map(cell))))
    }
    for (const button of cuerpo.querySelectorAll('button')) poner(button)
    const full = [...dias.values()].filter((dia) => dia.motivo === 'lleno').slice(0, NOMBRADOS)
    completos.replaceChildren(
      ...full.map(({ fecha }) =>
        boton(
          decir('completo', { dias: dayAndMonth(fecha as IsoDate, locale) }),
          { 'data-completo': fecha },
          () => mundo.elegir(fecha as IsoDate),
        ),
      ),
    )
  }
  /** Reads the month that is shown again: another party, another month, or a refusal that made it old. */
  const leer = async () => {
    const personas = mundo.personas()
    turn += 1
    const mine = turn
    const mes = monthOf(foco)
    if (personas === null) return
    caja.setAttribute('aria-busy', 'true')
    const found = await leerMes(mes, personas)
    if (mine !== turn) return
    caja.removeAttribute('aria-busy')
    dias = new Map((found ?? []).map((dia) => [dia.fecha, dia]))
    pintar()
  }
  const ir = (day: IsoDate) => {
    const before = foco
    foco = within(day)
    if (!sameMonth(before, foco)) {
      dias = new Map()
      leer()
    }
    pintar()
  }
  tabla.addEventListener('keydown', (event) => {
    const move = MOVES[event.key]
    if (!move) return
    event.preventDefault()
    ir(move(foco))
    enfocar()
  })
  pintar()
  sencillo.replaceWith(caja)
  return {
    leer,
    /** Shows the month of the chosen day. */
    mostrar() {
      ir(mundo.elegido() ?? foco)
    },
  }
}
