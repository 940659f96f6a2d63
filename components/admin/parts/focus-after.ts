const MAIN = 'contenido'

/** Gives the focus to what had it before, or to the page's content when that is gone: never to nothing. */
export function focusAfter(before: Element | null): void {
  const { activeElement, body } = document
  // Somebody has gone on by himself, or a window is open.
  if (activeElement && activeElement !== body && activeElement.isConnected) {
    if (!activeElement.closest('[role=status]')) return
  }
  const back = before instanceof HTMLElement && before.isConnected ? before : document.getElementById(MAIN)
  back?.focus({ preventScroll: true })
}
