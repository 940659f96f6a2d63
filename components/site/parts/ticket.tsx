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
