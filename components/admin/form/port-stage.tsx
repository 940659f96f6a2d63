'use client'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { PortDrawing, PortSign } from '@/components/ui/port.tsx'
import { PUNTOS, type PuntoClave } from '@/lib/casa/plano.ts'
import { setFieldValue, useForm } from './context.ts'

type Places = Partial<Record<PuntoClave, { x: number; y: number }>>
const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const within = (n: number): number => Math.round(Math.min(100, Math.max(0, n)))

const fieldOf = (form: HTMLFormElement, punto: PuntoClave, name: string) =>
  form.querySelector<HTMLInputElement>(`[name="puntos.${punto}.${name}"]`)

function placesIn(form: HTMLFormElement): Places {
  const shown = PUNTOS.filter((punto) => fieldOf(form, punto, 'visible')?.checked)
  const at = (punto: PuntoClave, name: string) => within(Number(fieldOf(form, punto, name)?.value) || 0)
  return Object.fromEntries(shown.map((punto) => [punto, { x: at(punto, 'x'), y: at(punto, 'y') }]))
}

/** The map with its signs, which follow the fields of the form and move them. */
export function PortStage({ labels }: { labels: Readonly<Record<PuntoClave, string>> }) {
  const { form } = useForm()
  const stage = useRef<HTMLDivElement>(null)
  const [places, setPlaces] = useState<Places>({})
  useEffect(() => {
    const { current } = form
    if (!current) return
    const read = () => setPlaces(placesIn(current))
    read()
    current.addEventListener('input', read)
    return () => current.removeEventListener('input', read)
  }, [form])

  const move = (punto: PuntoClave, x: number, y: number) => {
    if (!form.current) return
    for (const [name, n] of [['x', x] as const, ['y', y] as const]) {
      const field = fieldOf(form.current, punto, name)
      if (field) setFieldValue(field, String(within(n)))
    }
  }
  const onPointerMove = (punto: PuntoClave, event: PointerEvent<HTMLButtonElement>) => {
    const box = stage.current?.getBoundingClientRect()
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    move(
      punto,
      ((event.clientX - box.left) / box.width) * 100,
      ((event.clientY - box.top) / box.height) * 100,
    )
  }
  const onKeyDown = (punto: PuntoClave, event: KeyboardEvent) => {
    const [arrow, at] = [ARROWS[event.key], places[punto]]
    if (!arrow || !at) return
    event.preventDefault()
    move(punto, at.x + arrow[0], at.y + arrow[1])
  }
  return (
    <div
      ref={stage}
      className="relative aspect-2/1 overflow-hidden border-y-2 border-texto bg-fondo [--plano-bloque:var(--linea)] [--plano-espuma:var(--cal)] [--plano-linea:var(--linea)] [--plano-luz:var(--limon)] [--plano-mar:var(--anil)] [--plano-oliva:var(--oliva)] [--plano-papel:var(--fondo)] [--plano-rojo:var(--gamba)] [--plano-surco:var(--anil-hondo)] [--plano-tinta:var(--texto)] [&>svg]:absolute [&>svg]:inset-0 [&>svg]:size-full"
    >
      <PortDrawing />
      {PUNTOS.map((punto) => {
        const at = places[punto]
        return (
          at && (
            <button
              key={punto}
              type="button"
              aria-label={`${labels[punto]}: ${at.x} de izquierda a derecha, ${at.y} de arriba abajo. Se mueve con las flechas`}
              title={labels[punto]}
              style={{ left: `${at.x}%`, top: `${at.y}%` }}
              className="absolute -ml-5.5 -mt-5.5 size-11 cursor-grab touch-none rounded-full border-2 border-texto bg-fondo p-1.5 active:cursor-grabbing [&_svg]:fill-texto"
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={(event) => onPointerMove(punto, event)}
              onKeyDown={(event) => onKeyDown(punto, event)}
            >
              <PortSign punto={punto} />
            </button>
          )
        )
      })}
    </div>
  )
}
