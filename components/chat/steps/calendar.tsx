import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { dayAsLabel } from '@/lib/core/date-words.ts'
import { addDays, type IsoDate, type Now } from '@/lib/core/dates.ts'
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
import { dateIssue, type ReservaRules } from '@/lib/reservas/rules.ts'
import { daysWithoutTable } from '../api.ts'
import { useIdioma } from '../language-context.ts'
import { StepGlyph } from './step-glyph.tsx'
import { EsperaLink } from './waiting.tsx'

/** Any other reason is shown as full. */
const REASON: Readonly<Record<string, string>> = {
  cerrado: 'Calendario.cerrado',
  pasado: 'Calendario.pasado',
  horizonte: 'Calendario.cerrado',
}

type Props = {
  rules: ReservaRules
  now: Now
  /** The party whose tables are counted: the given one, or the default. */
  personas: number
  value: IsoDate | null
  busy: boolean
  pick(fecha: IsoDate): void
}

/** Days that cannot be booked stay in reach of the arrow keys and say why; days beyond the horizon are not shown. */
export function Calendar({ rules, now, personas, value, busy, pick }: Props) {
  const { locale, t } = useIdioma()
  const last = addDays(now.fecha, rules.horizonteDias)
  const [focus, setFocus] = useState<IsoDate>(() => {
    let day = value && value >= now.fecha ? value : now.fecha
    for (let i = 0; i < 14 && dateIssue(day, rules, now); i++) day = addDays(day, 1)
    return day
  })
  const grid = useRef<HTMLTableElement>(null)
  const moved = useRef(false)
  // Before the next key is heard: a focus that follows late would take the day back.
  useLayoutEffect(() => {
    if (!moved.current) return
    moved.current = false
    grid.current?.querySelector<HTMLButtonElement>(`[data-dia="${focus}"]`)?.focus()
  }, [focus])

  const go = (day: IsoDate) => setFocus(day < now.fecha ? now.fecha : day > last ? last : day)
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key]
    if (!move) return
    event.preventDefault()
    moved.current = true
    go(move(focus))
  }
  const month = monthOf(focus)
  // The rules know at once which days are closed; the database says a moment later which are full.
  const [taken, setTaken] = useState<ReadonlyMap<IsoDate, string>>(new Map())
  useEffect(() => {
    let current = true
    daysWithoutTable(month, addDays(nextMonth(month), -1), personas).then(
      (found) => current && setTaken(found),
    )
    return () => {
      current = false
    }
  }, [month, personas])
  const full = [...taken].find(([, why]) => why === 'lleno')?.[0]
  const reason = (day: IsoDate): string | null => {
    const why = dateIssue(day, rules, now) ?? taken.get(day)
    return why ? t(REASON[why] ?? 'Calendario.completo') : null
  }
  const title = monthInWords(month, locale)
  return (
    <fieldset className="chat-ficha chat-mes" aria-label={t('Calendario.titulo')}>
      <div className="chat-mes-titulo">
        <button
          type="button"
          className="chat-icono"
          aria-label={t('Calendario.anterior')}
          disabled={sameMonth(month, now.fecha)}
          onClick={() => go(previousMonth(focus))}
        >
          <StepGlyph name="previous" />
        </button>
        <span aria-live="polite">{title}</span>
        <button
          type="button"
          className="chat-icono"
          aria-label={t('Calendario.siguiente')}
          disabled={sameMonth(month, last)}
          onClick={() => go(nextMonth(focus))}
        >
          <StepGlyph name="next" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a date grid is a table that is operated */}
      <table ref={grid} role="grid" aria-label={title} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdays(locale).map(({ long, short }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, i) => {
                if (!day || day > last) return <td key={day ?? `vacio-${i}`} />
                const why = reason(day)
                const marks = [
                  dayAsLabel(day, locale),
                  ...(day === now.fecha ? [t('Calendario.hoy')] : []),
                  why ?? t('Calendario.disponible'),
                ]
                return (
                  <td key={day}>
                    <button
                      type="button"
                      data-dia={day}
                      tabIndex={day === focus ? 0 : -1}
                      aria-label={marks.join(', ')}
                      aria-pressed={day === value}
                      aria-disabled={why !== null || busy}
                      data-pasado={day < now.fecha}
                      {...(why ? { title: why } : {})}
                      aria-current={day === now.fecha ? 'date' : undefined}
                      onFocus={() => setFocus(day)}
                      onClick={() => why === null && !busy && pick(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {full && <EsperaLink fecha={full} personas={personas} />}
    </fieldset>
  )
}
