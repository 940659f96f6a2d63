import { CheckField, Group, TextField } from '@/components/admin/form/fields.tsx'
import { Form } from '@/components/admin/form/form.tsx'
import { PortStage } from '@/components/admin/form/port-stage.tsx'
import { PUNTOS, type Punto, type PuntoClave } from '@/lib/casa/plano.ts'
import { savePlanoAction } from '../actions.ts'

const LABELS: Record<PuntoClave, string> = {
  casa: 'La casa',
  puerto: 'El puerto',
  estacion: 'La estación',
  aparcamiento: 'El aparcamiento',
}
/** Where a point that is not on the map yet would stand. */
const START: Record<PuntoClave, readonly [x: number, y: number]> = {
  casa: [39, 63],
  puerto: [58, 66],
  estacion: [15, 17],
  aparcamiento: [49, 42],
}

export function PlanoForm({ version, plano }: { version: number; plano: readonly Punto[] }) {
  return (
    <Form action={savePlanoAction} version={version} back="/almaenigma">
      <PortStage labels={LABELS} />
      {PUNTOS.map((punto) => {
        const point = plano.find((one) => one.punto === punto)
        const [x, y] = START[punto]
        return (
          <Group key={punto} title={LABELS[punto]}>
            <CheckField
              name={`puntos.${punto}.visible`}
              label="Se enseña en el plano"
              checked={point !== undefined}
            />
            <div className="grid gap-4 movil:grid-cols-3">
              <TextField
                name={`puntos.${punto}.x`}
                label="De izquierda a derecha"
                value={String(point?.x ?? x)}
                max={3}
                hint="0 es el borde izquierdo; 100, el derecho."
              />
              <TextField
                name={`puntos.${punto}.y`}
                label="De arriba abajo"
                value={String(point?.y ?? y)}
                max={3}
                hint="0 es el borde de arriba; 100, el de abajo."
              />
              {punto !== 'casa' && (
                <TextField
                  name={`puntos.${punto}.minutos`}
                  label="Minutos a pie"
                  value={point?.minutos ? String(point.minutos) : ''}
                  max={3}
                  hint="Desde la puerta de la casa. Vacío: no se dicen."
                />
              )}
            </div>
          </Group>
        )
      })}
    </Form>
  )
}
