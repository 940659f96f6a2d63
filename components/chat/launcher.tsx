'use client'

import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import type { Locale } from '@/lib/i18n/locales.ts'
import type { IslandProps } from './chat-island.tsx'

type Props = {
  locale: Locale
  label: string
  /** Where to go when the chat cannot be fetched. */
  contacto: string
  className: string
  children: ReactNode
}

/**
 * The round button at the bottom right. It is all of the chat that a page carries: the conversation arrives with the
 * first click. Its look and its drawing come from the page, which the browser has anyway; `label` is its name for those
 * who listen.
 */
export function Launcher({ locale, label, contacto, className, children }: Props) {
  const [Island, setIsland] = useState<ComponentType<IslandProps> | null>(null)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const start = () =>
    import('./chat-island.tsx').then(
      (island) => {
        setIsland(() => island.ChatIsland)
        setOpen(true)
      },
      () => location.assign(contacto),
    )
  return (
    <>
      <button
        ref={button}
        type="button"
        hidden={open}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={start}
        className={className}
      >
        {children}
      </button>
      {Island && <Island page={locale} open={open} opener={button} onClose={() => setOpen(false)} />}
    </>
  )
}
