import type { Context } from '../../answers/context.ts'
import { sayLine } from '../../answers/lists/framed.ts'
import { pairing } from '../../answers/pairing.ts'
import { found } from '../../frame/query.ts'
import type { IntentId } from '../../intents/ids.ts'
import type { Item } from '../../menu.ts'
import { sayQualities, sayTastes } from '../../qualities/answer.ts'
import { isMost, isOf, saysSweetOrDry, type Taste, tasteIn, withoutTaste } from '../../qualities/body.ts'
import { qualitiesIn, qualityKey } from '../../qualities/quality.ts'
import { fold, range, tokens } from '../../text/fold.ts'
import { STOP } from '../../text/lexicon.ts'
import { type Chosen, NOTHING } from '../narrow.ts'
import { wanting } from '../poured.ts'
import { listedIn, marked } from '../reference.ts'
import { mostOf } from '../tastiest.ts'
import type { Turn } from '../turn.ts'
import { MORE } from './comparative.ts'

type OfWine = Exclude<Taste, 'spicy'>

const LINES = 6
const MOST_SAID = 12
const QUALITY = { sweet: 'sweet', dry: 'sweet', light: 'taste', strong: 'taste' } as const
const OTHERWISE = [
  ...(['price', 'cheap', 'dear', 'contains', 'reserve', 'cannot', 'allergy', 'eat', 'food'] as const),
]
/** Said now, not carried over from what was asked before. */
const pairs = ({ hits }: Turn['r']): boolean => hits.some(({ id }) => id === 'concept:pairing')
/** They choose from what was told. */
const WHICH = ['which', 'those'] as const

function tasteOf({ r }: Turn): OfWine | null {
  // "E un dolce?" asks for a dessert; a wine is "uno dolce".
  if (r.lang === 'it' && /\b(?:un|il|i|dei|qualche) dolc[ei]\b/.test(r.words.join(' '))) return null
  const taste = tasteIn(fold(r.line), r.lang)
  return taste === 'spicy' ? null : taste
}

/** Nothing is said but how a wine is: what else the word names ("dry-aged beef") is not meant. */
function saysTasteAlone({ r }: Turn): boolean {
  const said = new Set(tokens(withoutTaste(fold(r.line), r.lang)))
  const small = new Set(
    [...r.marks, ...r.hits.filter(({ id }) => id.startsWith('concept:'))].flatMap(({ start, end }) =>
      range(start, end),
    ),
  )
  return r.words.every((word, at) => !said.has(word) || small.has(at) || STOP.has(word))
}

const cellar = (taste: OfWine, { r }: Turn, x: Context): readonly Item[] => {
  const { money, talk } = r
  const { max, min } = money.max !== null || talk.frame?.of !== 'wine' ? money : talk.frame
  return found({ ...NOTHING, of: 'wine', max, min }, x.menu.items, x).filter((item) => isOf(item, taste))
}

/** Of the colour of those that were told, where all were of one and some of it taste so. */
function likeThose(told: readonly Item[], some: readonly Item[]): readonly Item[] {
  const [style, more] = [...new Set(told.map(({ wine }) => wine?.estilo))]
  const like = more ? [] : some.filter(({ wine }) => wine?.estilo === style)
  return like.length > 0 ? like : some
}

/** "Is it dry?", "which is drier?", "a sweet one?" after wines: of those that were told, or else of the cellar. */
export function tasteOfWines(turn: Turn, x: Context): Chosen | null {
  const { r } = turn
  const { frame } = r.talk
  const listed = listedIn(r, x.menu)
  const wines = listed.filter(({ kind }) => kind === 'wine')
  const told = r.last?.kind === 'wine' && wines.length < 2 ? [r.last] : wines
  if (told.length === 0 || (listed.length > wines.length && frame?.act !== 'pairing')) return null
  if (r.allergens.length + r.diets.length + r.styles.length > 0 || qualitiesIn(r).includes('strength'))
    return null
  if (r.has(...OTHERWISE) || pairs(r)) return null
  const taste = tasteOf(turn)
  if (!taste || !saysTasteAlone(turn)) return null
  const line = fold(r.line)
  const wishes = marked(r, 'something', 'other') && !marked(r, ...WHICH)
  if (told.length > 1 && !wishes && (isMost(line, r.lang) || MORE.test(line))) return mostOf(told, taste)
  const [only, more] = told
  if (!wishes && !marked(r, ...WHICH)) {
    const asked = { qualities: [QUALITY[taste]], items: told }
    return {
      id: 'quality',
      answer: (context) =>
        only && !more ? sayQualities(asked, context) : sayTastes(told, QUALITY[taste], context),
      frame: { ...frame, ask: ['description', qualityKey(QUALITY[taste])] },
    }
  }
  const own = marked(r, 'other') ? [] : told.filter((item) => isOf(item, taste))
  const pool = own.length > 0 ? own : likeThose(told, cellar(taste, turn, x))
  if (pool.length === 0) return null
  return {
    id: 'framed_list',
    answer: (context) => {
      const { c } = context
      c.say(own.length > 0 ? c.texts.Hilo.deEsos : c.texts.Hilo.encaja)
      for (const item of pool.slice(0, LINES)) sayLine(item, context)
      c.link('vinos', 'reservar')
    },
    frame: { ...frame, act: 'list', of: 'wine' },
  }
}

/** "The Tardana, is it dry?", "is the Verdil dry or sweet?": asked of a wine that is named. */
export function tasteOfNamed({ r }: Turn): Chosen | null {
  const line = fold(r.line)
  const place = r.targets.fromGrape ?? r.targets.fromPlace ?? []
  const wines = r.targets.wines.length > 0 ? r.targets.wines : place
  if (wines.length === 0 || wines.length > FEW || r.allergens.length > 0) return null
  if (!saysSweetOrDry(line, r.lang) || !line.trim().endsWith('?') || isMost(line, r.lang)) return null
  if (marked(r, 'something', 'other', ...WHICH) || r.has(...OTHERWISE) || pairs(r)) return null
  return {
    id: 'quality',
    answer: (context) => {
      sayTastes(wines, 'sweet', context)
      if (wines.length === 1 && wines[0]) context.c.about(wines[0])
    },
    frame: { act: 'item', of: 'wine', ask: ['description', qualityKey('sweet')] },
  }
}
const FEW = 2

/** "A sweet one for dessert" in a talk about wine; "a sweet wine with those" after desserts: it goes with them, and tastes so. */
export function tasteForDish(first: IntentId, turn: Turn, x: Context): Chosen | null {
  const { r, asked } = turn
  const { frame } = r.talk
  const taste = tasteOf(turn)
  if (!taste || r.length > MOST_SAID || r.targets.named || r.allergens.length > 0) return null
  // In Italian one word is both sweet and a dessert.
  const said = new Set(tokens(withoutTaste(fold(r.line), r.lang)))
  const names = r.hits.filter(({ id, start }) => id.startsWith('kind:') && said.has(r.words[start] ?? ''))
  const own = asked.want.filter((key) => names.some(({ id }) => id === key))
  const listed = listedIn(r, x.menu)
  const ofWine = frame?.of === 'wine' || frame?.act === 'pairing' || r.styles.length > 0 || r.has('wine')
  const dishes = listed.length > 0 && listed.every(({ kind }) => kind === 'dish')
  const before = dishes && first === 'wine_pairing' ? (frame?.want ?? []) : []
  const keys = own.length > 0 ? own : before.filter((key) => key.startsWith('kind:'))
  if (!ofWine || keys.length === 0 || r.has('eat', 'food', 'price', 'reserve')) return null
  const pool = cellar(taste, turn, x)
  return pool.length === 0
    ? null
    : {
        id: 'wine_pairing',
        answer: (context) => pairing({ ...context, r: { ...wanting(r, keys, x.index), styles: [] } }, pool),
        frame: { act: 'pairing', of: 'wine', want: keys },
      }
}
