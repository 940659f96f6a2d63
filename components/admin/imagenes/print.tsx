import { SelectField } from '../form/fields.tsx'

const PRINTS = [
  ['anfora', 'Ánfora'],
  ['arroz', 'Arroz'],
  ['copa', 'Copa'],
  ['dorada', 'Dorada'],
  ['enigmito', 'Enigmito'],
  ['gamba', 'Gamba'],
  ['limon', 'Limón'],
  ['olivo', 'Olivo'],
  ['rodaja', 'Rodaja de limón'],
  ['vieira', 'Vieira'],
] as const

/** What is shown where there is no photo: an engraving, or the tile drawn from the name. */
export function PrintField({ value, emptyLabel }: { value: string | null; emptyLabel: string }) {
  const options = PRINTS.map(([id, nombre]) => ({ id, nombre }))
  const other = value && !PRINTS.some(([id]) => id === value) ? [{ id: value, nombre: value }] : []
  return (
    <SelectField
      name="ilustracion"
      label="Grabado, si no hay foto"
      value={value ?? ''}
      options={[...options, ...other]}
      emptyLabel={emptyLabel}
    />
  )
}
