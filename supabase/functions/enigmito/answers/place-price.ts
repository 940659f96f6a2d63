import { headsFact, textFact, timesFact } from '../facts.ts'
import { signsIn, signsOfText } from '../matters/signs.ts'
import { WHERE } from '../matters/where.ts'
import { type Said, said } from '../said.ts'
import { fold } from '../text/fold.ts'
import type { Topic } from '../words/shape.ts'
import type { Context } from './context.ts'

/** Asks whether one pays more somewhere, or the same. */
const DEARER = new RegExp(
  `(?<![a-z])(?:${[
    'mas car[oa]s?|(?:cuesta|pag|cobr|vale|sale)[a-z]*(?: [a-z]+){0,2} mas|suplemento|recargo|mism[oa]s? precios?',
    '(?:cost|pay|charge)[a-z]*(?: [a-z]+){0,2} (?:more|extra)|dearer|pricier|more expensive|surcharge|extra (?:charge|cost|fee)|same prices?',
    'plus cher[a-z]*|supplement[a-z]*|meme (?:prix|tarif)s?',
    'teurer|aufschlag|zuschlag|aufpreis|(?:kost|zahl)[a-z]*(?: [a-z]+){0,3} (?:mehr|extra)|gleiche[a-z]* preis[a-z]*',
    'piu car[oaie]|(?:cost|pag)[a-z]*(?: [a-z]+){0,2} (?:di piu|uguale)|sovrapprezzo|maggiorazione|stess[oi] prezz[oi]',
  ].join('|')})(?![a-z])`,
)

/** What the house says of its prices, when it says where they hold. */
function notice({ menu, c }: Context): Said | null {
  const text = said(menu.settings.get('aviso_precios') ?? new Map(), c.lang)
  return text && signsOfText(text.value, text.lang).has('outside') ? text : null
}

/** "Does it cost more on the terrace?" */
export const asksPlacePrice = (x: Context): boolean =>
  DEARER.test(fold(x.r.line)) &&
  signsIn(x.r.words, x.r.lang).has('outside') &&
  x.r.topics.every((topic) => topic === 'terrace') &&
  notice(x) !== null

export function placePrice(x: Context): void {
  const text = notice(x)
  if (text) x.c.say(x.c.texts.Casa.texto, { texto: textFact(text) })
  x.c.link('carta', 'reservar')
}

/** What a text of the house asks of each person, or for each bottle, and what so many come to. */
export function sayHousePrice(topic: Topic, text: Said, each: number, count: number, x: Context): void {
  if (text.lang !== x.c.lang) x.c.say(x.c.texts.Casa.enEspanol)
  x.c.say(x.c.texts.Casa.texto, { texto: textFact(text) })
  x.c.say(x.c.texts.Hilo.totalPara, {
    cantidad: timesFact(count),
    total: headsFact(text, each, count, x.c.lang),
  })
  x.c.link(...WHERE[topic].links)
}
