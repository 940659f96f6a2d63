import type { Locale } from '../../../lib/i18n/locales.ts'
import { isFizzy } from './frame/held.ts'
import { KINDS, type Kind } from './kinds.ts'
import type { Item } from './menu.ts'
import { findAll, type PatternBook, patternBook } from './phrases.ts'
import type { Index } from './search.ts'
import type { Targets } from './targets.ts'
import { fold, tokens } from './text/fold.ts'

const books = new Map<Kind, PatternBook>()
const bookOf = (kind: Kind): PatternBook => {
  const known = books.get(kind) ?? patternBook([[kind, KINDS[kind].roots.split('|')]])
  books.set(kind, known)
  return known
}
const namesKind = (item: Item, kind: Kind): boolean => findAll(bookOf(kind), tokens(item.nombre)).length > 0

/** "Agua sin gas", "eau plate", "stilles Wasser": what guests call water without bubbles. */
const STILL: Record<Locale, RegExp> = {
  es: /\bsin (?:gas|burbujas)\b|\bagua(?:s)? (?:mineral(?:es)? )?(?:natural(?:es)?|normal(?:es)?|mineral(?:es)?)\b/,
  en: /\bstill\b.*\bwaters?\b|\bwaters? still\b|\b(?:non sparkling|without (?:gas|bubbles|fizz)|no (?:gas|bubbles|fizz))\b|\bmineral water/,
  fr: /\b(?:plates?|non gazeuse|sans gaz|sans bulles)\b|\beaux? minerale/,
  de: /\bstill(?:e?[srn]?)?\b|\bohne (?:kohlensaure|gas|sprudel|blubber\w*)\b|\bmineralwasser\b/,
  it: /\b(?:naturale|naturali|liscia|senza (?:gas|bollicine)|non (?:gassata|frizzante))\b|\bacqua minerale\b/,
}
const SPARKLING =
  /\b(?:con gas|sparkling|fizzy|petillante|gazeuses?(?<!non gazeuse)|avec (?:gaz|bulles)|mit (?:kohlensaure|gas|sprudel)|sprudel\w*|frizzante(?<!non frizzante)|gassata(?<!non gassata))\b/

/** Of the waters those without bubbles, where these are asked for. */
function stillWater(targets: Targets, index: Index, { line, lang }: Said): Targets {
  const said = tokens(line).join(' ')
  if (!targets.kinds.includes('water') || !STILL[lang].test(said) || SPARKLING.test(said)) return targets
  const waters = index.byKind.get('water') ?? []
  const still = waters.filter((item) => !isFizzy(item))
  const others = targets.items.filter((item) => !waters.includes(item))
  return still.length > 0 ? { ...targets, items: [...others, ...still], named: true, akin: false } : targets
}
type Said = { line: string; lang: Locale }

const OAT = /\b(?:avena|oats?|oatmilk|avoine|hafer\w*)\b/
const PLANT =
  /\b(?:(?:leche|bebida) vegetal|(?:plant|vegan|non dairy|dairy free)(?: based)? (?:milk|drink)|(?:lait|boisson) vegetal|pflanzen(?:milch|drink)|pflanzliche\w* (?:milch|drink)|(?:latte|bevanda) vegetale)/
const IN_ROWS = /\b(?:avena|soja|almendras?|arroz|vegetal)\b/

/** "A milk coffee, but with oat milk": of the coffees the one that is made with it. */
function withoutMilk(targets: Targets, index: Index, { line }: Said): Targets {
  const coffees = index.byKind.get('coffee') ?? []
  const said = tokens(line).join(' ')
  const asked = targets.items.length > 0 && targets.items.every((item) => coffees.includes(item))
  if (!asked || !(OAT.test(said) || PLANT.test(said))) return targets
  const own = OAT.test(said) ? /\bavena\b/ : IN_ROWS
  const [only, more] = coffees.filter(({ nombre }) => own.test(fold(nombre)))
  return only && !more ? { ...targets, items: [only], named: true, akin: false, unknown: [] } : targets
}

const DECAF =
  /\b(?:des)?(?:cafeinad|caffeinat)\w*\b|\bde(?:caf\w*|caffeinat\w*|ca|cafeine\w*)\b|\b(?:koffeinfrei|entkoffeiniert)\w*\b|\b(?:sin|without|sans|ohne|senza) (?:cafeina|caffeine|cafeine|koffein|caffeina)\b/
/** "A decaf": no coffee of the menu is called so, and the others are only like it. */
function decaf(targets: Targets, index: Index, { line }: Said): Targets {
  const coffees = index.byKind.get('coffee') ?? []
  const isSo = (text: string): boolean => DECAF.test(tokens(text).join(' '))
  if (!targets.kinds.includes('coffee') || !isSo(line)) return targets
  return coffees.some(({ names }) => [...names.values()].some(isSo)) ? targets : { ...targets, akin: true }
}

/** "A large beer": the one whose row says so in one of its languages ("Large draught beer", "Boccale"). */
const BIG = /\b(?:grandes?|big|large|gross(?:e[srn]?)?|grandi)\b/
const SMALL = /\b(?:pequen[oa]s?|small|little|wee|petite?s?|klein(?:e[srn]?)?|piccol[aeo]|piccoli)\b/
const ASKS_SIZE =
  /\b(?:how (?:big|large|small)|de grandes?|wie (?:gross|klein)|quelle taille|quanto (?:e|sono) grand\w*)\b/
const IN_BIG = /\b(?:large|grande|gross(?:es)?|jarra|chope|krug|boccale)\b/
function sizedBeer(targets: Targets, index: Index, { line }: Said): Targets {
  const said = tokens(line).join(' ')
  const wanted = BIG.test(said) ? IN_BIG : SMALL.test(said) ? SMALL : null
  if (!targets.kinds.includes('beer') || targets.named || !wanted || ASKS_SIZE.test(said)) return targets
  const beers = index.byKind.get('beer') ?? []
  const says = ({ names, descriptions }: Item): boolean =>
    [...names.values(), ...(wanted === SMALL ? descriptions.values() : [])].some((text) =>
      wanted.test(fold(text)),
    )
  const [only, more] = beers.filter(says)
  const others = targets.items.filter((item) => !beers.includes(item))
  return only && !more ? { ...targets, items: [...others, only], named: true, akin: false } : targets
}

const HALF = /\b(?:medias?|half|halves|demi(?:e|es|s)?|halbe[nrs]?|mezz[ae])\b/
const WHAT =
  /\b(?:hora|hour|heure|stunde|ora|litr\w*|liter|pint|botella|bottle|bouteille|flasche|bottiglia|kilo|kg|docena|dozen)\b/

/** "The half of calamares": of some dishes those that are sold by the half. */
function halves(targets: Targets, _: Index, { line }: Said): Targets {
  const said = tokens(line).join(' ')
  const some = targets.items.filter(({ kind, prices }) => kind === 'dish' && prices.some(isHalf))
  const asked = targets.items.length > 1 && !targets.named && HALF.test(said) && !WHAT.test(said)
  return asked && some.length > 0 && targets.wines.length === 0 ? { ...targets, items: some } : targets
}
const isHalf = ({ formato }: { formato: string }): boolean => formato === 'media'

/** "An dem Donnerstag Ihren Eintopf": a German word that begins the name of one of some dishes, said apart from its end. */
function begun(targets: Targets, index: Index, { line, lang }: Said): Targets {
  if (lang !== 'de' || targets.named || targets.items.length < 2 || targets.wines.length > 0) return targets
  const said = tokens(line).filter((word) => word.length > LONG)
  const isBegun = (item: Item): boolean =>
    index.names
      .get(item)
      ?.some((name) =>
        [...name].some((one) =>
          said.some(
            (word, at) =>
              one !== word && one.startsWith(word) && said.slice(at + 1).some((end) => one.endsWith(end)),
          ),
        ),
      ) ?? false
  const [only, more] = targets.items.filter(isBegun)
  return only && !more ? { ...targets, items: [only], named: true, akin: false } : targets
}
const LONG = 4

/** "The alcohol-free one with tomato", "a beer with orange": a drink whose name has the food in it, not the food. */
export function flavoured(asked: Targets, index: Index, said: Said): Targets {
  const targets = [stillWater, withoutMilk, decaf, sizedBeer, halves, begun].reduce(
    (found, next) => next(found, index, said),
    asked,
  )
  const drinks = targets.kinds.filter((kind) => KINDS[kind].of === 'drink')
  const foods = targets.kinds.filter((kind) => KINDS[kind].of === 'dish')
  if (targets.named || drinks.length === 0 || foods.length === 0) return targets
  const items = drinks
    .flatMap((kind) => index.byKind.get(kind) ?? [])
    .filter((item) => foods.every((kind) => namesKind(item, kind)))
  return items.length > 0 ? { ...targets, items, kinds: drinks, akin: false } : targets
}
