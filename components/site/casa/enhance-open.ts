import { skyAt } from '@/lib/casa/sun.ts'
import { wallClock } from '@/lib/core/dates.ts'
import { createElement } from '../enhance/element.ts'
import { type OpenData, openWords, pieceClass } from './open-state.ts'

/** Recomputed every minute (§4). Milliseconds. */
const MINUTE_MS = 60_000

/** Says what open-now.tsx said, by the clock of now: a cached page may be older. */
export function enhance(list: HTMLElement): void {
  const data: OpenData = JSON.parse(list.dataset.horas ?? '')
  const scene = list.closest<HTMLElement>('[data-cielo]')
  const [lat = 0, lng = 0] = (scene?.dataset.lugar ?? '').split(' ').map(Number)
  const [label, mesas] = list.querySelectorAll('dt')
  const [until, horas] = list.querySelectorAll('dd')
  if (!label || !mesas || !until || !horas) return
  const tick = () => {
    const now = wallClock(Date.now())
    const words = openWords(now, data)
    label.dataset.abierto = String(words.isOpen)
    label.textContent = words.label
    until.textContent = words.until.text
    if (words.until.lang) until.lang = words.until.lang
    else until.removeAttribute('lang')
    mesas.textContent = words.mesas
    horas.replaceChildren(
      ...words.horas.map((piece) => createElement('span', { class: pieceClass(piece) ?? null }, piece)),
    )
    if (scene) scene.dataset.cielo = skyAt(Date.now(), { lat, lng })
  }
  tick()
  setInterval(tick, MINUTE_MS)
}
