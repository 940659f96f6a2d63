import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { toNode } from '../../../components/site/enhance/tree.ts'
import { toReact } from '../../../components/site/parts/tree-react.ts'
import { createSay } from '../../../components/site/reservas/say.ts'
import { asButton, type Slots, slotTrees } from '../../../components/site/reservas/slot-tree.ts'
import type { HHmm } from '../../../lib/core/dates.ts'
import type { TimeSlot } from '../../../lib/reservas/availability.ts'

afterEach(() => vi.unstubAllGlobals())

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')

/** As much of an element as markup is made with. */
class PaperElement {
  private readonly attributes = new Map<string, string>()
  private readonly inside: (PaperElement | string)[] = []
  private readonly tag: string
  constructor(tag: string) {
    this.tag = tag
  }
  setAttribute(name: string, value: string) {
    this.attributes.set(name, value)
  }
  append(...children: (PaperElement | string)[]) {
    this.inside.push(...children)
  }
  toString(): string {
    const own = [...this.attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')
    const within = this.inside.map((child) => (typeof child === 'string' ? escaped(child) : `${child}`))
    return this.tag === 'input' ? `<input${own}>` : `<${this.tag}${own}>${within.join('')}</${this.tag}>`
  }
}

/** React writes an element's attributes in an order of its own, and closes an empty one. */
const inOneOrder = (html: string) =>
  html.replace(/<(\w+)((?: [\w-]+="[^"]*")+)\/?>/g, (_tag, name: string, attributes: string) =>
    [`<${name}`, ...(attributes.match(/[\w-]+="[^"]*"/g) ?? []).sort()].join(' ').concat('>'),
  )

const slot = (
  hora: HHmm,
  motivo: string | null = null,
  mesas: Partial<TimeSlot['mesas']> = {},
): TimeSlot => ({
  hora,
  libre: motivo === null,
  motivo,
  mesas: { interior: motivo, exterior: motivo, ...mesas },
})
const DAY: Slots = {
  timeSlots: {
    comida: [slot('13:00'), slot('13:30', 'lleno'), slot('14:00', null, { exterior: 'lleno' })],
    cena: [slot('20:30', 'aviso'), slot('21:00', 'ritmo'), slot('21:30')],
  },
  espera: null,
  hora: '21:30',
  mesa: 'exterior',
  nearby: ['13:00'],
  offer: { hora: '14:00', tree: ['div', { 'data-zona-llena': '14:00' }, 'Terrasse & <salle>'] },
}
const say = createSay({
  comida: 'Déjeuner',
  cena: 'Dîner',
  cerca: '"Près"',
  tachadas: 'Barrées',
  sinHoras: 'Rien',
  sinDatos: 'Indisponible',
  reintentar: 'Réessayer',
  esperaAyuda: 'L’attente',
  esperaHora: "Liste d'attente à {hora}",
  hora_lleno: 'complet',
  hora_aviso: 'trop tard',
})

function onPaper(slots: Slots): string {
  vi.stubGlobal('document', { createElement: (tag: string) => new PaperElement(tag) })
  const html = slotTrees(slots, say, asButton).map((tree) => `${toNode(tree)}`)
  vi.unstubAllGlobals()
  return inOneOrder(html.join(''))
}
const onServer = (slots: Slots): string =>
  inOneOrder(renderToStaticMarkup(toReact(slotTrees(slots, say, asButton))))

test('the times of a day are the same markup from the server and in the browser', () => {
  const html = onServer(DAY)
  expect(onPaper(DAY)).toBe(html)
  expect(html).toContain(
    '<input checked="" id="hora-21:30" name="hora_reserva" required="" type="radio" value="21:30">',
  )
  expect(html).toContain('14:00<small data-en-otra="">complet</small>')
  expect(html).toContain('20:30<small class="oculto">, trop tard</small>')
  expect(html).toContain('21:00<small class="oculto">, complet</small>')
  expect(html.match(/data-pulsa="espera"/g)).toHaveLength(2)
})

test('what stands in the place of the times is the same too', () => {
  const states: Slots[] = [
    { ...DAY, timeSlots: null },
    { ...DAY, timeSlots: 'unavailable' },
    { ...DAY, espera: '13:30' },
    { ...DAY, timeSlots: { comida: [], cena: [slot('21:00', 'cerrado')] }, nearby: [] },
  ]
  for (const state of states) expect(onPaper(state)).toBe(onServer(state))
  expect(new Set(states.map(onServer)).size).toBe(states.length)
})

test('without script what is pressed is written by the page', () => {
  const trees = slotTrees(DAY, say, ({ does, hora = '', label = null }) =>
    does === 'toma'
      ? ['label', { for: `hora-${hora}` }, hora]
      : ['a', { href: `?${does}`, 'aria-label': label }, hora],
  )
  const html = renderToStaticMarkup(toReact(trees))
  expect(html).toContain('<label for="hora-13:00">13:00</label>')
  expect(html).toContain('<a href="?espera" aria-label="Liste d&#x27;attente à 13:30">13:30</a>')
})
