import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { BOTON, MENSAJE_ERROR } from '../parts/classes.ts'
import { useForm } from './context.ts'
import { comparar, leerCampos, fundir as mezclar, retrato, type Unidad, type Valores } from './values.ts'

type Props = {
  /** The values both started from. */
  base: RefObject<Valores>
  /** Who saved, and when, where it is known. */
  quien: string | null
  /** The fields with what the other one saved, and the form they are drawn in. */
  ajeno: ReactNode
  copia: RefObject<HTMLFormElement | null>
  fundir: (valores: Valores, suyos: Valores) => void
}
type Vista = { choques: readonly Unidad[]; ajenos: readonly Unidad[]; suyos: Valores }

/**
 * Somebody saved while this form was open: what only the other changed is taken over, and where both changed the same,
 * one chooses.
 */
export function Conflicto({ base, quien, ajeno, copia, fundir }: Props) {
  const { form } = useForm()
  const caja = useRef<HTMLDivElement>(null)
  const [vista, setVista] = useState<Vista | null>(null)
  const [elegido, elegir] = useState<Readonly<Record<string, 'mio' | 'suyo'>>>({})

  // biome-ignore lint/correctness/useExhaustiveDependencies: a later save of somebody brings other fields
  useEffect(() => {
    if (!form.current || !copia.current) return
    const found = comparar(base.current, retrato(form.current), retrato(copia.current))
    setVista({ ...found, suyos: leerCampos(copia.current) })
    elegir({})
  }, [ajeno, base, copia, form])
  useEffect(() => {
    if (vista) caja.current?.focus()
  }, [vista])

  const seguir = () => {
    if (!form.current || !vista) return
    const theirs = [...vista.ajenos, ...vista.choques.filter(({ clave }) => elegido[clave] === 'suyo')]
    fundir(
      mezclar(
        leerCampos(form.current),
        vista.suyos,
        theirs.flatMap(({ nombres }) => nombres),
      ),
      vista.suyos,
    )
  }

  if (!vista) return null
  return (
    <div ref={caja} id="conflicto" role="alert" tabIndex={-1} className={`${MENSAJE_ERROR} text-texto`}>
      <p className="font-semibold text-error">
        {quien ? `${quien} ha guardado` : 'Alguien ha guardado'} este elemento mientras lo editabas.
      </p>
      {vista.choques.length > 0 ? (
        <p className="mt-1">Los dos habéis cambiado lo mismo. Elige con qué te quedas en cada campo:</p>
      ) : (
        <p className="mt-1">No habéis tocado lo mismo: se conservan tus cambios y los suyos.</p>
      )}
      {vista.choques.map((unidad) => (
        <fieldset
          key={unidad.clave}
          className="mt-3 grid gap-2 border-t border-linea pt-3 min-[480px]:grid-cols-2"
        >
          <legend className="float-left w-full font-semibold min-[480px]:col-span-2">{unidad.rotulo}</legend>
          {(['mio', 'suyo'] as const).map((de) => (
            <label
              key={de}
              className="flex cursor-pointer gap-2.5 rounded-xs border border-linea bg-fondo p-3 has-checked:border-texto has-checked:bg-(--limon-velo)"
            >
              <input
                type="radio"
                // Not a field of the row: the form does not post it.
                form="conflicto-fuera"
                name={`conflicto-${unidad.clave}`}
                checked={(elegido[unidad.clave] ?? 'mio') === de}
                onChange={() => elegir({ ...elegido, [unidad.clave]: de })}
                className="mt-0.5 size-5 shrink-0 accent-(--accion)"
              />
              <span className="min-w-0">
                <span className="block text-[0.8125rem] text-texto-3">
                  {de === 'mio' ? 'Lo que tienes tú' : 'Lo que ha guardado'}
                </span>
                <span className="block whitespace-pre-line break-words">
                  {unidad[de] || <i className="text-texto-3">vacío</i>}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      {vista.ajenos.length > 0 && (
        <p className="mt-3 text-sm">
          También ha cambiado, y se conserva: {vista.ajenos.map(({ rotulo }) => rotulo).join(', ')}.
        </p>
      )}
      <button type="button" className={`${BOTON.lleno} mt-4`} onClick={seguir}>
        Seguir con esta mezcla
      </button>
      <p className="mt-2 text-[0.8125rem] text-texto-3">Después, revísalo y guarda.</p>
    </div>
  )
}
