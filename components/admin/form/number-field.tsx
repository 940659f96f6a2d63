'use client'
import { HINT, INPUT, LABEL } from '../parts/classes.ts'
import { useField } from './context.ts'
import { FieldError } from './fields.tsx'

type Props = {
  name: string
  label: string
  value: string
  unit: string
  decimal?: boolean
  hint?: string
  placeholder?: string
}

/** A number with its unit. Text, not `type=number`: a comma is a comma, and a wheel changes nothing. */
export function NumberField({ name, label, value, unit, decimal, hint, placeholder }: Props) {
  const field = useField(name, value)
  return (
    <div>
      <label htmlFor={field.id} className={LABEL}>
        {label}
      </label>
      <div className="relative">
        <input
          id={field.id}
          name={name}
          defaultValue={field.value}
          inputMode={decimal ? 'decimal' : 'numeric'}
          autoComplete="off"
          placeholder={placeholder}
          className={`${INPUT} pr-12 tabular-nums`}
          {...field.aria}
        />
        <span aria-hidden="true" className="pointer-events-none absolute bottom-3 right-3.5 text-texto-2">
          {unit}
        </span>
      </div>
      {hint && <p className={HINT}>{hint}</p>}
      <FieldError id={field.errorId} error={field.error} />
    </div>
  )
}
