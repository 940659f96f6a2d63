'use client'

import { type ReactNode, useEffect, useState } from 'react'

/** A wait shorter than this is none. Milliseconds. */
const DELAY_MS = 300

/** Does this click lead to another page of the site, in this window? */
function leaves(event: MouseEvent): boolean {
  const link = event.target instanceof Element && event.target.closest('a')
  return (
    !!link &&
    !(event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || link.target) &&
    link.origin === location.origin &&
    !(link.hash && link.pathname === location.pathname)
  )
}

/** §2: the spinner while the next page loads, when that takes longer than a moment. */
export function Spinner({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const click = (event: MouseEvent) => {
      if (!leaves(event)) return
      clearTimeout(timer)
      timer = setTimeout(() => setWaiting(true), DELAY_MS)
    }
    // A page that comes back from the browser's memory has arrived.
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
