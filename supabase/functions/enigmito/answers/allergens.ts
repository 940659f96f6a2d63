import type { State } from '../composer.ts'
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

/**
 * An item's state for an allergen, spec 5.3. What a row says it contains is told even of an undeclared item; "checked
 * free" and "not listed" need somebody who has declared the item's allergens.
 */
export function stateOf(item: Item, allergen: string): State {
  const presence = item.presence.get(allergen)
  if (presence === 'contiene') return 'contains'
  if (presence === 'puede_contener') return 'may'
  if (!item.declared) return 'unknown'
  return presence === 'comprobado_sin' ? 'free' : 'notListed'
}

/** The worst state over several allergens; free only when free of every one. */
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

/** The notice, always; and for a severe allergy that nothing is guaranteed, with the phone. */
function sayNotice(context: Context): void {
  const { r, c } = context
  c.next()
  if (r.has('severe', 'trace', 'guarantee')) {
    c.say(c.texts.Alergenos.sinGarantia)
    sayCall(context)
  }
  c.say(c.texts.Alergenos.aviso)
  c.link('carta', 'llamar', 'reservar')
}

function sayCall({ menu, c }: Context): void {
  const value = menu.contact?.telefono
  if (value)
    c.say(c.texts.Alergenos.llama, { telefono: piece({ value, from: { of: 'contact', field: 'telefono' } }) })
  c.link('llamar')
}

/** Lines of one group: a menu of a house this size has fewer, so that nothing is cut. */
const MOST = 60

const SENTENCE = {
  contains: ['contieneUno', 'contieneVarios'],
  may: ['puede', 'puede'],
  free: ['libre', 'libre'],
  notListed: ['noFiguraUno', 'noFiguraVarios'],
  unknown: ['sinDeclarar', 'sinDeclarar'],
} as const
const HEADING = {
  contains: ['grupoContieneUno', 'grupoContieneVarios'],
  may: ['grupoPuede', 'grupoPuede'],
  free: ['grupoLibre', 'grupoLibre'],
  notListed: ['grupoNoFiguraUno', 'grupoNoFiguraVarios'],
  unknown: ['grupoSinDeclarar', 'grupoSinDeclarar'],
} as const

/**
 * Items under the heading of a state. "Free of" is written here and in one other sentence, nowhere else. An item free of
 * one allergen that does not list another stands under "not listed", the weaker word for both.
 */
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

/** Does it contain X? Each dish and each allergen, in the words of its state. */
export const allergenDish = (context: Context, items: readonly Item[]): void => {
  const { r, c, menu } = context
  const allergens = known(r.allergens, menu)
  const [only] = items
  if (r.targets.akin) c.say(c.texts.Carta.parecido)
  for (const allergen of allergens) {
    // "Sí: …" answers "¿lleva…?"; to "¿es sin…?" or "¿puedo comer…?" it would say the opposite.
    if (items.length === 1 && only && !r.has('without', 'eat', 'copula')) {
      const state = stateOf(only, allergen)
      const many = plural([allergen], c.lang) ? 1 : 0
      c.next()
      c.say(c.texts.Alergenos[SENTENCE[state][many]], {
        nombre: nameFact(only, c.lang),
        alergeno: names([allergen], context),
      })
      c.claim({ item: only, allergen, state })
    } else
      for (const state of ['contains', 'may', 'free', 'notListed', 'unknown'] as const)
        sayGroup(
          state,
          items.filter((item) => stateOf(item, allergen) === state),
          [allergen],
          context,
        )
  }
  sayNotice(context)
}

/** All that is declared for the dishes: "¿Qué alérgenos tiene el pulpo?" */
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
    else if (item.declared) c.say(c.texts.Alergenos.ninguno, { nombre })
    if (may.length > 0) c.say(c.texts.Alergenos.todosPuede, { nombre, lista: names(may, context) })
  }
  sayNotice(context)
}

const LINES = 8

/**
 * What can I eat? Verified free first, then what declares other allergens; what contains it, may contain it or is
 * undeclared is left out. `pool`: the items to choose from.
 */
export const allergenList = (context: Context, avoid: readonly string[], pool: readonly Item[]): void => {
  const { c, menu } = context
  const allergens = known(avoid, menu)
  const inState = (state: State): Item[] =>
    spread(
      pool.filter((item) => worst(item, allergens) === state),
      LINES,
    )
  const [free, notListed] = [inState('free'), inState('notListed')]
  sayGroup('free', free, allergens, context)
  sayGroup('notListed', notListed, allergens, context)
  c.next()
  c.say(free.length + notListed.length > 0 ? c.texts.Alergenos.fuera : c.texts.Alergenos.nada)
  sayNotice(context)
}

/** The pool of a "what can I eat": the kind asked for, else today's dishes. */
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

/** Which dishes have it: all that declare it, may contain it, or are undeclared. None is left out here. */
export const holders: Answer = (context) => {
  const { r, menu } = context
  const dishes = menu.items.filter(({ kind }) => kind === 'dish')
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

/** Where the information is, and how many allergens it covers. */
export const allergenInfo: Answer = (context) => {
  const { c, menu } = context
  c.say(c.texts.Alergenos.dondeInfo, { cantidad: countFact(menu.allergens.size) })
  sayNotice(context)
}

/** An allergy to something we have no data on, or to nothing named. */
export const allergyUnclear: Answer = (context) => {
  const { r, c, menu } = context
  if (r.targets.unknown.length > 0)
    c.say(c.texts.Alergenos.otro, { cantidad: countFact(menu.allergens.size) })
  else c.say(c.texts.Alergenos.cualAlergeno)
  sayContact(context)
  sayNotice(context)
}

/** Traces, anaphylaxis, a guarantee asked for: none is given. */
export const noGuarantee: Answer = (context) => {
  const { c } = context
  c.say(c.texts.Alergenos.sinGarantia)
  sayContact(context)
  c.next()
  c.say(c.texts.Alergenos.aviso)
  c.link('llamar', 'carta', 'contacto')
}

/** Which dish is meant, before anything is said about its allergens. */
export const whichForAllergen: Answer = (context) => {
  const { c } = context
  c.say(c.texts.Carta.cual)
  sayNotice(context)
}
