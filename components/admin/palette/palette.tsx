'use client'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../parts/line-icon.tsx'
import { openCall } from '../phone-call/open-call.ts'
import {
  AJUSTES,
  CALL_HREF,
  type Destination,
  filterDestinations,
  NESTED_PAGES,
  VERBS,
} from './destinations.ts'
import { HitList } from './hit-list.tsx'
import { useHits } from './use-hits.ts'

type Props = { pages: readonly Destination[]; cerrar: () => void; showKeys: () => void }

/** How many settings are offered before anything is typed: none, they are found by their words. */
const withoutQuery = (pages: readonly Destination[]) => [...VERBS.slice(0, 5), ...pages]

/** In the order in which the list shows them, so that the arrows do not jump. */
const byGroup = (destinations: readonly Destination[]): Destination[] =>
  [...new Set(destinations.map(({ grupo }) => grupo))].flatMap((group) =>
    destinations.filter((destination) => destination.grupo === group),
  )

/**
 * The palette: pages, verbs, settings, and what the house holds, by typing. A modal dialog with a combobox: the focus
 * stays in the field, the arrows choose in the list, Enter goes there, Escape closes.
 */
export default function Palette({ pages, cerrar, showKeys }: Props) {
  const router = useRouter()
  const box = useRef<HTMLDialogElement>(null)
  const [texto, setTexto] = useState('')
  const [chosen, choose] = useState(0)
  const lista = useId()
  const { hits, isSearching, error } = useHits(texto)
  const ownHits = texto.trim()
    ? filterDestinations([...VERBS, ...pages, ...NESTED_PAGES, ...AJUSTES], texto)
    : withoutQuery(pages)
  const destinations = byGroup([...hits, ...ownHits])
  const current = destinations[Math.min(chosen, destinations.length - 1)]

  useEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])

  const ir = ({ href }: Destination) => {
    cerrar()
    if (href === CALL_HREF) return openCall()
    // A link of its own: whoever has something unsaved is asked first, as with any other link (use-guard.ts).
    const link = document.createElement('a')
    link.href = href
    if (href.startsWith('/almaenigma'))
      link.addEventListener('click', (event) => {
        event.preventDefault()
        router.push(href)
      })
    else {
      link.target = '_blank'
      link.rel = 'noopener'
    }
    document.body.append(link)
    link.click()
    link.remove()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const n = destinations.length
    const at = Math.min(chosen, n - 1)
    const to = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: Math.min(at + 8, n - 1),
      PageUp: Math.max(at - 8, 0),
    }[event.key]
    if (to !== undefined && n > 0) {
      event.preventDefault()
      choose((to + n) % n)
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (current) ir(current)
    }
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it closes it; Escape does by itself.
    <dialog
      ref={box}
      aria-label="Buscar en el panel"
      onClose={cerrar}
      onClick={(event) => {
        if (event.target === event.currentTarget) cerrar()
      }}
      className="mx-auto mb-auto mt-[8vh] w-[min(640px,calc(100vw-24px))] overflow-hidden rounded-xs border border-linea bg-fondo p-0 text-texto shadow-[0_24px_60px_-20px_var(--tinta)] backdrop:bg-tinta/50"
    >
      <div className="flex items-center gap-3 border-b border-linea px-4">
        <Icon name="buscar" className="size-5 text-texto-2" />
        <input
          role="combobox"
          aria-label="Buscar páginas, platos, vinos, reservas y ajustes"
          aria-expanded="true"
          aria-controls={lista}
          aria-autocomplete="list"
          aria-activedescendant={current ? `${lista}-${current.id}` : undefined}
          value={texto}
          onChange={(event) => {
            setTexto(event.target.value)
            choose(0)
          }}
          onKeyDown={onKeyDown}
          placeholder="Buscar páginas, platos, vinos, reservas…"
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          className="h-14 w-full bg-transparent px-1 text-lg placeholder:text-texto-2 focus-visible:-outline-offset-4"
        />
        <button
          type="button"
          onClick={cerrar}
          aria-label="Cerrar"
          className="inline-grid size-10 shrink-0 cursor-pointer place-items-center rounded-xs hover:bg-fondo-3"
        >
          <Icon name="cerrar" className="size-4" />
        </button>
      </div>
      <HitList id={lista} destinations={destinations} chosen={current?.id ?? null} choose={ir} />
      <p role="status" className="border-t border-linea px-4 py-2 text-[0.8125rem] text-texto-3">
        {error ??
          (isSearching
            ? 'Buscando…'
            : destinations.length === 0
              ? `Nada con «${texto.trim()}».`
              : `${destinations.length} ${destinations.length === 1 ? 'resultado' : 'resultados'}`)}
      </p>
      <p className="px-4 pb-3 text-[0.8125rem] text-texto-3">
        ↑ ↓ para elegir, Intro para ir, Esc para cerrar.{' '}
        <button type="button" onClick={showKeys} className="cursor-pointer underline underline-offset-4">
          Todas las teclas
        </button>
      </p>
    </dialog>
  )
}
