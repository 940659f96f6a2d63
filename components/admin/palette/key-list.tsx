'use client'
import { useEffect, useRef, useState } from 'react'
import { BUTTON } from '../parts/classes.ts'
import { singleKeys } from './single-keys.ts'

const KEYS = [
  ['⌘ K o Ctrl K', 'Buscar en todo el panel'],
  ['⌘ S o Ctrl S', 'Guardar lo que se está editando'],
  ['⌘ Z o Ctrl Z', 'Deshacer lo último, mientras el mensaje lo ofrece'],
  ['A', 'Apuntar una llamada, desde cualquier página'],
  ['/', 'Ir a la búsqueda de la lista'],
  ['?', 'Ver estas teclas'],
  ['↑ ↓', 'Con un asa de orden: mover la fila'],
  ['← →', 'En las pestañas de idioma: cambiar de idioma'],
  ['J K', 'En el libro: reserva siguiente y anterior'],
  ['C S N', 'En el libro: confirmar, sentar, no vino'],
  ['M', 'En el libro: cambiar de mesa, donde se cuenta por mesas'],
  ['Esc', 'Cerrar un menú o un diálogo'],
] as const

export default function KeyList({ cerrar }: { cerrar: () => void }) {
  const box = useRef<HTMLDialogElement>(null)
  const [singleKeysOn, setSingleKeysOn] = useState(singleKeys.activas)
  useEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it closes it; Escape does by itself.
    <dialog
      ref={box}
      aria-labelledby="teclas-titulo"
      onClose={cerrar}
      onClick={(event) => {
        if (event.target === event.currentTarget) cerrar()
      }}
      className="m-auto w-[min(480px,calc(100vw-24px))] rounded-xs border border-linea bg-fondo p-6 text-texto backdrop:bg-tinta/50"
    >
      <h2 id="teclas-titulo" className="font-serif text-2xl font-medium leading-tight">
        Teclas
      </h2>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-5 gap-y-2.5">
        {KEYS.map(([key, what]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="whitespace-nowrap rounded-xs border border-borde px-2 py-0.5 font-sans text-sm font-medium">
                {key}
              </kbd>
            </dt>
            <dd className="text-texto-2">{what}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-5 flex items-start gap-3">
        <input
          type="checkbox"
          checked={singleKeysOn}
          onChange={(event) => {
            singleKeys.poner(event.target.checked)
            setSingleKeysOn(event.target.checked)
          }}
          className="mt-0.5 size-5 shrink-0 accent-(--accion)"
        />
        <span>
          Usar las teclas de una sola letra (<kbd>/</kbd>, <kbd>?</kbd>, <kbd>A</kbd> y las del libro) en este
          navegador
        </span>
      </label>
      <div className="mt-5 flex justify-end">
        <button type="button" onClick={cerrar} className={BUTTON.suave}>
          Cerrar
        </button>
      </div>
    </dialog>
  )
}
