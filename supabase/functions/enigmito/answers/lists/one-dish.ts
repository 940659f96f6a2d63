import { askedAs, asksMay } from '../../avoid/asked-as.ts'
import type { State } from '../../draft.ts'
import { allergenFact, listOf, nameFact } from '../../facts.ts'
import type { Item } from '../../menu.ts'
import { plural } from '../../text/plurals.ts'
import type { Context } from '../context.ts'

const SENTENCE = {
  may: ['puede', 'puede'],
  free: ['libre', 'libre'],
  notListed: ['noFiguraUno', 'noFiguraVarios'],
  unknown: ['sinDeclarar', 'sinDeclarar'],
} as const
/** "Yes" answers "does it hold nuts?", "no" answers "may he have it?"; where neither was asked, neither is said. */
const CONTAINS = {
  holds: ['contieneUno', 'contieneVarios'],
  may: ['noPuedeUno', 'noPuedeVarios'],
  neither: ['llevaUno', 'llevaVarios'],
} as const
type Wording = (typeof SENTENCE)[keyof typeof SENTENCE] | (typeof CONTAINS)[keyof typeof CONTAINS]

/** "Is the hummus ok for her?": a verdict, though a "without" would ask for one of a kind. */
export const isOkFor = (r: Context['r']): boolean => asksMay(r) && !r.has('without')

/** What one dish says of the allergens of one state; those that are asked alike share a sentence. */
export function sayOfOne(item: Item, state: State, allergens: readonly string[], context: Context): void {
  const { r, c, menu } = context
  const byWording = new Map<Wording, string[]>()
  for (const key of allergens) {
    const wording = state === 'contains' ? CONTAINS[askedAs(r, key)] : SENTENCE[state]
    byWording.set(wording, [...(byWording.get(wording) ?? []), key])
  }
  for (const [sentence, of] of byWording) {
    c.next()
    c.say(c.texts.Alergenos[sentence[plural(of, c.lang) ? 1 : 0]], {
      nombre: nameFact(item, c.lang),
      alergeno: listOf(
        of.map((key) => allergenFact(key, menu, c.lang)),
        c.lang,
        state === 'notListed' ? 'or' : 'and',
      ),
    })
    for (const allergen of of) c.claim({ item, allergen, state })
  }
}
