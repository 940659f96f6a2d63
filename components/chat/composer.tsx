import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import { MAX_MESSAGE } from '@/lib/chat/contract.ts'
import type { ChatState } from '@/lib/chat/state.ts'
import { stepOf } from '@/lib/chat/view.ts'
import { Glyph } from './glyph.tsx'
import { useIdioma } from './language-context.ts'

const KEYBOARD = {
  name: { autoComplete: 'name' },
  email: { inputMode: 'email', autoComplete: 'email', autoCapitalize: 'off' },
  phone: { inputMode: 'tel', autoComplete: 'tel' },
} as const

const PLAIN = { autoComplete: 'off' } as const

export function Composer({
  id,
  field,
  state,
  pending,
  isGreeting,
  send,
}: {
  id: string
  field: RefObject<HTMLInputElement | null>
  state: ChatState
  pending: boolean
  /** Nothing is said yet: what is sent now waits for the greeting. */
  isGreeting: boolean
  send(text: string): void
}) {
  const { t } = useIdioma()
  const [text, setText] = useState('')
  const [isWaiting, setWaiting] = useState(false)
  const blocked = text.trim() === '' || (pending && !isGreeting)
  const submit = () => {
    if (blocked) return
    setWaiting(isGreeting)
    if (isGreeting) return
    setText('')
    send(text.trim())
  }
  const greeted = useEffectEvent(() => {
    if (isWaiting) submit()
  })
  useLayoutEffect(() => {
    if (!isGreeting && !pending) greeted()
  }, [isGreeting, pending])
  const step = stepOf(state)
  const asked = step && step !== 'offer' && step !== 'completed' ? step : null
  return (
    <form
      className="chat-redacta"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <label className="oculto" htmlFor={id}>
        {t('Ui.escribe')}
      </label>
      <input
        id={id}
        ref={field}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        placeholder={asked ? t(`Marcador.${asked}`) : t('Ui.escribe')}
        maxLength={MAX_MESSAGE}
        enterKeyHint="send"
        {...(asked === 'name' || asked === 'email' || asked === 'phone' ? KEYBOARD[asked] : PLAIN)}
      />
      <button type="submit" disabled={blocked} aria-label={t('Ui.enviar')}>
        <Glyph name="send" />
      </button>
    </form>
  )
}
