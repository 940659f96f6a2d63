'use client'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { AYUDA } from './clases.ts'
import { type Completitud, completitud, IDIOMAS, type Idioma, NOMBRE_IDIOMA } from './completitud.ts'
import { AreaField, CheckField, TextField } from './fields.tsx'
import { useForm } from './form-context.ts'

type Textos = { nombre?: string; descripcion?: string; ingredientes?: string[]; estado?: string }
type Props = {
  es: { nombre: string; descripcion: string; ingredientes: string[] }
  traducciones: Partial<Record<Idioma, Textos>>
  /** Languages whose translation was written for an older Spanish text. */
  viejas: readonly Idioma[]
}
const TODOS = ['es', ...IDIOMAS] as const
const lineas = (text: FormDataEntryValue | null) =>
  String(text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const PUNTO = {
  completo: 'bg-exito',
  parcial: 'border-[1.5px] border-borde bg-linear-to-r from-(--borde) from-50% to-transparent to-50%',
  falta: 'border-[1.5px] border-borde',
} as const

/** Where each language stands, read from the fields as they are now. */
function grados(form: HTMLFormElement, viejas: readonly Idioma[]): Record<Idioma, Completitud> {
  const data = new FormData(form)
  const of = (name: string) => String(data.get(name) ?? '')
  const es = {
    nombre: of('nombre'),
    descripcion: of('descripcion'),
    ingredientes: lineas(data.get('ingredientes')),
  }
  const one = (idioma: Idioma) => {
    const at = `traducciones.${idioma}`
    return completitud(
      es,
      {
        nombre: of(`${at}.nombre`),
        descripcion: of(`${at}.descripcion`),
        ingredientes: lineas(data.get(`${at}.ingredientes`)),
        estado: data.has(`${at}.borrador`) ? 'borrador' : 'revisado',
      },
      viejas.includes(idioma),
    )
  }
  return { en: one('en'), fr: one('fr'), de: one('de'), it: one('it') }
}

/** The texts of a row in five languages: Spanish is the source, the others show it above each field. */
export function Idiomas({ es, traducciones, viejas }: Props) {
  const { pestana, abrir } = useForm()
  const box = useRef<HTMLDivElement>(null)
  const start = (idioma: Idioma) => completitud(es, traducciones[idioma], viejas.includes(idioma))
  const [estado, setEstado] = useState({ en: start('en'), fr: start('fr'), de: start('de'), it: start('it') })

  useEffect(() => {
    const form = box.current?.closest('form')
    if (!form) return
    const update = () => setEstado(grados(form, viejas))
    form.addEventListener('input', update)
    return () => form.removeEventListener('input', update)
  }, [viejas])

  const arrows = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const next = TODOS[(TODOS.indexOf(pestana as Idioma) + step + TODOS.length) % TODOS.length] ?? 'es'
    abrir(next)
    document.getElementById(`p-${next}`)?.focus()
  }
  const panel = (idioma: string) => ({
    id: `panel-${idioma}`,
    role: 'tabpanel',
    'aria-labelledby': `p-${idioma}`,
    'data-panel': '',
    className: pestana === idioma ? 'grid gap-4.5' : 'hidden gap-4.5',
  })

  return (
    <div ref={box} className="grid gap-4.5">
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
        {TODOS.map((idioma) => {
          const { grado, motivo }: Completitud =
            idioma === 'es' ? { grado: 'completo', motivo: 'el original' } : estado[idioma]
          return (
            <button
              key={idioma}
              id={`p-${idioma}`}
              type="button"
              role="tab"
              aria-selected={pestana === idioma}
              aria-controls={`panel-${idioma}`}
              tabIndex={pestana === idioma ? 0 : -1}
              onClick={() => abrir(idioma)}
              title={motivo}
              className="cursor-pointer whitespace-nowrap px-2.5 py-2.5 text-[0.9063rem] font-medium text-texto-2 aria-selected:font-semibold aria-selected:text-texto aria-selected:shadow-[inset_0_-3px_0_var(--anil)]"
            >
              <span lang={idioma}>{NOMBRE_IDIOMA[idioma]}</span>
              <span
                aria-hidden="true"
                className={`ml-1.5 inline-block size-[9px] rounded-full ${PUNTO[grado]}`}
              />
              <span className="sr-only">: {motivo}</span>
            </button>
          )
        })}
      </div>
      <div {...panel('es')}>
        <TextField name="nombre" label="Nombre" value={es.nombre} required max={120} />
        <AreaField
          name="descripcion"
          label="Descripción"
          value={es.descripcion}
          max={600}
          ayuda="Qué lleva y cómo se cocina; sin adjetivos."
        />
        <AreaField
          name="ingredientes"
          label="Ingredientes"
          value={es.ingredientes.join('\n')}
          ayuda="Uno por línea. Si cambian, hay que volver a firmar los alérgenos."
        />
      </div>
      {IDIOMAS.map((idioma) => (
        <div key={idioma} {...panel(idioma)}>
          <Traduccion idioma={idioma} es={es} t={traducciones[idioma] ?? {}} motivo={estado[idioma].motivo} />
        </div>
      ))}
    </div>
  )
}

type Una = { idioma: Idioma; es: Props['es']; t: Textos; motivo: string }

function Traduccion({ idioma, es, t, motivo }: Una) {
  const at = `traducciones.${idioma}`
  const en = NOMBRE_IDIOMA[idioma]
  return (
    <>
      <p className={AYUDA}>
        {en}: {motivo}. Lo que falte se enseña en español.
      </p>
      <TextField
        name={`${at}.nombre`}
        label={`Nombre (${en})`}
        value={t.nombre ?? ''}
        lang={idioma}
        max={120}
      >
        <Original text={es.nombre} />
      </TextField>
      <AreaField
        name={`${at}.descripcion`}
        label={`Descripción (${en})`}
        value={t.descripcion ?? ''}
        lang={idioma}
        max={600}
      >
        <Original text={es.descripcion} />
      </AreaField>
      <AreaField
        name={`${at}.ingredientes`}
        label={`Ingredientes (${en})`}
        value={t.ingredientes?.join('\n') ?? ''}
        lang={idioma}
        ayuda="Uno por línea, en el mismo orden que en español."
      >
        <Original text={es.ingredientes.join('\n')} />
      </AreaField>
      <CheckField
        name={`${at}.borrador`}
        label="Es un borrador"
        checked={t.estado === 'borrador'}
        ayuda="No se publica hasta que quites la marca."
      />
    </>
  )
}

const Original = ({ text }: { text: string }) =>
  text ? (
    <p className="mb-1.5 whitespace-pre-line text-[0.8125rem] leading-snug text-texto-3">{text}</p>
  ) : null
