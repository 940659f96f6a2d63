import { passwordStrength } from '@/lib/cuenta/password.ts'

/** How hard a new password is to guess, and a way to see it. The server checks the rule itself. */
export function enhance(element: HTMLElement): void {
  const field = element.querySelector<HTMLInputElement>('input[name=password]')
  const meter = element.querySelector<HTMLElement>('[data-fuerza]')
  const said = meter?.querySelector('output')
  const see = element.querySelector<HTMLElement>('[data-ver]')
  if (!field || !meter || !said || !see) return
  const words = JSON.parse(meter.dataset.fuerza ?? '[]') as string[]
  const measure = () => {
    meter.hidden = field.value === ''
    const n = passwordStrength(field.value)
    meter.dataset.n = String(n)
    if (said.textContent !== words[n]) said.textContent = words[n] ?? ''
  }
  field.addEventListener('input', measure)
  measure()
  see.hidden = false
  const box = see.querySelector('input')
  box?.addEventListener('change', () => {
    field.type = box.checked ? 'text' : 'password'
  })
  // Sent, and stored by browsers, as a password.
  field.form?.addEventListener('submit', () => {
    field.type = 'password'
  })
}
