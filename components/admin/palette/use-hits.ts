'use client'
import { useEffect, useState } from 'react'
import type { Hallazgo } from '@/lib/admin/kit/search.ts'
import type { Destino } from './destinations.ts'
import { destinoDe } from './hits.ts'

const ESPERA_MS = 150
type Busqueda = { de: string; hallados: readonly Destino[]; error: string | null }
const NADA: Busqueda = { de: '', hallados: [], error: null }

/** Asks the house for what is typed, a moment after the last key; an older answer never overtakes a newer one. */
export function useHallazgos(texto: string): Busqueda & { buscando: boolean } {
  const [found, setFound] = useState(NADA)
  const q = texto.trim()
  useEffect(() => {
    if (q === '') return setFound(NADA)
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
        const list = (await answer.json()) as Hallazgo[]
        setFound({ de: q, hallados: list.map(destinoDe), error: null })
      } catch (error) {
        if (abort.signal.aborted) return
        const known = error instanceof TypeError ? null : error instanceof Error ? error.message : null
        setFound({
          de: q,
          hallados: [],
          error: known ?? 'No hay conexión. Las páginas y los ajustes siguen aquí.',
        })
      }
    }, ESPERA_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [q])
  return { ...found, buscando: found.de !== q }
}
