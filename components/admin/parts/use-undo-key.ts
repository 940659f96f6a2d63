import { useLayoutEffect } from 'react'
import { isTyping } from '../palette/single-keys.ts'

/**
 * Control Z, or ⌘ Z, takes back what the open message offers to: whoever works with the keys would not reach its button
 * before it goes. In a field it belongs to what is typed there, and under a dialog to nobody.
 */
export function useUndoKey(undo: (() => void) | null) {
  // With the message on the page, not after it: a key pressed at once must not be lost.
  useLayoutEffect(() => {
    if (!undo) return
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return
      if (event.shiftKey || event.altKey || event.repeat || event.defaultPrevented) return
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      undo()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [undo])
}
