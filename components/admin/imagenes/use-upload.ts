import { useCallback, useEffect, useRef, useState } from 'react'
import type { Imagen } from '@/lib/admin/imagenes/save.ts'
import { uploadFile } from './upload.ts'

export type Estado = { fraction: number } | null

export function useUpload(onUpload: (imagen: Imagen) => void) {
  const [estado, setEstado] = useState<Estado>(null)
  const [error, setError] = useState<string | null>(null)
  const abortRef = useRef<AbortController | null>(null)
  useEffect(() => () => abortRef.current?.abort(), [])

  const upload = useCallback(
    async (file: File) => {
      abortRef.current?.abort()
      const mine = new AbortController()
      abortRef.current = mine
      setError(null)
      setEstado({ fraction: 0 })
      const done = await uploadFile(
        file,
        (fraction) => abortRef.current === mine && setEstado({ fraction }),
        mine.signal,
      )
      if (abortRef.current !== mine) return
      abortRef.current = null
      setEstado(null)
      if ('imagen' in done) onUpload(done.imagen)
      else setError(done.mensaje)
    },
    [onUpload],
  )
  const stop = () => abortRef.current?.abort()
  return { estado, error, subir: upload, parar: stop }
}
