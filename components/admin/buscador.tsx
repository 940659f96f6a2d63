'use client'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

const LISTA = '/almaenigma/platos'
const ESPERA_MS = 200

/** The search of the top bar. On the list it searches as one types; elsewhere, and without JavaScript, with Enter. */
export function Buscador() {
  const router = useRouter()
  const path = usePathname()
  const params = useSearchParams()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const search = (text: string) => {
    clearTimeout(timer.current)
    if (path !== LISTA) return
    const next = new URLSearchParams(params)
    if (text) next.set('q', text)
    else next.delete('q')
    timer.current = setTimeout(() => router.replace(next.size > 0 ? `${LISTA}?${next}` : LISTA), ESPERA_MS)
  }
  return (
    <search className="relative block w-full max-w-[420px]">
      <form action={LISTA} method="get">
        {params.has('filtro') && <input type="hidden" name="filtro" value={params.get('filtro') ?? ''} />}
        <Icon
          name="buscar"
          className="pointer-events-none absolute left-3.5 top-3 size-[18px] text-texto-2"
        />
        <input
          type="search"
          name="q"
          defaultValue={params.get('q') ?? ''}
          onInput={(event) => search(event.currentTarget.value)}
          aria-label="Buscar platos"
          placeholder="Buscar platos"
          className="h-[42px] w-full rounded-xs border-[1.5px] border-borde bg-fondo pl-11 pr-3 placeholder:text-texto-2"
        />
      </form>
    </search>
  )
}
