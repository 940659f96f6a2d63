import type { Locale } from '../../../../../lib/i18n/locales.ts'
import type { IntentId } from '../../intents/ids.ts'
import type { Reading } from '../../reading.ts'
import { actOf } from '../../talk/acts.ts'
import { tokens } from '../../text/fold.ts'
import { type Context, sayContact } from '../context.ts'

/** What guests do without and no row tells: bones and salt are neither allergens nor listed ingredients, and how much sugar there is stands nowhere. */
type Untold = 'bones' | 'salt' | 'sugar'
const NOUNS: Record<Locale, Record<Exclude<Untold, 'sugar'>, string>> = {
  es: { bones: 'espinas?|raspas?|huesos?', salt: 'sal' },
  en: { bones: 'bones?|bony bits', salt: 'salt' },
  fr: { bones: 'aretes?|os', salt: 'sel' },
  de: { bones: 'graten?|knochen', salt: 'salz' },
  it: { bones: 'spin[ae]|lisc(?:he|a)|oss[ai]', salt: 'sale' },
}
/** "Without", "with few": at most two small words stand between it and its noun. */
const NEGATIONS: Record<Locale, string> = {
  es: 'sin|ni|poc[oa]s?|menos|baj[oa] en|no (?:tengan?|tienen?|lleven?|llevan?)',
  en: 'without|w o|no|nor|little|less|few|low(?: in)?|hasn t got|(?:don t|doesn t|dont|doesnt|not) have',
  fr: 'sans|ni|peu|moins|pauvres? en|pas',
  de: 'ohne|wenig|weniger|arm an|keine?',
  it: 'senza|ne|poc[oa]|poche|meno|non (?:ha|hanno|abbia|abbiano)',
}
/** Words that say it without a negation. */
const OWN: Record<Locale, Record<Untold, string>> = {
  es: {
    bones: 'desespinad[oa]s?|deshuesad[oa]s?',
    salt: 'hipertens[oa]s?|tension alta',
    sugar: 'diabetic[oa]s?|diabetes',
  },
  en: {
    bones: 'boneless|deboned|boned',
    salt: 'unsalted|salt free|hypertension|high blood pressure',
    sugar: 'diabetics?|diabetes',
  },
  fr: {
    bones: 'desaretee?s?|desossee?s?',
    salt: 'hypertendue?s?|hypertension',
    sugar: 'diabetiques?|diabete',
  },
  de: {
    bones: 'gratenfrei\\w*|gratenlos\\w*|entgratet\\w*',
    salt: 'salzarm\\w*|salzlos\\w*|bluthochdruck',
    sugar: 'diabetiker\\w*|diabetes|zuckerkrank\\w*',
  },
  it: {
    bones: 'spinat[oaie]|disossat[oaie]',
    salt: 'ipertes[oaie]|iposodic[oaie]|pressione alta',
    sugar: 'diabetic[oaih]+|diabete',
  },
}
const FEW_WORDS = '(?: (?!y|e|and|et|und|con|with|avec|mit|,)\\S+){0,2}?'

const isSaid = (lang: Locale, what: Untold, text: string): boolean =>
  new RegExp(
    what === 'sugar'
      ? `\\b(?:${OWN[lang].sugar})(?= |$)`
      : `\\b(?:(?:${NEGATIONS[lang]})${FEW_WORDS} (?:${NOUNS[lang][what]})|${OWN[lang][what]})(?= |$)`,
  ).test(text)

/** What a message does without and the rows do not tell: "a fish without bones". */
export function untoldIn({ line, lang }: Pick<Reading, 'line' | 'lang'>): readonly Untold[] {
  const text = tokens(line).join(' ')
  return (['bones', 'salt', 'sugar'] as const).filter((what) => isSaid(lang, what, text))
}

const TEXT = { bones: 'sinDatosEspinas', salt: 'sinDatosSal', sugar: 'sinDatosAzucar' } as const

const LISTS: ReadonlySet<string> = new Set(['list', 'price', 'allergens', 'compare'])

/** Says, before things are listed, that nothing is known of the bones or the salt, and who knows. */
export function sayUntold(context: Context, intent: IntentId): void {
  const { c, r } = context
  if (!LISTS.has(actOf(intent))) return
  const untold = untoldIn(r)
  for (const what of untold) c.say(c.texts.Carta[TEXT[what]])
  if (untold.length === 0) return
  sayContact(context)
  c.next()
}
