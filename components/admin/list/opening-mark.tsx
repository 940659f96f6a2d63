'use client'
import { useLinkStatus } from 'next/link'

/** Inside the link of a row: marks the row from the press until its editor is there (`OPENING` in list-table.tsx). */
export function OpeningMark() {
  const { pending } = useLinkStatus()
  return pending ? (
    <span data-abre="" role="status" className="sr-only">
      Abriendo
    </span>
  ) : null
}
