import { opensWithIf } from '../idioms.ts'
import { isPossible } from '../questions.ts'
import { matchesOf } from '../text/fold.ts'
import { INSTEAD_OF, type SlotReading } from './number.ts'
import { isSimilar } from './written/spelling.ts'

const OUT =
  /(?<![a-z0-9])(?:terr[a-z]*|exter[a-z]*|estern[oaie]|outdoors?|outside|(?<!si (?:no )?|(?:estamos|estaremos|estoy|estan) )a?fuer(?:a|ita)|dehors|fuori|drauss?en|dusse|aussen[a-z]*|aire? libre|open air|al fresco|plein air|all'aperto|(?:aria aperta|frischen? luft|fresh air|aire fresco|grand air)|im freien|ins freie|unter (?:freiem |dem )?(?:himmel|sternen?)|(?:bajo|sotto|under|sous) (?:las |le |the |les )?(?:estrellas|stelle|stars|etoiles)|gastgarten|out front|deck|draussn|heraussen|patio|garten|garden|jardin|giardino|porche|veranda)(?![a-z0-9])/g
const IN =
  /(?<![a-z0-9])(?:inter(?:ior|iores|ieur|n[oaie])|inside|indoors?|a?dentr(?:o|ito)(?! de (?:\w+ )?(?:dias?|semanas?|mes|poco))|dedans|drinnen|dinne|drin|innen[a-z]*|al chiuso|al coperto|al riparo|a cubierto|bajo techo|al caldo|au chaud|a l'abri|unter dach|im warmen|drinnan|rein(?:setzen|gehen)|(?<=(?:wir|uns) )rein|comedor|im saal|(?:en|in) (?:la |el |the )?(?:sala|salon|salle)|gastraum|dining room)(?![a-z0-9])/g
const OUT_ASKED = /(?<![a-z0-9])out(?![a-z0-9])/g
// A bare "in" is English for indoors; before another word it is a preposition ("in terrazza").
const IN_ASKED = /(?<![a-z0-9])(?:in(?= *(?:$|[,.;!?]))|sala|salon|salle)(?![a-z0-9])/g
/** Words of a clause that is a place and little else; "can we smoke out there" is none. */
const BRIEF = 3
const SIGN =
  '[,.;!?:]|(?<![a-z])(?:asi q(?:ue)?|donc|alors|also|dann|quindi|allora|so(?= (?:in|out|terr|the |we |i )))(?= )'
const BEGINS = new RegExp(`.*(?:${SIGN})`)
/** "Is there egg inside the croquettes": what a thing holds is no place to sit; "is there room inside" asks for one. */
const IN_A_THING = /^(?:inside|a?dentr|dedans|dri|dinne)/
const HOLDS =
  /(?:(?<![a-z])(?:y'? ?a|hay|llevan?|traen?|(?:con)?tienen?|c'?e|ci sono|(?:is|are|s) there|there(?:'?s| is| are)|gibt'?s|hat|has|contains?)|^(?:(?:wait|warte|moment|and|und|so|oh|ach),? )?(?:is|are|ist|sind|isch)) (?!.*(?:room|space|spot|seat|table|sitio|hueco|mesa|lugar|pla[ct]|tisch|post|spazio|tavol|frei|free|libre))(?:[a-z'-]+ )+$/
/** Behind a place that is spoken of, not chosen: "inside, outside one freezes to death". */
const SPOKEN_OF = /^ (?!(?:por|per|si|se|if|wenn|or?|ou|oder) )[a-z']+ [a-z']/
const TERRACES = ['terraza', 'terrace', 'terrasse', 'terrazza']
const NOT =
  /(?<![a-z0-9])(?<!(?<![a-z0-9])(?:ou|o|or|oder) )(?:(?<!(?:§|anzi|ah|oh|uy|ay|ma|bueno|actually|wait|beh|eh|nee|hm|mm|uh) )no(?! (?:dai|venga|mejor|meglio|wait|sorry|better|keep|stay|leave|i|we|rest\w+|riman\w+|lasci\w+|quedamos|quedo|dejal\w+|nos|gard\w+|laiss\w+)(?![a-z]))|sin|not|non|pas|nicht|n[ei][td]|kein[a-z]*|ohne|senza|without|sans|niente|ni|nada|nunca|never|don't|nothing but|anything but|todo menos|tout sauf|alles ausser|tutto tranne)(?: [a-z']+){0,4} ?(?:[dl]')?$/
/** Behind its place; "inside no dog" is no such no. */
const NOT_AFTER =
  /^ ?(?:mejor |bitte |lieber |plutot |meglio |doch |dann |leider )?(?:no|nicht|pas|non|not)(?![a-z])(?! (?:dogs?|pets?|perr\w+|mascotas?|kids?|child\w*|al+erg\w*|notes?|notas?|problem\w*|worries|rush|hay|hace falta|tengo|tenemos|abbiamo|somos|venimos)(?![a-z]))/
const WHY = 'q|que|pq|xq|porque|because|cos|as|since|car|weil|denn|che|perche|poiche|puisque'
const BECAUSE = new RegExp(`.*(?<![a-z])(?:${WHY})(?= )`)
/** "Terrace please is it cold": what is asked speaks against nothing. */
const ENDS = new RegExp(`${SIGN}|(?<= )(?:${WHY}|(?:is|will) it) |$`)
const HOT = 'calor|heiss|hot|caldo|chaud'
const against = (words: string): RegExp =>
  new RegExp(
    `(?<!(?:si(?! gel)|if|wenn(?:'?s)?|s'il|se|unless|sauf|ausser|salvo|meno che|menos que) .*)(?<![a-z])(?:${words})(?![a-z])`,
  )
const HEAT = against(HOT)
const WEATHER = against(
  `${HOT}|frio|cold|froid|[a-z]*kalt|pelete?|gel[oa]|fredd[oa]|fr(?:eez|ier)\\w*|viento|wind[iy]*|vent[oi]?|lluvia|rain[a-z]*|pluie|pleut|regen|regnet|pioggia|piove|llueve`,
)
const IF =
  /(?<![a-z])(?:(?:si|if|wenn(?:'?s)?|falls|s'il|se) [^,.;]+|(?:senno|altrimenti|se no|otherwise|if not|or else|sinon|sonst|ansonsten|wenn nicht|si no|de lo contrario)[ ,][a-z' ]{0,12})$/
const RATHER = new RegExp(
  `(?<![a-z])(?:que|than|als|che|${INSTEAD_OF})(?: (?:a|en|la|el|the|on|out|auf|der|sur|in|de))* ?$`,
)

const INSTEAD =
  /(?<![a-z])(?:n[ao]+|ach|anzi|mejor|actually|rather|plutot|finalement|meglio|lieber|besser|doch|wait|espera|perdon|sorry|pardon|moment|warte|aspetta|scusa)(?![a-z])/

const OUTS = 'outside outdoors fuera exterior exterieur dehors fuori esterno draussen aussen'.split(' ')
const INS = 'inside indoors dentro interior interieur dedans interno drinnen innen'.split(' ')

/**
 * Corrects misspelt places. Words that only begin like "terrace" are skipped unless seating was asked; when it was not
 * asked, only "terrace" is corrected.
 */
const spell = (text: string, asked: boolean): string =>
  text.replace(/[a-z]{4,}/g, (word) => {
    if (TERRACES.some((terrace) => isSimilar(word, terrace))) return 'terr'.padEnd(word.length, 'z')
    const bare = word.replace(/(.)\1+$/, '$1')
    const like = (places: readonly string[]): boolean =>
      asked && places.some((place) => place[0] === bare[0] && isSimilar(bare, place))
    if (OUTS.includes(word) || INS.includes(word)) return word
    if (like(OUTS)) return 'terr'.padEnd(word.length, 'z')
    if (like(INS)) return 'innen'.padEnd(word.length, 'z')
    return word.startsWith('terr') && !asked ? '§'.repeat(word.length) : word
  })

/** "Inside, not the terrace", and little else: one place is set against the other. */
export const opposesPlaces = (clause: string): boolean => {
  const said = clause.split(' ').length <= BRIEF + 2 ? readMesa(clause, false) : null
  return said?.values.length === 1 && /§.*[a-z].*§/.test(said.rest)
}

/**
 * `outdoor`, `indoor`, or both when the guest leaves it open; null when the text says nothing about it. A negated place
 * means the other one.
 */
export function readMesa(folded: string, asked: boolean): SlotReading | null {
  const text = spell(folded, asked)
  const clauseOf = ({ index, 0: said }: RegExpExecArray): [before: string, behind: string] => {
    const behind = text.slice(index + said.length)
    return [text.slice(0, index).replace(BEGINS, ''), behind.slice(0, behind.search(ENDS))]
  }
  const isBrief = (match: RegExpExecArray): boolean =>
    asked && clauseOf(match).join(match[0]).trim().split(' ').length <= BRIEF
  const found = (
    [
      [OUT, 'outdoor'],
      [IN, 'indoor'],
      [OUT_ASKED, 'outdoor', isBrief],
      [IN_ASKED, 'indoor', isBrief],
    ] as const
  ).flatMap(([pattern, place, holds = () => true]) =>
    matchesOf(pattern, text)
      .filter(
        (match) => holds(match) && !(IN_A_THING.test(match[0]) && HOLDS.test(clauseOf(match)[0].trimStart())),
      )
      .map((match) => ({ place, match })),
  )
  found.sort((a, b) => a.match.index - b.match.index)
  if (found.length === 0) return null
  // "The terrace, but inside if it rains": the first choice counts; "inside, it's freezing out": the place that is named.
  const sure = found.filter(
    ({ match: { index, 0: said } }) => !IF.test(text.slice(0, index)) && (said !== 'out' || !found[1]),
  )
  if (sure.length > 0) found.splice(0, found.length, ...sure)
  // "What if we sit outside and it rains?" chooses nothing; "outside if possible?" does.
  else if (folded.endsWith('?') && opensWithIf(folded) && !isPossible(folded)) return null
  const wanted: { place: string; isSpokenOf: boolean }[] = []
  const refused: string[] = []
  let rest = folded
  for (const { place, match } of found) {
    const before = text.slice(0, match.index)
    const [clause, behind] = clauseOf(match)
    const end = match.index + match[0].length + behind.length
    // Cold, wind and rain speak against the terrace alone: "inside please it's cold".
    const weather = place === 'outdoor' ? WEATHER : HEAT
    const isCold = weather.test(`${clause} ${behind}`.replace(BECAUSE, ''))
    // "Is it very cold outside at night?" chooses nothing; "it's cold outside, can we sit inside?" does.
    if (isCold && /\?$|^(?:is|will) it /.test(folded) && found.every((one) => one.place === place))
      return null
    const denied =
      isCold ||
      NOT.test(clause) ||
      (NOT_AFTER.test(behind) &&
        // "Inside not terrace": the second is refused.
        !(
          !behind.startsWith(' no ') &&
          found.some(({ match: { index } }) => index > match.index && index < end)
        )) ||
      RATHER.test(before)
    const last = found.filter((one) => one.match.index < match.index).at(-1)?.match
    if (!denied && last && INSTEAD.test(text.slice(last.index + last[0].length, match.index)))
      wanted.length = 0
    if (denied) refused.push(place)
    else wanted.push({ place, isSpokenOf: SPOKEN_OF.test(behind) })
    rest =
      rest.slice(0, match.index) + '§'.repeat(match[0].length) + rest.slice(match.index + match[0].length)
  }
  const chosen = wanted.filter(({ isSpokenOf }) => !isSpokenOf)
  const values =
    wanted.length > 0
      ? (chosen.length > 0 ? chosen : wanted).map(({ place }) => place)
      : refused.map((place) => (place === 'outdoor' ? 'indoor' : 'outdoor'))
  return { values: [...new Set(values)], rest }
}
