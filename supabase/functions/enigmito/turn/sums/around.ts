import type { Locale } from '../../../../../lib/i18n/locales.ts'
import type { Reading } from '../../reading.ts'
import { range } from '../../text/fold.ts'
import { STOP } from '../../text/lexicon.ts'
import { numberOf } from '../../text/numbers.ts'
import type { Concept } from '../../words/shape.ts'

/** Words around a number that name nothing: pieces, ways to take them, ways to ask what they come to. */
const AROUND: Record<Locale, RegExp> = {
  es: /^(?:mundo|aproximad\w*|todos|todas|mejor|espera|bueno|anda|menus?|botellas?|copas?|raciones|racion|unidades|piezas|platos|seria\w*|serian|son|sale[ns]?|sube[ns]?|hace[ns]?|suma\w*|pedimos|pido|pedir|cojo|cogemos|coge\w*|quiero|queremos|quisiera|pon\w*|tomamos|tomo|llevo|entonces|pues|cada|uno|una|todo|junt[oa]s?|si|vamos|venimos|seamos|fuera\w*|pa|x|tios|colegas|total|en|ver|esas?|esos?|echa|haz|hazme|calcula|cuentas?|yo|mis?|amig[oa]s|herman[oa]s|hij[oa]s|nin[oa]s|crios|peques|padres|docenas?|ke|q|sea[ns]?|pag\w*|vale|ok|venga|apunta\w*)$/,
  en: /^(?:everyone|everybody|roughly|approx\w*|oh|wait|actually|rather|instead|sorry|menus?|bottles?|glasses|glass|portions?|pieces?|plates?|pints?|servings?|lots|come|comes|to|make|makes|would|be|is|are|that|s|if|get|got|have|order|take|took|having|want|em|them|those|each|one|all|then|so|for|us|people|persons?|came|just|say|lets|let|x|what|there|re|ll|do|maths?|work|out|me|my|mates|friends|kids|children|brothers|sisters|parents|only|just|s|damage|whats|ordered?|pay|paying|ok|okay|right|please|pls)$/,
  fr: /^(?:monde|environ|plutot|finalement|non|attends|euh|menus?|bouteilles?|verres?|portions?|pieces?|parts?|assiettes?|fait|font|faire|ferait|feraient|ferais|si|en|prend|prends|prenons|prenait|veut|voudrait|commande|alors|donc|chaque|chacun|on|nous|est|sommes|sera|etait|du|coup|ca|revient|a|x|tout|ceux|celles|la|personnes?|pers|serait|serons|serions|seront|fais|calcul|compte|moi|mes|potes|amis|enfants|gamins|freres|parents|dit|ceux|monte|combien|tous|toutes|paie\w*|paye\w*|ok|bon|bien|donne|mets|svp)$/,
  de: /^(?:ungefahr|etwa|circa|hat|haben|lieber|doch|na|naa|nee|warte|ach|menus?|flaschen?|glas|glaser|portionen?|portion|stuck|stucke|teller|macht|machen|ware[n]?|sind|san|ist|is|war|war[en]*|wurde[n]?|kommt|kommen|zahl\w*|nehm\w*|nimm\w*|bestell\w*|will|wollen|wenn|dann|also|davon|jeweils|je|jedem|jeder|von|wir|mir|ich|zu|das|des|mal|x|fur|leute|personen|nur|alle|so|mer|wird|rechne|rechnest|mann|mich|meine[nr]?|freunde|kumpels|kinder|kids|eltern|kostet|kosten|dem|der|denen|ok|gut|okay|bitte)$/,
  it: /^(?:circa|hanno|anzi|meglio|aspetta|no|menu|bottigli[ae]|calic[ei]|bicchier[ei]|porzion[ei]|pezzi|piatti|fanno|fa|sarebbero|sarebbe|sono|viene|vengono|prend\w*|ordin\w*|vogli\w*|vorre\w*|quindi|allora|ognuno|ognuna|ciascun[oa]?|ogni|se|ne|siamo|fossimo|in|per|x|tutto|di|quelli|quelle|questi|queste|persone|tot|saremmo|saremo|fai|conti|conto|io|me|miei|amici|figli|bambini|bimbi|fratelli|genitori|invece|tutti|tutte|pag\w*|ok|va|bene|mettimi|metti)$/,
}

const IDLE: readonly Concept[] = ['price', 'bill', 'range', 'glass', 'portion', 'people', 'what', 'copula']

export const wordsAt = (
  { words }: Reading,
  places: readonly { start: number; end: number }[],
): ReadonlySet<string | undefined> =>
  new Set(places.flatMap(({ start, end }) => range(start, end).map((at) => words[at])))

/** Whether a word of a message names nothing: a number, or what stands around one. */
export function aroundNumber(r: Reading): (word: string) => boolean {
  const idle = wordsAt(
    r,
    r.hits.filter(({ id }) => IDLE.some((concept) => id === `concept:${concept}`)),
  )
  return (word) =>
    word.length < 2 ||
    numberOf(word, r.lang) > 0 ||
    STOP.has(word) ||
    AROUND[r.lang].test(word) ||
    idle.has(word)
}
