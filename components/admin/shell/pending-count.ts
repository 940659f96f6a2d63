import { useEffect, useState } from 'react'

const EVENT = 'alma:pendientes'

/** Tells the frame how many bookings wait for an answer, as soon as the board knows it. */
export const tellPending = (count: number): void => {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: count }))
}

/** How many bookings wait: what the board said last, until the frame itself is read anew. */
export function useTold(frame: unknown): number | null {
  const [told, setTold] = useState<{ count: number; frame: unknown } | null>(null)
  useEffect(() => {
    const hear = (event: Event) => {
      if (event instanceof CustomEvent && typeof event.detail === 'number')
        setTold({ count: event.detail, frame })
    }
    window.addEventListener(EVENT, hear)
    return () => window.removeEventListener(EVENT, hear)
  }, [frame])
  return told && told.frame === frame ? told.count : null
}
