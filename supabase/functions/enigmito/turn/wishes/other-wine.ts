import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { type Context, sayContact } from '../../answers/context.ts'
import { sayExtreme } from '../../answers/lists/framed.ts'
import { dishesFor, goesWith, suitsDish } from '../../answers/pairing.ts'
import { bottle, centsOf, wineLine } from '../../answers/wines.ts'
import { kindFact, nameFact } from '../../facts.ts'
import { found } from '../../frame/query.ts'
import type { IntentId } from '../../intents/ids.ts'
import type { Item } from '../../menu.ts'
import { isMost, levelOf, tasteIn } from '../../qualities/body.ts'
import { itemAt } from '../../talk/known.ts'
import { fold } from '../../text/fold.ts'
import type { Style } from '../../words/shape.ts'
import { type Chosen, NOTHING } from '../narrow.ts'
import { wanting } from '../poured.ts'
import { listedIn, marked, namesBottle, nthOf } from '../reference.ts'
import type { Turn } from '../turn.ts'
import { isComparative, MORE } from './comparative.ts'
import { coloursIn, isDishKey, kindsIn, MOST_SAID, spokenOf } from './wine.ts'

/** "A cheaper one for that", "un autre, un peu plus léger": of the same colour and for the same dish. */
export function nextOne(turn: Turn, x: Context): Chosen | null {
  const { r, asked } = turn
  const { ofWine, told, kinds, max, glass, ...spoken } = spokenOf(turn, x)
  const cheaper = isComparative(r, 'cheaper')
  const poured = glass || r.has('glass')
  const format = poured ? 'copa' : 'botella'
  // Of several, cheaper than all of them.
  const [least] = cheaper ? told.toSorted((a, b) => centsOf(a, format) - centsOf(b, format)) : []
  const last = spoken.last ?? least
  const style = last?.wine?.estilo as Style | undefined
  if (!ofWine || !last || !style || r.length > MOST_SAID || r.topics.length > 0 || r.day) return null
  if (r.targets.wines.some((item) => item !== last) || r.targets.named || turn.pool) return null
  if (asked.want.some((key) => !isDishKey(key)) || asked.exclude.length > 0 || asked.max !== null) return null
  const line = fold(r.line)
  const taste = tasteIn(line, r.lang)
  const other = marked(r, 'something', 'other')
  const more = taste && other && (isMost(line, r.lang) || MORE.test(line))
  if (!cheaper && !more) return null
  const meant = kindsIn(asked.want).length > 0 ? kindsIn(asked.want) : kinds
  const level = (item: Item): number => (taste ? (levelOf(item, taste) ?? Number.NEGATIVE_INFINITY) : 0)
  const ofColour = found({ ...NOTHING, of: 'wine', want: [`style:${style}`], glass: poured }, x.menu.items, x)
  const better = ofColour.filter(
    (item) =>
      item !== last && (cheaper ? centsOf(item, format) < centsOf(last, format) : level(item) > level(last)),
  )
  const fits = better.filter((item) => meant.length === 0 || goesWith(item, meant))
  const within = fits.filter((item) => max === null || bottle(item) <= max)
  if (within.length === 0 && !spoken.last) return null
  const frame = {
    act: 'pairing' as const,
    of: 'wine' as const,
    want: [`style:${style}`, ...meant.map((kind) => `kind:${kind}`)],
    exclude: [],
    max,
    ask: ['pairing'],
  }
  const [sure, near] = [within.length > 0 ? within : [], fits.length > 0 ? fits : better]
  const ranked = (items: readonly Item[]): readonly Item[] =>
    items.toSorted((a, b) => (cheaper ? bottle(a) - bottle(b) : level(b) - level(a))).slice(0, SHOWN)
  return {
    id: 'wine_pairing',
    answer: (context) => {
      const { c } = context
      const [kind] = meant
      if (sure.length === 0) {
        c.say(c.texts.Hilo.nada)
        if (near.length === 0) return sayContact(context)
        c.say(c.texts.Hilo.cerca)
      } else if (kind) c.say(c.texts.Cava.marida, { que: kindFact(kind, c.lang) })
      else c.say(c.texts.Cava.tenemos)
      for (const item of ranked(sure.length > 0 ? sure : near)) wineLine(item, context)
      c.link('vinos', 'reservar')
    },
    frame,
  }
}
const [SHOWN, BRIEF] = [4, 8]

/** "The cheapest bottle that goes with fish": of the wines for it, no fish. */
export function bestForDish(turn: Turn, x: Context): Chosen | null {
  const { r, asked } = turn
  const kinds = kindsIn(asked.want)
  const { sort } = asked
  if (
    !sort ||
    kinds.length === 0 ||
    (asked.of !== 'wine' && !namesBottle(r)) ||
    turn.pool ||
    asked.exclude.length > 0
  )
    return null
  if (r.targets.wines.length > 0 || isComparative(r, 'cheaper')) return null
  const styles = coloursIn(turn)
  const want = styles.map((style) => `style:${style}`)
  const glass = r.has('glass')
  const pool = found({ ...NOTHING, of: 'wine', want, glass, max: asked.max }, x.menu.items, x)
  const fits = pool.filter((item) => goesWith(item, kinds))
  if (fits.length === 0) return null
  return {
    id: 'extreme',
    answer: (context) => void sayExtreme(fits, sort, glass, context),
    frame: {
      act: 'pairing',
      of: 'wine',
      want: [...want, ...kinds.map((kind) => `kind:${kind}`)],
      max: asked.max,
      sort,
      ask: ['pairing'],
    },
  }
}

const NOT_DEAR: Record<Locale, RegExp> = {
  es: /\b(?:que )?no (?:sea|este)n? (?:muy |tan |demasiado )?car[oa]s?\b|\bno (?:muy|tan|demasiado) car[oa]s?\b/,
  en: /\bnot (?:too|so|very|that) (?:expensive|dear|pricey|pricy)\b/,
  fr: /\bpas (?:trop|tres|si) cher\w*\b/,
  de: /\bnicht (?:zu|so|sehr|allzu) teuer\w*\b/,
  it: /\bnon (?:sia |siano )?(?:troppo |molto |tanto )?car[oaie]\b|\bche non cost\w* (?:troppo|tanto|molto)\b/,
}
/** "Not too dear, please", behind the wines for a dish: the cheapest of them. */
export function notDear({ r, asked }: Turn, x: Context): Chosen | null {
  const { frame } = r.talk
  const told = listedIn(r, x.menu).filter(({ kind }) => kind === 'wine')
  if (frame?.act !== 'pairing' || told.length < 2 || r.length > BRIEF || asked.max !== null) return null
  if (r.hits.some(({ id }) => /^(?:kind|style|allergen|group):/.test(id)) || r.topics.length > 0) return null
  if (!NOT_DEAR[r.lang].test(fold(r.line))) return null
  return {
    id: 'extreme',
    answer: (context) => void sayExtreme(told, 'cheapest', r.has('glass'), context),
    frame: { act: 'pairing', of: 'wine', want: frame.want, exclude: [], ask: ['pairing'] },
  }
}

/** "What rice would you have it with?" */
const WITH_WHICH: Record<Locale, RegExp> = {
  es: /\bcon (?:que|cual)\b.*\bl[oa]\b/,
  en: /\b(?:with (?:which|what)\b.*\b(?:it|that|this)|(?:which|what)\b.*\b(?:it|that|this) (?:\w+ )?with)\b/,
  fr: /\bavec quel\w*\b.*\b(?:le|la|l|ca|cela)\b/,
  de: /\b(?:zu|mit) welche[mnr]\b.*\b(?:ihn|den|es|das)\b/,
  it: /\bcon (?:quale|che)\b.*\bl[oa]\b/,
}
/** Behind a wine: the rices that go with it, and no wines for rice. */
export function dishForIt(first: IntentId, { r, asked }: Turn): Chosen | null {
  const isMeant = r.last?.kind === 'wine' && kindsIn(asked.want).length > 0 && !r.targets.named
  if (!isMeant || (first !== 'dish' && first !== 'wine_pairing') || r.has('wine', 'glass')) return null
  if (r.targets.wines.length + r.styles.length > 0 || r.length > MOST_SAID) return null
  return WITH_WHICH[r.lang].test(fold(r.line)) ? { id: 'wine_dishes', answer: dishesFor } : null
}

const GOOD: Record<Locale, RegExp> = {
  es: /\b(?:va\w* (?:bien|con)|pega\w*|cas[ae]n?|marida\w*|combina\w*|sirve\w*|queda\w* bien|bueno (?:con|para)|(?:es|son) .*\b(?:con|para)\b)/,
  en: /\b(?:any good|goes? (?:well |ok |okay |nicely )?with|go with|work(?:s)? with|(?:be )?(?:good|ok|okay|nice|alright|fine|right) (?:with|for)|suits?|pairs?|match(?:es)?)\b/,
  fr: /\b(?:va (?:bien )?avec|ira(?:it)? (?:bien )?avec|bon avec|accord\w*|convien\w*|se marie|accompagne\w*)\b/,
  de: /\b(?:pass(?:t|en|end)|geht (?:der|die|das|er) (?:auch |gut )?(?:zu|mit)\w*|gut (?:zu|mit)\w*|schmeckt (?:der|die|er) (?:auch )?(?:zu|mit)\w*)\b/,
  it: /\b(?:va (?:bene )?con|sta (?:bene )?con|si abbina|abbina\w*|buono con|ci sta|andrebbe bene|starebbe bene|accompagna)\b/,
}
/** "The Majuelo with octopus, yes or no?" */
const YES_OR_NO: Record<Locale, RegExp> = {
  es: /\bsi o no\b/,
  en: /\byes or no\b/,
  fr: /\boui ou non\b/,
  de: /\bja oder nein\b/,
  it: /\bsi o no\b/,
}
const IT_THAT =
  /^(?:that|it|this|one|ese|esa|este|esta|eso|lo|ce|cet|celui|il|ca|der|den|dieser|das|er|es|quello|quel|questo|lo)$/

/** "Is that one any good with lamb?": yes or no, by what its row says it goes with. */
export function goesWithIt(turn: Turn, x: Context): Chosen | null {
  const { r, asked } = turn
  // "Il secondo" is a course too.
  const kinds = kindsIn(asked.want).filter((kind) => kind !== 'mains' && kind !== 'starters')
  const last = itemAt(r.talk.about, x.menu)
  const [named, more] = r.targets.wines
  const listed = listedIn(r, x.menu)
  const nth = listed.every((item) => item.kind === 'wine') ? nthOf(r, listed) : null
  const wine = nth
    ? nth
    : named && !more
      ? named
      : !named && last?.kind === 'wine' && r.words.some((word) => IT_THAT.test(word))
        ? last
        : null
  // "White is not for me, does the Majuelo go with octopus?" leaves out another colour.
  const leavesOut = asked.exclude.some((key) => !/^(?:style|grape):/.test(key))
  if (!wine || kinds.length === 0 || r.length > MOST_SAID + 2 || leavesOut) return null
  if (r.has('recommend', 'price', 'cheap', 'dear', 'what') || marked(r, 'which', 'other')) return null
  const line = fold(r.line)
  if (!GOOD[r.lang].test(line) && !YES_OR_NO[r.lang].test(line)) return null
  const keys = kinds.map((kind) => `kind:${kind}`)
  const dish = wanting(r, keys, x.index)
  const { max } = spokenOf(turn, x)
  const style = wine.wine?.estilo as Style
  return {
    id: 'wine_pairing',
    answer: (context) => {
      const { c } = context
      const [kind] = kinds
      if (!kind) return
      const [vino, que] = [nameFact(wine, c.lang), kindFact(kind, c.lang)]
      const suits = suitsDish(wine, { ...context, r: dish })
      c.say(suits ? c.texts.Cava.siMarida : c.texts.Cava.noMarida, { vino, que })
      c.about(wine)
      c.link('vinos', 'carta')
      if (suits) return
      const pool = found({ ...NOTHING, of: 'wine', want: [`style:${style}`], max }, x.menu.items, x)
      const others = pool.filter((item) => goesWith(item, kinds)).slice(0, SHOWN)
      if (others.length === 0) return
      c.next()
      c.say(c.texts.Cava.marida, { que })
      for (const item of others) wineLine(item, context)
    },
    frame: {
      act: 'pairing',
      of: 'wine',
      want: [`style:${style}`, ...keys],
      exclude: [],
      max,
      ask: ['pairing'],
    },
  }
}
