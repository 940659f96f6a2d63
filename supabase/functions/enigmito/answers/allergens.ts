import { asksVerdict } from '../avoid/asked-as.ts'
import { asksSafe } from '../avoid/asks-safe.ts'
import { asksFlour, isOfGluten, sayFlour } from '../avoid/flour.ts'
import { asksToLeaveOff } from '../avoid/leave-off.ts'
import type { State } from '../draft.ts'
import { allergenFact, countFact, listOf, nameFact, type Piece, piece } from '../facts.ts'
import type { Item, Menu } from '../menu.ts'
import { plural } from '../text/plurals.ts'
import {
  type Answer,
  available,
  type Context,
  contradicts,
  dishesToday,
  sayContact,
  spread,
} from './context.ts'
import { besideKinds } from './lists/beside-kinds.ts'
import { childFirst, isForChildren } from './lists/for-child.ts'
import { isOkFor, sayOfOne } from './lists/one-dish.ts'
import { stateOf } from './state.ts'

/** Worst first: over several allergens the worst state counts. */
const ORDER: readonly State[] = ['contains', 'may', 'unknown', 'notListed', 'free']
const worst = (item: Item, allergens: readonly string[]): State =>
  ORDER.find((state) => allergens.some((key) => stateOf(item, key) === state)) ?? 'unknown'

const names = (allergens: readonly string[], { menu, c }: Context, by: 'and' | 'or' = 'and'): Piece =>
  listOf(
    allergens.map((key) => allergenFact(key, menu, c.lang)),
    c.lang,
    by,
  )

const known = (allergens: readonly string[], menu: Menu): string[] =>
  allergens.filter((key) => menu.allergens.has(key))

function sayNotice(context: Context): void {
  const { r, c } = context
  c.next()
  if (r.has('severe', 'trace', 'guarantee') && !c.hasSaid(c.texts.Alergenos.sinGarantia)) {
    c.say(c.texts.Alergenos.sinGarantia)
    sayCall(context)
  }
  if (asksFlour(r)) sayFlour(context)
  // "Is it safe?" asks for more than what is declared.
  if (asksSafe(r) && !(isOfGluten(context) && sayFlour(context)) && !hasWarned(context))
    c.say(c.texts.Alergenos.sinGarantia)
  c.say(c.texts.Alergenos.aviso)
  c.link('carta', 'llamar', 'reservar')
}

/** That traces cannot be ruled out was told: in these words, or in the house's own. */
const hasWarned = ({ c }: Context): boolean =>
  c.hasSaid(c.texts.Alergenos.sinGarantia) || c.hasSaid(c.texts.Casa.texto)

function sayCall({ menu, c }: Context): void {
  const value = menu.contact?.telefono
  if (value)
    c.say(c.texts.Alergenos.llama, { telefono: piece({ value, from: { of: 'contact', field: 'telefono' } }) })
  c.link('llamar')
}

/** More lines than any group of this menu has, so that nothing is cut. */
const MOST = 60

const HEADING = {
  contains: ['grupoContieneUno', 'grupoContieneVarios'],
  may: ['grupoPuede', 'grupoPuede'],
  free: ['grupoLibre', 'grupoLibre'],
  notListed: ['grupoNoFiguraUno', 'grupoNoFiguraVarios'],
  unknown: ['grupoSinDeclarar', 'grupoSinDeclarar'],
} as const

/** An item free of one allergen that does not list another is "not listed", the weaker claim for both. */
function sayGroup(
  state: State,
  items: readonly Item[],
  allergens: readonly string[],
  context: Context,
): void {
  const { c } = context
  if (items.length === 0) return
  const many = plural(allergens, c.lang) ? 1 : 0
  c.next()
  c.say(c.texts.Alergenos[HEADING[state][many]], {
    alergeno: names(allergens, context, state === 'notListed' ? 'or' : 'and'),
  })
  for (const item of items.slice(0, MOST)) {
    c.item(c.texts.Carta.solo, { nombre: nameFact(item, c.lang) })
    for (const allergen of allergens) c.claim({ item, allergen, state })
  }
  if (items.length > MOST) {
    c.next()
    c.say(c.texts.Carta.mas)
  }
}

const SPEAKS_AGAINST: ReadonlySet<State> = new Set<State>(['contains', 'may', 'unknown'])

type Sharing = { having: readonly Item[]; of: readonly string[] }

/** The items in one state; allergens of which the same items are told share a sentence. */
function sharing(state: State, items: readonly Item[], allergens: readonly string[]): readonly Sharing[] {
  const groups: { having: readonly Item[]; of: string[] }[] = []
  for (const allergen of allergens) {
    const having = items.filter((item) => stateOf(item, allergen) === state)
    const same = groups.find(
      (group) => group.having.length === having.length && having.every((item) => group.having.includes(item)),
    )
    if (same) same.of.push(allergen)
    else if (having.length > 0) groups.push({ having, of: [allergen] })
  }
  return groups
}

export const allergenDish = (context: Context, items: readonly Item[]): void => {
  const { r, c, menu } = context
  const allergens = known(r.allergens, menu)
  const [only] = items
  if (r.targets.akin) c.say(c.texts.Carta.parecido)
  const verdict = asksVerdict(r)
  if (verdict && only && items.length === 1 && SPEAKS_AGAINST.has(worst(only, allergens))) {
    c.say(c.texts.Alergenos.mejorNo)
    c.next()
  }
  const singly = items.length === 1 && (verdict || !r.has('without', 'copula') || isOkFor(r))
  // What may harm comes first, whichever allergen it is of.
  for (const state of ORDER)
    for (const { having, of } of sharing(state, items, allergens))
      if (singly && only) sayOfOne(only, state, of, context)
      else sayGroup(state, having, of, context)
  if (items.some((item) => worst(item, allergens) === 'contains') && asksToLeaveOff(r)) {
    c.next()
    c.say(c.texts.Alergenos.quitar)
    sayContact(context)
  }
  const beside = besideKinds(context, items)
  if (beside.length > 0) sayFitting(context, allergens, beside)
  sayNotice(context)
}

export const allergensOf = (context: Context, items: readonly Item[]): void => {
  const { c, menu } = context
  for (const item of items.slice(0, 6)) {
    c.next()
    const nombre = nameFact(item, c.lang)
    const having = (presence: string): string[] =>
      [...menu.allergens.keys()].filter((key) => item.presence.get(key) === presence)
    const [contains, may] = [having('contiene'), having('puede_contener')]
    for (const allergen of contains) c.claim({ item, allergen, state: 'contains' })
    for (const allergen of may) c.claim({ item, allergen, state: 'may' })
    if (!item.declared) c.say(c.texts.Alergenos.sinDeclarar, { nombre })
    if (contains.length > 0) c.say(c.texts.Alergenos.todos, { nombre, lista: names(contains, context) })
    // "None is declared" beside a trace would be read as free of it.
    else if (item.declared && may.length === 0) c.say(c.texts.Alergenos.ninguno, { nombre })
    if (may.length > 0) c.say(c.texts.Alergenos.todosPuede, { nombre, lista: names(may, context) })
  }
  sayNotice(context)
}

const LINES = 8

/** Verified free first; items that contain it, may contain it or are undeclared are left out. */
export const allergenList = (context: Context, avoid: readonly string[], pool: readonly Item[]): void => {
  sayFitting(context, known(avoid, context.menu), pool)
  sayNotice(context)
}

function sayFitting(context: Context, allergens: readonly string[], pool: readonly Item[]): void {
  const { c } = context
  const inState = (state: State): Item[] => {
    const items = pool.filter((item) => worst(item, allergens) === state)
    return isForChildren(context) ? childFirst(items, LINES, context) : spread(items, LINES)
  }
  const [free, notListed] = [inState('free'), inState('notListed')]
  sayGroup('free', free, allergens, context)
  sayGroup('notListed', notListed, allergens, context)
  c.next()
  if (free.length + notListed.length > 0)
    c.say(c.texts.Alergenos.fuera, { lista: names(allergens, context, 'or') })
  else c.say(c.texts.Alergenos.nada)
}

export const poolOf = (context: Context): Item[] => {
  const { targets, diets } = context.r
  const asked = targets.items.filter((item) => available(item, context))
  const pool = asked.length > 0 ? asked : dishesToday(context)
  return diets.length === 0
    ? pool
    : pool.filter((item) =>
        diets.includes('vegan')
          ? item.vegan && !contradicts(item, 'vegano')
          : item.vegetarian && !contradicts(item, 'vegetariano'),
      )
}

export const holders: Answer = (context) => {
  const { r, menu } = context
  const own = r.targets.kinds.length > 0 ? r.targets.items : menu.items
  const dishes = own.filter(({ kind }) => kind === 'dish')
  for (const allergen of known(r.allergens, menu))
    for (const state of ['contains', 'may', 'unknown'] as const)
      sayGroup(
        state,
        dishes.filter((item) => stateOf(item, allergen) === state),
        [allergen],
        context,
      )
  sayNotice(context)
}

export const allergenInfo: Answer = (context) => {
  const { c, menu } = context
  c.say(c.texts.Alergenos.dondeInfo, { cantidad: countFact(menu.allergens.size) })
  sayNotice(context)
}

export const allergyUnclear: Answer = (context) => {
  const { r, c, menu } = context
  if (r.targets.unknown.length > 0)
    c.say(c.texts.Alergenos.otro, { cantidad: countFact(menu.allergens.size) })
  else c.say(c.texts.Alergenos.cualAlergeno)
  sayContact(context)
  sayNotice(context)
}

/** The rows tell what each dish declares; what it is cooked in, only the team knows. */
export const notOfKitchen: Answer = (context) => {
  const { c } = context
  c.say(c.texts.Alergenos.cocina)
  noGuarantee(context)
}

export const noGuarantee: Answer = (context) => {
  const { c } = context
  if (isOfGluten(context)) sayFlour(context)
  c.say(c.texts.Alergenos.sinGarantia)
  sayContact(context)
  c.next()
  c.say(c.texts.Alergenos.aviso)
  c.link('llamar', 'carta', 'contacto')
}

export const whichForAllergen: Answer = (context) => {
  const { c } = context
  c.say(c.texts.Carta.cual)
  sayNotice(context)
}
