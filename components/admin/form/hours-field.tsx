'use client'
import { useForm } from './context.ts'
import { TextField } from './fields.tsx'

type Props = {
  name: string
  title: string
  horas: readonly string[]
  oferta: readonly string[]
  emptyLabel: string
}

export function Horas({ name, title, horas, oferta, emptyLabel }: Props) {
  const { state } = useForm()
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{title}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2">
        {oferta.map((hora) => (
          <label
            key={hora}
            className="flex min-h-10 cursor-pointer items-center gap-2 rounded-xs border-[1.5px] border-linea px-2.5 tabular-nums hover:border-borde has-checked:border-accion has-checked:bg-(--anil-velo) has-checked:font-semibold"
          >
            <input
              type="checkbox"
              name={`${name}.si.${hora}`}
              defaultChecked={
                state.valores ? state.valores[`${name}.si.${hora}`] === 'on' : horas.includes(hora)
              }
              className="size-4 shrink-0 accent-(--accion)"
            />
            {hora}
          </label>
        ))}
      </div>
      <TextField
        name={`${name}.otras`}
        label={`Otras horas de ${title.toLowerCase()}`}
        value={horas.filter((hora) => !oferta.includes(hora)).join(' ')}
        hint={`Separadas por espacios: 13:10 13:40. ${emptyLabel}`}
      />
    </fieldset>
  )
}
