'use client'

import { type ComponentType, useRef, useState } from 'react'
import type { Locale } from '@/lib/i18n/locales.ts'
import { ruta } from '@/lib/i18n/ruta.ts'
import type { IslandProps } from './chat-island.tsx'

/**
 * The round button at the bottom right. It is all of the chat that a page carries: the conversation arrives with the
 * first click. Needs `MarcaSimbolo` on the page; `label` is its name for those who listen.
 */
export function Launcher({ locale, label }: { locale: Locale; label: string }) {
  const [Island, setIsland] = useState<ComponentType<IslandProps> | null>(null)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const start = () =>
    import('./chat-island.tsx').then(
      (island) => {
        setIsland(() => island.ChatIsland)
        setOpen(true)
      },
      () => location.assign(ruta(locale, '/contact')),
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
        className="fixed right-4 bottom-4 z-50 grid size-16 place-items-center rounded-full bg-limon shadow-lg [--ill-a:var(--tinta)] [--ill-ink:var(--tinta)] [--ill-paper:var(--limon)] hover:bg-limon-claro movil:right-7 movil:bottom-7 forced-colors:border-2 forced-colors:[--ill-a:ButtonText] forced-colors:[--ill-ink:ButtonText] forced-colors:[--ill-paper:ButtonFace] print:hidden noscript:hidden [&[hidden]]:hidden"
      >
        <svg viewBox="0 0 196 300" className="h-11 w-auto" aria-hidden="true">
          <use href="#marca" />
        </svg>
      </button>
      {Island && <Island page={locale} open={open} opener={button} onClose={() => setOpen(false)} />}
    </>
  )
}
