import type { Locale } from '../../../../lib/i18n/locales.ts'
import { holders } from '../answers/allergens.ts'
import type { Context } from '../answers/context.ts'
import type { Intent } from '../intents/signs.ts'
import type { Reading } from '../reading.ts'
import { fold } from '../text/fold.ts'
import { avoidedBy } from '../turn/carry.ts'

/** "Which desserts can't I have?": what must not be eaten is asked for, and no food stands behind the verb. */
const ASKS: Record<Locale, RegExp> = {
  es: /(?<!\bes )\b(?:que|q|cual(?:es)?)(?: (?!es\b|si\b)\w+){0,5} no (?:puedo|puede|podemos|pueden|podria|debo|debe|deberia)(?: (?:comer|tomar|pedir|probar|beber))? ?(?=$|[?.,!;])/,
  en: /\b(?:what|which)(?: \w+){0,4} (?:can ?no?t|can['’]?t|cannot|should ?n['’]?t|should not|must ?n['’]?t|must not)(?: (?:i|we|he|she|they))?(?: (?:have|eat|order|touch|take|get))? ?(?=$|[?.,!;])/,
  fr: /\b(?:quels?|quelles?|qu['’]est[ -]ce que|que|qu)(?:['’ ]+\w+){0,5} (?:peux|peut|pouvons|peuvent|dois|doit)(?:[- ](?:je|il|elle|on))? pas(?: (?:manger|prendre|commander|gouter))? ?(?=$|[?.,!;])/,
  de: /\b(?:was|welche\w*)(?: \w+){0,3} (?:(?:darf|durfen|kann|konnen|sollte)(?: (?:ich|er|sie|wir))? nicht(?: (?:essen|bestellen|nehmen|haben))?|nicht (?:essen|bestellen|nehmen|haben) (?:darf|kann|sollte)) ?(?=$|[?.,!;])/,
  it: /\b(?:che|quali|cosa)(?: \w+){0,4} non (?:posso|puo|possiamo|possono|devo|deve|dovrei)(?: (?:mangiare|prendere|ordinare|toccare))? ?(?=$|[?.,!;])/,
}

/** The reading with what the guests must not eat, where they ask which things that bars; else null. */
function barred({ r }: Pick<Context, 'r'>): Reading | null {
  const allergens = r.allergens.length > 0 ? r.allergens : avoidedBy(r)
  const asks =
    allergens.length > 0 && r.diets.length === 0 && !r.targets.named && ASKS[r.lang].test(fold(r.line))
  return asks ? { ...r, allergens } : null
}

export const BARRED: Intent = {
  id: 'allergen_barred',
  when: (x) => barred(x) !== null,
  answer: (x) => holders({ ...x, r: barred(x) ?? x.r }),
}
