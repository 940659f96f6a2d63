import { dayAndMonth, dayInWords, type IsoDate } from '@/lib/fechas.ts'
import {
  MOVES,
  monthInWords,
  monthOf,
  nextMonth,
  previousMonth,
  sameMonth,
  weekdays,
  weeksOf,
} from '../../chat/dias.ts'
import { leerMes } from './reservar-leer.ts'
import { boton, crear, type Dia, type Idioma, type Partes } from './reservar-partes.ts'

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
  const celda = (day: IsoDate | null): HTMLElement => {
    if (!day) return crear('td')
    const why = motivo(day)
    const reason = why && (decir(`dia_${why}`) || decir('dia_cerrado'))
    const words = [dayInWords(day, locale), ...(day === hoy ? [decir('hoy')] : [])]
    const button = boton(
      String(Number(day.slice(8))),
      {
        'data-fecha': day,
        tabindex: day === foco ? '0' : '-1',
        'aria-label': [...words, reason ?? decir('disponible')].join(', '),
        'aria-pressed': String(day === mundo.elegido()),
        'aria-disabled': why ? 'true' : null,
        'aria-current': day === hoy ? 'date' : null,
        'data-pasado': why === 'pasado' || why === 'horizonte',
        title: reason,
      },
      () => {
        foco = day
        if (!why) mundo.elegir(day)
        pintar()
        enfocar()
      },
    )
    return crear('td', {}, button)
  }
  const enfocar = () => cuerpo.querySelector<HTMLButtonElement>(`[data-fecha="${foco}"]`)?.focus()
  const pintar = () => {
    const mes = monthOf(foco)
    const words = monthInWords(mes, locale)
    if (titulo.textContent !== words) titulo.textContent = words
    tabla.setAttribute('aria-label', words)
    antes.disabled = sameMonth(mes, hoy)
    despues.disabled = sameMonth(mes, ultimo)
    cuerpo.replaceChildren(...weeksOf(mes).map((week) => crear('tr', {}, ...week.map(celda))))
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
    const inside = cuerpo.contains(document.activeElement)
    pintar()
    if (inside) enfocar()
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
