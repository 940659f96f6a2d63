'use client'
import { useEffect, useRef } from 'react'
import { Icon } from '../parts/line-icon.tsx'
import type { Destination } from './destinations.ts'

type Props = {
  id: string
  destinations: readonly Destination[]
  chosen: string | null
  choose: (destination: Destination) => void
}

export function HitList({ id, destinations, chosen, choose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (chosen) box.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  const groups = [...new Set(destinations.map(({ grupo }) => grupo))]
  return (
    <div
      ref={box}
      id={id}
      role="listbox"
      aria-label="Resultados"
      className="max-h-[56vh] overflow-auto py-1.5 empty:hidden"
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, not fieldsets.
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <div
            id={`${id}-${group}`}
            role="presentation"
            className="px-4 pb-1 pt-2.5 text-[0.8125rem] text-texto-3"
          >
            {group}
          </div>
          {destinations
            .filter((destination) => destination.grupo === group)
            .map((destination) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keys are the field's (combobox).
              <div
                key={destination.id}
                id={`${id}-${destination.id}`}
                role="option"
                aria-selected={destination.id === chosen}
                onClick={() => choose(destination)}
                className="flex min-h-11 cursor-pointer items-center gap-3 px-4 hover:bg-fondo-2 aria-selected:bg-(--anil-velo) aria-selected:shadow-[inset_4px_0_0_var(--anil)]"
              >
                <Icon name={destination.icon} className="size-[18px] text-texto-2" />
                <span className="min-w-0 py-1.5">
                  <span className="block truncate font-medium">{destination.titulo}</span>
                  {destination.detail && (
                    <span className="block truncate text-[0.8125rem] text-texto-3">{destination.detail}</span>
                  )}
                </span>
              </div>
            ))}
        </div>
      ))}
    </div>
  )
}
