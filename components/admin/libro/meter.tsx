import type { Dia, Moment } from '@/lib/admin/libro/shapes.ts'

type Props = {
  moments: readonly Moment[]
  dia: Pick<Dia, 'aforo' | 'ritmo'>
  ask: (hora: string) => void
}

const fraction = (n: number, de: number | null): string => (de === null ? String(n) : `${n}/${de}`)

const Bar = ({ n, de, color }: { n: number; de: number | null; color: string }) =>
  de === null ? null : (
    <span className="block h-1.5 w-full bg-fondo-3">
      <span
        className={`block h-full ${n >= de ? 'bg-error' : color}`}
        style={{ width: `${de === 0 ? 100 : Math.min(100, (n * 100) / de)}%` }}
      />
    </span>
  )

/**
 * The bars show this minute; a time is full when two more people cannot book it, also because the restaurant
 * fills up during their stay.
 */
function Hora({ m, dia: { aforo, ritmo }, ask }: { m: Moment } & Pick<Props, 'dia' | 'ask'>) {
  return (
    <button
      type="button"
      onClick={() => ask(m.hora)}
      className={`grid w-full cursor-pointer content-start gap-1 rounded-xs border px-1.5 pb-2 pt-1.5 text-left text-xs leading-tight tabular-nums hover:bg-fondo-2 ${m.lleno ? 'border-error text-error' : 'border-linea text-texto-2'}`}
    >
      <span className="font-semibold text-texto">{m.hora}</span>
      <span aria-hidden="true">{m.lleno ? 'Lleno' : m.interior + m.exterior || '–'}</span>
      <Bar n={m.interior} de={aforo.interior} color="bg-accion" />
      <Bar n={m.exterior} de={aforo.exterior} color="bg-exito" />
      <span className="sr-only">
        {m.lleno && ' Lleno.'} Sala {fraction(m.interior, aforo.interior)}, terraza{' '}
        {fraction(m.exterior, aforo.exterior)}, entran {fraction(m.entran_personas, ritmo.personas ?? null)}.
        ¿Por qué?
      </span>
    </button>
  )
}

export const Meter = ({ moments, dia, ask }: Props) => (
  <div className="pt-3 print:hidden">
    <ol className="grid grid-cols-[repeat(auto-fill,minmax(3.375rem,1fr))] gap-1">
      {moments.map((m) => (
        <li key={m.hora} className="grid">
          <Hora m={m} {...{ dia, ask }} />
        </li>
      ))}
    </ol>
    <p className="mt-1.5 flex flex-wrap gap-x-4 text-xs text-texto-2">
      <span>Personas en la casa a cada hora.</span>
      {(
        [
          ['Sala', dia.aforo.interior, 'bg-accion'],
          ['Terraza', dia.aforo.exterior, 'bg-exito'],
        ] as const
      ).map(
        ([area, plazas, color]) =>
          plazas !== null && (
            <span key={area} className="inline-flex items-center gap-1.5 tabular-nums">
              <span aria-hidden="true" className={`h-1.5 w-4 ${color}`} />
              {area}: {plazas} plazas
            </span>
          ),
      )}
    </p>
  </div>
)
