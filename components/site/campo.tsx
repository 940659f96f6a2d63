import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { Icon } from '@/components/ui/icon.tsx'

type Common = {
  id: string
  label: string
  /** Said beside the label of a field that may stay empty. */
  opcional?: string | undefined
  ayuda?: string | undefined
  /** What to say when it is not as it must be; shown at once when `malo`. */
  aviso: string
  malo: boolean
}
type Props = Common &
  (
    | ({ area: true } & TextareaHTMLAttributes<HTMLTextAreaElement>)
    | ({ area?: false } & InputHTMLAttributes<HTMLInputElement>)
  )

const ENTRADA =
  'mt-1.5 w-full min-h-12 rounded-xs border-[1.5px] border-borde bg-fondo px-3.5 py-2.5 text-[1rem] leading-snug aria-invalid:border-2 aria-invalid:border-error'

/** The line below a field that says what is wrong with it; empty until then. */
export const Aviso = ({ id, aviso, malo }: Pick<Common, 'id' | 'aviso' | 'malo'>) => (
  <p
    id={`${id}-aviso`}
    hidden={!malo}
    className="mt-2 flex items-start gap-2 text-menor leading-snug text-error [&[hidden]]:hidden"
  >
    <Icon name="aviso" size={16} />
    <span className="-mt-0.5">{aviso}</span>
  </p>
)

/** A field with its label, its help and its error, which hang together for those who listen. */
export function Campo(props: Props) {
  const { id, label, opcional, ayuda, aviso, malo, area, ...rest } = props
  const described = [ayuda ? `${id}-ayuda` : '', malo ? `${id}-aviso` : ''].filter(Boolean).join(' ')
  const attributes = {
    id,
    className: ENTRADA,
    'aria-invalid': malo || undefined,
    'aria-describedby': described || undefined,
  }
  return (
    <div>
      <label htmlFor={id} className="text-menor font-semibold">
        {label} {opcional && <span className="font-normal text-texto-3">{opcional}</span>}
      </label>
      {area ? (
        <textarea {...(rest as TextareaHTMLAttributes<HTMLTextAreaElement>)} {...attributes} />
      ) : (
        <input {...(rest as InputHTMLAttributes<HTMLInputElement>)} {...attributes} />
      )}
      {ayuda && (
        <p id={`${id}-ayuda`} className="mt-1.5 text-micro text-texto-3">
          {ayuda}
        </p>
      )}
      <Aviso id={id} aviso={aviso} malo={malo} />
    </div>
  )
}
