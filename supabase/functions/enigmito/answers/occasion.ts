import type { Locale } from '../../../../lib/i18n/locales.ts'
import { tokens } from '../text/fold.ts'
import type { Answer, Context } from './context.ts'
import { day, opensOn } from './hours.ts'

/** A day of one's own that is kept at table: a birthday, an anniversary, so many years together. */
const OWN_DAY: Record<Locale, RegExp> = {
  es: /\b(?:cumple\w*|aniversario|bodas de (?:oro|plata)|\d+ anos (?:de casados|de matrimonio|juntos))\b/,
  en: /\b(?:birthdays?|bday|anniversary|\d+ years (?:married|together)|its (?:his|her|their|our) \d+(?:st|nd|rd|th))\b/,
  fr: /\b(?:anniversaire|anniv|\d+ ans (?:de mariage|ensemble)|noces (?:d or|d argent|de \w+))\b/,
  de: /\b(?:geburtstag\w*|geburi|hochzeitstag\w*|jahrestag\w*|(?:goldene|silberne)\w* hochzeit|\d+ jahre (?:verheiratet|zusammen))\b/,
  it: /\b(?:compleann\w+|anniversari\w*|nozze d (?:oro|argento)|\d+ anni (?:di matrimonio|insieme))\b/,
}

/** A feast for many, or what it costs: the house makes a proposal. */
const FOR_MANY: Record<Locale, RegExp> = {
  es: /\b(?:empresa|fiesta|organiz\w+|mont\w+|celebraciones|comunion|bautizo|despedida|banquete|menu|sala|salon|privad\w+|invitados|grupo|cuanto|precio|cobr\w+|cuesta|regal\w+|descuento|gratis|invit\w+)\b/,
  en: /\b(?:company|work|party|parties|host|organis\w+|organiz\w+|cater|reception|hire|room|private\w*|guests|group|menu|how much|price|cost|charge|free|discount|deal)\b/,
  fr: /\b(?:entreprise|soiree|organis\w+|privatis\w+|salle|invites|groupe|menu|combien|prix|offert\w*|remise|gratuit\w*|geste|reduction)\b/,
  de: /\b(?:firm\w+|party|organisier\w+|veranstalt\w+|ausricht\w+|richtet|saal|raum|geschlossene|gaste|gruppe|menu|kostet|kosten|preis|rabatt|gratis|umsonst|\w*feiern?)\b/,
  it: /\b(?:aziendal\w+|azienda|feste?|organizz\w+|sala|privat\w+|invitati|gruppo|menu|quanto|prezzo|costa|sconto|gratis|omaggio|offrite)\b/,
}

const MANY = 10
const SPECIAL =
  /\b(?:(?:e|i)?special\w*|algo|something|anything|quelque chose|etwas|was besonderes|qualcosa|detalle|sorpresa|surprise|uberraschung)\b/

/** "It's our anniversary on Saturday, do you do anything special?": of a table, not of a wedding. */
export const asksOwnDay = ({ r }: Context): boolean => {
  const line = tokens(r.line).join(' ')
  return (
    (r.matter === 'events' || (r.matter === null && r.topics.includes('events'))) &&
    r.topics.every((topic) => topic === 'events' || topic === 'other') &&
    !r.has('reserve', 'table', 'open', 'available', 'wine', 'price') &&
    r.styles.length + r.targets.items.length + r.targets.kinds.length === 0 &&
    (r.guests ?? 0) < MANY &&
    // "It's on the 12th, that's a Saturday?": the day is asked.
    (SPECIAL.test(line) || !r.hits.some(({ id }) => id.startsWith('weekday:'))) &&
    OWN_DAY[r.lang].test(line) &&
    !FOR_MANY[r.lang].test(line)
  )
}

/** What is told with the booking reaches the team; nothing else is promised. */
export const ownDay: Answer = (context) => {
  const { r, c } = context
  if (r.day?.of === 'date' && !opensOn(r.day.date, context)) {
    day(context)
    c.next()
  }
  c.say(c.texts.Reserva.celebracion)
  c.link('reservar', 'contacto')
}
