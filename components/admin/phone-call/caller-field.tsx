import { type KeyboardEvent, useId, useState } from 'react'
import type { Caller } from '@/lib/admin/libro/phone-call.ts'
import { groupDigits } from '@/lib/core/phone.ts'
import type { FieldErrors } from '../libro/fields.tsx'
import { ERROR, HINT, INPUT, LABEL } from '../parts/classes.ts'
import { callerLine, storedAs } from './labels.ts'
import { useCallers } from './use-callers.ts'

type Props = {
  number: string
  chosen: Caller | null
  errors: FieldErrors
  type: (number: string) => void
  choose: (caller: Caller) => void
  /** Enter where there is nobody to choose. */
  goOn: () => void
}

/** The number, and whose it is: a combobox. The arrows choose, Enter takes the guest, Escape forgets the list. */
export function CallerField({ number, chosen, errors, type, choose, goOn }: Props) {
  const id = useId()
  const { callers, isAsked } = useCallers(chosen ? '' : number)
  const [at, setAt] = useState(0)
  const [left, setLeft] = useState('')
  const shown = left === number ? [] : callers
  const current = shown[Math.min(at, shown.length - 1)]
  const stored = storedAs(number)
  const wrong = errors.telefono
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && shown.length > 0) {
      event.preventDefault()
      setAt((before) => (Math.min(before, shown.length - 1) + step + shown.length) % shown.length)
    }
    if (event.key === 'Escape' && shown.length > 0) {
      event.preventDefault()
      setLeft(number)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      if (current) choose(current)
      else goOn()
    }
  }
  const said = chosen
    ? ''
    : current
      ? `${shown.length === 1 ? 'Un cliente' : `${shown.length} clientes`} con ese número. Intro para elegir a ${current.nombre}.`
      : isAsked && stored
        ? 'Nadie ha llamado todavía desde ese número.'
        : ''
  return (
    <div>
      <label htmlFor={`${id}-n`} className={LABEL}>
        Teléfono
      </label>
      <input
        id={`${id}-n`}
        name="telefono"
        type="tel"
        role="combobox"
        aria-expanded={shown.length > 0}
        aria-controls={`${id}-l`}
        aria-autocomplete="list"
        aria-activedescendant={current ? `${id}-${current.id}` : undefined}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${id}-e` : `${id}-h`}
        value={number}
        onChange={({ target }) => {
          setAt(0)
          type(target.value)
        }}
        onKeyDown={onKeyDown}
        autoComplete="off"
        maxLength={24}
        className={`${INPUT} text-lg tabular-nums`}
      />
      {wrong && (
        <p id={`${id}-e`} className={ERROR}>
          {wrong}
        </p>
      )}
      <p id={`${id}-h`} className={HINT}>
        {stored ? `Se guarda como ${stored}.` : 'Sin prefijo vale +34.'}
      </p>
      <div
        id={`${id}-l`}
        role="listbox"
        aria-label="Clientes con ese número"
        className="mt-2 border-linea not-empty:border"
      >
        {shown.map((caller) => (
          <button
            key={caller.id}
            type="button"
            tabIndex={-1}
            id={`${id}-${caller.id}`}
            role="option"
            aria-selected={caller === current}
            onClick={() => choose(caller)}
            className="block min-h-11 w-full cursor-pointer text-left px-3.5 py-2 hover:bg-fondo-2 aria-selected:bg-(--anil-velo) aria-selected:shadow-[inset_4px_0_0_var(--anil)]"
          >
            <span className="flex flex-wrap items-baseline gap-x-2.5">
              <bdi className="font-semibold wrap-anywhere">{caller.nombre}</bdi>
              <span className="text-sm tabular-nums text-texto-2">
                {caller.telefonos.map(groupDigits).join(', ')}
              </span>
            </span>
            <span className="block text-sm text-texto-2 wrap-anywhere">{callerLine(caller)}</span>
          </button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
