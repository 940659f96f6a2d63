'use client'
import { useRef, useState } from 'react'
import { useForm, useNotify } from '../form/context.ts'
import { FieldError } from '../form/fields.tsx'
import { BUTTON, ICON, INPUT, LABEL } from '../parts/classes.ts'
import { Icon } from '../parts/line-icon.tsx'

export type TypedPrecio = { formato: string; importe: string; minimo: string }
type Props = { precios: readonly TypedPrecio[]; formats: readonly { id: string; nombre: string }[] }

function typedRows(values: Readonly<Record<string, string>>): TypedPrecio[] {
  const keys = new Set(Object.keys(values).flatMap((name) => name.match(/^precios\.(\d+)\./)?.[1] ?? []))
  return [...keys].map((key) => ({
    formato: values[`precios.${key}.formato`] ?? '',
    importe: values[`precios.${key}.importe`] ?? '',
    minimo: values[`precios.${key}.minimo`] ?? '',
  }))
}

/** The prices of a dish or drink, one row per format, typed in euros, with the least number it is served for. Without JavaScript there is always one empty row. */
export function Precios({ precios, formats }: Props) {
  const { state } = useForm()
  const start = state.valores ? typedRows(state.valores) : precios
  const [rows, setRows] = useState(() =>
    (start.length > 0 ? start : [{ formato: 'unico', importe: '', minimo: '' }]).map((row, key) => ({
      ...row,
      key,
    })),
  )
  const box = useRef<HTMLDivElement>(null)
  useNotify(box, rows.length)
  const row = (key: number, { formato, importe, minimo }: TypedPrecio, removable: boolean) => {
    const at = `precios.${key}`
    const error =
      state.errores[`${at}.importe`] ?? state.errores[`${at}.formato`] ?? state.errores[`${at}.minimo`]
    return (
      <div key={key} id={`c-precios-${key}-importe`}>
        <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-end gap-2 min-[480px]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_minmax(0,3fr)_40px] movil:gap-3">
          <div className="relative">
            <label htmlFor={`${at}-importe`} className={LABEL}>
              Precio
            </label>
            <input
              id={`${at}-importe`}
              name={`${at}.importe`}
              defaultValue={importe}
              inputMode="decimal"
              autoComplete="off"
              placeholder="24,00"
              className={`${INPUT} pr-8 tabular-nums`}
              {...(error ? { 'aria-invalid': true, 'aria-describedby': `${at}-error` } : {})}
            />
            <span aria-hidden="true" className="pointer-events-none absolute bottom-3 right-3.5 text-texto-2">
              €
            </span>
          </div>
          <div>
            <label htmlFor={`${at}-formato`} className={LABEL}>
              Por
            </label>
            <select id={`${at}-formato`} name={`${at}.formato`} defaultValue={formato} className={INPUT}>
              {formats.map(({ id, nombre }) => (
                <option key={id} value={id}>
                  {nombre}
                </option>
              ))}
            </select>
          </div>
          <div>
            <label htmlFor={`${at}-minimo`} className={LABEL}>
              Mínimo
            </label>
            <input
              id={`${at}-minimo`}
              name={`${at}.minimo`}
              defaultValue={minimo}
              inputMode="numeric"
              autoComplete="off"
              placeholder="1"
              title="Para cuántas personas o unidades se sirve como mínimo"
              className={`${INPUT} tabular-nums`}
            />
          </div>
          <button
            type="button"
            aria-label={`Quitar el precio ${importe}`}
            disabled={!removable}
            onClick={() => setRows(rows.filter((row) => row.key !== key))}
            className={`${ICON} mb-[3px] justify-self-end disabled:invisible`}
          >
            <Icon name="cerrar" className="size-4" />
          </button>
        </div>
        <FieldError id={`${at}-error`} error={error} />
      </div>
    )
  }
  const next = Math.max(...rows.map(({ key }) => key)) + 1
  return (
    <div ref={box} id="c-precios" data-unidad="Precios" className="grid gap-3">
      {rows.map((fila) => row(fila.key, fila, rows.length > 1))}
      <noscript>{row(next, { formato: 'racion', importe: '', minimo: '' }, false)}</noscript>
      <FieldError id="c-precios-error" error={state.errores.precios} />
      <button
        type="button"
        className={`${BUTTON.suave} justify-self-start`}
        onClick={() => {
          const free = formats.find(({ id }) => !rows.some(({ formato }) => formato === id))
          setRows([...rows, { formato: free?.id ?? 'unico', importe: '', minimo: '', key: next }])
        }}
      >
        <Icon name="mas" className="size-4" />
        Añadir otro precio
      </button>
    </div>
  )
}
