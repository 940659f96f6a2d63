import type { Context } from '../answers/context.ts'
import { sayLine } from '../answers/lists/framed.ts'
import { measureFact, nameFact } from '../facts.ts'
import { found } from '../frame/query.ts'
import type { Item } from '../menu.ts'
import { sayTastes } from '../qualities/answer.ts'
import { isMost, isOf, levelOf, type Taste, tasteIn, tasting } from '../qualities/body.ts'
import { fold } from '../text/fold.ts'
import { type Chosen, queryOf } from './narrow.ts'
import { listedIn, marked } from './reference.ts'
import type { Turn } from './turn.ts'

const BRIEF = 11
const MORE = /\b(?:less|more|\w{3,}er|menos|moins|meno|weniger)\b/
const SAME = 3

function say(items: readonly Item[], taste: Taste, context: Context): void {
  const { c } = context
  c.say(c.texts.Hilo.masDe[taste])
  for (const item of items) sayLine(item, context)
  for (const item of items) {
    const percent = taste === 'strong' ? measureFact(item, 'strength', c.lang) : null
    if (!percent || item.kind === 'wine') continue
    c.next()
    c.say(c.texts.Bebida.grados, { nombre: nameFact(item, c.lang), grados: percent })
  }
  if (items.length === 1 && items[0]) c.about(items[0])
  c.link(items.every(({ kind }) => kind === 'wine') ? 'vinos' : 'carta', 'reservar')
}

/** "Which of those is dry?": those of the wines told that taste so. */
function tastingSo({ r, asked }: Turn, x: Context): Chosen | null {
  const listed = listedIn(r, x.menu).filter(({ kind }) => kind === 'wine')
  const own = asked.want.length + asked.exclude.filter((key) => !key.startsWith('holds:')).length > 0
  if (listed.length < 2 || own || !marked(r, 'those', 'which') || r.length > BRIEF) return null
  if (r.has('price', 'cheap', 'dear', 'pairing', 'contains') || r.allergens.length > 0) return null
  const some = tasting(listed, fold(r.line), r.lang)
  return {
    id: 'framed_list',
    answer: (context) => {
      const { c } = context
      c.say(c.texts.Hilo.deEsos)
      for (const item of some.slice(0, LINES)) sayLine(item, context)
      c.link('vinos', 'reservar')
    },
    frame: { ...(r.talk.frame?.act === 'pairing' ? r.talk.frame : { act: 'list', of: 'wine' }) },
  }
}
const LINES = 6

/** "Which is the strongest?" of what was told, "your sweetest wine": by the figures of the rows. */
export function tastiest(turn: Turn, x: Context): Chosen | null {
  const { r, asked } = turn
  const line = fold(r.line)
  const taste = tasteIn(line, r.lang)
  const most = isMost(line, r.lang) || (marked(r, 'which') && MORE.test(line))
  if (taste && !most && !r.targets.named) return tastingSo(turn, x)
  if (!taste || !most || r.targets.named || r.allergens.length > 0) return null
  if (r.has('price', 'cheap', 'dear', 'pairing', 'contains')) return null
  const own = asked.want.length > 0 && !marked(r, 'those')
  const listed = listedIn(r, x.menu)
  // "Which of those is the driest?", after wines and the dish that they are for.
  const wines = listed.filter(({ kind }) => kind === 'wine')
  const told = marked(r, 'those') && wines.length > 1 ? wines : listed
  // "Which is drier, that one or the Panal?"
  const [only, more] = r.targets.wines
  const two =
    marked(r, 'or') && only && !more && r.last?.kind === 'wine' && r.last !== only ? [r.last, only] : null
  const pool = two ?? (own ? found(queryOf(turn), x.menu.items, x) : r.length <= BRIEF ? told : [])
  return mostOf(pool, taste)
}

/** The most of a taste among some, by the figures of the rows; null where fewer than two have one. */
export function mostOf(pool: readonly Item[], taste: Taste): Chosen | null {
  const measured = pool.flatMap((item) => {
    const level = levelOf(item, taste)
    return level === null ? [] : [{ item, level }]
  })
  if (measured.length < 2) return null
  const top = Math.max(...measured.map(({ level }) => level))
  const best = measured.filter(({ level }) => level === top).map(({ item }) => item)
  if (taste === 'spicy' && top === 0) return null
  return {
    id: 'extreme',
    answer: (context) => {
      // Where all of them are dry, none is called the sweetest.
      const isDry = taste === 'sweet' && best.every((item) => isOf(item, 'dry'))
      if (!isDry || best.length < measured.length) say(best.slice(0, SAME), taste, context)
      if (isDry) sayTastes(best, 'sweet', context)
    },
    frame: { act: 'list' },
  }
}
