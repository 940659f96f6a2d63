import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'

const NARROW = '(max-width: 820px)'

/**
 * The chat's window. On wide screens a dialog beside the page: a click outside minimises it. Up to 820 px it is modal
 * and takes what the on-screen keyboard leaves. Escape minimises both; the focus starts in the field.
 */
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
    const dialog = ref.current
    if (!dialog) return
    const narrow = matchMedia(NARROW)
    const show = () => {
      if (dialog.open) dialog.close()
      if (narrow.matches) dialog.showModal()
      else dialog.show()
      field.current?.focus({ preventScroll: true })
    }
    show()
    narrow.addEventListener('change', show)
    return () => {
      narrow.removeEventListener('change', show)
      dialog.close()
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
    // While capturing, so that the click that opened the window is not taken for one outside it.
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
    resize()
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
      className="chat"
      lang={lang}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        minimise('key')
      }}
    >
      {children}
    </dialog>
  )
}
