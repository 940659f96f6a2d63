import type { Locale } from '../../../../lib/i18n/locales.ts'
import { isPerson, peopleIn } from '../avoid/people.ts'
import type { Hit } from '../phrases.ts'
import type { Index } from '../search.ts'
import type { Marked } from '../turn/marks.ts'
import { fold, range } from './fold.ts'
import { LEXICONS } from './lexicon.ts'

/** "You are giving me reds": what was put before the guest, who wants something else. */
const GIVEN: Record<Locale, RegExp> = {
  es: /\b(?:me|nos|no)s? (?:estas?|estais|estan|has|habeis|ha|sigues|seguis) (?:poniendo|dando|diciendo|ofreciendo|sacando|ensenando|puesto|dado|dicho|sacado|ofrecido)\b|\bme (?:pones|das|sacas|ofreces|poneis|dais)\b/,
  en: /\byou (?:re|are|ve|have|keep|just|only)?(?: just| only)? ?(?:giving|given|gave|give|showing|shown|showed|show|listing|listed|offering|offered|putting)(?: me| us)?\b|\bu (?:gave|give|keep giving|re giving|showed)(?: me| us)?\b|\bthose are\b|\bthese are\b/,
  fr: /\b(?:vous|tu) (?:me |nous |m )?(?:mett?ez|mets|donnez|donnes|montrez|montres|proposez|proposes|sortez|sors|avez (?:donne|mis|propose)|as (?:donne|mis|propose))\b|\bce sont des\b|\bc est des\b/,
  de: /\b(?:du|sie|ihr) (?:gibst|gebt|geben|zeigst|zeigt|zeigen|nennst|nennt|nennen|bietest|bietet|bieten|hast|habt|haben)(?: mir| uns)\b|\bdas (?:sind|waren)(?: ja| doch| alles| lauter)*\b/,
  it: /\bm[i]? (?:stai|state|sta|avete|hai) (?:dando|mettendo|mostrando|proponendo|elencando|dato|messo|mostrato|proposto)\b|\bmi (?:dai|date|proponi|proponete|metti|mettete)\b|\bquesti sono\b|\bquelli sono\b/,
}
const TELLS = /^concept:(?:allergy|cannot|severe|vegan|vegetarian|without)$/
/** Only where something else is wished for in the same breath. */
const REACH = 4

/** "Without spending a fortune": a wish for something cheap, which leaves nothing out. */
export const THRIFTY: Record<Locale, RegExp> = {
  es: /\bsin (?:gastar\w*|que (?:nos |me )?(?:cueste|arruin\w*|deje\w*)|arruin\w*|dejar\w*|pasarse|pasarnos)(?: (?:mucho|tanto|demasiado|un dineral|una fortuna|un ojo(?: de la cara)?|el sueldo|un rinon|la cartera|de precio|de presupuesto))?|\bno (?:gastar\w*|quiero gastar\w*|queremos gastar\w*) (?:mucho|tanto|demasiado)\b/,
  en: /\b(?:without|not|no|don t want to be|don t want to|dont want to) (?:spend(?:ing)?|break(?:ing)?|pay(?:ing)?|cost(?:ing)?)(?: (?:too much|a lot|much|a fortune|the bank|a bomb|loads|the earth|an arm and a leg|silly money))/,
  fr: /\bsans (?:se |me |nous )?(?:ruiner|depenser)(?: (?:trop|une fortune|beaucoup|des mille et des cents|un bras))?|\b(?:pas|sans) (?:couter|payer) (?:trop|une fortune|un bras|la peau)/,
  de: /\bohne (?:viel|zu viel|gross|ein vermogen|ein heidengeld|allzu viel)(?: geld)?(?: geld)?(?: auszugeben| zu zahlen| auszugeben| zu bezahlen)|\bohne (?:arm zu werden|uns zu ruinieren|mich zu ruinieren)|\bnicht (?:zu |so |allzu )?viel (?:geld )?(?:ausgeben|zahlen)/,
  it: /\bsenza (?:spendere|sborsare|svenarsi|svenarmi|svenarci|rovinarsi|rovinarci|dissanguarsi)(?: (?:troppo|tanto|un capitale|un patrimonio|una fortuna|molto|un occhio(?: della testa)?))?|\bnon (?:spendere|voglio spendere|vogliamo spendere|vorrei spendere) (?:troppo|tanto|molto)/,
}

/** "Forget the wine": what is put aside is wished no more. */
const DROPPED: Record<Locale, RegExp> = {
  es: /\b(?:olvid\w+|olvidate de|deja|dejad|dejemos|pasa de|nada de) (?:el |los |del |de )?(?:vinos?|maridajes?)\b/,
  en: /\b(?:forget|never mind|nevermind|skip|drop|leave|not|forget about) (?:about )?(?:the |about the )?wines?\b/,
  fr: /\b(?:laiss\w+ tomber|oubli\w+|laiss\w+|pas) (?:le |les |du )?vins?\b/,
  de: /\b(?:vergiss\w*|vergessen sie|lass\w*|lassen sie|egal|nicht) (?:mal )?(?:den |die |der )?weine?\b(?: weg)?/,
  it: /\b(?:lasci\w+ (?:stare|perdere)|dimentic\w+|non|scorda\w*) (?:il |i )?vin[oi]\b/,
}

/** "I thought it was fish": what was thought asks for nothing, up to the end of its clause. */
const THOUGHT: Record<Locale, RegExp> = {
  es: /\b(?:pensaba|pense|creia|crei|pensabamos|creiamos)(?: yo)? que (?:era|eran|seria|serian)\b/,
  en: /\b(?:i|we) (?:thought|figured|assumed)(?: that)?(?: (?:it|that|this|they|those))? (?:was|were|is|d be|would be)\b/,
  fr: /\b(?:pensais|croyais|pensait|croyait|pensions|croyions)(?: que)? (?:qu )?(?:c|ca|ce|cela|il|elle) (?:etait|serait)\b/,
  de: /\b(?:dachte|dachten|glaubte)(?: (?:ich|wir|schon|immer|erst))*(?: dass)? (?:das|es|die|der)(?: (?:ist|sei|ware|sind|war))?\b/,
  it: /\b(?:pensavo|credevo|pensavamo|credevamo)(?: che)? (?:fosse|fossero|era|erano)\b/,
}

/** The positions of the words that a pattern takes up. */
function placeOf(words: readonly string[], pattern: RegExp): { start: number; end: number } | null {
  const found = pattern.exec(words.join(' '))
  if (!found) return null
  const start = words.join(' ').slice(0, found.index).split(' ').filter(Boolean).length
  return { start, end: start + found[0].trim().split(' ').length }
}

/** "Ho 20 euro in tasca", "un rosso in bottiglia": "in" counts somebody before a number alone. */
const ofPlace = (words: readonly string[], { start, end }: { start: number; end: number }): boolean => {
  const next = words[end] ?? ''
  return words[start] === 'in' && !/^(?:\d+|(?:quant|tant|poch|molt)i)$/.test(next) && !(next in NUMBERS)
}
const NUMBERS = LEXICONS.it.numbers

type Said = { words: readonly string[]; lang: Locale; marks: readonly Marked[]; breaks: ReadonlySet<number> }

/** What is said of the guests' purse or of an answer before, and wished of nothing. */
export function aside(hits: readonly Hit[], { words, lang, marks, breaks }: Said) {
  const thrift = placeOf(words, THRIFTY[lang])
  const given = placeOf(words, GIVEN[lang])
  const dropped = placeOf(words, DROPPED[lang])
  const thought = placeOf(words, THOUGHT[lang])
  const ended = thought && {
    ...thought,
    end: Math.min(words.length, ...[...breaks].filter((at) => at >= thought.end)),
  }
  // "I thought you knew that she is allergic" tells it.
  const guess =
    ended && hits.some(({ id, start }) => start < ended.end && start >= ended.start && TELLS.test(id))
      ? null
      : ended
  const out = (at: number, place: { start: number; end: number } | null): boolean =>
    place !== null && at >= place.start && at < place.end
  const isWish = ({ id }: Hit): boolean => /^(?:style|kind):/.test(id)
  const stop = given ? Math.min(given.end + REACH, ...[...breaks].filter((at) => at > given.end)) : 0
  const shown = given && { start: given.end, end: stop }
  const other = shown && hits.some((hit) => isWish(hit) && !out(hit.start, shown))
  // "I am not allergic, I want a wine for the fish": of nobody else, and of no food, is an allergy told.
  const ofWine = hits.some(({ id }) => /^(?:concept:(?:wine|glass)$|style:)/.test(id))
  const others = peopleIn(words, lang).some(
    (hit) => /^(?:child|companion|he|she)$/.test(hit.id) && isPerson(hit, { lang, words, breaks }),
  )
  const well = hits.filter(
    ({ id, start, end }) =>
      ofWine &&
      !others &&
      id === 'concept:allergy' &&
      (end === words.length || breaks.has(end)) &&
      marks.some((mark) => mark.id === 'not' && mark.end <= start && start - mark.end <= 1) &&
      !hits.some((hit) => /^(?:allergen|group):/.test(hit.id) && hit.start < start),
  )
  const denies = (hit: { start: number; end: number }): boolean =>
    well.some(({ start }) => hit.start <= start && start - hit.end <= 2)
  const budget: Hit[] = thrift ? [{ id: 'concept:budget', ...thrift, letters: 0, loose: false }] : []
  const idle = [
    ...[thrift, dropped, guess].flatMap((place) => (place ? range(place.start, place.end) : [])),
    ...(other && given ? range(given.start, stop) : []),
  ]
  return {
    /** Positions of words that name nothing. */
    idle,
    hits: [
      ...budget,
      ...hits.filter(
        (hit) =>
          !(hit.id === 'concept:people' && ofPlace(words, hit)) &&
          !out(hit.start, thrift) &&
          !out(hit.start, dropped) &&
          !out(hit.start, guess) &&
          !(other && ((isWish(hit) && out(hit.start, shown)) || out(hit.start, given))) &&
          !well.includes(hit) &&
          !(well.length > 0 && hit.id === 'concept:without' && denies(hit)),
      ),
    ],
    marks: marks.filter(
      (mark) => !(out(mark.start, thrift) || out(mark.start, dropped) || (mark.id === 'not' && denies(mark))),
    ),
  }
}

/** "Ich weiß", "weiß nicht": who knows names no white vermouth. */
const knows = (words: readonly string[], at: number, lang: Locale): boolean =>
  lang === 'de' &&
  words[at] === 'weiss' &&
  (/^(?:ich|du|er|sie|es|man|wer|wir|keiner|niemand|nicht)$/.test(words[at - 1] ?? '') ||
    /^(?:ich|nicht|schon|noch|ned|net|jemand|einer)$/.test(words[at + 1] ?? ''))

/** "Wein? Weiß, vegan": the colour of a wine that is spoken of, where nobody knows anything. */
export const withWhite = (hits: readonly Hit[], words: readonly string[], lang: Locale): readonly Hit[] =>
  lang === 'de' && hits.some(({ id }) => id === 'concept:wine' || id === 'concept:glass')
    ? [
        ...hits,
        ...words.flatMap((word, start) =>
          word === 'weiss' && !knows(words, start, lang) && !hits.some((hit) => isAt(hit, start))
            ? [{ id: 'style:blanco', start, end: start + 1, letters: word.length, loose: false }]
            : [],
        ),
      ]
    : hits
const isAt = ({ id, start, end }: Hit, at: number): boolean =>
  id.startsWith('style:') && start <= at && end > at

/** "For the little one" is a person; one word, as "mother", is it but beside the other words of a name ("masa madre"). */
export const personsIn = (words: readonly string[], lang: Locale, index: Index): number[] => [
  ...range(0, words.length).filter((at) => knows(words, at, lang)),
  ...peopleIn(words, lang)
    .filter(({ id }) => id === 'companion' || id === 'child')
    .flatMap(({ id, start, end }) =>
      range(start, end).map((at) => ({ at, whole: id === 'child' && end - start > 1 })),
    )
    .filter(({ at, whole }) => {
      if (whole) return true
      const word = words[at] ?? ''
      const beside = [words[at - 2], words[at - 1], words[at + 1], words[at + 2]]
      const names = [...(index.byWord.get(word) ?? [])].flatMap((item) => [...(index.names.get(item) ?? [])])
      return (
        names.length > 0 &&
        !names.some((name) => name.has(word) && beside.some((one) => one && one !== word && name.has(one)))
      )
    })
    .map(({ at }) => at),
]

/** "A red.. no wait, make it a white": what was said before a change of mind is wanted no more; what is avoided stays. */
export function withoutTakenBack(hits: readonly Hit[], marks: readonly Marked[]): readonly Hit[] {
  const isWish = ({ id }: Hit): boolean => /^(style|kind):/.test(id)
  const turn = marks.find(
    ({ id, start, end }) =>
      id === 'rather' &&
      hits.some((hit) => isWish(hit) && hit.end <= start) &&
      hits.some((hit) => isWish(hit) && hit.start >= end),
  )
  return turn ? hits.filter((hit) => !isWish(hit) || hit.start >= turn.end) : hits
}

export const isSum = (line: string): boolean =>
  /\d\s*(?:[x×*+÷]|por|times|multiplied by|divided by|fois|mal|per|mas|más|plus|più|piu|meno|menos|minus|moins)\s*\d/i.test(
    line,
  ) || /raiz cuadrada|square root|racine carree|quadratwurzel|radice quadrata/.test(fold(line))
