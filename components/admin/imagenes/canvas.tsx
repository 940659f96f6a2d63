import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { entre, type ImagenCard, shownArea } from './card.ts'
import { imagenPath, originalPath } from './paths.ts'

/** How an arrow key moves a point, in percent; with the shift key in larger steps. */
export function keyStep(event: KeyboardEvent): readonly [number, number] | null {
  const n = event.shiftKey ? 10 : 2
  const to: Record<string, readonly [number, number]> = {
    ArrowLeft: [-n, 0],
    ArrowRight: [n, 0],
    ArrowUp: [0, -n],
    ArrowDown: [0, n],
  }
  return to[event.key] ?? null
}

function ImagenView({
  card,
  className,
  style,
}: {
  card: ImagenCard
  className: string
  style?: CSSProperties
}) {
  const { imagen, crop } = card
  const [x, y, width, alto] = shownArea(card)
  const sameCrop = (crop?.join() ?? '') === (imagen.recorte?.join() ?? '')
  const longest = imagen.anchos.findLast((a) => a <= 640) ?? imagen.anchos[0] ?? imagen.ancho
  if (sameCrop)
    return (
      // biome-ignore lint/performance/noImgElement: made to size already, and behind the session's own pages
      <img
        src={imagenPath(imagen.nombre, longest)}
        alt=""
        draggable={false}
        className={className}
        style={style}
      />
    )
  return (
    <span
      className={`relative block overflow-hidden ${className}`}
      style={{ aspectRatio: `${width} / ${alto}` }}
    >
      {/* biome-ignore lint/performance/noImgElement: the whole picture, for the back office only */}
      <img
        src={originalPath(imagen.id)}
        alt=""
        draggable={false}
        className="absolute max-w-none"
        style={{
          width: `${(imagen.original_ancho / width) * 100}%`,
          left: `${(-x / width) * 100}%`,
          top: `${(-y / alto) * 100}%`,
        }}
      />
    </span>
  )
}

type Props = { card: ImagenCard; change: (card: ImagenCard) => void; describe: string }

/** The picture with its heart marked: dragged, or moved with the arrow keys. What matters stays in sight in any box. */
export function Canvas({ card, change, describe }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const { x, y } = card.foco
  const setFoco = (nx: number, ny: number) =>
    change({ ...card, foco: { x: entre(0, Math.round(nx), 100), y: entre(0, Math.round(ny), 100) } })
  const follow = (event: PointerEvent) => {
    const frame = box.current?.getBoundingClientRect()
    if (!frame || event.buttons === 0) return
    setFoco(
      ((event.clientX - frame.left) / frame.width) * 100,
      ((event.clientY - frame.top) / frame.height) * 100,
    )
  }
  return (
    <div
      ref={box}
      className="relative touch-none cursor-crosshair overflow-hidden rounded-xs bg-fondo-3"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        follow(event)
      }}
      onPointerMove={follow}
    >
      <ImagenView card={card} className="block h-auto w-full" />
      <button
        type="button"
        aria-label={`Punto de interés: ${x} % desde la izquierda, ${y} % desde arriba`}
        aria-describedby={describe}
        onKeyDown={(event) => {
          const step = keyStep(event)
          if (!step) return
          event.preventDefault()
          setFoco(x + step[0], y + step[1])
        }}
        className="absolute grid size-11 -translate-x-1/2 -translate-y-1/2 cursor-grab place-items-center rounded-full border-[3px] border-cal bg-tinta/20 shadow-[0_0_0_2px_var(--tinta)]"
        style={{ left: `clamp(22px, ${x}%, 100% - 22px)`, top: `clamp(22px, ${y}%, 100% - 22px)` }}
      >
        <span className="size-2.5 rounded-full bg-cal shadow-[0_0_0_2px_var(--tinta)]" />
      </button>
    </div>
  )
}
