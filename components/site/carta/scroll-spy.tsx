'use client'

import { type ReactNode, useEffect, useRef } from 'react'

/** Marks the link of the section being read among `children`, and keeps it in sight where the rail is a strip. */
export function ScrollSpy({
  label,
  className,
  children,
}: {
  label: string
  className: string | undefined
  children: ReactNode
}) {
  const rail = useRef<HTMLElement>(null)
  useEffect(() => {
    // The heading each link leads to stands in its section. A band below the header tells which is being read.
    const links = new Map<Element | null | undefined, HTMLAnchorElement>(
      [...(rail.current?.querySelectorAll('a') ?? [])].map((link) => [
        document.querySelector(link.hash)?.closest('section'),
        link,
      ]),
    )
    let current: HTMLElement | undefined
    const watch = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast((entry) => entry.isIntersecting)
        const next = entered && links.get(entered.target)
        if (!next) return
        current?.removeAttribute('aria-current')
        next.setAttribute('aria-current', 'true')
        next.closest('ul')?.scrollTo({ left: next.offsetLeft - 24, behavior: 'smooth' })
        current = next
      },
      { rootMargin: '-20% 0px -70%' },
    )
    for (const section of links.keys()) if (section) watch.observe(section)
    return () => watch.disconnect()
  }, [])
  return (
    <nav ref={rail} aria-label={label} className={className}>
      {children}
    </nav>
  )
}
