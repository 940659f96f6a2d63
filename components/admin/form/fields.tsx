'use client'
import { type FocusEvent, type ReactNode, useState } from 'react'
import { LongText } from '@/components/ui/long-text.tsx'
import { ERROR, HINT, INPUT, LABEL } from '../parts/classes.ts'
import { Icon } from '../parts/line-icon.tsx'
import { useField, useForm } from './context.ts'

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={id} className={ERROR}>
      <Icon name="aviso" className="size-4" />
      {error}
    </p>
  )
}

type Texto = {
  name: string
  label: string
  value: string
  lang?: string | undefined
  hint?: string | undefined
  required?: boolean | undefined
  max?: number | undefined
  /** A day of the calendar, or a time of day, instead of words. */
  tipo?: 'date' | 'time'
  children?: ReactNode
}

export function TextField({ name, label, value, lang, hint, required, max, tipo, children }: Texto) {
  const field = useField(name, value)
  return (
    <div>
      <label htmlFor={field.id} className={LABEL}>
        {label}
      </label>
      {children}
      <input
        id={field.id}
        type={tipo}
        name={name}
        defaultValue={field.value}
        lang={lang}
        required={required}
        maxLength={max}
        autoComplete="off"
        className={INPUT}
        {...field.aria}
      />
      {hint && <p className={HINT}>{hint}</p>}
      <FieldError id={field.errorId} error={field.error} />
    </div>
  )
}

/**
 * Makes the text of a field its own. React writes the default of a text of several lines again with every render, and
 * until somebody has typed in it the browser then puts the caret before the first letter.
 */
function ownText({ currentTarget: field }: FocusEvent<HTMLTextAreaElement>): void {
  const { value } = field
  field.value = value
}

/** A text of several lines; with `max` it says how much of it is used. */
export function AreaField({
  name,
  label,
  value,
  lang,
  hint,
  max,
  children,
  rows = 2,
}: Texto & { rows?: number | undefined }) {
  const field = useField(name, value)
  const [length, setLength] = useState(field.value.length)
  return (
    <div>
      <label htmlFor={field.id} className={LABEL}>
        {label}
      </label>
      {children}
      <LongText
        id={field.id}
        name={name}
        defaultValue={field.value}
        lang={lang}
        rows={rows}
        maxLength={max}
        onFocus={ownText}
        onInput={(event) => setLength(event.currentTarget.value.length)}
        className={`${INPUT} field-sizing-content`}
        {...field.aria}
      />
      {(hint || max) && (
        <p className={HINT}>
          {max ? `${length} de ${max} caracteres. ` : ''}
          {hint}
        </p>
      )}
      <FieldError id={field.errorId} error={field.error} />
    </div>
  )
}

type SelectOption = { id: string; nombre: string }
type SelectProps = {
  name: string
  label: string
  value: string
  options: readonly SelectOption[]
  emptyLabel?: string
}

export function SelectField({ name, label, value, options, emptyLabel }: SelectProps) {
  const field = useField(name, value)
  return (
    <div>
      <label htmlFor={field.id} className={LABEL}>
        {label}
      </label>
      <select id={field.id} name={name} defaultValue={field.value} className={INPUT} {...field.aria}>
        {emptyLabel && <option value="">{emptyLabel}</option>}
        {options.map(({ id, nombre }) => (
          <option key={id} value={id}>
            {nombre}
          </option>
        ))}
      </select>
      <FieldError id={field.errorId} error={field.error} />
    </div>
  )
}

type CheckboxProps = { name: string; label: string; checked: boolean; hint?: string }

export function CheckField({ name, label, checked, hint }: CheckboxProps) {
  const { state } = useForm()
  const id = `c-${name.replaceAll('.', '-')}`
  return (
    <div className="flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        name={name}
        defaultChecked={state.valores ? state.valores[name] === 'on' : checked}
        aria-describedby={hint ? `${id}-ayuda` : undefined}
        className="mt-0.5 size-5 shrink-0 accent-(--accion)"
      />
      <span>
        <label htmlFor={id} className="block font-medium">
          {label}
        </label>
        {hint && (
          <span id={`${id}-ayuda`} className="block text-[0.8125rem] text-texto-3">
            {hint}
          </span>
        )}
      </span>
    </div>
  )
}

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-3 border-t border-linea pt-4.5">
      <legend className="float-left mb-1 w-full font-serif text-xl font-medium">{title}</legend>
      {children}
    </fieldset>
  )
}
