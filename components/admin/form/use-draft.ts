import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useMemo } from 'react'
import { type Draft, forgetDraft, readDraft, saveDraft, sweepDrafts } from './draft.ts'

/**
 * How long after the last key a draft is stored: a crash costs at most this. Leaving the page stores it at
 * once.
 */
const DELAY_MS = 250

export type DraftStore = {
  read: () => Draft | null
  write: (draft: Omit<Draft, 'en' | 'enviado'>) => void
  /** Marks it as on its way to the server, or, after a refusal, as not. */
  setSent: (isSent: boolean) => void
  forget: () => void
}

/** Whether this page follows a save. */
export const useIsSaved = (): boolean => useSearchParams().get('aviso')?.startsWith('guardado') ?? false

/** Stores what is typed on the device until it is saved. */
export function useDraft(clave: string): DraftStore {
  const path = usePathname()
  const saved = useIsSaved()
  const key = clave ? `${path}#${clave}` : path

  const notes = useMemo(() => {
    let next: Draft | null = null
    let timer = 0
    const flush = () => {
      window.clearTimeout(timer)
      if (next) saveDraft(key, next)
      next = null
    }
    return {
      flush,
      read: () => readDraft(key),
      write: (draft: Omit<Draft, 'en' | 'enviado'>) => {
        next = { ...draft, en: Date.now(), enviado: false }
        window.clearTimeout(timer)
        timer = window.setTimeout(flush, DELAY_MS)
      },
      setSent: (isSent: boolean) => {
        flush()
        const draft = readDraft(key)
        if (draft) saveDraft(key, { ...draft, enviado: isSent })
      },
      forget: () => {
        window.clearTimeout(timer)
        next = null
        forgetDraft(key)
      },
    }
  }, [key])

  useEffect(() => {
    window.addEventListener('pagehide', notes.flush)
    document.addEventListener('visibilitychange', notes.flush)
    return () => {
      notes.flush()
      window.removeEventListener('pagehide', notes.flush)
      document.removeEventListener('visibilitychange', notes.flush)
    }
  }, [notes])
  // Before the form looks for a draft: its own is no longer there once saved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the page opens
  useEffect(() => sweepDrafts(Date.now(), saved), [])

  return notes
}
