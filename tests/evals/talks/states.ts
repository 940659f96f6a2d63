import { dato, mayBeSaid } from '../judge/allergens.ts'
import { contains, fold } from '../judge/fold.ts'
import { en, enIdiomas, type Thing } from '../judge/house.ts'
import { hasRoot } from '../judge/kinds.ts'
import { type Estado, estadoEn } from '../judge/phrases.ts'
import { SAID } from '../judge/vocabulary.ts'
import type { AllergenOf } from './case.ts'
import { type Clause, namesakes, type Reading } from './reading.ts'

/** What an answer says of an allergen in a thing; `null` for every allergen. */
export type Claim = { thing: Thing; allergen: string | null; state: Estado }

/** "Declared allergens of it: a, b" is the whole list; "among its declared allergens is a: it" is not. */
const WHOLE_LIST =
  /^([^:]*(?:alergenos declarados|declared allergens|allergenes declares|deklarierte allergene|allergeni dichiarati)[^:]*):/
const ONE_OF = /\b(?:entre|among|parmi|unter|tra|figur\w*|includ\w*|aufgefuhrt)\b/
const isWholeList = (words: string): boolean => {
  const head = WHOLE_LIST.exec(words)?.[1]
  return head !== undefined && !ONE_OF.test(head)
}
const BUT =
  /[,;]|\b(?:pero|aunque|but|mais|aber|ma|pero' |mentre|while|mientras|tandis que|wahrend)\b|\b(?:y|and|et|und|e)\b(?= (?:no|non|ne|n'|puede\w*|may|kann|konnen|peu(?:t|vent)|puo|possono|contien\w*|contains?|enthalt\w*|llevan?|does|do)\b)/
/** "Not marked as a vegetarian option": what is said of a diet is said of no allergen. */
const OF_DIET = /\bveg(?:an|etar)/
/** "Whether raw or cooked through is not in our data": said of no allergen. */
const OF_HEAT = /\b(?:roh|durchgegart|raw|cooked|crud[oaie]s?|cocinad[oa]s?|crue?s?|cuite?s?|cott[oaie])\b/
/** What is said of the whole kitchen, or of what is left out, is said of no dish. */
const GENERAL =
  /garant|cruzad|croise|kreuz|cross.?contam|contaminat|contaminaz|assicur|dejado fuera|left out|ecarte|weggelassen|lasciato fuori/
const WARNS =
  /\bevita|\bavoid|\bevit(?:er|ez)|\bmeid|\bno (?:es|son|te|os|seria|serian) (?:\w+ )?(?:apt|adecuad|recomend|conv)|\bno apt|not suitable|not safe|not for (?:you|him|her|them)|unsuitable|pas adapt|ne convien|deconseill|nicht geeignet|ungeeignet|non (?:e |sono )?adatt|sconsigl/

const allergensIn = ({ house, lang }: Reading, words: string): string[] =>
  house.filas.alergenos
    .filter(({ clave, nombre, traducciones }) => {
      const name = en(enIdiomas(nombre, traducciones, 'nombre'), lang) ?? nombre
      return contains(words, name) || hasRoot(words, SAID[clave] ?? fold(name))
    })
    .map(({ clave }) => clave)

/** "Sin gluten declarado" says what is not declared; it does not promise that it is free of it. */
const stateOf = (lang: Reading['lang'], words: string): Estado | null =>
  /\b(?:sin|without|sans|ohne|senza) [^.:;,]{1,40}(?:declarad|declared|declare|deklariert|dichiarat|entre los|among|parmi|tra gli)/.test(
    words,
  )
    ? 'noFigura'
    : estadoEn(lang, words)

/** "Among the declared allergens" alone says nothing yet of the allergen that follows. */
const AMONG =
  /alergenos declarados|declared allergens|allergenes declares|deklarierte\w* allergene\w*|allergeni dichiarati/g

/** States and allergens of a clause, part by part: "lleva pescado, puede contener gluten, no figura leche". */
function statesIn(reading: Reading, words: string): { state: Estado; allergens: string[] }[] {
  const parts = words.split(BUT).map((part) => ({
    state: stateOf(reading.lang, part.replace(AMONG, ' ')),
    allergens: allergensIn(reading, part),
  }))
  const whole = stateOf(reading.lang, words)
  const states = new Set(parts.flatMap(({ state }) => state ?? []))
  if (states.size < 2) return whole ? [{ state: whole, allergens: allergensIn(reading, words) }] : []
  let last = parts.find(({ state }) => state)?.state ?? null
  return parts.flatMap(({ state, allergens }) => {
    last = state ?? last
    return last ? [{ state: last, allergens }] : []
  })
}

/** What a clause is about: what it names, else what the sentence or the prose before it names. */
function thingsOf({ clauses }: Reading, clause: Clause, asked: readonly Thing[]): readonly Thing[] {
  if (clause.things.length > 0) return clause.things
  if (clause.listed || GENERAL.test(clause.rest)) return []
  const before = clauses.slice(0, clauses.indexOf(clause))
  const last = before.findLast(({ things }) => things.length > 0)
  if (!last) return clauses.some(({ things }) => things.length > 0) ? [] : asked
  return last.listed ? [] : last.things
}

/**
 * Every claim of an answer about allergens of what it names.
 *
 * @param asked what the guest asked about: an answer that names nothing is about it
 */
export function claimsOf(reading: Reading, asked: readonly AllergenOf[] = []): Claim[] {
  const known = reading.house.cosas.filter(({ slug }) => asked.some(({ item }) => item === slug))
  return reading.clauses.flatMap((clause) => {
    const things = thingsOf(reading, clause, known)
    const own = statesIn(reading, clause.rest)
    const said = own.length > 0 || !clause.listed ? own : statesIn(reading, fold(clause.head))
    const ownAllergens = clause.listed ? allergensIn(reading, clause.rest) : []
    return things.flatMap((thing) =>
      said.flatMap(({ state, allergens }): Claim[] => {
        const head = clause.listed && own.length > 0 ? allergensIn(reading, fold(clause.head)) : []
        const of = allergens.length > 0 ? allergens : head
        const listed = own.length === 0 && ownAllergens.length > 0 ? ownAllergens : of
        const claims = listed.map((allergen) => ({ thing, allergen, state }))
        if (state === 'contiene' && isWholeList(clause.rest) && listed.length > 0)
          return [...claims, ...others(reading, listed).flatMap((allergen) => rest(thing, allergen))]
        if (claims.length > 0) return claims
        if (state === 'sinDeclarar' || state === 'ninguno') return [{ thing, allergen: null, state }]
        if (OF_DIET.test(clause.rest) || OF_HEAT.test(clause.rest)) return []
        return asked
          .filter(({ item }) => item === thing.slug)
          .map(({ allergen }) => ({ thing, allergen, state }))
      }),
    )
  })
}

const others = ({ house }: Reading, listed: readonly string[]): string[] =>
  house.filas.alergenos.map(({ clave }) => clave).filter((clave) => !listed.includes(clave))
/** What a whole list leaves out is not declared; of what a thing may contain it says nothing. */
const rest = (thing: Thing, allergen: string): Claim[] =>
  dato(thing, allergen) === 'puede' ? [] : [{ thing, allergen, state: 'noFigura' }]

const fits = ({ thing, allergen, state }: Claim): boolean =>
  allergen === null
    ? state === 'sinDeclarar'
      ? !thing.declarado || thing.alergenos.size === 0
      : mayBeSaid(thing, '', state)
    : state === 'ninguno'
      ? !['contiene', 'puede'].includes(dato(thing, allergen))
      : mayBeSaid(thing, allergen, state)

/** Claims that the rows do not bear out. A name that several things bear is right when it is right for one. */
export const falseClaims = (reading: Reading, claims: readonly Claim[]): string[] => [
  ...new Set(
    claims
      .filter(
        (claim) =>
          !claims.some(
            (other) =>
              other.allergen === claim.allergen &&
              other.state === claim.state &&
              namesakes(reading.lang, other.thing, claim.thing) &&
              fits(other),
          ),
      )
      .map(({ thing, allergen, state }) => {
        const real = allergen ? ` (the rows: ${dato(thing, allergen)})` : ''
        return `${thing.slug}: ${allergen ?? 'allergens'} ${state}${real}`
      }),
  ),
]

/** Null when the state of an allergen in a thing is told as the rows have it, else what is wrong. */
export function stateTold(claims: readonly Claim[], wanted: AllergenOf): string | null {
  const { item, allergen } = wanted
  const own = claims.filter(
    (claim) => claim.thing.slug === item && (claim.allergen === allergen || claim.allergen === null),
  )
  if (own.length === 0) return `does not say whether ${item} has ${allergen}`
  const bad = own.find((claim) => !fits({ ...claim, allergen }))
  const thing = own[0]?.thing
  return bad && thing
    ? `says ${bad.state} of ${allergen} in ${item}: the rows say ${dato(thing, allergen)}`
    : null
}

/** What is named although it has something that the guest avoids, and nothing is said about it. */
export function unwarned(reading: Reading, claims: readonly Claim[], avoid: readonly string[]): string[] {
  const warned = (thing: Thing, allergen: string): boolean =>
    claims.some(
      (claim) =>
        claim.thing === thing &&
        (claim.allergen === allergen || claim.allergen === null) &&
        ['contiene', 'puede', 'sinDeclarar'].includes(claim.state),
    ) ||
    reading.clauses.some(
      ({ things, rest, head }) => things.includes(thing) && (WARNS.test(rest) || WARNS.test(fold(head))),
    )
  return avoid.flatMap((allergen) =>
    reading.named
      .filter((thing) => ['contiene', 'puede_contener'].includes(thing.alergenos.get(allergen) ?? ''))
      .filter((thing) => !reading.named.some((one) => sharesNameSafely(reading, thing, one, allergen)))
      .filter((thing) => !warned(thing, allergen))
      .map(
        (thing) =>
          `names ${thing.slug} without saying that it ${dato(thing, allergen) === 'puede' ? 'may contain' : 'contains'} ${allergen}`,
      ),
  )
}

const sharesNameSafely = (reading: Reading, thing: Thing, other: Thing, allergen: string): boolean =>
  other !== thing &&
  namesakes(reading.lang, thing, other) &&
  !['contiene', 'puede_contener'].includes(other.alergenos.get(allergen) ?? '')
