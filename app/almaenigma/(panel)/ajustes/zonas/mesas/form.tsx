import { CheckField, Group, TextField } from '@/components/admin/form/fields.tsx'
import { Form } from '@/components/admin/form/form.tsx'
import { MAX_JOINS, MAX_MESAS, type MesaRow, PLAN_SIDE } from '@/lib/admin/casa/mesas.ts'
import type { ZonaRow } from '@/lib/admin/casa/zonas-save.ts'
import { saveMesasAction } from '../../actions.ts'
import { ZONAS } from '../tabs.tsx'

/** Empty rows below the filled ones. */
const SPARE_MESAS = 6
const SPARE_JOINS = 2
const shown = (n: number | null | undefined): string => (n === null || n === undefined ? '' : String(n))
const square = (n: number | null | undefined): string => (n === null || n === undefined ? '' : String(n + 1))
const withSpare = (rows: readonly MesaRow[], spare: number, max: number): (MesaRow | null)[] => [
  ...rows,
  ...Array<null>(Math.max(0, Math.min(spare, max - rows.length))).fill(null),
]

/** Its rows are plain fields: they are saved, kept and compared as those of any other form. */
export function MesasForm({ zona, mesas }: { zona: ZonaRow; mesas: readonly MesaRow[] }) {
  const singles = mesas.filter(({ unidas }) => unidas.length === 0)
  const joins = mesas.filter(({ unidas }) => unidas.length > 0)
  const namesOf = (join: MesaRow | null) =>
    singles
      .filter(({ id }) => join?.unidas.includes(id))
      .map(({ nombre }) => nombre)
      .join(' + ')
  return (
    <Form action={saveMesasAction} version={zona.version} back={ZONAS} clave={`mesas-${zona.clave}`}>
      <input type="hidden" name="zona" value={zona.id} />
      <Group title="Cómo se cuenta">
        <CheckField
          name="por_mesas"
          label={`Contar ${zona.nombre} por mesas`}
          checked={zona.por_mesas}
          hint="Solo se reserva si queda libre una mesa, o una unión, todo el tiempo que estarían; las plazas de la zona también cuentan. A quien ya tiene reserva se le da mesa al guardar. Sin marcar, nada cambia."
        />
      </Group>
      <Group title="Mesas">
        <p className="text-sm text-texto-2">
          En el orden en que se dan cuando dos sirven igual. Borra el nombre para quitar una. Columna y fila
          dicen dónde está en el plano, del 1 al {PLAN_SIDE}.
        </p>
        {withSpare(singles, SPARE_MESAS, MAX_MESAS).map((mesa, i) => (
          <Row key={mesa?.id ?? `nueva-${i}`} kind="mesa" i={i} mesa={mesa}>
            <TextField name={`mesa.${i}.x`} label="Columna" value={square(mesa?.x)} max={2} />
            <TextField name={`mesa.${i}.y`} label="Fila" value={square(mesa?.y)} max={2} />
          </Row>
        ))}
      </Group>
      <Group title="Uniones">
        <p className="text-sm text-texto-2">
          Mesas que se pueden juntar para un grupo, y cuántos caben entonces. La casa las junta sola cuando
          ninguna mesa basta.
        </p>
        {withSpare(joins, SPARE_JOINS, MAX_JOINS).map((mesa, i) => (
          <Row key={mesa?.id ?? `nueva-${i}`} kind="union" i={i} mesa={mesa}>
            <div className="col-span-2">
              <TextField name={`union.${i}.unidas`} label="Mesas, con +" value={namesOf(mesa)} max={80} />
            </div>
          </Row>
        ))}
      </Group>
    </Form>
  )
}

type RowProps = { kind: 'mesa' | 'union'; i: number; mesa: MesaRow | null; children: React.ReactNode }

const Row = ({ kind, i, mesa, children }: RowProps) => (
  <fieldset className="grid grid-cols-2 gap-3 border-b border-linea pb-3 movil:grid-cols-[1.5fr_1fr_1fr_1fr_1fr]">
    <legend className="sr-only">
      {kind === 'mesa' ? 'Mesa' : 'Unión'} {mesa?.nombre ?? `nueva, ${i + 1}`}
    </legend>
    <input type="hidden" name={`${kind}.${i}.id`} value={mesa?.id ?? ''} />
    <TextField
      name={`${kind}.${i}.nombre`}
      label={kind === 'mesa' ? 'Mesa' : 'Unión'}
      value={mesa?.nombre ?? ''}
      max={20}
    />
    <TextField name={`${kind}.${i}.plazas`} label="Plazas" value={shown(mesa?.plazas)} max={3} />
    <TextField name={`${kind}.${i}.minimo`} label="Desde (pers.)" value={shown(mesa?.minimo)} max={3} />
    {children}
  </fieldset>
)
