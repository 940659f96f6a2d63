import { type PointerEvent, useId, useRef } from 'react'
import { HINT, LABEL } from '../parts/classes.ts'
import { keyStep } from './canvas.tsx'
import {
  type Crop,
  cropOf,
  type ImagenCard,
  PROPORTIONS,
  type Proportion,
  proportionOf,
  shownArea,
  withCrop,
} from './card.ts'
import { originalPath } from './paths.ts'

type Props = { card: ImagenCard; change: (card: ImagenCard) => void }

export function Framing({ card, change }: Props) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const grip = useRef<readonly [number, number]>([0, 0])
  const { imagen, crop } = card
  const { original_ancho: W, original_alto: H } = imagen
  const [x, y, width, alto] = shownArea(card)
  const proportion = proportionOf(crop)
  const ratio = width / alto
  const size = crop ? width / Math.min(W, H * ratio) : 1
  const centre = [x + width / 2, y + alto / 2] as const
  const applyCrop = (next: Crop | null) => change(withCrop(card, next))
  const move = (cx: number, cy: number) => applyCrop(cropOf(imagen, ratio, size, [cx, cy]))

  const pixelUnder = (event: PointerEvent): readonly [number, number] | null => {
    const frame = box.current?.getBoundingClientRect()
    if (!frame) return null
    return [
      ((event.clientX - frame.left) / frame.width) * W,
      ((event.clientY - frame.top) / frame.height) * H,
    ]
  }

  return (
    <div className="grid gap-3.5">
      <fieldset>
        <legend className={LABEL}>Proporción</legend>
        <div className="flex flex-wrap gap-2">
          {(['entera', ...Object.keys(PROPORTIONS)] as ('entera' | Proportion)[]).map((option) => (
            <label
              key={option}
              className="inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-xs border-[1.5px] border-borde px-3 has-checked:border-texto has-checked:font-semibold"
            >
              <input
                type="radio"
                // Not a field of the row: the form does not post it.
                form={`${id}-fuera`}
                name={`${id}-proporcion`}
                checked={option === 'entera' ? crop === null : proportion === option}
                onChange={() =>
                  applyCrop(option === 'entera' ? null : cropOf(imagen, PROPORTIONS[option], 1, centre))
                }
                className="size-4.5 accent-(--accion)"
              />
              {option === 'entera' ? 'Entera' : option}
            </label>
          ))}
        </div>
      </fieldset>
      {crop && (
        <div>
          <label htmlFor={`${id}-tamano`} className={LABEL}>
            Cuánto se ve
          </label>
          <input
            id={`${id}-tamano`}
            type="range"
            form={`${id}-fuera`}
            min={25}
            max={100}
            value={Math.round(size * 100)}
            aria-valuetext={`${Math.round(size * 100)} %`}
            onChange={(event) =>
              applyCrop(cropOf(imagen, ratio, Number(event.currentTarget.value) / 100, centre))
            }
            className="w-full accent-(--accion)"
          />
        </div>
      )}
      <div ref={box} className="relative touch-none overflow-hidden rounded-xs bg-fondo-3">
        {/* biome-ignore lint/performance/noImgElement: the whole picture, for the back office only */}
        <img src={originalPath(imagen.id)} alt="" draggable={false} className="block h-auto w-full" />
        {crop && (
          <button
            type="button"
            aria-label={`Parte que se ve: ${Math.round((x / W) * 100)} % desde la izquierda, ${Math.round((y / H) * 100)} % desde arriba`}
            aria-describedby={`${id}-ayuda`}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              const at = pixelUnder(event)
              if (at) grip.current = [at[0] - centre[0], at[1] - centre[1]]
            }}
            onPointerMove={(event) => {
              const at = event.buttons > 0 ? pixelUnder(event) : null
              if (at) move(at[0] - grip.current[0], at[1] - grip.current[1])
            }}
            onKeyDown={(event) => {
              const step = keyStep(event)
              if (!step) return
              event.preventDefault()
              move(centre[0] + (step[0] / 100) * W, centre[1] + (step[1] / 100) * H)
            }}
            className="absolute cursor-move border-2 border-cal shadow-[0_0_0_9999px_oklch(0_0_0/.55)] -outline-offset-4"
            style={{
              left: `${(x / W) * 100}%`,
              top: `${(y / H) * 100}%`,
              width: `${(width / W) * 100}%`,
              height: `${(alto / H) * 100}%`,
            }}
          />
        )}
      </div>
      <p id={`${id}-ayuda`} className={HINT}>
        {crop
          ? 'Arrastra el recuadro o muévelo con las flechas. Lo que queda fuera no se borra: puedes volver a encuadrar.'
          : 'Se ve la foto entera. Elige una proporción para recortarla.'}
      </p>
    </div>
  )
}
