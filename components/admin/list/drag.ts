/** How far the pointer goes before a press becomes a drag: less is a tap, which opens the menu. */
const THRESHOLD_PX = 5
/** Nearer than this to an edge of what scrolls, it scrolls along. */
const EDGE_PX = 56
const STEP_PX = 9

/** What scrolls around a row: the panel's content on wide screens, the page itself on a phone. */
function scrollerOf(node: HTMLElement): Element {
  for (let at = node.parentElement; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight) return at
  return document.scrollingElement ?? document.documentElement
}

type Drag = {
  y: number
  rows: readonly HTMLElement[]
  from: number
  /** Called once: the place where it was dropped; null when it was a tap or was given up with Escape. */
  onEnd: (target: number | null, moved: boolean) => void
}

/**
 * Follows the pointer until it is let go. The rows are only shifted with transforms, never moved in the document: a
 * moved node loses the pointer in some browsers, and React keeps its own order.
 */
export function drag({ y, rows, from, onEnd }: Drag): void {
  const dragged = rows[from]
  if (!dragged) return
  const scroller = scrollerOf(dragged)
  const start = scroller.scrollTop
  const rects = rows.map((row) => row.getBoundingClientRect())
  const height = rects[from]?.height ?? 0
  let pointerY = y
  let target = from
  let isActive = false
  let frame = 0

  const render = () => {
    const dy = pointerY - y + scroller.scrollTop - start
    const centre = (rects[from]?.top ?? 0) + height / 2 + dy
    target = rects.filter((rect, i) => i !== from && rect.top + rect.height / 2 < centre).length
    rows.forEach((row, i) => {
      const shift = i === from ? dy : i > from && i <= target ? -height : i < from && i >= target ? height : 0
      row.style.transform = shift === 0 ? '' : `translateY(${shift}px)`
    })
  }
  const autoScroll = () => {
    const rect = scroller === document.scrollingElement ? null : scroller.getBoundingClientRect()
    const [top, bottom] = [rect?.top ?? 0, rect?.bottom ?? window.innerHeight]
    if (pointerY < top + EDGE_PX) scroller.scrollTop -= STEP_PX
    else if (pointerY > bottom - EDGE_PX) scroller.scrollTop += STEP_PX
    render()
    frame = requestAnimationFrame(autoScroll)
  }
  const onMove = (event: PointerEvent) => {
    pointerY = event.clientY
    if (isActive || Math.abs(pointerY - y) < THRESHOLD_PX) return
    isActive = true
    dragged.dataset.arrastrada = ''
    frame = requestAnimationFrame(autoScroll)
  }
  const finish = (place: number | null) => {
    cancelAnimationFrame(frame)
    for (const row of rows) row.style.transform = ''
    delete dragged.dataset.arrastrada
    listeners.abort()
    onEnd(isActive ? place : null, isActive)
  }
  const listeners = new AbortController()
  const { signal } = listeners
  window.addEventListener('pointermove', onMove, { signal })
  window.addEventListener('pointerup', () => finish(target), { signal })
  window.addEventListener('pointercancel', () => finish(null), { signal })
  window.addEventListener('keydown', (event) => event.key === 'Escape' && finish(null), { signal })
}
