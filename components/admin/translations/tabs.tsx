'use client'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useForm } from '../form/context.ts'
import { AreaField, TextField } from '../form/fields.tsx'
import { type Completeness, IDIOMAS, type Idioma, NOMBRE_IDIOMA } from './completeness.ts'
import { IdiomaPanel } from './idioma-panel.tsx'
import {
  type Estados,
  estados,
  type ReadField,
  type RowTextos,
  storedField,
  storedText,
} from './row-texts.ts'

const ALL = ['es', ...IDIOMAS] as const
const DOT = {
  completo: 'bg-exito',
  parcial: 'border-[1.5px] border-borde bg-linear-to-r from-(--borde) from-50% to-transparent to-50%',
  falta: 'border-[1.5px] border-borde',
} as const

/**
 * The texts of a row in five languages: Spanish is the source, the others show it beside each field as it is typed.
 * Each tab says in words and by its dot how far the language is, and whether the Spanish has changed since.
 */
export function Idiomas(props: RowTextos) {
  const { campos: fields, traducciones, prefix = '' } = props
  const { tab, open } = useForm()
  const box = useRef<HTMLDivElement>(null)
  const [estado, setEstado] = useState<Estados>(() => estados(props, storedField(props)))
  const [source, setSource] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(fields.map(({ campo, es }) => [campo, es])),
  )

  useEffect(() => {
    const form = box.current?.closest('form')
    if (!form) return
    const update = () => {
      const data = new FormData(form)
      const read: ReadField = (name) => String(data.get(name) ?? '')
      setEstado(estados(props, read))
      const prefix = props.prefix ?? ''
      setSource(Object.fromEntries(props.campos.map(({ campo }) => [campo, read(`${prefix}${campo}`)])))
    }
    update()
    form.addEventListener('input', update)
    return () => form.removeEventListener('input', update)
  }, [props])

  const arrows = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const next = ALL[(ALL.indexOf(tab as Idioma) + step + ALL.length) % ALL.length] ?? 'es'
    open(next)
    document.getElementById(`p-${prefix}${next}`)?.focus()
  }
  const panel = (idioma: string) => ({
    id: `panel-${prefix}${idioma}`,
    role: 'tabpanel',
    'aria-labelledby': `p-${prefix}${idioma}`,
    'data-panel': '',
    className: tab === idioma ? '@container grid gap-4.5' : '@container hidden gap-4.5',
  })

  return (
    <div ref={box} className="grid min-w-0 gap-4.5">
      {/* Without JavaScript there are no tabs: every language is shown, one below the other. */}
      <noscript>
        <style>{'[role=tablist]{display:none!important}[data-panel]{display:grid!important}'}</style>
      </noscript>
      <div
        role="tablist"
        aria-label="Idioma de los textos"
        onKeyDown={arrows}
        className="relative -mx-4 flex gap-1 overflow-x-auto border-b border-linea px-4 [scrollbar-width:none] movil:-mx-2.5 movil:px-0"
      >
        {ALL.map((idioma) => {
          const { grade, motivo }: Completeness =
            idioma === 'es' ? { grade: 'completo', motivo: 'el original' } : estado[idioma]
          return (
            <button
              key={idioma}
              id={`p-${prefix}${idioma}`}
              type="button"
              role="tab"
              aria-selected={tab === idioma}
              aria-controls={`panel-${prefix}${idioma}`}
              tabIndex={tab === idioma ? 0 : -1}
              onClick={() => open(idioma)}
              title={motivo}
              className="cursor-pointer whitespace-nowrap px-2.5 py-2.5 text-[0.9063rem] font-medium text-texto-2 aria-selected:font-semibold aria-selected:text-texto aria-selected:shadow-[inset_0_-3px_0_var(--accion)]"
            >
              <span lang={idioma}>{NOMBRE_IDIOMA[idioma]}</span>
              <span
                aria-hidden="true"
                className={`ml-1.5 inline-block size-[9px] rounded-full ${DOT[grade]}`}
              />
              <span className="sr-only">: {motivo}</span>
            </button>
          )
        })}
      </div>
      <div {...panel('es')}>
        {fields.map(({ campo, tipo, es, label, max, hint, required, rows }) =>
          tipo === 'linea' ? (
            <TextField
              key={campo}
              name={`${prefix}${campo}`}
              label={label}
              value={es}
              {...{ max, hint, required }}
            />
          ) : (
            <AreaField
              key={campo}
              name={`${prefix}${campo}`}
              label={label}
              value={es}
              {...{ max, hint, rows }}
            />
          ),
        )}
      </div>
      {IDIOMAS.map((idioma) => (
        <div key={idioma} {...panel(idioma)}>
          <IdiomaPanel
            idioma={idioma}
            campos={fields}
            prefix={prefix}
            source={source}
            textos={Object.fromEntries(
              fields.map(({ campo }) => [campo, storedText(traducciones[idioma], campo)]),
            )}
            isDraft={traducciones[idioma]?.estado === 'borrador'}
            estado={estado[idioma]}
          />
        </div>
      ))}
    </div>
  )
}
