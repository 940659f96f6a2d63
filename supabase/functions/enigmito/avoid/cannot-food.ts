import type { Locale } from '../../../../lib/i18n/locales.ts'
import type { Hit } from '../phrases.ts'

/** Who cannot a food, and says no verb of eating: "she can't dairy", "no puede huevo". Any other noun may stand there too. */
const CANNOT: Record<Locale, RegExp> = {
  es: /\b(?:no|tampoco) (?:puedo|puede|podemos|pueden)(?: (?:el|la|los|las|con|ni))*$/,
  en: /\b(?:can t|cant|cannot|can not|couldn t)(?: (?:any|the))?$/,
  fr: /\b(?:peux|peut|peuvent|pouvons) (?:pas|plus)(?: (?:le|la|les|l|de|du|des|d))*$/,
  de: /\b(?:kann|konnen|darf|durfen)(?: (?:ich|er|sie|wir))? (?:kein\w*|ka|koa|nicht)(?: (?:die|das|den))?$/,
  it: /\bnon (?:posso|puo|possiamo|possono)(?: (?:il|lo|la|l|i|gli|le|con))*$/,
}
const REACH = 5

/** The words that say so, where a food that is an allergen stands right behind them. */
export const cannotFood = (words: readonly string[], lang: Locale, hits: readonly Hit[]): readonly Hit[] =>
  hits.flatMap(({ id, start }): Hit[] => {
    if (!/^(?:allergen|group):/.test(id)) return []
    const from = Math.max(0, start - REACH)
    const said = CANNOT[lang].exec(words.slice(from, start).join(' '))
    if (!said) return []
    const at = start - said[0].split(' ').length
    return hits.some((hit) => hit.id === 'concept:cannot' && hit.start <= at && hit.end > at)
      ? []
      : [{ id: 'concept:cannot', start: at, end: start, letters: said[0].length, loose: false }]
  })
