import { euros } from '@/components/ui/euros.ts'

/**
 * A range with two thumbs for the typed fields. A thumb at its end empties its field.
 *
 * @returns renders the range again from the fields
 */
export function enhancePrecio(form: HTMLFormElement): () => void {
  const track = form.querySelector<HTMLElement>('[data-rango]')
  const thumb = (name: string) => form.querySelector<HTMLInputElement>(`[data-pulgar=${name}]`)
  const field = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)
  const [low, high, from, to] = [thumb('desde'), thumb('hasta'), field('desde'), field('hasta')]
  if (!track || !low || !high || !from || !to) return () => {}
  const [min, max] = [Number(low.min), Number(low.max)]
  const within = (text: string, otherwise: number) =>
    text === '' ? otherwise : Math.min(max, Math.max(min, Number(text)))
  const { lang } = document.documentElement

  const draw = () => {
    const ends = [within(from.value, min), within(to.value, max)].sort((a, b) => a - b)
    const [a = min, b = max] = ends
    for (const [input, value] of [
      [low, a],
      [high, b],
    ] as const) {
      input.value = String(value)
      input.setAttribute('aria-valuetext', euros(100 * value, lang, 0))
    }
    for (const [name, value] of [
      ['--a', a],
      ['--b', b],
    ] as const)
      track.style.setProperty(name, `${(100 * (value - min)) / Math.max(1, max - min)}%`)
    // With both at the top end, the lower one must be in reach.
    low.style.zIndex = a > (min + max) / 2 ? '2' : ''
  }
  const moved = (input: HTMLInputElement, target: HTMLInputElement, end: number) => {
    const other = Number(input === low ? high.value : low.value)
    const value = input === low ? Math.min(Number(input.value), other) : Math.max(Number(input.value), other)
    target.value = value === end ? '' : String(value)
    draw()
    // The filter listens to the field.
    target.dispatchEvent(new Event('input', { bubbles: true }))
  }
  low.addEventListener('input', () => moved(low, from, min))
  high.addEventListener('input', () => moved(high, to, max))
  return draw
}
