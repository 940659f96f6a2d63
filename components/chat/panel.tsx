import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { afterPaint } from './after-paint.ts'

const NARROW = '(max-width: 820px)'

/** `CloseWatcher`, for Android's back gesture, where the browser has it. */
type WatcherClass = new () => { onclose: (() => void) | null; destroy(): void }

/** As a modal dialog does. Runs after the window is painted, because it restyles every element of the page. */
function alone(dialog: HTMLElement): () => void {
  const { documentElement: html, body } = document
  const others = [...body.children].filter(
    (each): each is HTMLElement => each instanceof HTMLElement && !each.contains(dialog) && !each.inert,
  )
  for (const each of others) each.inert = true
  html.style.overflow = 'hidden'
  dialog.setAttribute('aria-modal', 'true')
  return () => {
    for (const each of others) each.inert = false
    html.style.overflow = ''
    dialog.removeAttribute('aria-modal')
  }
}

/** On wide screens a dialog beside the page; up to 820 px modal, above the on-screen keyboard. */
export function Panel({
  titleId,
  lang,
  field,
  minimise,
  children,
}: {
  titleId: string
  lang: string
  field: RefObject<HTMLInputElement | null>
  minimise(how: 'key' | 'outside'): void
  children: ReactNode
}) {
  const ref = useRef<HTMLDialogElement>(null)
  const leave = useEffectEvent(minimise)

  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    const dialog = ref.current
    if (!dialog) return
    const narrow = matchMedia(NARROW)
    let release = () => {}
    const settle = () => {
      release()
      release = narrow.matches ? alone(dialog) : () => {}
    }
    const forget = afterPaint(settle)
    narrow.addEventListener('change', settle)
    const Watcher = (window as { CloseWatcher?: WatcherClass }).CloseWatcher
    const watcher = Watcher && narrow.matches ? new Watcher() : null
    if (watcher) watcher.onclose = () => leave('key')
    return () => {
      forget()
      narrow.removeEventListener('change', settle)
      watcher?.destroy()
      release()
    }
  }, [field])

  useEffect(() => {
    const dialog = ref.current
    const onClick = (event: MouseEvent) => {
      if (dialog && !matchMedia(NARROW).matches && !event.composedPath().includes(dialog)) leave('outside')
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      leave('key')
    }
    // In the capture phase: the click that opened the window is not one outside it.
    document.addEventListener('click', onClick, true)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])

  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    const resize = () => {
      ref.current?.style.setProperty('--alto', `${seen.height}px`)
      ref.current?.style.setProperty('--arriba', `${seen.offsetTop}px`)
    }
    seen.addEventListener('resize', resize)
    seen.addEventListener('scroll', resize)
    return () => {
      seen.removeEventListener('resize', resize)
      seen.removeEventListener('scroll', resize)
    }
  }, [])

  return (
    <dialog ref={ref} open className="chat" lang={lang} aria-labelledby={titleId}>
      {children}
    </dialog>
  )
}
