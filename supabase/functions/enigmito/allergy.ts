import { asksOfThing, isAskedFor, mayFollow } from './avoid/may-it.ts'
import type { Hit } from './phrases.ts'
import type { Allergen } from './words/shape.ts'

/** "Nuts" and "frutos secos" include peanuts: leaving an allergen out is the worse error. */
export const GROUPS: Readonly<Record<string, readonly Allergen[]>> = {
  shellfish: ['crustaceos', 'moluscos'],
  nuts: ['frutos_cascara', 'cacahuetes'],
  sea: ['pescado', 'crustaceos', 'moluscos'],
}

/** Words used only for allergens; the others are also food ("gambas", "leche", "pescado"). */
const ONLY_ALLERGEN =
  /^(glut|celia|celiq|coelia|zoliak|sulfit|sulphit|solfit|schwefel|crustac|krebst|krustent|mollus|molusc|weicht|lact|lakt|lattos|laitier|dairy|casein|kasein|schalenfr|altram|lupin)/

const ARTICLES = new Set(
  'el la los las the le les l der die das den dem il lo i gli vuestro vuestra your votre vos eure euer'.split(
    ' ',
  ),
)

/** "How many oysters are in a portion?" */
const COUNTS = /^(?:cuant[ao]s|many|combien|viele|wieviele|quant[ei])$/

const ALLERGY_WORDS = [
  'allergy',
  'cannot',
  'contains',
  'inside',
  'within',
  'without',
  'trace',
  'severe',
  'guarantee',
]
const HOLDS = ['contains', 'inside', 'within']
const FOOD_WORDS = ['copula', 'eat', 'have', 'price', 'recommend', 'pairing', 'ingredients', 'wine']

/** "Hay mejillones en la carta": being on the menu is not being inside a dish. */
const ofMenu = (hit: Hit, hits: readonly Hit[]): boolean =>
  ['inside', 'within'].includes(concept(hit)) &&
  hits.some(({ id, start }) => id === 'concept:menu' && start >= hit.end - 1 && start - hit.end <= 1)

const VERB = /^(?:\w{2,}(?:ar|er|ir|re)|\w+ing|zu|viel|gleich|que|too)$/
/** "With fish, but not fried": how it is made is denied. */
const MADE =
  /^(?:frit[oaes]*|fritt\w*|frits|fritur\w*|fried|frittiert\w*|rebozad\w*|panier\w*|picant\w*|piccant\w*|spicy|scharf\w*|epice\w*)$/
const ANSWERS = /^(?:no|si|yes|yeah|ok|fine)$/
const WHY = /^(?:why|warum|wieso|pourquoi|perche)$/
const WISHES =
  /^(?:quiero|queria|querria|queremos|digo|dicho|dije|want|wanted|said|meant|wollt\w*|will|mochte\w*|hatt\w*|mein\w*|sagte|gesagt|voul\w*|veux|voudrais|dit|volev\w*|voglio|vorrei|vogliamo|detto|dicevo|autres?|another|other|otr[oa]s?|altr[oaie]|ander\w+|pero|but|mais|aber|ma)$/
/** "My wife dislikes rabbit. Do you have one with seafood?": asked of the house, "have" says of no dish what is in it. */
/** "C'è una ai frutti di mare?": another dish is asked for. */
const ONE = /^(?:one|un[ao]|une|eine?[rs]?|algun[oa]?)$/
const OF_HOUSE = /^(?:you|u|ye|hay|teneis|tenes|avez|avete|habt|gibt|gibts)$/
export const WITHOUT = /^(?:sin|without|sans|ohne|senza)$/
const WITH = /^(?:con|with|avec|mit)$/
const SOME = /^(?:des|du|de|della|delle|dei|degli|del|some)$/
const NEGATES = /^(?:no|not|without|kein\w*|nicht|ohne|sin|ni|nada|pas|sans|ni|non|senza|niente|nessun\w*)$/

/** Words with which a new clause begins: "she eats no pork, if we have fish". A list of what is not eaten has none of them. */
const BEGINS =
  /^(?:una?|une|an?|eine?n?|mejor|plutot|lieber|rather|piuttosto|si|cuando|pero|aunque|queremos|comemos|pedimos|tomamos|if|when|but|though|we|quand|mais|on|nous|wenn|falls|aber|doch|wir|se|quando|ma|pero|vogliamo|prendiamo|mangiamo|likes?|loves?|gustan?|encantan?|aime|adore|mag|liebt|piac\w+|adora|ama)$/
/** "She eats no pork, fish is fine": said right behind the second food. */
const ALLOWED =
  /^(?:(?:is|are) (?:totally |perfectly )?(?:fine|ok|okay|good)|(?:ist|sind|ware) (?:ok|okay|gut|kein problem)|(?:si|vale|bien|oui|ja|schon|geht|gern|ok|okay|fine|yes)\b|(?:esta|le va|me va|va) bien|ca va|c est bon|va bene)/
/** "If we have fish": of people, to have is to eat. */
const WE = /^(?:we|i|they)$/
/** Between a denial and its food: "eats no pork", "mange pas de porc". */
const NEXT = 1

/** Of these nobody speaks who only dislikes a food. */
const DEADLY =
  /^(?:epi|epipens?|adrenal\w*|anaf\w*|anaph\w*|shock|schock|choc|hospital|hopital|ospedale|krankenhaus|urgencias|urgences|soccorso|notfall\w*|notarzt|notaufnahme|a)$/
const HOSPITAL = /^(?:hospital|hopital|ospedale|krankenhaus)$/
const A = /^(?:an?|une?|ein|uno)$/
const WHAT = /^(?:what|which|any|que|cual|algun\w*|quels?|quelles?|welche\w*|irgendein\w*|che|qual[ei])$/

/** Behind what is left out: "…, what is there as fish?" */
const ASKS_ON =
  /^(?:como|que|cual|algo|hay|as|what|which|comme|quoi|quels?|quelles?|ya|als|was|welche\w*|gibt|come|cosa|che|quali?)$/
/** "Fish without, please": these are not what is left out. */
const IDLE =
  /^(?:por|porfa|porfavor|favor|gracias|please|pls|thanks|thank|then|s|svp|stp|merci|bitte|danke|dann|per|grazie|prego|favore|que|hay|algo|is|are|what|which|ou|y|gibt|es|was|habt|haben|che|c|avete|and|or|und|oder|et|o|e)$/

/** Behind which word the thing ends that a "without" leaves out ("without bones"); null where none follows. */
function ownOf({ start, end }: Hit, words: readonly string[]): number | null {
  if (!WITHOUT.test(words[start] ?? '')) return null
  let at = end
  while (ARTICLES.has(words[at] ?? '') || SOME.test(words[at] ?? '')) at++
  const word = words[at]
  return word === undefined || IDLE.test(word) ? null : at + 1
}

const keyOf = (hit: Hit): string => hit.id.slice(hit.id.indexOf(':') + 1)
const concept = (hit: Hit): string => (hit.id.startsWith('concept:') ? keyOf(hit) : '')

/** "hay X en Y" has the allergen before its last word, "does Y have X" after the dish. */
function framed(hit: Hit, frame: Hit, hits: readonly Hit[]): boolean {
  if (concept(frame) === 'inside') return hit.start < frame.end
  if (frame.loose) return hit.start >= frame.end
  return hits.some(
    ({ id, start, end }) => /^(kind|allergen|group):/.test(id) && start >= frame.end && end <= hit.start,
  )
}

/**
 * The allergens a message asks about, and the words that name them. A food counts as an allergen only near
 * words about allergies or containing: in "¿las gambas llevan leche?" the prawns are a dish. `avoids`: the
 * message asks what is left for somebody who avoids something, so every food counts. `asked`: where the last sentence begins,
 * if it is a question.
 */
export function allergensIn(
  hits: readonly Hit[],
  words: readonly string[],
  avoids: boolean,
  asked: number | null,
): { allergens: Allergen[]; taken: ReadonlySet<number> } {
  const found = new Set<Allergen>()
  const taken = new Set<number>()
  const listsThem = hits.some(({ id }) => id === 'concept:allergens')
  const food = hits.filter(({ id }) => id.startsWith('kind:') || id === 'concept:food')
  // "Qué pescado puedo comer": a question word right before a noun asks for food.
  const asksFor = (hit: Hit): boolean =>
    concept(hit) === 'what' && hits.some(({ id, start }) => id.startsWith('kind:') && start === hit.end)
  // "Qué vino va con el pulpo": said of a wine, it asks what goes with what.
  const ofWine = hits.some(({ id }) => /^(?:concept:(?:wine|glass)$|style:)/.test(id))
  const pairs = (hit: Hit): boolean =>
    ofWine &&
    concept(hit) === 'contains' &&
    hits.some((one) => concept(one) === 'pairing' && one.start === hit.start && one.end === hit.end)
  const markers = hits.filter(
    (hit) =>
      !ofMenu(hit, hits) &&
      !pairs(hit) &&
      (ALLERGY_WORDS.includes(concept(hit)) || FOOD_WORDS.includes(concept(hit)) || asksFor(hit)),
  )
  const isNoun = ({ id }: Hit): boolean => id.startsWith('allergen:') || id.startsWith('group:')
  // "I wanted fish, no aubergine": behind a wish a negation belongs to the noun after it, not to the one before.
  const wish = words.findIndex((word) => WISHES.test(word))
  const governs = (marker: Hit): boolean =>
    ['without', 'cannot'].includes(concept(marker)) &&
    wish >= 0 &&
    wish < marker.start &&
    NEGATES.test(words[marker.start] ?? '') &&
    !NEGATES.test(words.at(-1) ?? '') &&
    hits.some(
      (other) =>
        (isNoun(other) || other.id.startsWith('kind:')) &&
        other.start >= marker.end &&
        other.start - marker.end <= (ARTICLES.has(words[marker.end] ?? '') ? 1 : 0),
    )
  const nouns = hits.filter(isNoun)
  // "With fish, without spending a fortune": a verb is denied.
  const ofVerb = (marker: Hit): boolean =>
    (WITHOUT.test(words[marker.start] ?? '') && VERB.test(words[marker.end] ?? '')) ||
    (NEGATES.test(words[marker.start] ?? '') &&
      words.slice(marker.end, marker.end + 2).some((word) => MADE.test(word)))
  // "With fish, no crustaceans"; "fish no, milk yes" denies what stands before it.
  const deniesNext = (marker: Hit): boolean =>
    words[marker.start] === 'no' && !words.some((word, at) => ANSWERS.test(word) && at > marker.start)
  // "Squid without lactose", "fish without bones": what stands behind it is left out, whatever it is.
  const ofNext = (marker: Hit): boolean =>
    ownOf(marker, words) !== null || (deniesNext(marker) && nouns.some(({ start }) => start === marker.end))
  // "And with almonds in it?" wishes for them, where nobody is allergic and no dish is named before.
  const told = hits.some((hit) => ['allergy', 'cannot', 'severe', 'trace', 'without'].includes(concept(hit)))
  const isWished = (hit: Hit): boolean => {
    let before = hit.start - 1
    while (ARTICLES.has(words[before] ?? '') || SOME.test(words[before] ?? '')) before--
    const ofDish = food.some(({ end }) => end <= hit.start)
    return !told && !ofDish && WITH.test(words[before] ?? '') && markers.some((one) => one.start === hit.end)
  }
  // "But why is the octopus a no?" asks of the dish.
  const asksWhy = (hit: Hit): boolean =>
    words.some((word) => WHY.test(word)) && ARTICLES.has(words[hit.start - 1] ?? '')
  // "She eats no pork, if we have fish": the denial has its food, and the fish stands in another clause.
  const hasOther = (marker: Hit, hit: Hit): boolean =>
    (['cannot', 'without'].includes(concept(marker)) &&
      hits.some(
        ({ id, start, end }) =>
          // "She can't do spicy, she likes prawns": what is hot is no food, and is borne no better.
          (id.startsWith('kind:') || id === 'concept:spicy') &&
          start >= marker.end &&
          start - marker.end <= NEXT &&
          !nouns.some((noun) => noun.start === start) &&
          (end === hit.start
            ? ALLOWED.test(words.slice(hit.end, hit.end + 4).join(' '))
            : words.slice(end, hit.start).some((word) => BEGINS.test(word))),
      )) ||
    // "Without garlic, what is there as fish?"
    words.slice(ownOf(marker, words) ?? hit.start, hit.start).some((word) => ASKS_ON.test(word))
  // "Allergic to crustaceans. The mussels, may he?", "allergic to shellfish, do you have fish?"
  const isAsked = (hit: Hit): boolean =>
    asksOfThing(hit, { hits, nouns, words }) || isAskedFor(hit, { hits, nouns, words }, asked)
  const speaksOfAllergy = (hit: Hit): boolean => {
    if (isWished(hit)) return false
    // "Nut free", "Fisch-Allergie": the next word decides.
    const behind = markers.find(
      (marker) =>
        marker.start === hit.end && !governs(marker) && !ofVerb(marker) && !ofNext(marker) && !asksWhy(hit),
    )
    // "Things from the sea without shellfish" are wished for.
    if (hit.id === 'group:sea' && behind && WITHOUT.test(words[behind.start] ?? '')) return false
    const inNoun = behind && nouns.some(({ start, end }) => start <= behind.start && end > behind.start)
    if (behind && !inNoun && ['allergy', 'without'].includes(concept(behind))) return true
    // "Alergia a la leche, ¿el pulpo la lleva?": the subject of "contains" is a dish, not an allergen.
    const subject = markers.some(
      (marker) => concept(marker) === 'contains' && marker.start >= hit.end && marker.start - hit.end <= 1,
    )
    const object = markers.some(
      (marker) => concept(marker) === 'contains' && marker.end <= hit.start && hit.start - marker.end <= 1,
    )
    const isSubject =
      subject && !object && nouns.some(({ start, end }) => end <= hit.start || start > hit.end)
    // "Y a du poisson dedans ? je suis allergique."
    const inIt =
      !isSubject &&
      markers.some(
        (one) =>
          one.start === hit.end &&
          HOLDS.includes(concept(one)) &&
          !nouns.some(({ start }) => start >= one.end && start - one.end <= 1),
      )
    if (inIt && markers.some((one) => concept(one) === 'allergy')) return true
    const place = hits.find((one) => concept(one) === 'in' && one.start === hit.end)
    if (place && hits.some(({ id, start }) => id.startsWith('kind:') && start === place.end)) return true
    if (isSubject) return false
    const ofUs = ({ start }: Hit): boolean => words[start] === 'have' && WE.test(words[start - 1] ?? '')
    const near = markers.filter((marker) => !ofUs(marker) && !hasOther(marker, hit))
    const starts = near
      .filter(({ start }) => start < hit.start || start === hit.start)
      .map(({ start }) => start)
    const nearest = near.filter(
      ({ start, end }) => start === Math.max(...starts) && (start < hit.start || end > hit.end),
    )
    // "Las croquetas tienen leche": said of a dish, "have" means "contain".
    const ofDish = (marker: Hit): boolean =>
      concept(marker) === 'have' &&
      !words.slice(marker.start, marker.end).some((word) => OF_HOUSE.test(word)) &&
      !words.slice(marker.end, hit.start).some((word) => ONE.test(word)) &&
      food.some(({ end }) => end <= marker.start)
    const frames = nearest.filter((marker) => ['inside', 'within'].includes(concept(marker)))
    if (frames.length > 0) return frames.some((frame) => framed(hit, frame, hits))
    // "Lleva leche el pulpo": of two nouns, the one with the article is the dish.
    if (
      nearest.some((marker) => concept(marker) === 'contains') &&
      ARTICLES.has(words[hit.start - 1] ?? '')
    ) {
      const bare = nouns.some(({ start }) => start !== hit.start && !ARTICLES.has(words[start - 1] ?? ''))
      if (bare) return false
    }
    if (isAsked(hit)) return false
    if (nearest.length > 0)
      return nearest.some((marker) => ALLERGY_WORDS.includes(concept(marker)) || ofDish(marker))
    const allergenLater = (from: number): boolean => nouns.some(({ start }) => start >= from)
    return markers.some(
      (after) =>
        after.start >= hit.end &&
        after.start - hit.end <= 3 &&
        ALLERGY_WORDS.includes(concept(after)) &&
        !governs(after) &&
        !ofVerb(after) &&
        ownOf(after, words) === null &&
        !asksWhy(hit) &&
        !allergenLater(after.start),
    )
  }
  // "Our lass can't be doing with nuts, she carries an EpiPen": who is in such danger is allergic to what stands before it.
  const grave = hits.find(
    (hit) =>
      concept(hit) === 'severe' &&
      words.slice(hit.start, hit.end).some((word) => DEADLY.test(word)) &&
      // "Is there a hospital near?"
      !(HOSPITAL.test(words[hit.start] ?? '') && A.test(words[hit.start - 1] ?? '')),
  )
  const isFeared = (hit: Hit): boolean =>
    grave !== undefined && hit.end <= grave.start && !WHAT.test(words[hit.start - 1] ?? '') && !isAsked(hit)
  // "Huevo": a message with only an allergen's name comes from a guest who avoids it.
  const alone = words.length <= 2 && nouns.length > 0 && hits.every(isNoun)
  // "My husband is coeliac, can he have the squid?": the word for his illness is all that is said of allergens.
  const ill = nouns.filter(({ start }) =>
    markers.some((marker) => concept(marker) === 'allergy' && marker.start === start),
  )
  const other = markers.filter(
    (marker) => ALLERGY_WORDS.includes(concept(marker)) && !ill.some(({ start }) => start === marker.start),
  )
  const ofIll = (hit: Hit): boolean =>
    ill.length > 0 &&
    !ill.includes(hit) &&
    hits.some(({ id, start }) => id.startsWith('kind:') && start === hit.start) &&
    !other.some((marker) => concept(marker) !== 'without' || Math.abs(hit.start - marker.end) <= 1) &&
    (mayFollow(words, hit.end) ||
      !ill.some(({ start, end }) => Math.min(Math.abs(hit.start - end), Math.abs(start - hit.end)) <= 2))
  for (const hit of hits) {
    if (ofIll(hit) || isAsked(hit) || COUNTS.test(words[hit.start - 1] ?? '')) continue
    const isGroup = hit.id.startsWith('group:')
    if (!isGroup && !hit.id.startsWith('allergen:')) continue
    const covered = words.slice(hit.start, hit.end)
    const sure = covered.some(
      (word) => ONLY_ALLERGEN.test(word) || /(alergi|allergi|frei|cascara|coque|guscio)/.test(word),
    )
    if (!sure && !alone && !avoids && !isFeared(hit) && (listsThem || !speaksOfAllergy(hit))) continue
    for (const key of isGroup ? (GROUPS[keyOf(hit)] ?? []) : [keyOf(hit) as Allergen]) found.add(key)
    for (let at = hit.start; at < hit.end; at++) taken.add(at)
  }
  return { allergens: [...found], taken }
}
