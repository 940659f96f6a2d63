'use client'
import { usePathname, useSearchParams } from 'next/navigation'
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { focusAfter } from './focus-after.ts'
import { Icon } from './line-icon.tsx'
import { useUndoKey } from './use-undo-key.ts'

/**
 * `undo` puts back what was changed and answers with the next message. `link`: where there is more to see.
 */
export type Toast = {
  text: string
  error?: boolean
  link?: { href: string; text: string }
  undo?: () => Promise<Toast>
}

const ToastContext = createContext<(toast: Toast) => void>(() => undefined)
/** Shows a message at the foot of the panel: 8 s, errors until they are closed. */
export const useToast = () => use(ToastContext)

const SayContext = createContext<(texto: string) => void>(() => undefined)
/** Says something aloud to whoever does not see the page, and shows nothing. */
export const useSay = () => use(SayContext)

export const joinPhrases = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' ')

const DURATION_MS = 8000

/** What a page says after a redirect, by its `aviso` parameter. */
const URL_NOTICES: Readonly<Record<string, string>> = {
  guardado: 'Guardado. Ya se ve en la web.',
  'guardado-publicando': 'Guardado. La web se está poniendo al día…',
  'guardado-lento': 'Guardado. La web lo mostrará dentro de unos segundos.',
  previsto: 'Guardado. Se hará solo en su momento.',
  cancelado: 'Cancelado. No se hará.',
  borrado: 'Borrado. Está en la papelera.',
  'no-existe': 'Eso ya no existe.',
  'cuenta-clave': 'Contraseña cambiada. Los demás dispositivos tienen que volver a entrar.',
  'cuenta-correo': 'Abre el enlace que te hemos enviado al correo nuevo: hasta entonces vale el de antes.',
  'cuenta-factor': 'Segundo factor activado. Desde ahora se te pedirá un código al entrar.',
  'cuenta-sin-factor': 'Segundo factor quitado. Para entrar basta tu contraseña.',
}

/** Waits until the public pages are fresh. @returns the notice that then holds */
async function published(): Promise<'guardado' | 'guardado-lento'> {
  const answer = await fetch('/almaenigma/publicar', { cache: 'no-store' }).catch(() => null)
  const { visible } = answer?.ok ? await answer.json() : { visible: false }
  return visible ? 'guardado' : 'guardado-lento'
}

function FromAddress({ show }: { show: (toast: Toast) => void }) {
  const path = usePathname()
  const params = useSearchParams()
  const aviso = params.get('aviso')
  const saves = useRef(0)
  useEffect(() => {
    const texto = aviso ? URL_NOTICES[aviso] : undefined
    if (!texto) return
    // An editor shows the versions of its row below.
    const versiones = document.getElementById('historia')
    const say = (text = '') =>
      show(versiones ? { text, link: { href: '#historia', text: 'Ver versiones' } } : { text })
    say(texto)
    const turn = ++saves.current
    if (aviso === 'guardado-publicando')
      // The message of a later save has taken its place.
      published().then((then) => turn === saves.current && say(URL_NOTICES[then]))
    const rest = new URLSearchParams(params)
    rest.delete('aviso')
    window.history.replaceState(null, '', rest.size > 0 ? `${path}?${rest}` : path)
  }, [aviso, params, path, show])
  const texto = aviso ? URL_NOTICES[aviso] : undefined
  if (!texto) return null
  return (
    <noscript>
      <p role="status" className="bg-tinta px-5 py-3 text-cal">
        {/* Without JavaScript nobody asks whether the pages are there. */}
        {aviso === 'guardado-publicando' ? URL_NOTICES['guardado-lento'] : texto}
      </p>
    </noscript>
  )
}

export function Toasts({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<(Toast & { at: number }) | null>(null)
  const [message, say] = useState('')
  const [held, setHeld] = useState(false)
  const [busy, setBusy] = useState(false)
  const show = useCallback((next: Toast) => setToast({ ...next, at: performance.now() }), [])

  useEffect(() => {
    if (!toast || toast.error || held || busy) return
    const timer = setTimeout(() => setToast(null), DURATION_MS)
    return () => clearTimeout(timer)
  }, [toast, held, busy])

  /** What held the focus before the message took it: it goes back there when its buttons are gone. */
  const before = useRef<Element | null>(null)
  const giveBack = () => focusAfter(before.current)

  const undo = async () => {
    if (!toast?.undo) return
    setBusy(true)
    const next = await toast.undo().catch(() => ({
      text: 'No se ha podido deshacer. Comprueba la conexión y repítelo a mano.',
      error: true,
    }))
    setBusy(false)
    setHeld(false)
    show(next)
    giveBack()
  }
  useUndoKey(toast?.undo && !busy ? undo : null)

  return (
    <ToastContext value={show}>
      <FromAddress show={show} />
      <SayContext value={say}>{children}</SayContext>
      <div aria-live="assertive" className="sr-only">
        {message}
      </div>
      <div
        role="status"
        // On a phone above a form's bar, so that the message does not cover the save button.
        className="fixed inset-x-4 bottom-20 z-40 empty:hidden print:hidden movil:bottom-6 movil:left-[252px] movil:right-auto"
      >
        {toast && (
          // biome-ignore lint/a11y/noStaticElementInteractions: holding the pointer over a message only keeps it there
          <div
            onMouseEnter={() => setHeld(true)}
            onMouseLeave={() => setHeld(false)}
            onFocus={({ currentTarget, relatedTarget }) => {
              setHeld(true)
              if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
            }}
            onBlur={() => setHeld(false)}
            className="sobre-tinta flex min-h-13 items-center gap-2.5 rounded-xs bg-tinta py-2 pl-3.5 pr-1 movil:gap-5 movil:pl-4.5 movil:pr-2 text-[0.9375rem] text-cal movil:max-w-140"
          >
            <Icon name={toast.error ? 'aviso' : 'hecho'} className="size-4.5" />
            <span className="mr-auto">{toast.text}</span>
            {toast.link && (
              <a href={toast.link.href} className="px-2 py-2.5 font-semibold text-limon">
                {toast.link.text}
              </a>
            )}
            {toast.undo && (
              <button
                type="button"
                onClick={undo}
                disabled={busy}
                aria-keyshortcuts="Control+Z Meta+Z"
                className="min-h-10 cursor-pointer px-2 font-semibold text-limon disabled:opacity-60"
              >
                Deshacer
              </button>
            )}
            <button
              type="button"
              aria-label="Cerrar el mensaje"
              onClick={() => {
                // It is removed from under the pointer without a leave event: the next one must not be held.
                setHeld(false)
                setToast(null)
                giveBack()
              }}
              className="inline-grid size-10 cursor-pointer place-items-center rounded-xs hover:bg-cal/10"
            >
              <Icon name="cerrar" className="size-4" />
            </button>
          </div>
        )}
      </div>
    </ToastContext>
  )
}
