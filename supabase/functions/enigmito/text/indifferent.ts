import type { Locale } from '../../../../lib/i18n/locales.ts'
import type { Hit } from '../phrases.ts'
import { range } from './fold.ts'

/** "It doesn't have to be vegan", "nn mi frega se …": what stands behind is not wished, nor left out. */
const BEFORE: Record<Locale, RegExp> = {
  es: /\b(?:(?:me |nos )?da (?:igual|lo mismo)(?: (?:q|que|si))?(?: no)?|no (?:hace falta|tiene por que|tiene que|importa|necesito)(?: (?:q|que|si))?(?: no)?|aunque no|me importa poco(?: si| que)?|sin que (?:tenga que|haga falta))(?: (?:sea|es|ser|fuera|este))?/g,
  en: /\b(?:(?:does|do) ?(?:n ?t|not) (?:have|need) to be|need(?: ?n ?t| not) be|(?:do|does) ?(?:n ?t|not) (?:care|mind|matter)(?: (?:if|whether))?(?: (?:it s|its|it is|they re|that s))?(?: not)?|no need (?:for it )?to be|not (?:fussed|bothered)(?: (?:about|if))?(?: (?:it s|its))?|even if (?:it s|its|it is) not|forget (?:the|about)|never mind the)/g,
  fr: /\b(?:(?:m en |je m en |on s en )?(?:fiche|fous|fout|moque)(?: (?:du|de|que|si|qu))?(?: (?:ce|il|ca|c))?(?: (?:soit|est))?|peu importe (?:si|que|qu)?(?: (?:c|ce|il))?(?: (?:soit|est))?|pas (?:besoin|oblige)(?: (?:que|qu|d))?(?: (?:ce|il))?(?: (?:soit|etre))?|pas forcement|meme (?:si )?(?:c est )?(?:pas|non)|laisse tomber le)/g,
  de: /\b(?:(?:is|ist)? ?(?:mir |uns )?(?:egal|wurscht|schnuppe) ob(?: (?:der|die|das|er|es))?|(?:muss|muessen|mussen|braucht|brauch) (?:ja |auch |gar |jetzt )?(?:nicht|net|ned|nich)(?: unbedingt)?|auch nicht|nicht unbedingt|ob)/g,
  it: /\b(?:(?:non |nn )?(?:me ne |mi |ci )?(?:frega|importa|interessa)(?: (?:se|che|niente se|nulla se))?(?: non)?(?: (?:e|sia))?|anche (?:se )?non|non (?:deve|serve|occorre|c e bisogno)(?: (?:per forza|che))?(?: (?:essere|sia))?|chissenefrega(?: se| del)?|fa niente se non(?: e)?)/g,
}
const BEHIND: Record<Locale, RegExp> = {
  es: /^(?:o no|(?:me |nos )?da (?:igual|lo mismo)|no (?:hace falta|importa|es necesario))\b/,
  en: /^(?:or not|(?:is ?n ?t|is not) (?:needed|necessary|important|a must)|does ?(?:n ?t|not) matter)\b/,
  fr: /^(?:ou pas|ou non|peu importe|(?:je )?m en (?:fiche|fous|moque)|c est pas (?:oblige|grave|important))\b/,
  de: /^(?:oder nicht|oder net|(?:is|ist|war|ware)? ?(?:mir |uns |doch |jetzt )?(?:egal|wurscht|schnuppe)|(?:muss|braucht) (?:es |er |ja )?(?:nicht|net|ned|nich)|sein muss (?:er|es) nicht)\b/,
  it: /^(?:o no|o meno|non (?:importa|serve|mi interessa|e importante)|(?:non )?(?:me ne |mi )?frega)\b/,
}
const NEAR = 2

const OF: Readonly<Record<string, string>> = {
  'concept:vegan': 'diet:vegan',
  'concept:vegetarian': 'diet:vegetarian',
  'concept:organic': 'quality:organic',
}

type Said = { words: readonly string[]; lang: Locale; breaks: ReadonlySet<number> }

/** The hits whose quality the guest does without. What must not be eaten is never among them. */
export function indifferentIn(hits: readonly Hit[], { words, lang, breaks }: Said): readonly Hit[] {
  const line = words.join(' ')
  const at = (place: number): number => line.slice(0, place).split(' ').filter(Boolean).length
  const ends = [...line.matchAll(BEFORE[lang])].map(({ index, 0: found }) =>
    at(index + found.trimEnd().length),
  )
  return hits.filter(({ id, start, end }) => {
    if (!OF[id]) return false
    const before = ends.some(
      (place) =>
        place <= start &&
        start - place <= NEAR &&
        !range(place + 1, start + 1).some((one) => breaks.has(one)),
    )
    return before || BEHIND[lang].test(words.slice(end).join(' '))
  })
}

/** The conditions that such hits take back from what was wished before. */
export const takenBack = (hits: readonly Hit[]): ReadonlySet<string> =>
  new Set(hits.flatMap(({ id }) => OF[id] ?? []))
