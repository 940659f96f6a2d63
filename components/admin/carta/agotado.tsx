'use client'
import { useRef } from 'react'
import { setFieldValue, useField } from '../form/context.ts'
import { FieldError } from '../form/fields.tsx'
import { BUTTON, HINT, INPUT, LABEL } from '../parts/classes.ts'

type Props = { value: string; hoy: string }

export function Agotado({ value, hoy }: Props) {
  const field = useField('agotado_hasta', value)
  const input = useRef<HTMLInputElement>(null)
  const setUntil = (dia: string) => input.current && setFieldValue(input.current, dia)
  return (
    <div>
      <label htmlFor={field.id} className={LABEL}>
        Agotado hasta
      </label>
      <div className="flex flex-wrap gap-2.5">
        <input
          ref={input}
          id={field.id}
          name="agotado_hasta"
          type="date"
          min={hoy}
          defaultValue={field.value}
          className={`${INPUT} w-auto min-w-40 grow`}
          {...field.aria}
        />
        <button type="button" className={BUTTON.suave} onClick={() => setUntil(hoy)}>
          Solo hoy
        </button>
        <button type="button" className={BUTTON.llano} onClick={() => setUntil('')}>
          No está agotado
        </button>
      </div>
      <p className={HINT}>Se sigue viendo, tachado, hasta ese día incluido; al día siguiente vuelve solo.</p>
      <FieldError id={field.errorId} error={field.error} />
    </div>
  )
}
