'use client'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../parts/icon.tsx'
import { AJUSTES, type Destino, filtrar, VERBOS } from './destinations.ts'
import { Lista } from './hit-list.tsx'
import { useHallazgos } from './use-hits.ts'

type Props = { paginas: readonly Destino[]; cerrar: () => void; teclas: () => void }

/** How many settings are offered before anything is typed: none, they are found by their words. */
const sinTexto = (paginas: readonly Destino[]) => [...VERBOS.slice(0, 4), ...paginas]

/** In the order in which the list shows them, so that the arrows do not jump. */
const porGrupos = (destinos: readonly Destino[]): Destino[] =>
  [...new Set(destinos.map(({ grupo }) => grupo))].flatMap((grupo) =>
    destinos.filter((destino) => destino.grupo === grupo),
  )

/**
 * The palette: pages, verbs, settings, and what the house holds, by typing. A modal dialog with a combobox: the focus
 * stays in the field, the arrows choose in the list, Enter goes there, Escape closes.
 */
export default function Paleta({ paginas, cerrar, teclas }: Props) {
  const router = useRouter()
  const box = useRef<HTMLDialogElement>(null)
  const [texto, setTexto] = useState('')
  const [elegido, elegir] = useState(0)
  const lista = useId()
  const { hallados, buscando, error } = useHallazgos(texto)
  const propios = texto.trim() ? filtrar([...paginas, ...VERBOS, ...AJUSTES], texto) : sinTexto(paginas)
  const destinos = porGrupos([...hallados, ...propios])
  const actual = destinos[Math.min(elegido, destinos.length - 1)]

  useEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])

  const ir = ({ href }: Destino) => {
    cerrar()
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
  const tecla = (event: KeyboardEvent) => {
    const n = destinos.length
    const at = Math.min(elegido, n - 1)
    const to = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: Math.min(at + 8, n - 1),
      PageUp: Math.max(at - 8, 0),
    }[event.key]
    if (to !== undefined && n > 0) {
      event.preventDefault()
      elegir((to + n) % n)
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (actual) ir(actual)
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
          aria-activedescendant={actual ? `${lista}-${actual.id}` : undefined}
          value={texto}
          onChange={(event) => {
            setTexto(event.target.value)
            elegir(0)
          }}
          onKeyDown={tecla}
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
      <Lista id={lista} destinos={destinos} elegido={actual?.id ?? null} elegir={ir} />
      <p role="status" className="border-t border-linea px-4 py-2 text-[0.8125rem] text-texto-3">
        {error ??
          (buscando
            ? 'Buscando…'
            : destinos.length === 0
              ? `Nada con «${texto.trim()}».`
              : `${destinos.length} ${destinos.length === 1 ? 'resultado' : 'resultados'}`)}
      </p>
      <p className="px-4 pb-3 text-[0.8125rem] text-texto-3">
        ↑ ↓ para elegir, Intro para ir, Esc para cerrar.{' '}
        <button type="button" onClick={teclas} className="cursor-pointer underline underline-offset-4">
          Todas las teclas
        </button>
      </p>
    </dialog>
  )
}
