import type { Locale } from '../../../../../lib/i18n/locales.ts'
import type { Context } from '../../answers/context.ts'
import { goesWith, pairing } from '../../answers/pairing.ts'
import { isKind } from '../../frame/held.ts'
import { found } from '../../frame/query.ts'
import type { IntentId } from '../../intents/ids.ts'
import { KINDS } from '../../kinds.ts'
import type { Item } from '../../menu.ts'
import { itemAt } from '../../talk/known.ts'
import { fold, tokens } from '../../text/fold.ts'
import type { Style } from '../../words/shape.ts'
import { saying } from '../carry.ts'
import { type Chosen, list, NOTHING } from '../narrow.ts'
import { wanting } from '../poured.ts'
import { listedIn } from '../reference.ts'
import type { Turn } from '../turn.ts'

const BRIEF = 8
export const MOST_SAID = 14

export const isDishKey = (key: string): boolean => {
  const kind = key.startsWith('kind:') ? key.slice('kind:'.length) : ''
  return isKind(kind) && KINDS[kind].of === 'dish'
}
export const kindsIn = (keys: readonly string[]) =>
  keys
    .filter(isDishKey)
    .map((key) => key.slice('kind:'.length))
    .filter(isKind)
const stylesIn = (keys: readonly string[]): Style[] =>
  keys.filter((key) => key.startsWith('style:')).map((key) => key.slice('style:'.length) as Style)

/** Colours that are other words too, and so no style by themselves: "nur weiß bitte", "ich weiß". */
const BARE: Partial<Record<Locale, readonly (readonly [Style, RegExp])[]>> = {
  de: [
    [
      'blanco',
      /(?<!\b(?:ich|er|sie|es|wer|man|keiner|niemand) )\bweiss(?:e[rsn]?)?\b(?! (?:ich|nicht|schon))/,
    ],
    ['tinto', /\brot(?:e[rsn]?)?\b/],
  ],
}

/** The colours that are wished for, in a talk about wine. */
export function coloursIn({ r, asked }: Pick<Turn, 'r' | 'asked'>): readonly Style[] {
  const said = stylesIn(asked.want)
  const bare = (BARE[r.lang] ?? []).flatMap(([style, word]) => (word.test(fold(r.line)) ? [style] : []))
  return said.length > 0 ? said : bare.filter((style) => !asked.exclude.includes(`style:${style}`))
}

/** What the wines before were told for. */
export function spokenOf({ r }: Turn, x: Context) {
  const { frame, about } = r.talk
  const listed = listedIn(r, x.menu).filter(({ kind }) => kind === 'wine')
  const last = itemAt(about, x.menu)
  const [only, more] = listed
  const ofWine =
    frame?.of === 'wine' ||
    frame?.act === 'pairing' ||
    (only !== undefined && listed.length === listedIn(r, x.menu).length)
  return {
    ofWine: ofWine && listed.length > 0,
    kinds: frame?.act === 'pairing' || frame?.of === 'wine' ? kindsIn(frame.want) : [],
    styles: stylesIn(frame?.want ?? []),
    max: frame?.of === 'wine' ? frame.max : null,
    glass: frame?.ask.includes('glass') ?? false,
    last: last?.kind === 'wine' ? last : only && !more ? only : null,
    told: listed,
  }
}

type Wish = { kinds: readonly string[]; styles: readonly Style[]; max: number | null; glass: boolean }

/** Wines for a dish, or of a colour, within what there is to spend; the money is given up before the dish. */
function wishing({ kinds, styles, max, glass }: Wish, { r, asked }: Turn, x: Context): Chosen {
  const want = styles.map((style) => `style:${style}`)
  const within = (most: number | null): readonly Item[] =>
    found({ ...NOTHING, of: 'wine', want, glass, max: most }, x.menu.items, x)
  const suits = (pool: readonly Item[]): boolean => pool.some((item) => goesWith(item, kinds.filter(isKind)))
  // A limit that is told now is not given up for the dish that was spoken of before.
  const limited = asked.max !== null && !suits(within(max)) && within(max).length > 0
  const keys = (limited ? [] : kinds).map((kind) => `kind:${kind}`)
  // Where no wine of the colour goes with it, the money still counts.
  const isFound = (most: number | null): boolean =>
    keys.length > 0 ? suits(within(most)) : within(most).length > 0
  const cap = max !== null && (isFound(max) || !isFound(null)) ? max : null
  const ask = glass ? ['glass'] : []
  if (keys.length === 0)
    return {
      ...list({ ...NOTHING, of: 'wine', want, glass, max: cap }, null),
      frame: { act: 'list', of: 'wine', want, exclude: [], max: cap, ask },
    }
  const wished = wanting(glass ? saying(r, 'glass') : r, keys, x.index)
  return {
    id: 'wine_pairing',
    answer: (context) =>
      pairing({ ...context, r: { ...wished, styles, money: { ...r.money, max: cap } } }, within(cap)),
    frame: {
      act: 'pairing',
      of: 'wine',
      want: [...want, ...keys],
      exclude: [],
      max: cap,
      ask: ['pairing', ...ask],
    },
  }
}

/** "Only white, please", "red with rice, no: what white have you?": the same wish in another colour. */
export function otherColour(turn: Turn, x: Context): Chosen | null {
  const { r, asked } = turn
  const { targets } = r
  const styles = coloursIn(turn)
  const own = asked.want.filter(isDishKey).map((key) => key.slice('kind:'.length))
  const spoken = spokenOf(turn, x)
  if (!spoken.ofWine || styles.length === 0 || styles.length > 2 || asked.sort || asked.min !== null)
    return null
  if (targets.named || targets.wines.length > 0 || targets.fromPlace || targets.fromGrape) return null
  if (asked.exclude.some((key) => !/^(?:style|grape):/.test(key)) || r.topics.length > 0 || r.day) return null
  if (asked.want.some((key) => !key.startsWith('style:') && !isDishKey(key))) return null
  const corrects = asked.exclude.length > 0 || CORRECTS[r.lang].test(tokens(r.line).join(' '))
  if (r.length > (corrects ? MOST_SAID : BRIEF) || r.has('price', 'contains', 'reserve')) return null
  if (r.hits.some(({ id }) => id === 'concept:pairing')) return null
  if (own.some((kind) => !spoken.kinds.some((one) => one === kind))) return null
  if (!corrects && spoken.kinds.length === 0 && !spoken.glass && spoken.max === null) return null
  const glass = spoken.glass || r.has('glass')
  // A sweet one to end with goes with no lamb.
  const kinds = styles.includes('dulce') ? [] : spoken.kinds
  return wishing({ kinds, styles, max: asked.max ?? spoken.max, glass }, turn, x)
}

const CORRECTS: Record<Locale, RegExp> = {
  es: /\b(?:he dicho|te dije|dije|digo|decia|pedia|pedi|queria|he pedido)\b/,
  en: /\b(?:i said|i asked|i meant|i mean|i wanted|told (?:you|u))\b/,
  fr: /\b(?:j ai dit|jai dit|j ai demande|jai demande|je voulais|je disais|je parle)\b/,
  de: /\b(?:ich (?:sagte|wollte|meinte|mein|meine|hab\w* gesagt)|gesagt|gemeint)\b/,
  it: /\b(?:ho detto|ho chiesto|dicevo|volevo|intendevo)\b/,
}

/** "And a white, for she has the hake": what there is to spend was said before. */
export function sameMoney(first: IntentId, turn: Turn, x: Context): Chosen | null {
  const { r, asked } = turn
  const { ofWine, max } = spokenOf(turn, x)
  const kinds = kindsIn(asked.want)
  if (first !== 'wine_pairing' || !ofWine || max === null || asked.max !== null || kinds.length === 0)
    return null
  if (asked.sort || r.has('dear') || turn.pool || asked.exclude.length > 0) return null
  return wishing({ kinds, styles: coloursIn(turn), max, glass: r.has('glass') }, turn, x)
}
