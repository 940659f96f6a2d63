import { type PointerEvent, useId, useRef } from 'react'
import { AYUDA, ETIQUETA } from '../parts/classes.ts'
import { paso } from './canvas.tsx'
import {
  type Corte,
  conCorte,
  corteDe,
  type Ficha,
  PROPORCIONES,
  type Proporcion,
  proporcionDe,
  vistaDe,
} from './card.ts'
import { rutaOriginal } from './paths.ts'

type Props = { ficha: Ficha; cambiar: (ficha: Ficha) => void }

/** Cuts the picture: a proportion, how much of it, and which part, with the pointer or with the arrow keys. */
export function Encuadre({ ficha, cambiar }: Props) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const agarre = useRef<readonly [number, number]>([0, 0])
  const { imagen, corte } = ficha
  const { original_ancho: W, original_alto: H } = imagen
  const [x, y, ancho, alto] = vistaDe(ficha)
  const proporcion = proporcionDe(corte)
  const razon = ancho / alto
  const tamano = corte ? ancho / Math.min(W, H * razon) : 1
  const centro = [x + ancho / 2, y + alto / 2] as const
  const cortar = (next: Corte | null) => cambiar(conCorte(ficha, next))
  const mover = (cx: number, cy: number) => cortar(corteDe(imagen, razon, tamano, [cx, cy]))

  /** A pixel of the original under the pointer. */
  const bajo = (event: PointerEvent): readonly [number, number] | null => {
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
        <legend className={ETIQUETA}>Proporción</legend>
        <div className="flex flex-wrap gap-2">
          {(['entera', ...Object.keys(PROPORCIONES)] as ('entera' | Proporcion)[]).map((opcion) => (
            <label
              key={opcion}
              className="inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-xs border-[1.5px] border-borde px-3 has-checked:border-texto has-checked:font-semibold"
            >
              <input
                type="radio"
                // Not a field of the row: the form does not post it.
                form={`${id}-fuera`}
                name={`${id}-proporcion`}
                checked={opcion === 'entera' ? corte === null : proporcion === opcion}
                onChange={() =>
                  cortar(opcion === 'entera' ? null : corteDe(imagen, PROPORCIONES[opcion], 1, centro))
                }
                className="size-4.5 accent-(--accion)"
              />
              {opcion === 'entera' ? 'Entera' : opcion}
            </label>
          ))}
        </div>
      </fieldset>
      {corte && (
        <div>
          <label htmlFor={`${id}-tamano`} className={ETIQUETA}>
            Cuánto se ve
          </label>
          <input
            id={`${id}-tamano`}
            type="range"
            form={`${id}-fuera`}
            min={25}
            max={100}
            value={Math.round(tamano * 100)}
            aria-valuetext={`${Math.round(tamano * 100)} %`}
            onChange={(event) =>
              cortar(corteDe(imagen, razon, Number(event.currentTarget.value) / 100, centro))
            }
            className="w-full accent-(--accion)"
          />
        </div>
      )}
      <div ref={box} className="relative touch-none overflow-hidden rounded-xs bg-fondo-3">
        {/* biome-ignore lint/performance/noImgElement: the whole picture, for the back office only */}
        <img src={rutaOriginal(imagen.id)} alt="" draggable={false} className="block h-auto w-full" />
        {corte && (
          <button
            type="button"
            aria-label={`Parte que se ve: ${Math.round((x / W) * 100)} % desde la izquierda, ${Math.round((y / H) * 100)} % desde arriba`}
            aria-describedby={`${id}-ayuda`}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              const at = bajo(event)
              if (at) agarre.current = [at[0] - centro[0], at[1] - centro[1]]
            }}
            onPointerMove={(event) => {
              const at = event.buttons > 0 ? bajo(event) : null
              if (at) mover(at[0] - agarre.current[0], at[1] - agarre.current[1])
            }}
            onKeyDown={(event) => {
              const step = paso(event)
              if (!step) return
              event.preventDefault()
              mover(centro[0] + (step[0] / 100) * W, centro[1] + (step[1] / 100) * H)
            }}
            className="absolute cursor-move border-2 border-cal shadow-[0_0_0_9999px_oklch(0_0_0/.55)] -outline-offset-4"
            style={{
              left: `${(x / W) * 100}%`,
              top: `${(y / H) * 100}%`,
              width: `${(ancho / W) * 100}%`,
              height: `${(alto / H) * 100}%`,
            }}
          />
        )}
      </div>
      <p id={`${id}-ayuda`} className={AYUDA}>
        {corte
          ? 'Arrastra el recuadro o muévelo con las flechas. Lo que queda fuera no se borra: puedes volver a encuadrar.'
          : 'Se ve la foto entera. Elige una proporción para recortarla.'}
      </p>
    </div>
  )
}
