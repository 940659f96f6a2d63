import { NO_TALK } from '../../../../lib/chat/talk.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import type { Answered } from '../answer.ts'
import { peopleIn } from '../avoid/people.ts'
import { protests } from '../care/protesting.ts'
import { CARE_IDS, SAFETY_IDS, UNSURE } from '../intents/ids.ts'
import type { Reading } from '../reading.ts'
import { actOf } from '../talk/acts.ts'
import { fold, range } from '../text/fold.ts'
import type { Concept } from '../words/shape.ts'
import { type Asked, isOurs } from './apply.ts'

/**
 * How much of a turn the rules leave open. `sorted`: a single question, without a talk; `turn`: all of it; `avoided`: only
 * whether somebody must not eat something. Null: nothing, and no model is asked.
 */
export type Openness = 'sorted' | 'turn' | 'avoided' | null

const isUnsure = ({ intent, unanswered }: Answered): boolean =>
  UNSURE.has(intent) || unanswered === 'unclear' || unanswered === 'absent:word'

/** Pardon was asked of a guest who did not protest: for the second time nothing was understood. */
const isPardon = ({ intent }: Answered, { line, lang }: Reading): boolean =>
  intent === 'protest' && !protests(line, lang)

const NEVER: readonly Concept[] = ['inject', 'claim', 'freebie']
const BOOKING: readonly Concept[] = ['reserve', 'modify', 'available']
const CAREFUL: readonly Concept[] = [
  ...(['allergy', 'allergens', 'severe', 'trace', 'guarantee'] as const),
  ...(['vegan', 'vegetarian', 'pregnant'] as const),
]

/** A matter of which the house has written nothing, or one that a misspelt word was taken for. */
const isUntold = ({ unanswered }: Answered): boolean => unanswered?.startsWith('policy:') ?? false

/** Of two questions one was answered: its answer is not given away for a reading of the other. */
const isPartly = ({ intent, named }: Answered): boolean =>
  named.length > 0 && (intent === 'unknown' || !UNSURE.has(intent))

/** A day that is counted from another one: "the Saturday after the long weekend". A clock behind it counts no day. */
const ANCHOR: Record<Locale, RegExp> = {
  es: /\b(?:despues|antes|tras|vispera|siguiente|anterior|puente)\b(?! (?:de )?(?:las? )?\d)/,
  en: /\b(?:after|before|following|eve of|long weekend|bank holiday)\b(?! \d)/,
  fr: /\b(?:apres|avant|veille|suivant|precedent|pont)\b(?! \d)/,
  de: /\b(?:nach|vor|darauf|davor|danach|folgend\w*|bruckentag\w*|lange\w* wochenende)\b(?! \d)/,
  it: /\b(?:dopo|prima|vigilia|seguente|successiv\w+|precedente|ponte)\b(?! (?:delle )?\d)/,
}

/** The rules read a day, but not the one it hangs on. */
export const isAnchored = (r: Reading): boolean =>
  r.day !== null && !r.has('dayAfter', 'today', 'tomorrow') && ANCHOR[r.lang].test(fold(r.line))

/** "The fishy one from before": one thing of what was shown, where the rules are about to tell several. */
const BACK: Record<Locale, RegExp> = {
  es: /\b(?:de antes|de hace un rato|el anterior|la anterior|que (?:has|habeis|habias) dicho|que dijiste)\b/,
  en: /\b(?:from before|from earlier|earlier one|previous one|you (?:said|mentioned|showed|listed)|not that one)\b/,
  fr: /\b(?:d avant|de tout a l heure|precedente?|que (?:vous avez|tu as) (?:dit|cite|montre)\w*|pas celui la|pas celle la)\b/,
  de: /\b(?:von vorhin|von eben|von vorher|von zuvor|das vorige|der vorige|die vorige|nicht (?:den|die|das) da)\b/,
  it: /\b(?:di prima|di poco fa|precedente|che (?:hai|avete) detto|non quello|non quella)\b/,
}
const pointsBack = (r: Reading, first: Answered): boolean =>
  r.talk.listed.length > 1 &&
  actOf(first.intent) === 'list' &&
  first.named.length > 1 &&
  BACK[r.lang].test(fold(r.line).replace(/[’']/g, ' '))

/** The very answer that was just given comes again: the guest meant something else. */
const isRepeated = ({ talk, intent }: Answered): boolean =>
  actOf(intent) !== 'small' && /-\d$/.test(talk.echo ?? '')

/** A food that is an allergen beside a word that nobody knows ("blows up with peanuts"), and nothing of it is kept. */
function mayTellOfAllergy(r: Reading): boolean {
  const foods = r.hits.filter(({ id }) => /^(?:allergen|group):/.test(id))
  const kept = new Set(r.avoidance.all.flatMap(({ allergens }) => allergens as readonly string[]))
  const fresh = foods.filter(({ id }) => !kept.has(id.slice(id.indexOf(':') + 1)))
  if (fresh.length === 0) return false
  const spoken = new Set(peopleIn(r.words, r.lang).flatMap(({ start, end }) => range(start, end)))
  const people = new Set(r.words.filter((_, at) => spoken.has(at)))
  return r.targets.unknown.some((word) => !people.has(word))
}

/** `talk`: what came with the question; who sends none gets what a single question always got. */
export function opennessOf(first: Answered, r: Reading, { talk = NO_TALK }: Asked): Openness {
  const unsure = isUnsure(first) || (talk !== NO_TALK && isPardon(first, r))
  if (talk === NO_TALK) return unsure && !isOurs(r) ? 'sorted' : null
  if (r.has(...NEVER) || CARE_IDS.has(first.intent)) return null
  const careful = r.allergens.length > 0 || r.diets.length > 0 || r.has(...CAREFUL)
  if (first.intent === 'allergy_unclear') return 'avoided'
  if (careful) return unsure || (mayTellOfAllergy(r) && r.avoidance.noted.length === 0) ? 'avoided' : null
  if (SAFETY_IDS.has(first.intent)) return null
  if (r.has(...BOOKING)) return mayTellOfAllergy(r) ? 'avoided' : null
  const open = (unsure || isUntold(first)) && !isPartly(first)
  if (open || isAnchored(r) || isRepeated(first) || pointsBack(r, first)) return 'turn'
  return mayTellOfAllergy(r) ? 'avoided' : null
}
