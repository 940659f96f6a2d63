import type { Act } from '../../../../lib/chat/talk.ts'
import type { Context } from '../answers/context.ts'
import { sayStored } from '../answers/topics.ts'
import type { Reading } from '../reading.ts'
import { said } from '../said.ts'

/** The question of the rows that tells coeliacs how the kitchen works. */
const TEMA = 'celiacos'
const NO_GLUTEN = /^(?:cel+ia[ckq]|coelia|c[oe]{1,2}lia[ckq]|zo(?:e)?lia)/
const FLOUR = /^(?:harinas?|flour|farines?|mehl|weizenmehl|farine|farina)$/
const WORKS =
  /^(?:kitchen|use|used|using|cook|cooking|cocina|cocinais|us[aá]is|usan|utiliz\w*|trabaj\w*|cuisine\w*|utilis\w*|travaill\w*|kuche|verwend\w*|benutz\w*|arbeit\w*|koch\w*|cucina|cucinate|usate|lavor\w*|traz\w*|traces?|spuren|tracce)$/

const avoidsGluten = (list: Reading['talk']['avoid']): boolean =>
  list.some(({ allergens }) => allergens.includes('gluten'))

/** "Do you use flour in the kitchen?" */
export const asksFlour = ({ words }: Pick<Reading, 'words'>): boolean =>
  words.some((word) => FLOUR.test(word)) && words.some((word) => WORKS.test(word))

/** The house's own sentence for coeliacs, where its rows have one. */
export function sayFlour(x: Context): boolean {
  const faq = x.menu.faqs.get(TEMA)
  const text = faq && said(faq.answer, x.c.lang)
  if (!text || x.c.hasSaid(x.c.texts.Casa.texto)) return false
  x.c.next()
  sayStored(text, x)
  x.c.next()
  return true
}

/** Acts that tell of no food: who was said to be coeliac in a booking before them has heard nothing of the kitchen yet. */
const OF_NO_FOOD: ReadonlySet<Act> = new Set<Act>(['book', 'booking', 'hours', 'house', 'small', 'unknown'])

/**
 * Told once, when somebody is first said to be coeliac; and where it is known from a booking, with the first that is told to be
 * without gluten.
 */
export function sayFlourOnce(x: Context): void {
  const { r } = x
  const isKnown = avoidsGluten(r.talk.avoid)
  const isFirst = avoidsGluten(r.avoidance.avoid) && !isKnown && r.words.some((word) => NO_GLUTEN.test(word))
  const { frame } = r.talk
  const isUntold = frame === null || OF_NO_FOOD.has(frame.act)
  const asksWithout = isKnown && isUntold && r.allergens.includes('gluten') && !r.targets.named
  if (isFirst || asksWithout) sayFlour(x)
}

/** Flour is asked about, or traces of what a coeliac avoids, while no other food is spoken of. */
export function isOfGluten({ r }: Context): boolean {
  const spoken = [...r.allergens, ...r.hits.flatMap(({ id }) => /^allergen:(.+)/.exec(id)?.[1] ?? [])]
  if (asksFlour(r) || spoken.includes('gluten')) return true
  return spoken.length === 0 && avoidsGluten(r.avoidance.all)
}
