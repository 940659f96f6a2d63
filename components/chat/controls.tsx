import { useEffect, useState } from 'react'
import type { Snapshot } from '@/lib/chat/conversation.ts'
import { renderChoice } from '@/lib/chat/say.ts'
import type { ChatEvent, ChatState, Choice } from '@/lib/chat/state.ts'
import { useIdioma } from './language-context.ts'

type Act = (event: ChatEvent, said?: string) => void
type StepModule = typeof import('./steps/step-control.tsx')
/** Kept: these controls come and go with every message. */
let stepModule: StepModule | null = null

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

/** A table that is offered has nothing to touch but its choices, unless the day stands and the hour does not. */
const hasSteps = (state: ChatState): boolean =>
  state.mode === 'offered'
    ? state.draft.date !== null && !state.draft.given.includes('time')
    : state.mode !== 'talking' && state.mode !== 'completed'

/** Loads the controls of the steps once there are any. While they are missing the guest types. */
function useStepControl(isNeeded: boolean): StepModule['StepControl'] | null {
  const [control, setControl] = useState(() => stepModule)
  const isWanted = isNeeded && control === null
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    const show = (found: StepModule) => {
      stepModule = found
      if (!isGone) setControl(found)
    }
    import('./steps/step-control.tsx').then(show, (error: unknown) =>
      console.warn('The controls of the chat could not be loaded', error),
    )
    return () => {
      isGone = true
    }
  }, [isWanted])
  return control?.StepControl ?? null
}

export function Controls({ snapshot, act }: { snapshot: Snapshot; act: Act }) {
  const { state, choices, pending } = snapshot
  const StepControl = useStepControl(hasSteps(state))
  return (
    <div className="chat-controles">
      {StepControl && <StepControl snapshot={snapshot} act={act} />}
      <Choices choices={choices} busy={pending} act={act} />
    </div>
  )
}
