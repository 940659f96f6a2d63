'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useForm } from '../form/context.ts'
import { FieldError } from '../form/fields.tsx'
import { BUTTON, HINT } from '../parts/classes.ts'

const ESTADOS = [
  ['contiene', 'Contiene', 'has-checked:bg-anil has-checked:text-cal'],
  ['puede_contener', 'Puede contener', 'has-checked:bg-(--limon) has-checked:text-tinta'],
  ['comprobado_sin', 'Comprobado sin', 'has-checked:bg-exito has-checked:text-fondo'],
  ['sin_declarar', 'No figura', 'has-checked:bg-fondo-3 has-checked:text-texto'],
] as const

const DECISIONES = [
  ['declarado', 'Declaro los alérgenos que he marcado', 'Al guardar se firma con tu nombre y la hora.'],
  ['ninguno', 'No contiene ninguno de los 14', 'Ni en la receta ni por contacto. Se firma igual.'],
  ['pendiente', 'Todavía sin declarar', 'La web dice «Alérgenos sin confirmar»; nunca sale como seguro.'],
] as const

type Props = {
  alergenos: readonly { clave: string; nombre: string; icon: ReactNode }[]
  presencia: Readonly<Record<string, string>>
  decision: string | null
  /** The fields a decision stands for, by name, as they are stored: when they change, it has to be taken again. */
  recipe: Readonly<Record<string, string>>
  changedLabel: string
  undecidedLabel: string
  firma: string | null
}

const MEANING =
  'Lo que dejes en «No figura» no está en la receta: el filtro de la carta lo da por bueno para quien lo evita, y Enigmito dice que no figura. «Comprobado sin» es también sin contacto en la cocina.'

const optionClass =
  'relative grid min-h-11 cursor-pointer place-items-center rounded-xs border border-linea text-center text-[0.8125rem] leading-tight text-texto-2 hover:border-texto has-checked:border-transparent has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--foco)'

/** A recipe as one text: lines without white space around them, empty ones dropped. The server compares the same. */
const como = (values: readonly string[]): string =>
  JSON.stringify(
    values.map((value) =>
      value
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .join('\n'),
    ),
  )

/**
 * Nothing is chosen for a new row, and a changed recipe resets the choice, so that somebody reads the list
 * again before signing it. The form posts the recipe the decision was made for; the server refuses a decision
 * made for another one.
 */
export function Alergenos({
  alergenos,
  presencia,
  decision,
  recipe,
  changedLabel,
  undecidedLabel,
  firma: signature,
}: Props) {
  const { state } = useForm()
  const box = useRef<HTMLDivElement>(null)
  const nombres = Object.keys(recipe)
  // Values that come back, from a refusal or from this device: was the choice among them made for the recipe among them?
  const { valores } = state
  const recipeText = valores ? como(nombres.map((name) => valores[name] ?? '')) : como(Object.values(recipe))
  const isValid =
    !valores || (valores.declarado_para ?? recipeText) === recipeText || valores.declaracion === 'pendiente'
  const [choice, setChoice] = useState(valores ? (isValid ? (valores.declaracion ?? null) : null) : decision)
  const [chosenFor, setChosenFor] = useState(recipeText)
  const [reopened, setReopened] = useState(!isValid)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of the fields do not change
  useEffect(() => {
    const form = box.current?.closest('form')
    if (!form) return
    const look = () => {
      if (readRecipe(form) === chosenFor) return
      setReopened(true)
      setChoice((chosen) => (chosen === 'pendiente' ? chosen : null))
    }
    form.addEventListener('input', look)
    return () => form.removeEventListener('input', look)
  }, [chosenFor])

  const readRecipe = (form: HTMLFormElement): string => {
    const data = new FormData(form)
    return como(nombres.map((name) => String(data.get(name) ?? '')))
  }
  const choose = (id: string) => {
    const form = box.current?.closest('form')
    setChoice(id)
    if (form) setChosenFor(readRecipe(form))
  }
  const checkRest = () => {
    const open = box.current?.querySelectorAll<HTMLInputElement>('input[value=sin_declarar]:checked') ?? []
    for (const { name } of open) {
      const free = box.current?.querySelector<HTMLInputElement>(`[name="${name}"][value=comprobado_sin]`)
      if (free) free.checked = true
    }
    box.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const error = state.errores.declaracion
  return (
    <div ref={box} className="grid gap-4" data-unidad="Alérgenos">
      <input type="hidden" name="declarado_para" value={chosenFor} />
      <p className={HINT}>
        {reopened && decision !== null
          ? `${changedLabel}: repasa la lista y vuelve a decidir abajo.`
          : (signature ?? undecidedLabel)}
      </p>
      <p className={HINT}>{MEANING}</p>
      <div className="grid gap-2.5">
        {alergenos.map(({ clave, nombre, icon }) => {
          const name = `alergenos.${clave}`
          const value = state.valores?.[name] ?? presencia[clave] ?? 'sin_declarar'
          return (
            <fieldset key={clave} className="grid gap-1.5 min-[480px]:grid-cols-[104px_minmax(0,1fr)]">
              <legend className="sr-only">{nombre}</legend>
              <span aria-hidden="true" className="flex items-center gap-2 text-sm font-medium leading-tight">
                {icon}
                {nombre}
              </span>
              <span className="grid grid-cols-4 gap-1">
                {ESTADOS.map(([id, label, colour]) => (
                  <label key={id} className={`${optionClass} ${colour}`}>
                    <input
                      type="radio"
                      name={name}
                      value={id}
                      defaultChecked={value === id}
                      className="absolute inset-0 cursor-pointer opacity-0"
                    />
                    {label}
                  </label>
                ))}
              </span>
            </fieldset>
          )
        })}
      </div>
      <button type="button" className={`${BUTTON.suave} justify-self-start`} onClick={checkRest}>
        El resto, comprobado sin
      </button>
      <fieldset
        id="c-declaracion"
        aria-describedby={error ? 'c-declaracion-error' : undefined}
        className="grid gap-2 rounded-xs bg-fondo-2 p-4"
      >
        <legend className="sr-only">Decisión sobre los alérgenos</legend>
        {DECISIONES.map(([id, label, hint]) => (
          <label key={id} className="flex cursor-pointer items-start gap-3">
            <input
              type="radio"
              name="declaracion"
              value={id}
              checked={choice === id}
              onChange={() => choose(id)}
              className="mt-0.5 size-5 shrink-0 accent-(--accion)"
            />
            <span>
              <span data-dicho="" className="block font-medium">
                {label}
              </span>
              <span className="block text-[0.8125rem] text-texto-3">{hint}</span>
            </span>
          </label>
        ))}
        <FieldError id="c-declaracion-error" error={error} />
      </fieldset>
    </div>
  )
}
