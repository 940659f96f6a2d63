import { type ChatState, SLOTS } from '@/lib/chat/state.ts'
import { progressOf, stepOf } from '@/lib/chat/view.ts'
import { useIdioma } from './language-context.ts'

export function Progress({ state, busy, cancel }: { state: ChatState; busy: boolean; cancel(): void }) {
  const { t } = useIdioma()
  const step = stepOf(state)
  const n = progressOf(state)
  if (step === null || step === 'offer' || step === 'completed') return null
  const title =
    n !== null && state.mode === 'booking'
      ? t('Progreso.largo', { n, campo: t(`Campo.${state.step}`) })
      : t('Progreso.confirm')
  return (
    <div className="chat-paso">
      <div className="chat-paso-titulo">
        <b>{title}</b>
        <button type="button" disabled={busy} onClick={cancel}>
          {t('Boton.cancelar')}
        </button>
      </div>
      <div className="chat-barra" aria-hidden="true">
        {SLOTS.map((slot, i) => (
          <i key={slot} data-hecho={n === null || i + 1 < n} data-ahora={i + 1 === n} />
        ))}
      </div>
    </div>
  )
}
