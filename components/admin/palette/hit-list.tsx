'use client'
import { useEffect, useRef } from 'react'
import { Icon } from '../parts/icon.tsx'
import type { Destino } from './destinations.ts'

type Props = {
  id: string
  destinos: readonly Destino[]
  elegido: string | null
  elegir: (destino: Destino) => void
}

/** The list of the palette, in groups; the focus stays in the field, which points at the chosen line. */
export function Lista({ id, destinos, elegido, elegir }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (elegido) box.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [elegido])
  const grupos = [...new Set(destinos.map(({ grupo }) => grupo))]
  return (
    <div
      ref={box}
      id={id}
      role="listbox"
      aria-label="Resultados"
      className="max-h-[56vh] overflow-auto py-1.5 empty:hidden"
    >
      {grupos.map((grupo) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, not fieldsets.
        <div key={grupo} role="group" aria-labelledby={`${id}-${grupo}`}>
          <div
            id={`${id}-${grupo}`}
            role="presentation"
            className="px-4 pb-1 pt-2.5 text-[0.8125rem] text-texto-3"
          >
            {grupo}
          </div>
          {destinos
            .filter((destino) => destino.grupo === grupo)
            .map((destino) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keys are the field's (combobox).
              <div
                key={destino.id}
                id={`${id}-${destino.id}`}
                role="option"
                aria-selected={destino.id === elegido}
                onClick={() => elegir(destino)}
                className="flex min-h-11 cursor-pointer items-center gap-3 px-4 hover:bg-fondo-2 aria-selected:bg-(--anil-velo) aria-selected:shadow-[inset_4px_0_0_var(--anil)]"
              >
                <Icon name={destino.icono} className="size-[18px] text-texto-2" />
                <span className="min-w-0 py-1.5">
                  <span className="block truncate font-medium">{destino.titulo}</span>
                  {destino.detalle && (
                    <span className="block truncate text-[0.8125rem] text-texto-3">{destino.detalle}</span>
                  )}
                </span>
              </div>
            ))}
        </div>
      ))}
    </div>
  )
}
