'use client'

import { useEffect, useRef } from 'react'

/** Ten pixels at the top: while they are visible the header is transparent (§2). No scroll listener. */
export function ScrollTop() {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!mark.current) return
    const watch = new IntersectionObserver(([entry]) => {
      document.documentElement.toggleAttribute('data-bajado', entry?.isIntersecting === false)
    })
    watch.observe(mark.current)
    return () => watch.disconnect()
  }, [])
  return <span ref={mark} aria-hidden="true" className="absolute top-0 h-2.5 w-px" />
}
