import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Entry } from '@/lib/chat/tab/shape.ts'
import { useIdioma } from './language-context.ts'

/** Pixels from the end that still count as the end. */
const NEAR = 64
/** Pixels above an answer that begins at the window's edge. */
const AIR = 12

/** Puts a thread at its end, or at the beginning of an answer that is longer than the window. */
function toNewest(thread: HTMLElement): void {
  const last = [...thread.querySelectorAll<HTMLElement>('.chat-turno')].at(-1)
  const isLong = last && last.offsetHeight > thread.clientHeight
  thread.scrollTop = isLong ? last.offsetTop - AIR : thread.scrollHeight
}

/** Stays at the end if the guest is there, or writes; otherwise new messages wait behind a button. */
export function Scroll({
  box,
  place,
  entries,
  pending,
  children,
}: {
  box: RefObject<HTMLElement | null>
  /** Where the thread stands, in pixels from its top; null at its end. */
  place: RefObject<number | null>
  entries: readonly Entry[]
  pending: boolean
  children: ReactNode
}) {
  const { t } = useIdioma()
  const atEnd = useRef(place.current === null)
  const seen = useRef(place.current === null ? 0 : entries.length)
  const top = useRef(0)
  const [missed, setMissed] = useState(0)

  const toEnd = () => {
    const { current } = box
    if (current) toNewest(current)
    atEnd.current = true
    place.current = null
    seen.current = entries.length
    setMissed(0)
  }
  useLayoutEffect(() => {
    if (box.current && place.current !== null) box.current.scrollTop = place.current
  }, [box, place])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end moves with every message and every control
  useLayoutEffect(() => {
    if (entries.length === 0) return
    if (atEnd.current || entries.at(-1)?.from === 'guest') toEnd()
    else setMissed(entries.length - seen.current)
  }, [entries, pending])

  // Controls that grow by themselves and a smaller screen must not hide the end.
  useEffect(() => {
    const { current } = box
    if (!current) return
    const observer = new ResizeObserver(() => {
      if (atEnd.current) toNewest(current)
    })
    observer.observe(current)
    for (const child of current.children) observer.observe(child)
    return () => observer.disconnect()
  }, [box])

  return (
    <div className="chat-cuerpo">
      <section
        ref={box}
        className="chat-hilo"
        aria-label={t('Ui.conversacion')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so from the keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          const isNear = scrollHeight - scrollTop - clientHeight < NEAR
          // What grows below moves nobody away from the end: going up does.
          atEnd.current = isNear || (atEnd.current && scrollTop >= top.current)
          top.current = scrollTop
          place.current = atEnd.current ? null : Math.round(scrollTop)
          if (atEnd.current && missed > 0) {
            seen.current = entries.length
            setMissed(0)
          }
        }}
      >
        <div className="chat-contenido">{children}</div>
      </section>
      {missed > 0 && (
        <button type="button" className="chat-nuevos" onClick={toEnd}>
          {t(missed === 1 ? 'Ui.mensajeNuevo' : 'Ui.mensajesNuevos', { n: missed })}
        </button>
      )}
    </div>
  )
}
