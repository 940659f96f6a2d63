import { AreaField, Group, SelectField, TextField } from '@/components/admin/form/fields.tsx'
import { Form } from '@/components/admin/form/form.tsx'
import { euros } from '@/components/admin/list/labels.ts'
import type { ThingTable } from '@/lib/admin/carta/programado-save.ts'
import type { Changeable } from '@/lib/carta/scheduled.ts'
import { saveProgramadoAction } from './actions.ts'
import { formatName, PROGRAMADOS, TEXT_LABELS } from './labels.ts'

const SHOWN = [
  { id: '', nombre: 'Sin cambio' },
  { id: 'si', nombre: 'Se ve en la web' },
  { id: 'no', nombre: 'Deja de verse' },
]

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

type Props = { tabla: ThingTable; fila: string; now: Changeable; dia: string }

/** What is left empty stays as it is. */
export function ProgramadoForm({ tabla, fila, now, dia }: Props) {
  const [nameLabel, nameMax, textLabel, textMax] = TEXT_LABELS[tabla]
  return (
    <Form action={saveProgramadoAction} version={null} back={PROGRAMADOS} clave={fila}>
      <input type="hidden" name="tabla" value={tabla} />
      <input type="hidden" name="fila" value={fila} />
      <Group title="Cuándo">
        <div className="grid gap-4 movil:grid-cols-2">
          <TextField name="dia" label="Día" tipo="date" value={dia} required />
          <TextField
            name="hora"
            label="Hora"
            tipo="time"
            value="09:00"
            hint="La hora del restaurante. La web lo enseña como mucho cinco minutos después."
            required
          />
        </div>
      </Group>
      <Group title="Qué cambia">
        <p className="text-sm text-texto-2">Lo que dejes vacío sigue como esté entonces.</p>
        <div className="grid gap-4 movil:grid-cols-2">
          {Object.entries(now.precios).map(([formato, cents]) => (
            <TextField
              key={formato}
              name={`precios.${formato}`}
              label={`${capital(formatName(formato))}, en euros`}
              value=""
              hint={`Ahora: ${euros(cents)}`}
            />
          ))}
          <SelectField
            name="ver"
            label={`En la web (ahora ${now.visible ? 'se ve' : 'no se ve'})`}
            value=""
            options={SHOWN}
          />
        </div>
        <TextField name="nombre" label={nameLabel} value="" max={nameMax} hint={`Ahora: ${now.nombre}`} />
        <AreaField
          name="descripcion"
          label={textLabel}
          value=""
          max={textMax}
          hint={`${now.descripcion ? `Ahora: ${now.descripcion} ` : ''}Las traducciones quedarán por repasar desde ese momento.`}
        />
      </Group>
    </Form>
  )
}
