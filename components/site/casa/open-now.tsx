import type { ReactNode } from 'react'
import type { Now as Clock } from '@/lib/core/dates.ts'
import { type OpenData, openWords, pieceClass } from './open-state.ts'

type Props = OpenData & {
  /** The restaurant's clock when the page was rendered; the browser continues with its own. */
  clock: Clock
  children?: ReactNode
}

export function OpenNow({ clock, children, ...data }: Props) {
  const { isOpen, label, until, mesas, horas } = openWords(clock, data)
  return (
    <dl data-mejora="abierto" data-ya="siempre" data-horas={JSON.stringify(data)}>
      <div>
        <dt data-abierto={isOpen}>{label}</dt>
        <dd lang={until.lang}>{until.text}</dd>
      </div>
      <div>
        <dt>{mesas}</dt>
        <dd>
          {horas.map((piece) => (
            <span key={piece} className={pieceClass(piece)}>
              {piece}
            </span>
          ))}
        </dd>
      </div>
      {children}
    </dl>
  )
}
