import type { Draft, Slot } from '@/lib/chat/state.ts'
import { shortDay } from '@/lib/reservas/month.ts'
import { useIdioma } from '../language-context.ts'
import { StepGlyph } from './step-glyph.tsx'

export function DraftChips({
  draft,
  current,
  busy,
  edit,
}: {
  draft: Draft
  current: Slot | null
  busy: boolean
  edit(slot: Slot): void
}) {
  const { locale, t } = useIdioma()
  const shown = (slot: Slot): string | null => {
    switch (slot) {
      case 'date':
        return draft.date && shortDay(draft.date, locale)
      case 'guests':
        return t(draft.guests === 1 ? 'Personas.una' : 'Personas.varias', { n: draft.guests })
      case 'seating':
        return t(`Mesa.${draft.seating}`)
      case 'notes':
        return draft.notes ?? t('Boton.sinNotas')
      default:
        return draft[slot]
    }
  }
  const chips = draft.given.flatMap((slot) => {
    const text = slot === current ? null : shown(slot)
    return text ? [{ slot, text }] : []
  })
  if (chips.length === 0) return null
  return (
    <fieldset className="chat-dados" aria-label={t('Ui.tuReserva')}>
      {chips.map(({ slot, text }) => (
        <button
          key={slot}
          type="button"
          disabled={busy}
          aria-label={`${text}. ${t(`Cambiar.${slot}`)}`}
          onClick={() => edit(slot)}
        >
          <StepGlyph name={slot} size={15} />
          <span>{text}</span>
        </button>
      ))}
    </fieldset>
  )
}
