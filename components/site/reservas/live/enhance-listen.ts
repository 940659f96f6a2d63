import type { FormParts, Mesa } from '../enhance-parts.ts'

/** Milliseconds without a key before the draft is saved. */
const PAUSE_MS = 400

type Handlers = {
  personas(): void
  mesa(mesa: Mesa): void
  input(): void
  /** Nothing was typed for a moment. */
  pause(): void
}

/** Tells what the guest does in the form. Returns what stops the pause that has begun. */
export function listen({ form, personas, mesas }: FormParts, on: Handlers): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  personas.addEventListener('input', on.personas)
  mesas.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) on.mesa(target.value === 'exterior' ? 'exterior' : 'interior')
  })
  form.addEventListener('input', () => {
    on.input()
    clearTimeout(timer)
    timer = setTimeout(on.pause, PAUSE_MS)
  })
  return () => clearTimeout(timer)
}
