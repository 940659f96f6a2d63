'use client'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Icon } from '../parts/icon.tsx'
import type { Destino } from './destinations.ts'
import { escribe, teclasSueltas } from './single-keys.ts'

/** The palette and the list of keys come with the first press of their keys. */
const Paleta = lazy(() => import('./palette.tsx'))
const Teclas = lazy(() => import('./key-list.tsx'))

type Abierto = 'paleta' | 'teclas' | null

/** The field that searches the list of this page, where there is one. */
const busqueda = () => document.querySelector<HTMLInputElement>('input[data-busqueda]')

/**
 * The search of the top bar, and the keys of the whole back office: ⌘K or Ctrl+K opens the palette, `/` goes to the
 * search of the list (or opens the palette where there is none), `?` shows all keys.
 */
export function Atajos({ paginas }: { paginas: readonly Destino[] }) {
  const [abierto, abrir] = useState<Abierto>(null)

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      if ((event.metaKey || event.ctrlKey) && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        abrir('paleta')
        return
      }
      if (event.metaKey || event.ctrlKey || event.altKey || escribe(event.target)) return
      if (document.querySelector('dialog[open], [popover]:popover-open') || !teclasSueltas.activas()) return
      if (event.key === '/') {
        event.preventDefault()
        const field = busqueda()
        if (field) field.focus()
        else abrir('paleta')
      }
      if (event.key === '?') {
        event.preventDefault()
        abrir('teclas')
      }
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])

  // A dialog says that it has closed a moment after it has: by then the other one may have been asked for.
  const cerrar = (cual: Abierto) => () => abrir((ahora) => (ahora === cual ? null : ahora))
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K"
        onClick={() => abrir('paleta')}
        className="flex h-[42px] w-full min-w-0 max-w-[420px] cursor-pointer items-center gap-3 rounded-xs border-[1.5px] border-borde bg-fondo px-3.5 text-left text-texto-2 hover:border-texto"
      >
        <Icon name="buscar" className="size-[18px]" />
        <span className="truncate">Buscar platos, vinos, reservas</span>
        <kbd className="ml-auto rounded-xs border border-borde px-1.5 font-sans text-xs font-medium leading-5 max-movil:hidden">
          ⌘ K
        </kbd>
      </button>
      <Suspense>
        {abierto === 'paleta' && (
          <Paleta paginas={paginas} cerrar={cerrar('paleta')} teclas={() => abrir('teclas')} />
        )}
        {abierto === 'teclas' && <Teclas cerrar={cerrar('teclas')} />}
      </Suspense>
    </>
  )
}
