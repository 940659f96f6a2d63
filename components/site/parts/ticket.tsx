import type { ReactNode } from 'react'
import { TileBand } from '@/components/ui/tile.tsx'

export const Ticket = ({ children }: { children: ReactNode }) => (
  <div className="bg-limon text-tinta [--foco:var(--anil)] forced-colors:border">
    <TileBand className="block h-13 w-full" />
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7 px-5 pt-6.5 pb-7 movil:px-7">{children}</div>
  </div>
)

export const TicketPart = ({
  title,
  level: Heading = 'h3',
  children,
}: {
  title: string
  level?: 'h2' | 'h3'
  children: ReactNode
}) => (
  <section className="grid grid-cols-[minmax(0,1fr)] gap-2 wrap-anywhere">
    <Heading className="font-serif text-apartado font-medium">{title}</Heading>
    {children}
  </section>
)

/** What the house has done with a booking, as a stamp on its ticket. */
export const Stamp = ({ children }: { children: ReactNode }) => (
  <p
    data-sello
    className="w-fit -rotate-4 rounded-xs border-[3px] border-double border-anil px-3.5 py-1.5 font-serif text-[1.25rem] leading-none font-semibold tracking-[.03em] text-anil forced-colors:border-current"
  >
    {children}
  </p>
)
