import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { Icon } from '@/components/ui/icon.tsx'
import { LongText } from '@/components/ui/long-text.tsx'

type Common = {
  id: string
  label: string
  optional?: string | undefined
  hint?: string | undefined
  error: string
  isInvalid: boolean
}
type Props = Common &
  (
    | ({ area: true } & TextareaHTMLAttributes<HTMLTextAreaElement>)
    | ({ area?: false } & InputHTMLAttributes<HTMLInputElement>)
  )

const FIELD_CLASS =
  'w-full rounded-xs border-[1.5px] border-borde bg-fondo px-3.5 py-2.5 text-[1rem] leading-snug text-texto aria-invalid:border-2 aria-invalid:border-error'
/** For forms that the browser validates, and for file inputs. */
const NATIVE_FIELD_CLASS = `${FIELD_CLASS} user-invalid:border-2 user-invalid:border-error file:mr-4 file:rounded-xs file:bg-fondo-3 file:px-3 file:py-1 file:font-semibold file:text-texto`

export const FieldError = ({ id, error, isInvalid }: Pick<Common, 'id' | 'error' | 'isInvalid'>) => (
  <p
    id={`${id}-aviso`}
    hidden={!isInvalid}
    className="mt-2 flex items-start gap-2 text-menor leading-snug text-error [&[hidden]]:hidden"
  >
    <Icon name="alert" size={16} />
    <span className="-mt-0.5">{error}</span>
  </p>
)

export function Field(props: Props) {
  const { id, label, optional, hint, error, isInvalid, area, ...rest } = props
  const described = [hint ? `${id}-ayuda` : '', isInvalid ? `${id}-aviso` : ''].filter(Boolean).join(' ')
  const attributes = {
    id,
    className: `${FIELD_CLASS} min-h-12`,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': described || undefined,
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-menor leading-snug font-semibold">
        {label} {optional && <span className="font-normal text-texto-3">{optional}</span>}
      </label>
      {area ? (
        <LongText {...(rest as TextareaHTMLAttributes<HTMLTextAreaElement>)} {...attributes} />
      ) : (
        <input {...(rest as InputHTMLAttributes<HTMLInputElement>)} {...attributes} />
      )}
      {hint && (
        <p id={`${id}-ayuda`} className="mt-1.5 text-micro text-texto-3">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} isInvalid={isInvalid} />
    </div>
  )
}

type Labels = {
  id: string
  label: ReactNode
  hint?: ReactNode
}

const Labelled = ({ id, label, hint, children }: Labels & { children: ReactNode }) => (
  <div>
    <label htmlFor={id} className="mb-1.5 block text-menor leading-snug font-semibold">
      {label}
    </label>
    {children}
    {hint && (
      <p id={`${id}-ayuda`} className="mt-1.5 text-micro text-texto-3">
        {hint}
      </p>
    )}
  </div>
)
const describedBy = ({ id, hint }: Labels) => (hint ? { 'aria-describedby': `${id}-ayuda` } : {})

export function InputField({ label, hint, ...input }: Labels & InputHTMLAttributes<HTMLInputElement>) {
  const labels = { id: input.id, label, hint }
  return (
    <Labelled {...labels}>
      <input {...describedBy(labels)} {...input} className={`${NATIVE_FIELD_CLASS} min-h-12`} />
    </Labelled>
  )
}

export function Area({ label, hint, ...area }: Labels & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const labels = { id: area.id, label, hint }
  return (
    <Labelled {...labels}>
      <LongText
        {...describedBy(labels)}
        {...area}
        className={`${NATIVE_FIELD_CLASS} block min-h-32 resize-y`}
      />
    </Labelled>
  )
}

export function SelectField({
  label,
  hint,
  children,
  ...select
}: Labels & SelectHTMLAttributes<HTMLSelectElement>) {
  const labels = { id: select.id, label, hint }
  return (
    <Labelled {...labels}>
      <select {...describedBy(labels)} {...select} className={`${NATIVE_FIELD_CLASS} min-h-12`}>
        {children}
      </select>
    </Labelled>
  )
}
