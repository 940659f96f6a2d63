'use client'
import { useRef, useState } from 'react'
import { useForm, useNotify } from '../form/context.ts'
import { FieldError } from '../form/fields.tsx'
import { BUTTON, HINT, ICON, INPUT, LABEL } from '../parts/classes.ts'
import { Icon } from '../parts/line-icon.tsx'

type Uva = { clave: string; porcentaje: string }
type Props = { uvas: readonly Uva[]; options: readonly { id: string; nombre: string }[] }

function typedRows(values: Readonly<Record<string, string>>): Uva[] {
  const keys = new Set(Object.keys(values).flatMap((name) => name.match(/^uvas\.(\d+)\./)?.[1] ?? []))
  return [...keys].map((key) => ({
    clave: values[`uvas.${key}.clave`] ?? '',
    porcentaje: values[`uvas.${key}.porcentaje`] ?? '',
  }))
}

export function Uvas({ uvas, options }: Props) {
  const { state } = useForm()
  const box = useRef<HTMLDivElement>(null)
  const start = state.valores ? typedRows(state.valores) : uvas
  const [rows, setRows] = useState(() =>
    (start.length > 0 ? start : [{ clave: '', porcentaje: '' }]).map((uva, key) => ({ ...uva, key })),
  )
  useNotify(box, rows.length)
  return (
    <div ref={box} id="c-uvas" data-unidad="Uvas" className="grid gap-2.5">
      {rows.map(({ key, clave, porcentaje }, at) => (
        <div key={key} className="grid grid-cols-[minmax(0,1fr)_104px_auto] items-end gap-2.5">
          <div>
            <label htmlFor={`uvas-${key}`} className={at === 0 ? LABEL : 'sr-only'}>
              Uva{at > 0 && ` ${at + 1}`}
            </label>
            <select id={`uvas-${key}`} name={`uvas.${key}.clave`} defaultValue={clave} className={INPUT}>
              <option value="">Elige una uva</option>
              {options.map(({ id, nombre }) => (
                <option key={id} value={id}>
                  {nombre}
                </option>
              ))}
            </select>
          </div>
          <div className="relative">
            <label htmlFor={`uvas-${key}-parte`} className={at === 0 ? LABEL : 'sr-only'}>
              Parte{at > 0 && ` de la uva ${at + 1}`}
            </label>
            <input
              id={`uvas-${key}-parte`}
              name={`uvas.${key}.porcentaje`}
              defaultValue={porcentaje}
              inputMode="numeric"
              autoComplete="off"
              className={`${INPUT} pr-8 tabular-nums`}
            />
            <span aria-hidden="true" className="pointer-events-none absolute bottom-3 right-3.5 text-texto-2">
              %
            </span>
          </div>
          <button
            type="button"
            aria-label={`Quitar la uva ${at + 1}`}
            onClick={() => setRows(rows.filter((row) => row.key !== key))}
            className={`${ICON} mb-[3px]`}
          >
            <Icon name="cerrar" className="size-4" />
          </button>
        </div>
      ))}
      <FieldError id="c-uvas-error" error={state.errores.uvas} />
      <p className={`${HINT} mt-0`}>La parte de cada uva puede quedar vacía.</p>
      <button
        type="button"
        className={`${BUTTON.suave} justify-self-start`}
        onClick={() =>
          setRows([
            ...rows,
            { clave: '', porcentaje: '', key: Math.max(-1, ...rows.map(({ key }) => key)) + 1 },
          ])
        }
      >
        <Icon name="mas" className="size-4" />
        Añadir una uva
      </button>
    </div>
  )
}
