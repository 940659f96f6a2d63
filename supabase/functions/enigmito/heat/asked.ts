import { isPregnant } from '../avoid/states.ts'
import type { Reading } from '../reading.ts'
import { tokens } from '../text/fold.ts'
import { ASKED } from './words.ts'

/** "Il crudo non lo mangio", "Rohes darf ich nicht". */
const DENIED = /^(?: \w+){0,2} (?:no|non|nicht|pas|not)\b/

const WHICH = /\b(?:que|cual\w*|what|which|was|welche\w*|quoi|quel\w*|cosa|quale|quali)\b/

/** Of somebody pregnant, a clause that asks nothing tells what is not eaten, whatever it denies with: "preñada, na de crudo, ¿qué pescado hay?" */
function isTold(line: string, raw: RegExp): boolean {
  const clauses = line.match(/[^,.;!?]+[,.;!?]*/g) ?? []
  const own = clauses.find((clause) => raw.test(tokens(clause).join(' ')))
  return own !== undefined && clauses.length > 1 && !own.includes('?') && !WHICH.test(tokens(own).join(' '))
}

/** What a message asks of heat: for what is raw, or for what is cooked ("nothing raw, please"). Null: neither. */
export function heatAsked({
  line,
  lang,
  avoidance,
}: Pick<Reading, 'line' | 'lang' | 'avoidance'>): 'raw' | 'hot' | null {
  const words = ASKED[lang]
  const said = tokens(line).join(' ').replace(words.other, '')
  const raw = words.raw.exec(said)
  if (words.through.test(said)) return 'hot'
  if ((raw || isPregnant(avoidance.all)) && words.cooked.test(said)) return 'hot'
  if (!raw) return null
  const [before, behind] = [said.slice(0, raw.index), said.slice(raw.index + raw[0].length)]
  if (words.without.test(before) || DENIED.test(behind)) return 'hot'
  return isPregnant(avoidance.all) && isTold(line, words.raw) ? 'hot' : 'raw'
}
