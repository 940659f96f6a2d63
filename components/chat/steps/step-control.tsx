import type { Snapshot } from '@/lib/chat/conversation.ts'
import type { ChatEvent } from '@/lib/chat/state.ts'
import { dayInWords } from '@/lib/core/date-words.ts'
import { useIdioma } from '../language-context.ts'
import { Calendar } from './calendar.tsx'
import { DraftChips } from './draft-chips.tsx'
import { SlotGrid } from './slot-grid.tsx'
import { Stepper } from './stepper.tsx'

export type StepProps = { snapshot: Snapshot; act(event: ChatEvent, said?: string): void }

function StepInput({ snapshot: { state, rules, ahora, pending, choices }, act }: StepProps) {
  const { locale, t } = useIdioma()
  // An answer that can mean two things is settled first, with choices.
  if ((state.mode !== 'booking' && state.mode !== 'offered') || state.draft.doubt) return null
  const { draft } = state
  // Who asks for a table on a day is answered with the times that are free.
  if (state.mode === 'offered' && draft.given.includes('time')) return null
  switch (state.mode === 'offered' ? 'time' : state.step) {
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
            part={state.talk.part}
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

/** What the booking holds so far, and the control of the step. */
export function StepControl({ snapshot, act }: StepProps) {
  const { t } = useIdioma()
  const { state, pending } = snapshot
  const isCollecting = state.mode === 'booking' || state.mode === 'confirming'
  return (
    <>
      {isCollecting && (
        <DraftChips
          draft={state.draft}
          current={state.mode === 'booking' ? state.step : null}
          busy={pending}
          edit={(slot) => act({ type: 'edit', slot }, t(`Cambiar.${slot}`))}
        />
      )}
      <StepInput snapshot={snapshot} act={act} />
    </>
  )
}
