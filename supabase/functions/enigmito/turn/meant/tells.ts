import type { Act } from '../../../../../lib/chat/talk.ts'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { actOf } from '../../talk/acts.ts'
import { tokens } from '../../text/fold.ts'
import type { Topic } from '../../words/shape.ts'
import type { Part } from './two-wishes.ts'

const GREETS =
  '(?:(?:hola|buenas|buenos|dias|tardes|noches|oye|mira|pues|bueno|jo|uf|hi|hello|hey|hiya|so|well|bonjour|bonsoir|salut|coucou|alors|bon|hallo|hi|guten|tag|abend|moin|servus|also|ja|ciao|salve|buongiorno|buonasera|allora|beh) )*'
/** How a sentence begins that tells of the guests, of the day or of the weather. */
const TELLS: Record<Locale, string> = {
  es: '(?:(?:hoy|manana|ayer|aqui|esta noche|esta tarde) )?(?:es|esta|hace|llueve|somos|soy|estoy|estamos|vamos|venimos|voy|vengo|vine|vinimos|tengo|tenemos|llevo|llevamos|acabo|acabamos|paga|pagan|trabajo|trabajamos|vivo|vivimos|hemos|celebramos|os sigo|te sigo|no hablo|me|nos|mis?|nuestr[oa]s?|l[oa]s nin[oa]s|despues de|antes de|a (?:mis?|nosotr[oa]s|todos)|un amigo|una amiga|unos amigos)',
  en: '(?:(?:today|tonight|tomorrow) (?:is|s) |(?:it|he|she|there|today|tonight|tomorrow) (?:is|s|was)|(?:we|i|they)(?: (?:just|all|both))? (?:are|re|m|am|ve|have|ll|will|came|come|drove|flew|follow|work|live|love|like|work|just|were|was|had|got|haven|don|can|can t|want)|my|our|the kids|a friend|friends of|some friends|sorry for)',
  fr: '(?:(?:aujourd hui|demain|ce soir) )?(?:c est|il (?:fait|pleut)|on|nous|je|j|mon|ma|mes|notre|nos|les enfants|une? amie?|des amis|desole\\w*)',
  de: '(?:(?:heute|morgen|hier|es) (?:ist|sind|regnet|schuttet|hat)|wir|ich|mein\\w*|unser\\w*|die kinder|ein\\w* freund\\w*|sorry|es)',
  it: '(?:(?:oggi|domani|stasera) )?(?:e|fa|piove|siamo|sono|abbiamo|ho|veniamo|vengo|torniamo|alloggiamo|lavoro|viviamo|festeggiamo|vi seguo|non (?:ho|parlo)|mi[oae]i?|il mi[oa]|la mia|i miei|nostr[oa]|il nostro|la nostra|i bambini|paga|un amico|un amica|degli amici|scusa\\w*)',
}
/** What wishes for something, however it begins. */
const WISHES: Record<Locale, string> = {
  es: 'quier[oe]|queremos|queria\\w*|quisier\\w*|necesit\\w*|busc\\w*|gustaria|ponme|podriais|podeis|apetece\\w*|sin|sitio',
  en: 'need|needs|want|wants|wanna|would|d|looking|fancy|please|pls|wish|hope|hoping|without',
  fr: 'veu\\w*|voud\\w*|voul\\w*|cherch\\w*|besoin|faut|faudrait|aimerai\\w*|svp|plait|stp|envie|sans',
  de: 'will|wollen|mocht\\w*|brauch\\w*|such\\w*|hatt\\w*|wurd\\w*|bitte|lust|ohne|gern\\w*',
  it: 'vogli\\w*|vorre\\w*|vorrei|volev\\w*|cerc\\w*|serv\\w*|bisogno|piacerebbe|favore|pregh\\w*|voglia|senza',
}
/** What asks without a question mark. */
const ASKS: Record<Locale, string> = {
  es: 'dime|decidme|decirme|saber|pregunt\\w*|favor|interesa\\w*|duda\\w*|info\\w*',
  en: 'wonder\\w*|tell|know|ask|asking|question\\w*|interested|info\\w*',
  fr: 'dites|savoir|question\\w*|demand\\w*|interess\\w*|info\\w*',
  de: 'sag\\w*|wissen|frag\\w*|interess\\w*|info\\w*',
  it: 'ditemi|dimmi|sapere|domand\\w*|interess\\w*|info\\w*',
}
const bookOf = (lang: Locale): { tells: RegExp; wishes: RegExp; asks: RegExp } => ({
  tells: new RegExp(`^${GREETS}${TELLS[lang]}(?: |$)`),
  wishes: new RegExp(`(?:^| )(?:${WISHES[lang]})(?: |$)`),
  asks: new RegExp(`(?:^| )(?:${ASKS[lang]})(?: |$)`),
})
const BOOKS = {
  es: bookOf('es'),
  en: bookOf('en'),
  fr: bookOf('fr'),
  de: bookOf('de'),
  it: bookOf('it'),
} as const satisfies Record<Locale, unknown>

/** What such a sentence would be answered with, though it asks nothing. */
const HEARD: ReadonlySet<Act> = new Set<Act>([
  ...(['house', 'hours', 'unknown', 'clarify', 'small', 'list', 'pairing'] as const),
  // "We are a group of friends": no table is wished.
  'book',
])
const NOT_UNDERSTOOD: ReadonlySet<Act> = new Set<Act>(['unknown', 'clarify'])
/** Of the house, what has to do with nothing that guests tell. */
const OF_MONEY: ReadonlySet<Topic> = new Set<Topic>(['payment', 'gift_card', 'wifi'])
/** What is asked for itself, whatever was told before it. */
const ASKED: ReadonlySet<Act> = new Set<Act>(['list', 'item', 'price', 'allergens', 'pairing', 'compare'])

const names = ({ r: { targets, styles } }: Part): boolean =>
  targets.items.length + targets.wines.length + targets.kinds.length + styles.length > 0

/** "I have little time", "I work at the port": a word that also stands in a name, or is one of wines, is no wish for it. */
const wishes = ({ r: { targets, styles }, intent }: Part): boolean =>
  targets.named ||
  targets.kinds.length + targets.wines.length > 0 ||
  (styles.length > 0 && actOf(intent.id) !== 'house')

/** Whether anything in it counts for what is asked behind it: what is avoided, a day, a party, a limit, a thing. */
const counts = (part: Part): boolean => {
  const { r } = part
  const { noted, ended, denies, amends } = r.avoidance
  return (
    wishes(part) ||
    r.allergens.length + r.diets.length + r.cares.length + noted.length > 0 ||
    ended.allergens.length + ended.diets.length > 0 ||
    denies ||
    amends ||
    (r.day !== null && r.day.of !== 'weekday' && r.day.of !== 'date') ||
    r.money.max !== null ||
    r.money.min !== null ||
    r.has('reserve', 'table', 'modify', 'allergy', 'cannot', 'without', 'budget', 'cheap', 'pregnant')
  )
}

/** "It's my mum's birthday. What fish do you have?": what is told asks nothing, and what is asked needs none of it. */
function onlyTold(left: string, one: Part, other: Part): boolean {
  const said = tokens(left).join(' ')
  const book = BOOKS[one.r.lang]
  return (
    !left.includes('?') &&
    !book.asks.test(said) &&
    // "We want a bite before the concert": what would not be understood is no wish that could be met.
    (NOT_UNDERSTOOD.has(actOf(one.intent.id)) || (book.tells.test(said) && !book.wishes.test(said))) &&
    HEARD.has(actOf(one.intent.id)) &&
    !counts(one) &&
    ((ASKED.has(actOf(other.intent.id)) && names(other)) ||
      other.r.topics.some((topic) => OF_MONEY.has(topic)))
  )
}

/** "It's my mum's birthday. We're coming from the beach! What fish do you have?": only the last is asked. */
export function behindTold(line: string, read: (text: string) => Part): string {
  const end = /[.!;]+\s+/u.exec(line)
  if (!end) return line
  const [left, right] = [line.slice(0, end.index).trim(), line.slice(end.index + end[0].length).trim()]
  if (tokens(left).length < 2 || !right.includes('?')) return line
  const rest = behindTold(right, read)
  return onlyTold(left, read(left), read(rest)) ? rest : line
}
