'use client'
import { useEffect, useState } from 'react'
import type { Hit } from '@/lib/admin/kit/search.ts'
import type { Destination } from './destinations.ts'
import { toDestination } from './hits.ts'

const DELAY_MS = 150
type Search = { de: string; hits: readonly Destination[]; error: string | null }
const NOTHING: Search = { de: '', hits: [], error: null }

/** Asks the house for what is typed, a moment after the last key; an older answer never overtakes a newer one. */
export function useHits(texto: string): Search & { isSearching: boolean } {
  const [found, setFound] = useState(NOTHING)
  const q = texto.trim()
  useEffect(() => {
    if (q === '') return setFound(NOTHING)
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const answer = await fetch('/almaenigma/buscar', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ texto: q }),
          signal: abort.signal,
        })
        if (answer.status === 403) throw new Error('La sesión ha terminado. Vuelve a entrar.')
        if (!answer.ok) throw new Error('La búsqueda no responde. Las páginas y los ajustes siguen aquí.')
        const list = (await answer.json()) as Hit[]
        setFound({ de: q, hits: list.map(toDestination), error: null })
      } catch (error) {
        if (abort.signal.aborted) return
        const known = error instanceof TypeError ? null : error instanceof Error ? error.message : null
        setFound({
          de: q,
          hits: [],
          error: known ?? 'No hay conexión. Las páginas y los ajustes siguen aquí.',
        })
      }
    }, DELAY_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [q])
  return { ...found, isSearching: found.de !== q }
}
