'use client'
import { useRef } from 'react'
import { escribirEn, useField } from '../form/context.ts'
import { FieldError } from '../form/fields.tsx'
import { AYUDA, BOTON, ENTRADA, ETIQUETA } from '../parts/classes.ts'

type Props = { value: string; hoy: string }

/** Sold out up to and including a day; with the day over it comes back by itself. */
export function Agotado({ value, hoy }: Props) {
  const field = useField('agotado_hasta', value)
  const input = useRef<HTMLInputElement>(null)
  const poner = (dia: string) => input.current && escribirEn(input.current, dia)
  return (
    <div>
      <label htmlFor={field.id} className={ETIQUETA}>
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
          className={`${ENTRADA} w-auto min-w-40 grow`}
          {...field.aria}
        />
        <button type="button" className={BOTON.suave} onClick={() => poner(hoy)}>
          Solo hoy
        </button>
        <button type="button" className={BOTON.llano} onClick={() => poner('')}>
          No está agotado
        </button>
      </div>
      <p className={AYUDA}>Se sigue viendo, tachado, hasta ese día incluido; al día siguiente vuelve solo.</p>
      <FieldError id={field.errorId} error={field.error} />
    </div>
  )
}
