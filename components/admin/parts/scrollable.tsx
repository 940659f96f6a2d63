import type { ReactNode } from 'react'

/** A wide table on a narrow screen: scrolls sideways by itself, by touch and by the arrow keys. */
export function Scrollable({
  label,
  className = '',
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, and the arrow keys must reach it.
      tabIndex={0}
      className={`relative overflow-x-auto outline-foco focus-visible:outline-3 focus-visible:-outline-offset-3 ${className}`}
    >
      {children}
    </section>
  )
}
