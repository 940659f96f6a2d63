'use client'
import { type FormEvent, startTransition, useActionState, useEffect, useRef } from 'react'
import { BUTTON, INPUT, LABEL, MENSAJE_ERROR } from '@/components/admin/parts/classes.ts'
import type { ImportState } from './state.ts'
import { Steps } from './steps.tsx'

type Props = { runImport: (prev: ImportState, form: FormData) => Promise<ImportState> }
const INITIAL: ImportState = { estado: 'nuevo' }
const ROW_COUNT = (n: number): string => `${n} ${n === 1 ? 'fila' : 'filas'}`

/** A file is tried first; what it would do is shown; the same file is written with a second button. */
export function ImportForm({ runImport }: Props) {
  const [estado, dispatch, pending] = useActionState(runImport, INITIAL)
  // React empties a form after its action: the file that was tried is kept to be written.
  const dryRunData = useRef<FormData | null>(null)
  const output = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (estado.estado !== 'nuevo') output.current?.focus()
  }, [estado])

  const dryRun = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const data = new FormData(event.currentTarget)
    dryRunData.current = data
    startTransition(() => dispatch(data))
  }
  const apply = (stamp: string) => {
    const data = new FormData()
    for (const [name, value] of dryRunData.current ?? []) data.append(name, value)
    data.set('sello', stamp)
    startTransition(() => dispatch(data))
  }

  return (
    <>
      <form onSubmit={dryRun} className="mt-4 flex flex-wrap items-end gap-3">
        <label className={LABEL}>
          Qué traes
          <select name="cosa" className={`${INPUT} mt-1.5`}>
            <option value="platos">Platos</option>
            <option value="bebidas">Bebidas</option>
            <option value="vinos">Vinos</option>
          </select>
        </label>
        <label className={`${LABEL} min-w-0 grow`}>
          Archivo CSV o JSON, hasta 900 KB
          <input
            type="file"
            name="archivo"
            accept=".csv,.json,text/csv,application/json"
            className={`${INPUT} mt-1.5`}
          />
        </label>
        <button type="submit" aria-disabled={pending} className={`${BUTTON.lleno} mb-1.5 min-h-[46px]`}>
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
            className={`${INPUT} font-mono text-sm`}
          />
        </details>
      </form>
      <div ref={output} tabIndex={-1} aria-busy={pending} className="mt-5 outline-none">
        {estado.estado === 'error' && (
          <p role="alert" className={MENSAJE_ERROR}>
            {estado.mensaje}
          </p>
        )}
        {estado.estado === 'hecho' && (
          <p role="status" className="font-medium text-exito">
            {ROW_COUNT(estado.filas)} {estado.filas === 1 ? 'escrita' : 'escritas'}.{' '}
            {estado.publicado ? 'Ya se ve en la web.' : 'La web lo mostrará dentro de unos segundos.'} Cada
            cambio está en el historial; la ficha de cada elemento guarda sus versiones y las recupera.
          </p>
        )}
        {estado.estado === 'ensayo' && (
          <>
            {estado.mensaje && (
              <p role="alert" className={MENSAJE_ERROR}>
                {estado.mensaje}
              </p>
            )}
            <Steps steps={estado.pasos} />
            {estado.cambian > 0 && (
              <button
                type="button"
                aria-disabled={pending}
                onClick={() => !pending && apply(estado.sello)}
                className={`${BUTTON.lleno} mt-4`}
              >
                Aplicar {ROW_COUNT(estado.cambian)}
              </button>
            )}
          </>
        )}
      </div>
    </>
  )
}
