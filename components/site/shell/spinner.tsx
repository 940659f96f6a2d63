'use client'

import { type ReactNode, useEffect, useState } from 'react'

/** Shorter waits show no spinner. Milliseconds. */
const DELAY_MS = 300

function leaves(event: MouseEvent): boolean {
  const link = event.target instanceof Element && event.target.closest('a')
  return (
    !!link &&
    !(event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || link.target) &&
    link.origin === location.origin &&
    !(link.hash && link.pathname === location.pathname)
  )
}

/** §2: the spinner while the next page loads. */
export function Spinner({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const click = (event: MouseEvent) => {
      if (!leaves(event)) return
      clearTimeout(timer)
      timer = setTimeout(() => setWaiting(true), DELAY_MS)
    }
    // A page from the browser's memory is complete.
    const arrived = () => {
      clearTimeout(timer)
      setWaiting(false)
    }
    document.addEventListener('click', click)
    addEventListener('pageshow', arrived)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', click)
      removeEventListener('pageshow', arrived)
    }
  }, [])
  return <div role="status">{waiting && children}</div>
}
