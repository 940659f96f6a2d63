import { useState } from 'react'
import type { ReservaRules } from '@/lib/reservas/rules.ts'
import { useIdioma } from '../language-context.ts'
import { StepGlyph } from './step-glyph.tsx'

export function Stepper({
  rules: { personasMin, personasMax },
  value,
  busy,
  pick,
}: {
  rules: ReservaRules
  value: number
  busy: boolean
  pick(personas: number): void
}) {
  const { t } = useIdioma()
  const [n, setN] = useState(value)
  const people = t(n === 1 ? 'Personas.una' : 'Personas.varias', { n })
  return (
    <fieldset className="chat-ficha chat-personas" aria-label={t('Personas.titulo')}>
      <button
        type="button"
        className="chat-hora"
        aria-label={t('Personas.menos')}
        disabled={n <= personasMin}
        onClick={() => setN(n - 1)}
      >
        <StepGlyph name="minus" />
      </button>
      <output aria-live="polite">{people}</output>
      <button
        type="button"
        className="chat-hora"
        aria-label={t('Personas.mas')}
        disabled={n >= personasMax}
        onClick={() => setN(n + 1)}
      >
        <StepGlyph name="plus" />
      </button>
      <button type="button" className="chat-hecho" disabled={busy} onClick={() => pick(n)}>
        {t('Personas.elegir', { n })}
      </button>
    </fieldset>
  )
}
