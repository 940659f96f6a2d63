'use client'
import { useRef, useState } from 'react'
import { useForm, useNotify } from '../form/context.ts'
import { AreaField, FieldError, SelectField } from '../form/fields.tsx'
import { BUTTON, HINT, ICON } from '../parts/classes.ts'
import { Icon } from '../parts/line-icon.tsx'
import { IDIOMAS, type Idioma, NOMBRE_IDIOMA, type Traducciones } from '../translations/completeness.ts'

type Par = { otro: string; motivo: string; traducciones: Traducciones }
type Props = {
  pares: readonly Par[]
  options: readonly { id: string; nombre: string }[]
  /** 'vino' in the editor of a dish, 'plato' in that of a wine. */
  noun: 'vino' | 'plato'
}
const EMPTY: Par = { otro: '', motivo: '', traducciones: {} }

function typedRows(values: Readonly<Record<string, string>>): Par[] {
  const keys = new Set(Object.keys(values).flatMap((name) => name.match(/^maridajes\.(\d+)\./)?.[1] ?? []))
  return [...keys].map((key) => ({
    ...EMPTY,
    otro: values[`maridajes.${key}.otro`] ?? '',
    motivo: values[`maridajes.${key}.motivo`] ?? '',
  }))
}

const storedText = (par: Par, idioma: Idioma, campo: string): string => {
  const value = par.traducciones[idioma]?.[campo]
  return typeof value === 'string' ? value : ''
}

/**
 * What goes with the row, and why, in the language of the open tab; the Spanish stands above the others. The order is
 * the order in which guests are told.
 */
export function Maridajes({ pares, options, noun }: Props) {
  const { state, tab } = useForm()
  const box = useRef<HTMLDivElement>(null)
  const [rows, setRows] = useState(() =>
    (state.valores ? typedRows(state.valores) : pares).map((par, key) => ({ par, key })),
  )
  useNotify(box, rows.length)
  const un = noun === 'vino' ? 'vino' : 'plato'
  const moveUp = (at: number) => {
    const next = [...rows]
    const [row] = next.splice(at, 1)
    if (row) next.splice(at - 1, 0, row)
    setRows(next)
  }

  return (
    <div ref={box} id="c-maridajes" data-unidad="Maridajes" className="grid gap-4">
      {/* Without it a form that has lost its last pairing would say nothing about pairings. */}
      <input type="hidden" name="maridajes.fin.otro" value="" />
      {rows.length === 0 && <p className={`${HINT} mt-0`}>Todavía no va con ningún {un}.</p>}
      {rows.map(({ par, key }, at) => {
        // Named by place: the order of the numbers is the order of the pairings.
        const base = `maridajes.${at}`
        const nombre = options.find(({ id }) => id === par.otro)?.nombre ?? `maridaje ${at + 1}`
        return (
          <fieldset key={key} className="grid gap-3 rounded-xs border border-linea p-3">
            <legend className="sr-only">{nombre}</legend>
            <div className="flex items-end gap-1">
              <div className="min-w-0 grow">
                <SelectField
                  name={`${base}.otro`}
                  label={noun === 'vino' ? 'Vino' : 'Plato'}
                  value={par.otro}
                  options={options}
                  emptyLabel={`Elige un ${un}`}
                />
              </div>
              {noun === 'vino' && at > 0 && (
                <button
                  type="button"
                  aria-label={`Subir ${nombre}`}
                  title="Subir"
                  onClick={() => moveUp(at)}
                  className={`${ICON} mb-[3px]`}
                >
                  <span aria-hidden="true">↑</span>
                </button>
              )}
              <button
                type="button"
                aria-label={`Quitar ${nombre}`}
                onClick={() => setRows(rows.filter((row) => row.key !== key))}
                className={`${ICON} mb-[3px]`}
              >
                <Icon name="cerrar" className="size-4" />
              </button>
            </div>
            <div className={tab === 'es' ? '' : 'hidden'} data-panel="">
              <AreaField name={`${base}.motivo`} label="Por qué van bien" value={par.motivo} max={600} />
            </div>
            {IDIOMAS.map((idioma) => (
              <div key={idioma} className={tab === idioma ? 'grid gap-2' : 'hidden gap-2'} data-panel="">
                <AreaField
                  name={`${base}.traducciones.${idioma}.motivo`}
                  label={`Por qué van bien (${NOMBRE_IDIOMA[idioma]})`}
                  value={storedText(par, idioma, 'motivo')}
                  lang={idioma}
                  max={600}
                >
                  {par.motivo && (
                    <p lang="es" className="mb-1.5 text-[0.8125rem] leading-snug text-texto-3">
                      {par.motivo}
                    </p>
                  )}
                </AreaField>
                {storedText(par, idioma, 'estado') === 'borrador' && (
                  <label className="flex items-center gap-2 text-sm">
                    <input
                      type="checkbox"
                      name={`${base}.traducciones.${idioma}.borrador`}
                      defaultChecked
                      className="size-5 accent-(--accion)"
                    />
                    Es un borrador, sin revisar
                  </label>
                )}
              </div>
            ))}
            <FieldError id={`${base}-error`} error={state.errores[base]} />
          </fieldset>
        )
      })}
      <FieldError id="c-maridajes-error" error={state.errores.maridajes} />
      <button
        type="button"
        className={`${BUTTON.suave} justify-self-start`}
        onClick={() =>
          setRows([...rows, { par: EMPTY, key: Math.max(-1, ...rows.map(({ key }) => key)) + 1 }])
        }
      >
        <Icon name="mas" className="size-4" />
        Añadir un {un}
      </button>
    </div>
  )
}
