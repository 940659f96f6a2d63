'use client'
import { type FormEvent, startTransition, useActionState, useEffect, useRef } from 'react'
import { BOTON, ENTRADA, ETIQUETA, MENSAJE_ERROR } from '@/components/admin/parts/classes.ts'
import type { EstadoImportar } from './state.ts'
import { Pasos } from './steps.tsx'

type Props = { importar: (prev: EstadoImportar, form: FormData) => Promise<EstadoImportar> }
const NUEVO: EstadoImportar = { estado: 'nuevo' }
const FILAS = (n: number): string => `${n} ${n === 1 ? 'fila' : 'filas'}`

/** A file is tried first; what it would do is shown; the same file is written with a second button. */
export function Importar({ importar }: Props) {
  const [estado, dispatch, pending] = useActionState(importar, NUEVO)
  // React empties a form after its action: the file that was tried is kept to be written.
  const probado = useRef<FormData | null>(null)
  const salida = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (estado.estado !== 'nuevo') salida.current?.focus()
  }, [estado])

  const probar = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const data = new FormData(event.currentTarget)
    probado.current = data
    startTransition(() => dispatch(data))
  }
  const aplicar = (sello: string) => {
    const data = new FormData()
    for (const [name, value] of probado.current ?? []) data.append(name, value)
    data.set('sello', sello)
    startTransition(() => dispatch(data))
  }

  return (
    <>
      <form onSubmit={probar} className="mt-4 flex flex-wrap items-end gap-3">
        <label className={ETIQUETA}>
          Qué traes
          <select name="cosa" className={`${ENTRADA} mt-1.5`}>
            <option value="platos">Platos</option>
            <option value="vinos">Vinos</option>
          </select>
        </label>
        <label className={`${ETIQUETA} min-w-0 grow`}>
          Archivo CSV o JSON, hasta 900 KB
          <input
            type="file"
            name="archivo"
            accept=".csv,.json,text/csv,application/json"
            className={`${ENTRADA} mt-1.5`}
          />
        </label>
        <button type="submit" aria-disabled={pending} className={`${BOTON.lleno} mb-1.5 min-h-[46px]`}>
          {pending ? 'Un momento…' : 'Probar'}
        </button>
        <details className="w-full">
          <summary className="inline-flex min-h-10 cursor-pointer items-center text-sm font-medium underline underline-offset-4">
            O pega aquí lo que has copiado de la hoja de cálculo
          </summary>
          <textarea
            name="texto"
            rows={5}
            aria-label="Contenido pegado, con su fila de cabecera"
            className={`${ENTRADA} font-mono text-sm`}
          />
        </details>
      </form>
      <div ref={salida} tabIndex={-1} aria-busy={pending} className="mt-5 outline-none">
        {estado.estado === 'error' && (
          <p role="alert" className={MENSAJE_ERROR}>
            {estado.mensaje}
          </p>
        )}
        {estado.estado === 'hecho' && (
          <p role="status" className="font-medium text-exito">
            {FILAS(estado.filas)} {estado.filas === 1 ? 'escrita' : 'escritas'}.{' '}
            {estado.publicado ? 'Ya se ve en la web.' : 'La web lo mostrará dentro de unos segundos.'} Está en
            el historial, desde donde se puede deshacer.
          </p>
        )}
        {estado.estado === 'ensayo' && (
          <>
            {estado.mensaje && (
              <p role="alert" className={MENSAJE_ERROR}>
                {estado.mensaje}
              </p>
            )}
            <Pasos pasos={estado.pasos} />
            {estado.cambian > 0 && (
              <button
                type="button"
                aria-disabled={pending}
                onClick={() => !pending && aplicar(estado.sello)}
                className={`${BOTON.lleno} mt-4`}
              >
                Aplicar {FILAS(estado.cambian)}
              </button>
            )}
          </>
        )}
      </div>
    </>
  )
}
