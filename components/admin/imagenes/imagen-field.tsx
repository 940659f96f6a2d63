'use client'
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { Imagen } from '@/lib/admin/imagenes/save.ts'
import { useForm } from '../form/context.ts'
import { FieldError } from '../form/fields.tsx'
import { AYUDA, BOTON } from '../parts/classes.ts'
import { Icon } from '../parts/icon.tsx'
import { useToast } from '../parts/toasts.tsx'
import { Lienzo } from './canvas.tsx'
import { type Ficha, fichaDe, leerFicha } from './card.ts'
import { Descripcion, type Palabras, palabrasDe } from './descripcion.tsx'
import { Encuadre } from './framing.tsx'
import { ACEPTA } from './upload.ts'
import { useSubida } from './use-upload.ts'

type Props = {
  /** What is posted stands below this name; `imagenCampo` reads it. */
  name: string
  value: Imagen | null
  /** What the picture belongs to, said where nobody has described the picture. */
  titulo: string
  /** False where the row has words of its own for who does not see the picture. */
  conDescripcion?: boolean
  /** What is shown where there is no picture: the tile. */
  children?: ReactNode
}

const primera = (files: FileList | undefined | null): File | null => files?.[0] ?? null

/**
 * A picture of a row: dropped, chosen or pasted; sent at once and shown as it will be; its heart and its cut set with
 * the pointer or the arrow keys. The row gets it when the form is saved. Without JavaScript it is a file of the form.
 */
export function ImagenField({ name, value, titulo, conDescripcion = true, children }: Props) {
  const { state } = useForm()
  const id = useId()
  const toast = useToast()
  const [ficha, setFicha] = useState<Ficha | null>(() =>
    state.valores ? leerFicha(state.valores[`${name}.ficha`]) : value && fichaDe(value),
  )
  const [palabras, setPalabras] = useState<Palabras>({
    alt: value?.alt ?? '',
    traducciones: value?.traducciones ?? {},
  })
  const [vivo, setVivo] = useState(false)
  const [encima, setEncima] = useState(false)
  const archivo = useRef<HTMLInputElement>(null)
  const oculto = useRef<HTMLInputElement>(null)
  const caja = useRef<HTMLFieldSetElement>(null)
  const llega = useCallback((imagen: Imagen) => setFicha(fichaDe(imagen)), [])
  const { estado, error, subir, parar } = useSubida(llega)
  const rechazo = error ?? state.errores[name] ?? state.errores[`${name}.archivo`]

  useEffect(() => setVivo(true), [])
  // What changed by itself is told to the form like what is typed.
  const antes = useRef(ficha)
  useEffect(() => {
    if (antes.current === ficha) return
    antes.current = ficha
    oculto.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [ficha])
  // A picture out of the clipboard, wherever the cursor stands; words are pasted as ever.
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = primera(event.clipboardData?.files)
      if (!file?.type.startsWith('image/')) return
      event.preventDefault()
      void subir(file)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [subir])

  const quitar = () => {
    const previa = ficha
    const dichas = caja.current && palabrasDe(caja.current, name)
    setFicha(null)
    archivo.current?.focus()
    toast({
      texto: 'Foto quitada. Se verá su azulejo cuando guardes.',
      deshacer: async () => {
        if (dichas) setPalabras(dichas)
        setFicha(previa)
        return { texto: 'La foto vuelve a estar.' }
      },
    })
  }
  const campos = {
    id: ficha?.imagen.id ?? '',
    foco_x: String(ficha?.foco.x ?? 50),
    foco_y: String(ficha?.foco.y ?? 50),
    recorte: ficha?.corte?.join() ?? '',
    ficha: ficha ? JSON.stringify(ficha) : '',
  }
  const dicho = ficha ? `Una foto de ${ficha.imagen.ancho} × ${ficha.imagen.alto} píxeles` : 'Sin foto'

  return (
    <fieldset
      ref={caja}
      data-unidad="Foto"
      className={`grid gap-3 border-t border-linea pt-4.5 ${encima ? 'outline-3 outline-dashed outline-foco' : ''}`}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setEncima(true)
      }}
      onDragLeave={() => setEncima(false)}
      onDrop={(event) => {
        event.preventDefault()
        setEncima(false)
        const file = primera(event.dataTransfer.files)
        if (file) void subir(file)
      }}
    >
      <legend className="float-left mb-1 w-full font-serif text-xl font-medium">Foto</legend>
      {Object.entries(campos).map(([campo, valor]) => (
        <input
          key={campo}
          ref={campo === 'id' ? oculto : undefined}
          type="hidden"
          name={`${name}.${campo}`}
          value={valor}
          data-rotulo="Foto"
          data-dicho={campo === 'id' ? dicho : ''}
        />
      ))}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 min-[560px]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div>{ficha ? <Lienzo ficha={ficha} cambiar={setFicha} describe={`${id}-foco`} /> : children}</div>
        <div className="grid content-start gap-2.5">
          <label
            htmlFor={`${id}-archivo`}
            className={`${BOTON.linea} relative flex-wrap focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-foco`}
          >
            <Icon name="subir" className="size-4.5" />
            {ficha ? 'Cambiar la foto' : 'Subir una foto'}
            <input
              ref={archivo}
              id={`${id}-archivo`}
              type="file"
              accept={ACEPTA}
              // With JavaScript the file goes by itself, and not once more with the form.
              name={vivo ? undefined : `${name}.archivo`}
              aria-describedby={`${id}-ayuda ${id}-error`}
              onChange={(event) => {
                const file = primera(event.currentTarget.files)
                event.currentTarget.value = ''
                if (file) void subir(file)
              }}
              className={vivo ? 'absolute inset-0 cursor-pointer opacity-0' : 'min-w-0 max-w-full'}
            />
          </label>
          {ficha && vivo && (
            <button type="button" onClick={quitar} className={BOTON.suave}>
              <Icon name="papelera" className="size-4" />
              Quitar la foto
            </button>
          )}
          {ficha && (
            <noscript>
              <label className="flex items-center gap-3 font-medium">
                <input type="checkbox" name={`${name}.quitar`} className="size-5" /> Quitar la foto
              </label>
            </noscript>
          )}
          <p id={`${id}-ayuda`} className={`${AYUDA} mt-0`}>
            {ficha ? '' : 'Sin foto se muestra su azulejo. '}
            JPG, PNG, WebP o AVIF, hasta 10 MB. {vivo && 'También puedes arrastrarla aquí o pegarla.'}
            <noscript> Sin JavaScript, hasta 900 KB.</noscript>
          </p>
          {ficha && (
            <p id={`${id}-foco`} className={`${AYUDA} mt-0`}>
              El círculo marca lo que nunca se corta: arrástralo o muévelo con las flechas.
            </p>
          )}
        </div>
      </div>
      <div role="status" className="grid gap-1.5 empty:hidden">
        {estado && (
          <>
            <span className="text-sm font-medium">
              {estado.parte < 1
                ? `Subiendo la foto: ${Math.round(estado.parte * 100)} %`
                : 'Preparando la foto…'}
            </span>
            <progress
              aria-label="Subida de la foto"
              {...(estado.parte < 1 ? { value: estado.parte } : {})}
              max={1}
              className="h-2 w-full accent-(--accion)"
            />
            <button type="button" onClick={parar} className={`${BOTON.llano} justify-self-start`}>
              Cancelar
            </button>
          </>
        )}
      </div>
      <div role="alert">
        <FieldError id={`${id}-error`} error={rechazo} />
      </div>
      {ficha && vivo && (
        <details>
          <summary className={`${BOTON.suave} w-fit list-none`}>
            <Icon name="encuadre" className="size-4.5" />
            Encuadrar
          </summary>
          <div className="mt-3">
            <Encuadre ficha={ficha} cambiar={setFicha} />
          </div>
        </details>
      )}
      {conDescripcion && (ficha || !vivo) && (
        <Descripcion
          name={name}
          titulo={titulo}
          {...palabras}
          otra={ficha !== null && value !== null && ficha.imagen.huella !== value.huella}
        />
      )}
    </fieldset>
  )
}
