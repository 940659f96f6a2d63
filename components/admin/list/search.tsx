'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'
import type { ListView } from '@/lib/admin/list/list.ts'
import { Icon } from '../parts/line-icon.tsx'
import { listHref } from './links.ts'

const DELAY_MS = 200

type Props = {
  base: string
  view: ListView
  noun: string
  groups: readonly GroupOption[]
  isByStyle: boolean
}
export type GroupOption = { id: string; nombre: string }

/** The search of a list: as one types; with Enter where there is no JavaScript. `/` comes here from anywhere. */
export function Search({ base, view, noun, groups, isByStyle }: Props) {
  const router = useRouter()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const campo = useRef<HTMLInputElement>(null)
  const [isSearching, start] = useTransition()
  useEffect(() => () => clearTimeout(timer.current), [])
  // Another tab or page may have cleared the search: the field says what is shown, unless somebody is typing in it.
  useEffect(() => {
    if (campo.current && document.activeElement !== campo.current) campo.current.value = view.q
  }, [view.q])

  const search = (q: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => start(() => router.replace(listHref(base, view, { q }), { scroll: false })),
      DELAY_MS,
    )
  }
  return (
    <search className="block w-full max-w-[560px]">
      <form action={base} method="get" className="flex flex-wrap gap-2">
        {view.filtro !== 'todos' && <input type="hidden" name="filtro" value={view.filtro} />}
        {view.seleccion && <input type="hidden" name="seleccion" value="1" />}
        <span className="relative min-w-40 grow">
          <Icon name="buscar" className="pointer-events-none absolute left-3 top-3 size-4 text-texto-2" />
          <input
            ref={campo}
            type="search"
            name="q"
            data-busqueda
            defaultValue={view.q}
            onInput={(event) => search(event.currentTarget.value)}
            aria-label={`Buscar ${noun}`}
            aria-busy={isSearching}
            placeholder={`Buscar ${noun}`}
            className="h-10 w-full rounded-xs border-[1.5px] border-borde bg-fondo pl-9 pr-3 placeholder:text-texto-2"
          />
        </span>
        <select
          key={view.categoria}
          name="categoria"
          aria-label="Filtrar la lista"
          defaultValue={view.categoria ?? ''}
          onChange={({ target }) => {
            clearTimeout(timer.current)
            start(() =>
              router.replace(listHref(base, view, { categoria: target.value || null }), { scroll: false }),
            )
          }}
          className="h-10 min-w-0 max-w-full rounded-xs border-[1.5px] border-borde bg-fondo px-2.5"
        >
          <option value="">{isByStyle ? 'Todos los estilos' : 'Todas las categorías'}</option>
          {groups.map(({ id, nombre }) => (
            <option key={id} value={id}>
              {nombre}
            </option>
          ))}
        </select>
        <noscript>
          <button type="submit" className="h-10 px-2 underline">
            Ver
          </button>
        </noscript>
      </form>
    </search>
  )
}
