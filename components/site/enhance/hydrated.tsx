'use client'

import { useEffect } from 'react'

/** Says that React changes nothing more of what the server sent. start.ts waits for it where a page brings React. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hidratada = ''
    dispatchEvent(new Event('hidratada'))
  }, [])
  return null
}
