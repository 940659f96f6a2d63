import { type RefObject, useEffect } from 'react'

export function useSaveShortcut(form: RefObject<HTMLFormElement | null>, dirty: boolean): void {
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 's' ||
        !(event.metaKey || event.ctrlKey) ||
        event.altKey ||
        event.shiftKey
      )
        return
      event.preventDefault()
      const all = document.querySelectorAll('form[data-editor]')
      const inside = document.activeElement?.closest('form[data-editor]') ?? null
      if (all.length === 1 || inside === form.current || (inside === null && dirty))
        form.current?.requestSubmit()
    }
    window.addEventListener('keydown', save)
    return () => window.removeEventListener('keydown', save)
  }, [form, dirty])
}
