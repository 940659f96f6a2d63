import { useCallback, useEffect, useRef, useState } from 'react'
import type { Imagen } from '@/lib/admin/imagenes/save.ts'
import { subirArchivo } from './upload.ts'

export type Estado = { parte: number } | null

/** One picture on its way: how far it is, why it was not taken, and a way to stop it. A newer one takes its place. */
export function useSubida(llega: (imagen: Imagen) => void) {
  const [estado, setEstado] = useState<Estado>(null)
  const [error, setError] = useState<string | null>(null)
  const parada = useRef<AbortController | null>(null)
  useEffect(() => () => parada.current?.abort(), [])

  const subir = useCallback(
    async (file: File) => {
      parada.current?.abort()
      const mine = new AbortController()
      parada.current = mine
      setError(null)
      setEstado({ parte: 0 })
      const done = await subirArchivo(
        file,
        (parte) => parada.current === mine && setEstado({ parte }),
        mine.signal,
      )
      if (parada.current !== mine) return
      parada.current = null
      setEstado(null)
      if ('imagen' in done) llega(done.imagen)
      else setError(done.mensaje)
    },
    [llega],
  )
  const parar = () => parada.current?.abort()
  return { estado, error, subir, parar }
}
