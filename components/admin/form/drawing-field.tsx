'use client'
import { Drawing, type DrawingName } from '@/components/ui/drawing.tsx'
import { Tile } from '@/components/ui/tile.tsx'
import { HINT } from '../parts/classes.ts'
import { useField } from './context.ts'
import { FieldError } from './fields.tsx'

const DRAWINGS = [
  ['gamba', 'Gamba'],
  ['vieira', 'Vieira'],
  ['dorada', 'Dorada'],
  ['arroz', 'Arroz'],
  ['limon', 'Limón'],
  ['rodaja', 'Rodaja de limón'],
  ['olivo', 'Rama de olivo'],
  ['copa', 'Copa'],
  ['anfora', 'Ánfora'],
  ['granada', 'Granada'],
  ['botella', 'Botella'],
  ['barca', 'Barca'],
  ['faro', 'Faro'],
  ['llave', 'Llave'],
] as const satisfies readonly (readonly [DrawingName, string])[]

const optionClass =
  'relative grid cursor-pointer gap-1 rounded-xs border-[1.5px] border-linea p-1.5 text-center text-[0.75rem] leading-tight hover:border-texto has-checked:border-2 has-checked:border-anil has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--foco)'

type Props = { value: string; slug: string }

export function DrawingField({ value, slug }: Props) {
  const field = useField('ilustracion', value)
  return (
    <fieldset id={field.id} aria-describedby={field.error ? field.errorId : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">Dibujo</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(76px,1fr))] gap-2">
        {(['', ...DRAWINGS] as const).map((one) => {
          const [id, nombre] = one === '' ? ['', 'Su azulejo'] : one
          return (
            <label key={id} className={optionClass}>
              <input
                type="radio"
                name="ilustracion"
                value={id}
                defaultChecked={field.value === id}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <span className="grid h-14 place-items-center bg-fondo-2">
                {one === '' ? (
                  <Tile name={slug} className="size-14" />
                ) : (
                  <Drawing name={one[0]} className="h-12 max-w-full" />
                )}
              </span>
              <span data-dicho="">{nombre}</span>
            </label>
          )
        })}
      </div>
      <p className={HINT}>Se ve donde no hay foto.</p>
      <FieldError id={field.errorId} error={field.error} />
    </fieldset>
  )
}
