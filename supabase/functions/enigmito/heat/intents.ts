import type { Locale } from '../../../../lib/i18n/locales.ts'
import { type Context, dishesToday, priceLine, sayContact, spread } from '../answers/context.ts'
import { sayStored } from '../answers/topics.ts'
import { joinsSeveral, namedHere } from '../avoid/named-here.ts'
import { isPregnant, suits } from '../avoid/states.ts'
import { nameFact, textFact } from '../facts.ts'
import { type Intent, speaksOfWine, wantsTable } from '../intents/signs.ts'
import { KINDS } from '../kinds.ts'
import type { Item } from '../menu.ts'
import { said } from '../said.ts'
import { fold, tokens } from '../text/fold.ts'
import { listedIn, marked } from '../turn/reference.ts'
import { hasAlcohol, isAlcoholic } from './alcohol.ts'
import { heatAsked } from './asked.ts'
import { askedKind, asksWhether, asksWhichNot, BRIEF, EACH, isLeftAlone } from './asked-of.ts'
import { heatOf } from './heat.ts'
import { sayGroup } from './tell.ts'
import { ASKED } from './words.ts'

const LINES = 8
/** "Does all of that go for her too?": of the list, not of the dish last spoken of. */
const ALL: Record<Locale, RegExp> = {
  es: /\btod[oa]s?\b/,
  en: /\b(?:all|everything)\b/,
  fr: /\b(?<!du )(?:tout|tous|toutes)\b/,
  de: /\ball(?:es|e)\b/,
  it: /\btutt[oaie]\b/,
}

/** The things that are asked about; none where a list is wished. */
function things(x: Context): readonly Item[] {
  const { r, menu } = x
  const { items, named, kinds } = r.targets
  const dishes = items.filter(({ kind }) => kind === 'dish')
  const asked = isLeftAlone(r) && joinsSeveral(r) ? askedKind(x) : []
  if (asked.length > 0)
    return [...new Set([...namedHere(r, x.index), ...asked])].filter(({ kind }) => kind === 'dish')
  if (dishes.length > 0) return named || dishes.length <= EACH ? dishes : []
  const few = askedKind(x)
  if (few.length > 0) return few
  const other =
    kinds.length > 0 ||
    r.has('have', 'what', 'food', 'menu') ||
    marked(r, 'which') ||
    (marked(r, 'something') && !r.has('pregnant'))
  if (other || r.length > BRIEF || asksDrink(x) || ALL[r.lang].test(fold(r.line))) return []
  if (r.last) return r.last.kind === 'dish' ? [r.last] : []
  const listed = listedIn(r, menu)
  return listed.length <= EACH && listed.every(({ kind }) => kind === 'dish') ? listed : []
}

/** What the row itself says of heat, and its own words for it. */
function sayHeat(items: readonly Item[], { c, r, menu }: Context): void {
  const pregnant = isPregnant(r.avoidance.all)
  const raw = items.filter((item) => heatOf(item) === 'raw')
  for (const [group, heat] of [
    [pregnant ? 'mejorNo' : 'crudo', 'raw'],
    ['sinDato', 'unsaid'],
    ['hecho', 'hot'],
  ] as const)
    sayGroup(
      c,
      group,
      items.filter((item) => heatOf(item) === heat),
    )
  // Against anisakis the house freezes its raw fish: its own sentence says so.
  const frozen = said(menu.settings.get('aviso_pescado') ?? new Map(), c.lang)
  if (pregnant && frozen && raw.some((item) => item.presence.get('pescado') === 'contiene')) {
    c.next()
    sayStored(frozen, { c })
  }
  for (const item of items) {
    const text = said(item.descriptions, c.lang)
    if (!text) continue
    c.next()
    c.say(c.texts.Carta.texto, { nombre: nameFact(item, c.lang), texto: textFact(text) })
  }
  c.claimHeat(items)
}

/** All dishes, or those of the kind that is named. */
const pool = (x: Context): readonly Item[] => {
  const dishes = x.r.targets.items.filter(({ kind }) => kind === 'dish')
  const kids = new Set(x.index.byKind.get('kids') ?? [])
  return dishes.length > 0 ? dishes : dishesToday(x).filter((item) => !kids.has(item))
}

function listRaw(x: Context): void {
  const { c } = x
  const raw = pool(x).filter((item) => heatOf(item) === 'raw')
  c.say(raw.length > 0 ? c.texts.Crudo.crudo : c.texts.Crudo.ninguno)
  for (const item of raw) priceLine(item, x)
  c.claimHeat(raw)
  c.next()
  c.say(c.texts.Crudo.preguntar)
}

function listCooked(x: Context): void {
  const { c, r, menu } = x
  const cooked = pool(x)
    .filter((item) => heatOf(item) === 'hot' && !isAlcoholic(item))
    .filter((item) => suits(item, r.avoidance.all, menu))
  if (cooked.length === 0) {
    c.say(c.texts.Nada.sinDato)
    return
  }
  c.say(c.texts.Crudo.ejemplos)
  for (const item of spread(cooked, LINES)) priceLine(item, x)
  c.next()
  if (!asksWhichNot(r)) {
    c.say(c.texts.Crudo.fuera)
    return
  }
  const others = pool(x).filter((item) => !cooked.includes(item))
  for (const [group, heat] of [
    ['mejorNo', 'raw'],
    ['sinDato', 'unsaid'],
  ] as const)
    sayGroup(
      c,
      group,
      others.filter((item) => heatOf(item) === heat),
    )
  sayGroup(c, 'conVino', others.filter(hasAlcohol))
  c.claimHeat(others)
}

function listDrinks(x: Context): void {
  const { c, r, index, menu, ahora } = x
  const plain = new Set((['coffee', 'tea', 'water'] as const).flatMap((kind) => index.byKind.get(kind) ?? []))
  const dry = menu.items.filter(
    (item) =>
      item.kind === 'drink' && item.alcohol === false && !plain.has(item) && !item.soldOut(ahora.fecha),
  )
  // "Which cocktails are without alcohol?" asks for no cola.
  const kinds = r.targets.kinds.filter((kind) => kind !== 'alcohol_free' && KINDS[kind].of === 'drink')
  const asked = new Set(kinds.flatMap((kind) => index.byKind.get(kind) ?? []))
  const own = dry.filter((item) => asked.has(item))
  c.say(c.texts.Bebida.sinAlcohol)
  for (const item of spread(own.length > 0 ? own : dry, LINES)) priceLine(item, x)
}

const asksDrink = ({ r }: Context): boolean =>
  speaksOfWine({ r }) ||
  ASKED[r.lang].drink.test(fold(r.line)) ||
  (r.targets.kinds.length > 0 && r.targets.kinds.every((kind) => KINDS[kind].of === 'drink'))

function answer(x: Context): void {
  const { c, r } = x
  const asked = heatAsked(r)
  const own = things(x)
  const pregnant = isPregnant(r.avoidance.all)
  const ofDrinks = pregnant && asked === null && own.length === 0 && asksDrink(x)
  if (ofDrinks) listDrinks(x)
  else if (own.length > 0) sayHeat(own, x)
  else if (
    asked === 'raw' ||
    (pregnant && asked === null && ASKED[r.lang].avoid.test(tokens(r.line).join(' ')))
  )
    listRaw(x)
  else listCooked(x)
  c.next()
  if (pregnant && !ofDrinks) c.say(c.texts.Crudo.aviso)
  else if (!pregnant && !c.hasSaid(c.texts.Crudo.preguntar)) c.say(c.texts.Crudo.preguntar)
  if (pregnant && (own.length > 0 || ofDrinks)) c.say(c.texts.Nada.medico)
  c.next()
  c.say(c.texts.Alergenos.aviso)
  sayContact(x)
  c.link('carta', 'reservar')
}

/** A matter of the house, a table or an allergen is answered by what is made for it. */
const elsewhere = (x: Context): boolean => {
  const { r } = x
  return (
    r.topics.some((topic) => topic !== 'children') ||
    (r.matter !== null && r.matter !== 'children') ||
    r.has('inject') ||
    (wantsTable(x) && !r.has('eat', 'recommend')) ||
    (r.allergens.length > 0 && r.has('contains', 'inside', 'within'))
  )
}

/** "Wait, are the oysters raw?", while something else is avoided that the message does not say. */
function asksOnlyRaw({ r }: Context): boolean {
  const isSaid = r.hits.some(
    ({ id, start }) =>
      /^(?:allergen|group):/.test(id) &&
      !r.hits.some((kind) => kind.id.startsWith('kind:') && kind.start === start),
  )
  return (
    heatAsked(r) === 'raw' &&
    r.targets.items.length > 0 &&
    !isSaid &&
    !r.has('allergy', 'without', 'contains', 'cannot') &&
    r.allergens.every((one) => r.avoidance.all.some(({ allergens }) => allergens.includes(one))) &&
    r.diets.every((one) => r.avoidance.all.some(({ diets }) => diets.includes(one)))
  )
}

/** Before the other answers of safety: what is raw is asked for health as often as an allergen. */
export const HEAT: readonly Intent[] = [
  {
    id: 'pregnancy',
    when: (x) =>
      (askedKind(x).length > 0 ||
        asksWhether(x) ||
        (x.r.has('pregnant') && isPregnant(x.r.avoidance.all)) ||
        (x.r.targets.kinds.includes('alcohol_free') &&
          (x.r.has('wine') || x.r.targets.kinds.includes('cocktail')) &&
          isPregnant(x.r.avoidance.all, true) &&
          asksDrink(x))) &&
      !elsewhere(x),
    answer,
  },
  {
    id: 'heat',
    when: (x) =>
      heatAsked(x.r) !== null &&
      !elsewhere(x) &&
      (x.r.allergens.length + x.r.diets.length === 0 || asksOnlyRaw(x)) &&
      !x.r.has('price') &&
      x.r.targets.wines.length === 0,
    answer,
  },
]
