import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { BUTTON, MENSAJE_ERROR } from '../parts/classes.ts'
import { useForm } from './context.ts'
import { compare, merge as mergeValues, readFields, snapshot, type Unit, type Values } from './values.ts'

type Props = {
  base: RefObject<Values>
  who: string | null
  foreignFields: ReactNode
  copy: RefObject<HTMLFormElement | null>
  merge: (values: Values, theirs: Values) => void
}
type View = { conflicts: readonly Unit[]; onlyTheirs: readonly Unit[]; theirValues: Values }

/**
 * Three-way merge: what only the other person changed is taken over; where both changed the same field, the
 * user chooses.
 */
export function Conflict({ base, who, foreignFields, copy, merge }: Props) {
  const { form } = useForm()
  const box = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<View | null>(null)
  const [chosen, choose] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({})

  // biome-ignore lint/correctness/useExhaustiveDependencies: a later save of somebody brings other fields
  useEffect(() => {
    if (!form.current || !copy.current) return
    const found = compare(base.current, snapshot(form.current), snapshot(copy.current))
    setView({ ...found, theirValues: readFields(copy.current) })
    choose({})
  }, [foreignFields, base, copy, form])
  useEffect(() => {
    if (view) box.current?.focus()
  }, [view])

  const proceed = () => {
    if (!form.current || !view) return
    const theirs = [...view.onlyTheirs, ...view.conflicts.filter(({ key }) => chosen[key] === 'theirs')]
    merge(
      mergeValues(
        readFields(form.current),
        view.theirValues,
        theirs.flatMap(({ nombres }) => nombres),
      ),
      view.theirValues,
    )
  }

  if (!view) return null
  return (
    <div ref={box} id="conflicto" role="alert" tabIndex={-1} className={`${MENSAJE_ERROR} text-texto`}>
      <p className="font-semibold text-error">
        {who ? `${who} ha guardado` : 'Alguien ha guardado'} este elemento mientras lo editabas.
      </p>
      {view.conflicts.length > 0 ? (
        <p className="mt-1">Los dos habéis cambiado lo mismo. Elige con qué te quedas en cada campo:</p>
      ) : (
        <p className="mt-1">No habéis tocado lo mismo: se conservan tus cambios y los suyos.</p>
      )}
      {view.conflicts.map((unit) => (
        <fieldset
          key={unit.key}
          className="mt-3 grid gap-2 border-t border-linea pt-3 min-[480px]:grid-cols-2"
        >
          <legend className="float-left w-full font-semibold min-[480px]:col-span-2">{unit.label}</legend>
          {(['mine', 'theirs'] as const).map((de) => (
            <label
              key={de}
              className="flex cursor-pointer gap-2.5 rounded-xs border border-linea bg-fondo p-3 has-checked:border-texto has-checked:bg-(--limon-velo)"
            >
              <input
                type="radio"
                // Not a field of the row: the form does not post it.
                form="conflicto-fuera"
                name={`conflicto-${unit.key}`}
                checked={(chosen[unit.key] ?? 'mine') === de}
                onChange={() => choose({ ...chosen, [unit.key]: de })}
                className="mt-0.5 size-5 shrink-0 accent-(--accion)"
              />
              <span className="min-w-0">
                <span className="block text-[0.8125rem] text-texto-3">
                  {de === 'mine' ? 'Lo que tienes tú' : 'Lo que ha guardado'}
                </span>
                <span className="block whitespace-pre-line break-words">
                  {unit[de] || <i className="text-texto-3">vacío</i>}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      {view.onlyTheirs.length > 0 && (
        <p className="mt-3 text-sm">
          También ha cambiado, y se conserva: {view.onlyTheirs.map(({ label }) => label).join(', ')}.
        </p>
      )}
      <button type="button" className={`${BUTTON.lleno} mt-4`} onClick={proceed}>
        Seguir con esta mezcla
      </button>
      <p className="mt-2 text-[0.8125rem] text-texto-3">Después, revísalo y guarda.</p>
    </div>
  )
}
