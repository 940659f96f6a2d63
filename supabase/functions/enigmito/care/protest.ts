import { type Answer, sayContact, sayReachable } from '../answers/context.ts'
import { sayWhenReached } from '../answers/reached.ts'
import type { Intent } from '../intents/signs.ts'
import type { Reading } from '../reading.ts'
import { isPardoned } from '../talk/echo.ts'
import { range, tokens } from '../text/fold.ts'
import { STOP } from '../text/lexicon.ts'
import { isIronic } from './irony.ts'
import { protestHits } from './protesting.ts'

const MOST_BESIDE = 1

/** A protest against the last answer, and nothing that could be answered beside it. */
function onlyProtests({
  lang,
  line,
  targets,
  topics,
  day,
  money,
  allergens,
  diets,
  cares,
}: Reading): boolean {
  if (cares.length + diets.length > 0 || day !== null || money.max !== null || money.min !== null)
    return false
  const words = tokens(line)
  const hits = protestHits(words, lang)
  const said = new Set(hits.flatMap(({ start, end }) => range(start, end)))
  const beside = words.filter((word, at) => !said.has(at) && word.length > 2 && !STOP.has(word))
  if (hits.length === 0 || beside.length === 0) return hits.length > 0
  const { items, wines, kinds } = targets
  const asks = items.length + wines.length + kinds.length + topics.length + allergens.length > 0
  return !asks && beside.length <= MOST_BESIDE
}

const mocks = ({ line, lang, cares, diets, allergens }: Reading): boolean =>
  cares.length + diets.length + allergens.length === 0 && isIronic(line, lang)

/**
 * Half a sentence of regret, and a way on: other words, or a person. Said where the guest says that the answer was wrong, or
 * where the same answer would come again; a second time, the person only.
 */
const pardon: Answer = (context) => {
  const { c, r } = context
  const again = isPardoned(r.talk)
  c.say(again ? c.texts.Nada.perdonOtraVez : c.texts.Nada.perdon)
  if (!again) {
    sayContact(context)
    return
  }
  sayReachable(context)
  sayWhenReached(context)
}

export const PROTESTED: Intent = {
  id: 'protest',
  when: ({ r }) => r.talk.frame !== null && (onlyProtests(r) || mocks(r)),
  answer: pardon,
}
