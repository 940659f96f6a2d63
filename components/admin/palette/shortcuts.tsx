'use client'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Icon } from '../parts/line-icon.tsx'
import { useModKey } from '../parts/mod-key.ts'
import type { Destination } from './destinations.ts'
import { isTyping, singleKeys } from './single-keys.ts'

const Palette = lazy(() => import('./palette.tsx'))
const KeyList = lazy(() => import('./key-list.tsx'))

type OpenPanel = 'paleta' | 'teclas' | null

const searchInput = () => document.querySelector<HTMLInputElement>('input[data-busqueda]')

/**
 * The search of the top bar, and the keys of the whole back office: ⌘K or Ctrl+K opens the palette, `/` goes to the
 * search of the list (or opens the palette where there is none), `?` shows all keys.
 */
export function Shortcuts({ pages }: { pages: readonly Destination[] }) {
  const [openPanel, open] = useState<OpenPanel>(null)

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      if ((event.metaKey || event.ctrlKey) && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        open('paleta')
        return
      }
      if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open], [popover]:popover-open') || !singleKeys.activas()) return
      if (event.key === '/') {
        event.preventDefault()
        const field = searchInput()
        if (field) field.focus()
        else open('paleta')
      }
      if (event.key === '?') {
        event.preventDefault()
        open('teclas')
      }
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])

  const mod = useModKey()
  // A dialog fires `close` a moment late: by then the other one may be open.
  const close = (which: OpenPanel) => () => open((current) => (current === which ? null : current))
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K"
        onClick={() => open('paleta')}
        className="flex h-[42px] w-full min-w-0 max-w-[420px] cursor-pointer items-center gap-3 rounded-xs border-[1.5px] border-borde bg-fondo px-3.5 text-left text-texto-2 hover:border-texto"
      >
        <Icon name="buscar" className="size-[18px]" />
        <span className="truncate">Buscar platos, vinos, reservas</span>
        <kbd className="ml-auto rounded-xs border border-borde px-1.5 font-sans text-xs font-medium leading-5 max-movil:hidden">
          {mod} K
        </kbd>
      </button>
      <Suspense>
        {openPanel === 'paleta' && (
          <Palette pages={pages} cerrar={close('paleta')} showKeys={() => open('teclas')} />
        )}
        {openPanel === 'teclas' && <KeyList cerrar={close('teclas')} />}
      </Suspense>
    </>
  )
}
