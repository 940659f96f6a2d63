'use client'
import { lazy, Suspense, useEffect, useState } from 'react'
import { isTyping, singleKeys } from '../palette/single-keys.ts'
import { BUTTON } from '../parts/classes.ts'
import { Icon } from '../parts/line-icon.tsx'
import { type CallActions, onOpenCall, openCall } from './open-call.ts'

const CallWindow = lazy(() => import('./call-window.tsx'))

const KEY = 'a'

/** The button of the top bar, and the key, with which a call is written down on every page of the back office. */
export function CallButton({ actions }: { actions: CallActions }) {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => onOpenCall(() => setIsOpen(true)), [])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.metaKey || event.ctrlKey || event.altKey)
        return
      if (event.key.toLowerCase() !== KEY || isTyping(event.target) || !singleKeys.activas()) return
      if (document.querySelector('dialog[open], [popover]:popover-open')) return
      event.preventDefault()
      openCall()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="A"
        onClick={openCall}
        title="Apuntar una llamada (A)"
        className={`${BUTTON.suave} max-movil:px-2.5 movil:ml-auto`}
      >
        <Icon name="telefono" className="size-[18px]" />
        <span className="max-movil:sr-only">Llamada</span>
      </button>
      <Suspense>{isOpen && <CallWindow actions={actions} close={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}
