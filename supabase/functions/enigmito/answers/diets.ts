import { nameFact } from '../facts.ts'
import type { Kind } from '../kinds.ts'
import type { Item } from '../menu.ts'
import { marked } from '../turn/reference.ts'
import { allergenList } from './allergens.ts'
import {
  type Answer,
  available,
  type Context,
  contradicts,
  dishesToday,
  nameLine,
  priceLine,
} from './context.ts'
import { subject } from './dishes.ts'
import { fitsDiets } from './recommend.ts'

type Diet = 'vegano' | 'vegetariano'
const dietsOf = ({ r }: Context): Diet[] =>
  r.diets.map((diet) => (diet === 'vegan' ? 'vegano' : 'vegetariano'))

const has = (item: Item, diet: Diet): boolean => (diet === 'vegano' ? item.vegan : item.vegetarian)
const keyOf = (diet: Diet) => (diet === 'vegano' ? ('vegan' as const) : ('vegetarian' as const))
const LINES = 10

const ANIMAL_KINDS: ReadonlySet<Kind> = new Set<Kind>([
  'meat',
  'fish',
  'seafood',
  'beef',
  'pork',
  'ham',
  'chicken',
  'lamb',
  'eggs',
  'cheese',
])

/** Only the tag counts, never the ingredients. */
export const dietOfDish: Answer = (context) => {
  const { c } = context
  const named = subject(context)
  const { last, targets } = context.r
  const told = targets.wines.length === 0 && last?.kind === 'wine' ? [last] : targets.wines
  const items = named.length > 0 && targets.wines.length === 0 ? named : [...told, ...named]
  if (targets.akin) c.say(c.texts.Carta.parecido)
  for (const diet of dietsOf(context)) {
    const clear = items.filter((item) => !contradicts(item, diet))
    const groups = [
      clear.filter((item) => has(item, diet)),
      clear.filter((item) => !has(item, diet)),
    ] as const
    const [only] = items
    if (items.length === 1 && clear.length === 1 && only) {
      c.say(has(only, diet) ? c.texts.Dieta[`${diet}Si`] : c.texts.Dieta[`${diet}No`], {
        nombre: nameFact(only, c.lang),
      })
      c.claimDiet(keyOf(diet), [only], has(only, diet))
    } else
      for (const [group, heading] of [
        [groups[0], c.texts.Dieta[diet]],
        [groups[1], c.texts.Dieta[`${diet}SinMarca`]],
      ] as const) {
        if (group.length === 0) continue
        c.next()
        c.say(heading)
        for (const item of group.slice(0, LINES)) nameLine(item, context)
        c.claimDiet(keyOf(diet), group.slice(0, LINES), heading === c.texts.Dieta[diet])
      }
    c.next()
    for (const item of items.filter((one) => contradicts(one, diet))) {
      c.note(`diet_conflict:${diet}:${item.slug}`)
      c.say(c.texts.Dieta.conflicto, { nombre: nameFact(item, c.lang) })
      c.claimDiet(keyOf(diet), [item], false)
    }
  }
  c.next()
  c.say(c.texts.Alergenos.aviso)
  c.link('carta', 'reservar', 'llamar')
}

export const dietList: Answer = (context) => {
  const { r, c } = context
  const diets = dietsOf(context)
  const asked = r.targets.items.filter((item) => available(item, context))
  const fitting = asked.filter((item) => fitsDiets(item, diets, context))
  // "Weder Fleisch noch Fisch": what the diet excludes anyway is not what the guest wants.
  const left = fitting.length === 0 && r.targets.kinds.some((kind) => ANIMAL_KINDS.has(kind))
  const items =
    asked.length > 0 && !left
      ? fitting
      : dishesToday(context).filter((item) => fitsDiets(item, diets, context))
  const avoid = [...new Set([...r.allergens, ...(r.hints.avoidGluten ? (['gluten'] as const) : [])])]
  if (avoid.length > 0) return allergenList(context, avoid, items)
  const [diet] = diets
  if (!diet) return
  c.say(items.length > 0 ? c.texts.Dieta[diet] : c.texts.Dieta[`${diet}Ninguno`])
  // "Which rices are vegan, and for how many is one?"
  const line = marked(r, 'each') ? priceLine : nameLine
  for (const item of items.slice(0, LINES)) line(item, context)
  c.claimDiet(keyOf(diet), items.slice(0, LINES), true)
  c.next()
  if (items.length > LINES) c.say(c.texts.Carta.mas)
  c.say(c.texts.Alergenos.aviso)
  c.link('carta', 'reservar', 'llamar')
}
