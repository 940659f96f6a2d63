'use client'
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { Imagen } from '@/lib/admin/imagenes/save.ts'
import { useForm } from '../form/context.ts'
import { FieldError } from '../form/fields.tsx'
import { BUTTON, HINT } from '../parts/classes.ts'
import { Icon } from '../parts/line-icon.tsx'
import { useToast } from '../parts/toasts.tsx'
import { Canvas } from './canvas.tsx'
import { cardOf, type ImagenCard, readCard } from './card.ts'
import { type AltTexts, altTextsOf, Descripcion } from './descripcion.tsx'
import { Framing } from './framing.tsx'
import { ACCEPTED } from './upload.ts'
import { useUpload } from './use-upload.ts'

type Props = {
  /** What is posted stands below this name; `imagenCampo` reads it. */
  name: string
  value: Imagen | null
  /** What the picture belongs to, said where nobody has described the picture. */
  titulo: string
  /** False where the row has words of its own for who does not see the picture. */
  hasDescripcion?: boolean
  children?: ReactNode
}

const firstFile = (files: FileList | undefined | null): File | null => files?.[0] ?? null

/**
 * A picture is uploaded as soon as it is dropped, chosen or pasted; the row gets it when the form is saved.
 * Without JavaScript it is a file of the form.
 */
export function ImagenField({ name, value, titulo, hasDescripcion = true, children }: Props) {
  const { state } = useForm()
  const id = useId()
  const toast = useToast()
  const [card, setCard] = useState<ImagenCard | null>(() =>
    state.valores ? readCard(state.valores[`${name}.ficha`]) : value && cardOf(value),
  )
  const [altTexts, setAltTexts] = useState<AltTexts>({
    alt: value?.alt ?? '',
    traducciones: value?.traducciones ?? {},
  })
  const [isHydrated, setIsHydrated] = useState(false)
  const [dragOver, setDragOver] = useState(false)
  const fileInput = useRef<HTMLInputElement>(null)
  const hiddenInput = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLFieldSetElement>(null)
  const onUpload = useCallback((imagen: Imagen) => setCard(cardOf(imagen)), [])
  const { estado, error, subir: upload, parar: stop } = useUpload(onUpload)
  const refusal = error ?? state.errores[name] ?? state.errores[`${name}.archivo`]

  useEffect(() => setIsHydrated(true), [])
  // Tells the form about changes made without typing.
  const before = useRef(card)
  useEffect(() => {
    if (before.current === card) return
    before.current = card
    hiddenInput.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [card])
  // A picture out of the clipboard, wherever the cursor stands; words are pasted as ever.
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = firstFile(event.clipboardData?.files)
      if (!file?.type.startsWith('image/')) return
      event.preventDefault()
      void upload(file)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [upload])

  const remove = () => {
    const previous = card
    const previousAltTexts = box.current && altTextsOf(box.current, name)
    setCard(null)
    fileInput.current?.focus()
    toast({
      text: 'Foto quitada. Se verá su azulejo cuando guardes.',
      undo: async () => {
        if (previousAltTexts) setAltTexts(previousAltTexts)
        setCard(previous)
        return { text: 'La foto vuelve a estar.' }
      },
    })
  }
  const fields = {
    id: card?.imagen.id ?? '',
    foco_x: String(card?.foco.x ?? 50),
    foco_y: String(card?.foco.y ?? 50),
    recorte: card?.crop?.join() ?? '',
    ficha: card ? JSON.stringify(card) : '',
  }
  const displayed = card ? `Una foto de ${card.imagen.ancho} × ${card.imagen.alto} píxeles` : 'Sin foto'

  return (
    <fieldset
      ref={box}
      data-unidad="Foto"
      className={`grid gap-3 border-t border-linea pt-4.5 ${dragOver ? 'outline-3 outline-dashed outline-foco' : ''}`}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setDragOver(true)
      }}
      onDragLeave={() => setDragOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setDragOver(false)
        const file = firstFile(event.dataTransfer.files)
        if (file) void upload(file)
      }}
    >
      <legend className="float-left mb-1 w-full font-serif text-xl font-medium">Foto</legend>
      {Object.entries(fields).map(([campo, valor]) => (
        <input
          key={campo}
          ref={campo === 'id' ? hiddenInput : undefined}
          type="hidden"
          name={`${name}.${campo}`}
          value={valor}
          data-rotulo="Foto"
          data-dicho={campo === 'id' ? displayed : ''}
        />
      ))}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 min-[560px]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div>{card ? <Canvas card={card} change={setCard} describe={`${id}-foco`} /> : children}</div>
        <div className="grid content-start gap-2.5">
          <label
            htmlFor={`${id}-archivo`}
            className={`${BUTTON.linea} relative flex-wrap focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-foco`}
          >
            <Icon name="subir" className="size-4.5" />
            {card ? 'Cambiar la foto' : 'Subir una foto'}
            <input
              ref={fileInput}
              id={`${id}-archivo`}
              type="file"
              accept={ACCEPTED}
              // With JavaScript the file is uploaded by itself, not posted with the form.
              name={isHydrated ? undefined : `${name}.archivo`}
              aria-describedby={`${id}-ayuda ${id}-error`}
              onChange={(event) => {
                const file = firstFile(event.currentTarget.files)
                event.currentTarget.value = ''
                if (file) void upload(file)
              }}
              className={isHydrated ? 'absolute inset-0 cursor-pointer opacity-0' : 'min-w-0 max-w-full'}
            />
          </label>
          {card && isHydrated && (
            <button type="button" onClick={remove} className={BUTTON.suave}>
              <Icon name="papelera" className="size-4" />
              Quitar la foto
            </button>
          )}
          {card && (
            <noscript>
              <label className="flex items-center gap-3 font-medium">
                <input type="checkbox" name={`${name}.quitar`} className="size-5" /> Quitar la foto
              </label>
            </noscript>
          )}
          <p id={`${id}-ayuda`} className={`${HINT} mt-0`}>
            {card ? '' : 'Sin foto se muestra su azulejo. '}
            JPG, PNG, WebP o AVIF, hasta 10 MB. {isHydrated && 'También puedes arrastrarla aquí o pegarla.'}
            <noscript> Sin JavaScript, hasta 900 KB.</noscript>
          </p>
          {card && (
            <p id={`${id}-foco`} className={`${HINT} mt-0`}>
              El círculo marca lo que nunca se corta: arrástralo o muévelo con las flechas.
            </p>
          )}
        </div>
      </div>
      <div role="status" className="grid gap-1.5 empty:hidden">
        {estado && (
          <>
            <span className="text-sm font-medium">
              {estado.fraction < 1
                ? `Subiendo la foto: ${Math.round(estado.fraction * 100)} %`
                : 'Preparando la foto…'}
            </span>
            <progress
              aria-label="Subida de la foto"
              {...(estado.fraction < 1 ? { value: estado.fraction } : {})}
              max={1}
              className="h-2 w-full accent-(--accion)"
            />
            <button type="button" onClick={stop} className={`${BUTTON.llano} justify-self-start`}>
              Cancelar
            </button>
          </>
        )}
      </div>
      <div role="alert">
        <FieldError id={`${id}-error`} error={refusal} />
      </div>
      {card && isHydrated && (
        <details>
          <summary className={`${BUTTON.suave} w-fit list-none`}>
            <Icon name="encuadre" className="size-4.5" />
            Encuadrar
          </summary>
          <div className="mt-3">
            <Framing card={card} change={setCard} />
          </div>
        </details>
      )}
      {hasDescripcion && (card || !isHydrated) && (
        <Descripcion
          name={name}
          titulo={titulo}
          {...altTexts}
          isOther={card !== null && value !== null && card.imagen.huella !== value.huella}
        />
      )}
    </fieldset>
  )
}
