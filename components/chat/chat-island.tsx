import { useEffect, useId, useRef, useState } from 'react'
import type { Mensajes } from '@/lib/chat/say.ts'
import type { ChatEvent } from '@/lib/chat/state.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import './chat.css'
import { Composer } from './composer.tsx'
import { Controls } from './controls.tsx'
import { Seahorse } from './glyph.tsx'
import { Header } from './header.tsx'
import { IdiomaContext, useIdioma } from './language-context.ts'
import { MessageList } from './message-list.tsx'
import { Panel } from './panel.tsx'
import { Progress } from './progress.tsx'
import { Scroll } from './scroll.tsx'
import { useChat } from './use-chat.ts'
import { type Language, useLanguage } from './use-language.ts'

export type IslandProps = {
  page: Locale
  open: boolean
  /** The launcher, which gets the focus back. */
  opener: HTMLElement
  frame: Mensajes
  onClose(): void
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
  useEffect(() => {
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

type Chatting = Pick<IslandProps, 'open' | 'opener' | 'onClose'> & { language: Language }

function Chat({ language, open, opener, onClose }: Chatting) {
  const { locale, complete, choose } = language
  const [snapshot, chat] = useChat(locale, complete)
  /** Minimised: since which message, and whether the focus goes to the bar. */
  const [minimised, setMinimised] = useState<{ since: number; focused: boolean } | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const thread = useRef<HTMLElement>(null)
  const titleId = useId()
  const fieldId = useId()

  const last = snapshot.entries.at(-1)?.id ?? 0
  const minimise = (how: 'key' | 'outside') => setMinimised({ since: last, focused: how === 'key' })
  const act = (event: ChatEvent, said?: string) => {
    // The control that was used disappears: the focus moves to the field. On a touch screen it moves to the messages,
    // because the field would open the keyboard.
    const next = matchMedia('(pointer: coarse)').matches ? thread : field
    next.current?.focus({ preventScroll: true })
    chat.dispatch(event, said)
  }
  const wasOpen = useRef(open)
  useEffect(() => {
    if (wasOpen.current && !open) opener.focus()
    wasOpen.current = open
  }, [open, opener])

  if (!open) return null
  if (minimised) {
    const unread = snapshot.entries.filter(
      ({ id, from }) => id > minimised.since && from === 'enigmito',
    ).length
    return <Minimised unread={unread} focused={minimised.focused} maximise={() => setMinimised(null)} />
  }
  return (
    <Panel titleId={titleId} lang={locale} field={field} minimise={minimise}>
      <Header titleId={titleId} choose={choose} minimise={() => minimise('key')} close={onClose} />
      <Progress state={snapshot.state} busy={snapshot.pending} cancel={() => act({ type: 'cancel' })} />
      <Scroll box={thread} entries={snapshot.entries} pending={snapshot.pending}>
        <MessageList entries={snapshot.entries} />
        {snapshot.pending ? <Typing /> : <Controls snapshot={snapshot} act={act} />}
      </Scroll>
      <Composer
        id={fieldId}
        field={field}
        state={snapshot.state}
        pending={snapshot.pending}
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
