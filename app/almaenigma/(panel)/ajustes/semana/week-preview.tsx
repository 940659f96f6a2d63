'use client'
import { useEffect, useState } from 'react'
import { useForm } from '@/components/admin/form/context.ts'
import { Group } from '@/components/admin/form/fields.tsx'
import { type CellOf, cellIn, cellName, entriesOf, MODES, type SemanaChange } from '@/lib/casa/week-change.ts'
import { dayAsHeading } from '@/lib/core/date-words.ts'
import { addDays, type IsoDate, isIsoDate } from '@/lib/core/dates.ts'
import type { OpeningRules } from '@/lib/reservas/rules.ts'
import { dayText } from './labels.ts'

const DAYS = 14

type Typed = { desde: IsoDate; cellOf: CellOf }

function typedIn(form: HTMLFormElement, today: IsoDate): Typed {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  const desde = text('desde')
  return {
    desde: isIsoDate(desde) ? desde : today,
    cellOf: (dia, servicio) => ({
      como: MODES.find((mode) => mode === text(cellName(dia, servicio, 'como'))) ?? 'igual',
      de: text(cellName(dia, servicio, 'de')),
      a: text(cellName(dia, servicio, 'a')),
    }),
  }
}

/** The two weeks from the first day of the change on, as they are typed; `rules`: without this change. */
export function WeekPreview({
  rules,
  today,
  change,
}: {
  rules: OpeningRules
  today: IsoDate
  change: SemanaChange | null
}) {
  const { form } = useForm()
  const [typed, setTyped] = useState<Typed>({
    desde: change && isIsoDate(change.desde) && change.desde > today ? change.desde : today,
    cellOf: (dia, servicio) => cellIn(change?.entries ?? [], dia, servicio),
  })
  useEffect(() => {
    const element = form.current
    if (!element) return
    const read = () => setTyped(typedIn(element, today))
    read()
    element.addEventListener('input', read)
    return () => element.removeEventListener('input', read)
  }, [form, today])
  const entries = entriesOf(typed.desde, typed.cellOf, rules)
  const after = { ...rules, semana: [...(rules.semana ?? []), ...entries] }
  const first = typed.desde > today ? typed.desde : today
  return (
    <Group title="Las dos primeras semanas">
      <ul aria-label="Vista previa" className="grid gap-x-8 movil:grid-cols-2">
        {Array.from({ length: DAYS }, (_, i) => addDays(first, i)).map((fecha) => {
          const text = dayText(fecha, after)
          const isChanged = text !== dayText(fecha, rules)
          return (
            <li
              key={fecha}
              className={`flex flex-wrap justify-between gap-x-4 border-b border-linea py-2 text-sm ${isChanged ? 'font-semibold' : 'text-texto-2'}`}
            >
              <span>{dayAsHeading(fecha, 'es')}</span>
              <span className="tabular-nums">
                {text}
                {isChanged && <span className="oculto"> (cambia)</span>}
              </span>
            </li>
          )
        })}
      </ul>
    </Group>
  )
}
