import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { afterPaint } from './after-paint.ts'

export const NARROW = '(max-width: 820px)'

/** On wide screens a dialog beside the page; up to 820 px modal, above the on-screen keyboard. */
export function Panel({
  titleId,
  lang,
  field,
  isRestored,
  minimise,
  close,
  children,
}: {
  titleId: string
  lang: string
  field: RefObject<HTMLInputElement | null>
  /** It was open on the page before: it neither moves nor takes the focus. */
  isRestored: boolean
  minimise(how: 'key' | 'outside'): void
  close(): void
  children: ReactNode
}) {
  const ref = useRef<HTMLDialogElement>(null)
  const leave = useEffectEvent(minimise)
  const shut = useEffectEvent(close)
  const arrive = useEffectEvent(() => {
    if (!isRestored) field.current?.focus({ preventScroll: true })
  })

  useLayoutEffect(() => {
    arrive()
    const dialog = ref.current
    if (!dialog) return
    const narrow = matchMedia(NARROW)
    let isGone = false
    let release = () => {}
    const settle = async () => {
      release()
      release = () => {}
      if (!narrow.matches) return
      const { makeModal } = await import('./modal.ts')
      if (!isGone && narrow.matches)
        release = makeModal(
          dialog,
          () => shut(),
          () => leave('key'),
        )
    }
    const forget = afterPaint(settle)
    narrow.addEventListener('change', settle)
    return () => {
      isGone = true
      forget()
      narrow.removeEventListener('change', settle)
      release()
    }
  }, [])

  useLayoutEffect(() => {
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
    <dialog
      ref={ref}
      open
      tabIndex={-1}
      data-vuelve={isRestored}
      className="chat"
      lang={lang}
      aria-labelledby={titleId}
    >
      {children}
    </dialog>
  )
}
