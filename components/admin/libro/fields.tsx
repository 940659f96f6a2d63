import type { Dia } from '@/lib/admin/libro/shapes.ts'
import { ERROR, INPUT, LABEL } from '../parts/classes.ts'
import { IDIOMA, MESA } from './labels.ts'

export type FieldErrors = Readonly<Record<string, string>>
type TextInput = {
  name: string
  label: string
  value?: string
  errors: FieldErrors
  type?: string
  max?: number
  min?: string
  hint?: string
  list?: string
  /** Takes what is typed; without it the field keeps it itself. */
  onText?: (text: string) => void
}

/** A field of the book's small forms. What was typed stays typed: the form is never emptied while it is open. */
export function TextInput({ name, label, value, errors, type = 'text', max, min, list, onText }: TextInput) {
  const wrong = errors[name]
  return (
    <div>
      <label htmlFor={`libro-${name}`} className={LABEL}>
        {label}
      </label>
      <input
        id={`libro-${name}`}
        name={name}
        type={type}
        {...(onText
          ? { value: value ?? '', onChange: ({ target }) => onText(target.value) }
          : { defaultValue: value })}
        autoComplete="off"
        {...(type === 'number' ? { min: 1, max } : { maxLength: max })}
        {...(min ? { min } : {})}
        {...(list ? { list } : {})}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `libro-${name}-error` : undefined}
        className={INPUT}
      />
      {wrong && (
        <p id={`libro-${name}-error`} className={ERROR}>
          {wrong}
        </p>
      )}
    </div>
  )
}

type SelectProps = { name: string; label: string; value: string; options: Readonly<Record<string, string>> }
export const SelectField = ({ name, label, value, options }: SelectProps) => (
  <div>
    <label htmlFor={`libro-${name}`} className={LABEL}>
      {label}
    </label>
    <select id={`libro-${name}`} name={name} defaultValue={value} className={INPUT}>
      {Object.entries(options).map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  </div>
)

export function ReservaFields({
  dia,
  reserva,
  errors,
}: {
  dia: Dia
  reserva: { fecha: string; hora: string; personas: number; mesa: 'interior' | 'exterior' }
  errors: FieldErrors
}) {
  return (
    <div className="grid grid-cols-2 gap-4">
      <TextInput name="fecha_reserva" label="Día" type="date" value={reserva.fecha} errors={errors} />
      <TextInput
        name="hora_reserva"
        label="Hora"
        type="time"
        value={reserva.hora}
        errors={errors}
        list="libro-horas"
      />
      <datalist id="libro-horas">
        {[...dia.comida, ...dia.cena].map(({ hora }) => (
          <option key={hora} value={hora} />
        ))}
      </datalist>
      <TextInput
        name="personas"
        label="Personas"
        type="number"
        max={200}
        value={String(reserva.personas)}
        errors={errors}
      />
      <SelectField name="preferencia_mesa" label="Dónde" value={reserva.mesa} options={MESA} />
    </div>
  )
}

type Contacto = Readonly<
  Record<'nombre' | 'telefono' | 'email' | 'idioma' | 'ocasion' | 'dieta' | 'notas', string | null>
>
export const ContactoFields = ({ de, errors }: { de: Contacto; errors: FieldErrors }) => (
  <div className="grid gap-4">
    <TextInput name="nombre" label="Nombre" max={80} value={de.nombre ?? ''} errors={errors} />
    <div className="grid gap-4 movil:grid-cols-2">
      <TextInput
        name="telefono"
        label="Teléfono"
        type="tel"
        max={24}
        value={de.telefono ?? ''}
        errors={errors}
      />
      <DetailFields de={de} errors={errors} />
    </div>
    <DietaField dieta={de.dieta} errors={errors} />
    <TextInput name="notas" label="Notas" max={500} value={de.notas ?? ''} errors={errors} />
  </div>
)

export const DetailFields = ({
  de,
  errors,
}: {
  de: Pick<Contacto, 'email' | 'idioma' | 'ocasion'>
  errors: FieldErrors
}) => (
  <>
    <TextInput name="email" label="Correo" type="email" max={254} value={de.email ?? ''} errors={errors} />
    <SelectField name="idioma" label="Habla" value={de.idioma ?? 'es'} options={IDIOMA} />
    <TextInput name="ocasion" label="Ocasión" max={80} value={de.ocasion ?? ''} errors={errors} />
  </>
)

export const DietaField = ({ dieta, errors }: { dieta: string | null; errors: FieldErrors }) => (
  <TextInput
    name="requisitos_dieteticos"
    label="Dieta y alergias"
    max={500}
    value={dieta ?? ''}
    errors={errors}
  />
)

/** Guests book for twenty at most; the house may write down more, and says why. */
export const GrupoReason = ({ value = '', errors }: { value?: string; errors: FieldErrors }) => (
  <div className="border-l-4 border-limon pl-4">
    <TextInput
      name="grupo_motivo"
      label="Más de 20 personas, porque…"
      max={300}
      value={value}
      errors={errors}
    />
    <p className="mt-1.5 text-sm text-texto-2">
      Queda escrito en la reserva. El aforo se cuenta igual; el cliente no lo ve.
    </p>
  </div>
)

/** Shown when the house is full: going on needs a reason, which stays on record. */
export const OverAforo = ({ errors }: { errors: FieldErrors }) => (
  <div className="border-l-4 border-error pl-4">
    <TextInput name="sobre_aforo" label="Reservar sobre el aforo, porque…" max={300} errors={errors} />
    <p className="mt-1.5 text-sm text-texto-2">
      Queda escrito en la reserva, con tu nombre. El cliente no lo ve.
    </p>
  </div>
)

export const NotifyField = () => (
  <label className="flex min-h-11 items-center gap-3">
    <input type="checkbox" name="avisar" defaultChecked className="size-5 shrink-0 accent-(--anil)" />
    Avisar al cliente por correo, en su idioma
  </label>
)

/** The fields of a form as text; an unticked box that tells the guest says so. */
export function readFields(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields[name] = value
  if (form.querySelector('[name=avisar]')) fields.avisar = fields.avisar ? 'si' : 'no'
  return fields
}
