import type { Snapshot } from '@/lib/chat/conversation.ts'
import { renderChoice } from '@/lib/chat/say.ts'
import type { ChatEvent, Choice } from '@/lib/chat/state.ts'
import { dayInWords } from '@/lib/core/date-words.ts'
import { Calendar } from './calendar.tsx'
import { DraftChips } from './draft-chips.tsx'
import { useIdioma } from './language-context.ts'
import { SlotGrid } from './slot-grid.tsx'
import { Stepper } from './stepper.tsx'

type Act = (event: ChatEvent, said?: string) => void

function Choices({ choices, busy, act }: { choices: readonly Choice[]; busy: boolean; act: Act }) {
  const { locale, mensajes, t } = useIdioma()
  if (choices.length === 0) return null
  return (
    <fieldset className="chat-rapidas" aria-label={t('Ui.opciones')}>
      {choices.map((choice) => {
        const label = renderChoice(choice, mensajes, locale)
        return (
          <button
            key={label}
            type="button"
            data-si={choice.event.type === 'yes'}
            disabled={busy}
            onClick={() => act(choice.event, label)}
          >
            {label}
          </button>
        )
      })}
    </fieldset>
  )
}

function StepControl({
  snapshot: { state, rules, ahora, pending, choices },
  act,
}: {
  snapshot: Snapshot
  act: Act
}) {
  const { locale, t } = useIdioma()
  // An answer that can mean two things is settled first, with choices.
  if (state.mode !== 'booking' || state.draft.doubt) return null
  const { draft, step } = state
  switch (step) {
    case 'date':
      return (
        <Calendar
          rules={rules}
          now={ahora}
          personas={draft.guests}
          value={draft.date}
          busy={pending}
          pick={(value) => act({ type: 'pick', slot: 'date', value }, dayInWords(value, locale))}
        />
      )
    case 'time':
      return (
        draft.date && (
          <SlotGrid
            key={draft.date}
            fecha={draft.date}
            personas={draft.guests}
            rules={rules}
            now={ahora}
            value={draft.time}
            busy={pending}
            pick={(value) => act({ type: 'pick', slot: 'time', value }, value)}
            changeDay={() => act({ type: 'edit', slot: 'date' }, t('Cambiar.date'))}
          />
        )
      )
    case 'guests':
      return (
        <Stepper
          rules={rules}
          value={draft.guests}
          busy={pending}
          pick={(n) => act({ type: 'pick', slot: 'guests', value: String(n) }, t('Personas.elegir', { n }))}
        />
      )
    case 'seating':
      return choices.length > 0 ? null : (
        <fieldset className="chat-rapidas" aria-label={t('Mesa.titulo')}>
          {(['indoor', 'outdoor'] as const).map((value) => (
            <button
              key={value}
              type="button"
              disabled={pending}
              onClick={() => act({ type: 'pick', slot: 'seating', value }, t(`Mesa.${value}`))}
            >
              {t(`Mesa.${value}`)}
            </button>
          ))}
        </fieldset>
      )
    default:
      return null
  }
}

export function Controls({ snapshot, act }: { snapshot: Snapshot; act: Act }) {
  const { t } = useIdioma()
  const { state, choices, pending } = snapshot
  const collecting = state.mode === 'booking' || state.mode === 'confirming'
  return (
    <div className="chat-controles">
      {collecting && (
        <DraftChips
          draft={state.draft}
          current={state.mode === 'booking' ? state.step : null}
          busy={pending}
          edit={(slot) => act({ type: 'edit', slot }, t(`Cambiar.${slot}`))}
        />
      )}
      <StepControl snapshot={snapshot} act={act} />
      <Choices choices={choices} busy={pending} act={act} />
    </div>
  )
}
