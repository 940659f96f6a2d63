import type { Locale } from '../../../../lib/i18n/locales.ts'
import type { Context } from '../answers/context.ts'
import { goesWith, pairing } from '../answers/pairing.ts'
import { sayPoured } from '../answers/poured.ts'
import { asked as askedWines, bottle } from '../answers/wines.ts'
import { isKind } from '../frame/held.ts'
import { meets } from '../frame/keys.ts'
import { found } from '../frame/query.ts'
import type { Item } from '../menu.ts'
import type { Reading } from '../reading.ts'
import type { Index } from '../search.ts'
import { fold } from '../text/fold.ts'
import type { Style } from '../words/shape.ts'
import { type Chosen, hasLimits, list, NOTHING, queryOf } from './narrow.ts'
import { listedIn, marked } from './reference.ts'
import type { Turn } from './turn.ts'

/** The reading as if the message had named these kinds. */
export function wanting(r: Reading, keys: readonly string[], index: Index): Reading {
  const kinds = keys.map((key) => key.slice(key.indexOf(':') + 1)).filter(isKind)
  const items = [...new Set(kinds.flatMap((kind) => index.byKind.get(kind) ?? []))]
  return { ...r, last: null, targets: { ...r.targets, items, kinds, wines: [], named: false, absent: [] } }
}

const isPoured = ({ prices }: Item): boolean => prices.some(({ formato }) => formato === 'copa')
const stylesIn = (keys: readonly string[]): string[] => keys.filter((key) => key.startsWith('style:'))

const IT = /^(?:it|that|this|lo|ese|esa|este|esta|celui|cellui|den|ihn|diesen|quello|questo)$/

/** "By the glass?": whether the wine spoken of is poured, or those of the list that are. */
export function byGlass({ r, asked, pool }: Turn, x: Context): Chosen | null {
  const { frame } = r.talk
  // "Il secondo a calice?": the place in the list is a course too.
  const courses = asked.want.filter((key) => key !== 'kind:mains' && key !== 'kind:starters')
  const last = r.last?.kind === 'wine' ? r.last : null
  // "By the glass too? Else another red up to 6": a limit of those that are told instead.
  const { max } = asked
  const limits = hasLimits({ asked: last && !isPoured(last) ? { ...asked, max: null, exclude: [] } : asked })
  const own = courses.length > 0 || limits || asked.sort || r.targets.wines.length > 1
  const pointed = r.targets.wines.length === 1 && r.targets.wines[0] === r.last
  const most = pool ? 18 : frame?.act === 'pairing' || pointed ? 14 : 7
  if (!r.has('glass') || own || r.length > most || r.has('recommend')) return null
  if (r.targets.wines.length > 0 && !pointed) return null
  const style = last?.wine?.estilo
  if (last && isPoured(last)) return { id: 'wine_price', answer: (context) => sayPoured(last, [], context) }
  // "Do they do it by the glass?" asks of that one.
  const isIt = pointed || r.words.some((word) => IT.test(word))
  if (last && isIt) {
    const like = found(
      { ...NOTHING, of: 'wine', glass: true, max, want: style ? [`style:${style}`] : [] },
      x.menu.items,
      x,
    )
    const kinds = (frame?.act === 'pairing' ? frame.want : [])
      .map((key) => key.slice('kind:'.length))
      .filter(isKind)
    const fits = like.filter((item) => goesWith(item, kinds))
    return {
      id: 'wine_price',
      answer: (context) => sayPoured(last, fits.length > 0 ? fits : like, context),
      frame: {
        ...(frame?.act === 'pairing' ? frame : {}),
        act: 'pairing',
        of: 'wine',
        ask: ['pairing', 'glass'],
      },
    }
  }
  const ofPairing = frame?.act === 'pairing' && frame.want.length > 0
  const want = ofPairing ? stylesIn(frame.want) : style ? [`style:${style}`] : []
  const poured = found({ ...NOTHING, of: 'wine', glass: true, max, want }, x.menu.items, x)
  if (ofPairing && frame.want.some((key) => key.startsWith('kind:')))
    return {
      id: 'wine_pairing',
      answer: (context) => {
        pairing({ ...context, r: wanting(r, frame.want, x.index) }, poured)
      },
      frame: { act: 'pairing', of: 'wine', want: frame.want, ask: ['pairing', 'glass'] },
    }
  // What is sold by the bottle alone is followed by its like that is poured.
  if (last)
    return {
      id: 'wine_price',
      answer: (context) => sayPoured(last, poured, context),
      frame: { act: 'list', of: 'wine', want, ask: ['glass'] },
    }
  // A dish that the wines were told for is no wine.
  const listed = listedIn(r, x.menu).filter(({ kind }) => kind === 'wine')
  if (listed.length === 0) return null
  const fits = poured.filter((item) => listed.includes(item))
  return fits.length > 0 ? list({ ...NOTHING, of: 'wine', glass: true }, fits) : null
}

type Limits = { max: number | null; min: number | null }
type Fitting = { pool: readonly Item[]; style: readonly string[] }

/** The wines of the colour that was spoken of; where none of these goes with the dish, those of any colour. */
function fitting(kinds: readonly string[], spoken: readonly string[], limits: Limits, x: Context): Fitting {
  const of = (style: readonly string[]): readonly Item[] =>
    found({ ...NOTHING, of: 'wine', want: style, ...limits }, x.menu.items, x)
  const dishes = kinds.map((key) => key.slice('kind:'.length)).filter(isKind)
  const [own, all] = [of(spoken), of([])]
  const some = (pool: readonly Item[]): boolean => pool.some((item) => goesWith(item, dishes))
  return some(own) || !some(all) ? { pool: own, style: spoken } : { pool: all, style: [] }
}

/**
 * "Too dear, something under 30", "anything cheaper?" after the wines for the lamb: for the same lamb, of the same style.
 * "Under 25, with lamb" after some wines: among all of that style.
 */
export function pairedUnder({ r, asked }: Turn, x: Context): Chosen | null {
  const { frame } = r.talk
  const own = asked.want.filter((key) => key.startsWith('kind:'))
  const ofWine = frame?.act === 'pairing' || frame?.of === 'wine'
  if (!frame || !ofWine || marked(r, 'those') || asked.want.length > own.length) return null
  // "Desserts under seven euros?" after a wine is of desserts.
  const goesWith = marked(r, 'with') || r.has('pairing', 'dishFor', 'wine') || GOES[r.lang].test(fold(r.line))
  if (own.length > 0 && !goesWith) return null
  if (own.length === 0 ? frame.act !== 'pairing' || r.length > 8 : asked.max === null || r.length > MOST_SAID)
    return null
  const kinds = own.length > 0 ? own : frame.want.filter((key) => key.startsWith('kind:'))
  const listed = listedIn(r, x.menu).filter(({ kind }) => kind === 'wine')
  const [only, more] = listed
  const below = only && !more && asked.sort === 'cheapest' && marked(r, 'something') ? bottle(only) - 1 : null
  const max = asked.max ?? below
  if (max === null) return null
  const told = new Set(listed.map(({ wine }) => `style:${wine?.estilo}`))
  const styles = stylesIn(frame.want).length > 0 ? stylesIn(frame.want) : told.size === 1 ? [...told] : []
  if (kinds.length === 0 || asked.exclude.length > 0) return null
  const { pool, style } = fitting(kinds, styles, { max, min: asked.min }, x)
  const wanted = wanting(r, kinds, x.index)
  const reading = { ...wanted, styles: style.map((key) => key.slice('style:'.length) as Style) }
  return {
    id: 'wine_pairing',
    answer: (context) => pairing({ ...context, r: reading }, pool),
    frame: { act: 'pairing', of: 'wine', want: [...style, ...kinds], max },
  }
}
const MOST_SAID = 14

const GOES: Record<Locale, RegExp> = {
  es: /\b(?:peg(?:a|ue)n?|va(?:ya)?n? (?:bien )?con|cas[ae]n?|marid\w+|combin\w+|acompan\w+)\b/,
  en: /\b(?:go(?:es)? (?:well )?with|pairs?|match(?:es)?|suits?)\b/,
  fr: /\b(?:aill?ent?|aille|va avec|accompagn\w+|accord\w+|marie\w*)\b/,
  de: /\bpass(?:t|en|end\w*)\b/,
  it: /\b(?:stia|sta bene|vada|va con|vada con|abbin\w+|accompagn\w+)\b/,
}
const ALSO: Record<Locale, RegExp> = {
  es: /\b(?:tambien|solo|prefier\w+|mejor|para es[oe]|con es[oe]|gustan?)\b/,
  en: /\b(?:too|also|only|rather|prefers?|for (?:it|that)|with (?:it|that)|likes?|drinks?)\b/,
  fr: /\b(?:aussi|seulement|que|plutot|prefer\w+|pour (?:ca|cela)|avec (?:ca|cela)|aime|boit)\b/,
  de: /\b(?:auch|nur|lieber|dazu|dafur|mag|trinkt|trinken)\b/,
  it: /\b(?:anche|solo|preferisc\w+|meglio|per (?:questo|quello)|con (?:questo|quello)|piace|beve)\b/,
}

/**
 * "My friend only drinks red" after the wines for the bream: for the same dish and the same money. "It must go with fish"
 * after reds: the reds that do.
 */
export function pairedOn({ r, asked }: Turn, x: Context): Chosen | null {
  const { frame } = r.talk
  if (frame?.of !== 'wine' || r.targets.named || r.targets.wines.length > 0 || r.length > 14) return null
  const own = asked.want.filter((key) => key.startsWith('kind:'))
  const styles = stylesIn(asked.want)
  if (asked.exclude.length > 0 || own.length + styles.length !== asked.want.length) return null
  const goesWith = own.length > 0 && (r.has('pairing', 'dishFor') || GOES[r.lang].test(fold(r.line)))
  const ofSame =
    frame.act === 'pairing' && own.length === 0 && styles.length > 0 && ALSO[r.lang].test(fold(r.line))
  if (!goesWith && !ofSame) return null
  const dishes = listedIn(r, x.menu).filter(({ kind }) => kind === 'dish')
  const kinds = own.length > 0 ? own : frame.want.filter((key) => key.startsWith('kind:'))
  if (kinds.length + dishes.length === 0) return null
  const max = asked.max ?? frame.max
  const limits = { max, min: asked.min }
  const { pool, style } =
    styles.length > 0
      ? { pool: found({ ...NOTHING, of: 'wine', want: styles, ...limits }, x.menu.items, x), style: styles }
      : fitting(kinds, stylesIn(frame.want), limits, x)
  const base =
    kinds.length > 0
      ? wanting(r, kinds, x.index)
      : { ...r, last: null, targets: { ...r.targets, items: dishes, named: dishes.length === 1 } }
  const reading = {
    ...base,
    styles: style.map((key) => key.slice('style:'.length) as Style),
    money: { ...r.money, max },
  }
  return {
    id: 'wine_pairing',
    answer: (context) => pairing({ ...context, r: reading }, pool),
    frame: { act: 'pairing', of: 'wine', want: [...style, ...kinds], max },
  }
}

const ONE = /^(?:n|nen|ne|ein\w*|un|una|uno|une|a|an|some|algun\w*|qualche|etwas|algo|something)$/
const FOR = /^(?:zu\w*|mit|con|with|avec|para|per|pour|for|al|a|au|fur)$/

/** "A red for the lamb, neither Rioja nor Ribera": of the others. */
function pairedWithout({ r, asked }: Turn, x: Context): Chosen | null {
  const out = asked.exclude.filter((key) => /^(?:place|grape):/.test(key))
  if (out.length === 0 || r.targets.items.length === 0 || r.targets.wines.length > 0) return null
  const isWished = asked.want.some((key) => /^(?:place|grape):/.test(key))
  const open = isWished ? r : { ...r, targets: { ...r.targets, fromPlace: null, fromGrape: null } }
  const left = askedWines({ ...x, r: open }).items.filter(
    (item) => !out.some((key) => meets(item, key, x.index, true)),
  )
  return left.length > 0 ? { id: 'wine_pairing', answer: (context) => pairing(context, left) } : null
}

/** "And a dessert with it" after a wine: a dessert is wished for, no wine. */
export function besideWine(turn: Turn, x: Context): Chosen | null {
  const { r, asked } = turn
  const without = pairedWithout(turn, x)
  if (without) return without
  if (r.last?.kind !== 'wine' || r.has('wine', 'glass', 'drink') || r.styles.length > 0) return null
  if (r.targets.named || r.talk.frame?.act === 'pairing') return null
  const wished = r.hits.some(
    ({ id, start }) =>
      id.startsWith('kind:') && ONE.test(r.words[start - 1] ?? '') && !FOR.test(r.words[start - 2] ?? ''),
  )
  return wished ? list({ ...queryOf({ ...turn, asked: { ...asked, of: 'dish' } }), of: 'dish' }, null) : null
}
