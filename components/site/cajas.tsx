import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'

const CAJA =
  'file:mr-4 file:rounded-xs file:bg-fondo-3 file:px-3 file:py-1 file:font-semibold file:text-texto w-full rounded-xs border-[1.5px] border-borde bg-fondo px-3.5 py-2.5 text-[1rem] leading-snug text-texto user-invalid:border-2 user-invalid:border-error aria-invalid:border-2 aria-invalid:border-error'

type Marco = {
  id: string
  label: ReactNode
  /** What to know before one writes. */
  ayuda?: ReactNode
}

const Etiqueta = ({ id, label, ayuda, children }: Marco & { children: ReactNode }) => (
  <div>
    <label htmlFor={id} className="mb-1.5 block text-menor leading-snug font-semibold">
      {label}
    </label>
    {children}
    {ayuda && (
      <p id={`${id}-ayuda`} className="mt-1.5 text-micro text-texto-3">
        {ayuda}
      </p>
    )}
  </div>
)
const descrito = ({ id, ayuda }: Marco) => (ayuda ? { 'aria-describedby': `${id}-ayuda` } : {})

/** A field of a public form, with its name above and what to know below. */
export function Caja({ label, ayuda, ...input }: Marco & InputHTMLAttributes<HTMLInputElement>) {
  const marco = { id: input.id, label, ayuda }
  return (
    <Etiqueta {...marco}>
      <input {...descrito(marco)} {...input} className={`${CAJA} min-h-12`} />
    </Etiqueta>
  )
}

/** A field for several lines. */
export function Area({ label, ayuda, ...area }: Marco & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const marco = { id: area.id, label, ayuda }
  return (
    <Etiqueta {...marco}>
      <textarea {...descrito(marco)} {...area} className={`${CAJA} block min-h-32 resize-y`} />
    </Etiqueta>
  )
}

/** One of a few. */
export function Eleccion({
  label,
  ayuda,
  children,
  ...select
}: Marco & SelectHTMLAttributes<HTMLSelectElement>) {
  const marco = { id: select.id, label, ayuda }
  return (
    <Etiqueta {...marco}>
      <select {...descrito(marco)} {...select} className={`${CAJA} min-h-12`}>
        {children}
      </select>
    </Etiqueta>
  )
}
