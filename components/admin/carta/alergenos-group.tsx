import { Group } from '../form/fields.tsx'
import { Alergenos } from './alergenos-field.tsx'

type Declared = {
  declarado_en: string | null
  alergenos: readonly { presencia: string; alergeno: { clave: string } }[]
}
type Props = {
  /** The row; null for a new one, which has no decision yet. */
  fila: Declared | null
  alergenos: readonly { clave: string; nombre: string }[]
  /** "Declarados por Marta el 12 de noviembre de 2026, 11:40."; null while nobody has. */
  signature: string | null
  thisItem: string
  recipe: Readonly<Record<string, string>>
  changedLabel: string
}

function decision(row: Declared | null): string | null {
  if (!row) return null
  if (!row.declarado_en) return 'pendiente'
  return row.alergenos.some(({ presencia }) => presencia !== 'comprobado_sin') ? 'declarado' : 'ninguno'
}

const AlergenoIcon = ({ clave }: { clave: string }) => (
  <svg viewBox="0 0 32 32" className="size-5 shrink-0" aria-hidden="true">
    <use href={`/alergenos.svg#${clave}`} />
  </svg>
)

export function AlergenoGroup({ fila: row, alergenos, signature, thisItem, recipe, changedLabel }: Props) {
  return (
    <Group title="Alérgenos">
      <Alergenos
        alergenos={alergenos.map(({ clave, nombre }) => ({
          clave,
          nombre,
          icon: <AlergenoIcon clave={clave} />,
        }))}
        presencia={Object.fromEntries(
          row?.alergenos.map(({ alergeno, presencia }) => [alergeno.clave, presencia]) ?? [],
        )}
        decision={decision(row)}
        recipe={recipe}
        changedLabel={changedLabel}
        undecidedLabel={`Nadie ha declarado todavía los alérgenos de ${thisItem}.`}
        firma={signature}
      />
    </Group>
  )
}
