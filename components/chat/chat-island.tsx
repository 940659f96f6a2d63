import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { Mensajes } from '@/lib/chat/say.ts'
import type { ChatEvent } from '@/lib/chat/state.ts'
import type { Tab, WindowState } from '@/lib/chat/tab/shape.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import './chat.css'
import { Header } from './chat-header.tsx'
import { Composer } from './composer.tsx'
import { Controls } from './controls.tsx'
import { Seahorse } from './glyph.tsx'
import { IdiomaContext, useIdioma } from './language-context.ts'
import { keepInTab, TAB_KEYS } from './memory.ts'
import { MessageList } from './message-list.tsx'
import { Panel } from './panel.tsx'
import { Progress } from './progress.tsx'
import { Scroll } from './scroll.tsx'
import { useChat } from './use-chat.ts'
import { type Language, useLanguage } from './use-language.ts'
import { useTab } from './use-tab.ts'

export type IslandProps = {
  page: Locale
  open: boolean
  /** The launcher, which gets the focus back. */
  opener: HTMLElement
  frame: Mensajes
  /** What the tab remembers; null when nothing was said. */
  tab: Tab | null
  /** How the window was left on the page before; null when the guest opens it. */
  left: WindowState | null
  onClose(): void
  /** Forgets the conversation and begins a new one. */
  onAnew(): void
  /** The chat's texts cannot be loaded. */
  unable(): void
}

export function ChatIsland({ page, frame, unable, ...rest }: IslandProps) {
  const language = useLanguage(page, frame, unable)
  return (
    <IdiomaContext value={language}>
      <Chat language={language} {...rest} />
    </IdiomaContext>
  )
}

function Minimised({ unread, focused, maximise }: { unread: number; focused: boolean; maximise(): void }) {
  const { locale, t } = useIdioma()
  const bar = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (focused) bar.current?.focus({ preventScroll: true })
  }, [focused])
  return (
    <button ref={bar} type="button" lang={locale} className="chat-mini sobre-tinta" onClick={maximise}>
      <Seahorse />
      <span className="chat-mini-texto">
        {t('Ui.titulo')} <small>{t('Ui.maximizar')}</small>
      </span>
      {unread > 0 && (
        <>
          <span className="chat-aviso" aria-hidden="true">
            !
          </span>
          <output className="oculto">
            {t(unread === 1 ? 'Ui.mensajeNuevo' : 'Ui.mensajesNuevos', { n: unread })}
          </output>
        </>
      )}
    </button>
  )
}

type Chatting = Pick<IslandProps, 'open' | 'opener' | 'tab' | 'left' | 'onClose' | 'onAnew'> & {
  language: Language
}
/** Since which message, and whether the focus goes to the bar. */
type MinimisedState = { since: number; focused: boolean }

function Chat({ language, open, opener, tab, left, onClose, onAnew }: Chatting) {
  const { locale, complete, choose } = language
  const { t } = useIdioma()
  const [snapshot, chat] = useChat(locale, complete, tab?.kept ?? null)
  const [minimised, setMinimised] = useState<MinimisedState | null>(() =>
    left && !left.isOpen ? { since: left.since, focused: false } : null,
  )
  const [isRestored, setRestored] = useState(left !== null)
  const place = useRef(tab?.place ?? null)
  useTab(snapshot, place)
  const field = useRef<HTMLInputElement>(null)
  const thread = useRef<HTMLElement>(null)
  const titleId = useId()
  const fieldId = useId()

  const last = snapshot.entries.at(-1)?.id ?? 0
  const minimise = (how: 'key' | 'outside') => setMinimised({ since: last, focused: how === 'key' })
  const close = () => {
    setRestored(false)
    onClose()
  }
  const act = (event: ChatEvent, said?: string) => {
    // The control that was used disappears: the focus moves to the field. On a touch screen it moves to the messages,
    // because the field would open the keyboard.
    const next = matchMedia('(pointer: coarse)').matches ? thread : field
    next.current?.focus({ preventScroll: true })
    chat.dispatch(event, said)
  }
  const wasOpen = useRef(open)
  const since = minimised?.since ?? null
  // A press that closes the window may leave the page too.
  useLayoutEffect(() => {
    keepInTab(TAB_KEYS.window, !open ? null : since === null ? 'open' : `${since}`)
  }, [open, since])
  useLayoutEffect(() => {
    if (wasOpen.current && !open) opener.focus()
    wasOpen.current = open
  }, [open, opener])

  if (!open) return null
  if (minimised) {
    const unread = snapshot.entries.filter(
      ({ id, from }) => id > minimised.since && from === 'enigmito',
    ).length
    const maximise = () => {
      // What came meanwhile is at the end.
      if (unread > 0) place.current = null
      setRestored(false)
      setMinimised(null)
    }
    return <Minimised unread={unread} focused={minimised.focused} maximise={maximise} />
  }
  return (
    <Panel
      titleId={titleId}
      lang={locale}
      field={field}
      isRestored={isRestored}
      minimise={minimise}
      close={close}
    >
      <Header titleId={titleId} choose={choose} minimise={() => minimise('key')} close={close} />
      <Progress state={snapshot.state} busy={snapshot.pending} cancel={() => act({ type: 'cancel' })} />
      <Scroll box={thread} place={place} entries={snapshot.entries} pending={snapshot.pending}>
        {snapshot.entries.length > 1 && (
          <button type="button" className="chat-anew" onClick={onAnew}>
            {t('Ui.deNuevo')}
          </button>
        )}
        <MessageList entries={snapshot.entries} />
        {snapshot.pending ? <Typing /> : <Controls snapshot={snapshot} act={act} />}
      </Scroll>
      <Composer
        id={fieldId}
        field={field}
        state={snapshot.state}
        pending={snapshot.pending}
        isGreeting={snapshot.entries.length === 0}
        send={(text) => chat.send(text)}
      />
    </Panel>
  )
}

/** Appears after 300 ms. Hidden from screen readers, which announce the reply itself. */
function Typing() {
  const { t } = useIdioma()
  return (
    <p className="chat-dice chat-escribe" aria-hidden="true">
      <span className="chat-puntos">
        <i />
        <i />
        <i />
      </span>
      <span className="chat-escribe-texto">{t('Ui.escribiendo')}</span>
    </p>
  )
}
