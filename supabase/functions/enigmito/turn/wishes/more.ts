import type { Locale } from '../../../../../lib/i18n/locales.ts'
import type { Context } from '../../answers/context.ts'
import { sayLine } from '../../answers/lists/framed.ts'
import { isKnownKey } from '../../frame/keys.ts'
import { found } from '../../frame/query.ts'
import type { IntentId } from '../../intents/ids.ts'
import { actOf } from '../../talk/acts.ts'
import { fold } from '../../text/fold.ts'
import { type Chosen, frameFor, list, NOTHING, queryOf } from '../narrow.ts'
import { listedIn } from '../reference.ts'
import type { Turn } from '../turn.ts'

const BRIEF = 7
const LINES = 8

const MORE: Record<Locale, RegExp> = {
  es: /\b(?:otr[oa]s?|(?:alg[ou]|algun[oa]s?|que|hay|teneis|tienes|tienen|opciones) mas|mas (?:opciones|cosas|platos|vinos)|el resto)\b/,
  en: /\b(?:(?:any|some)thing else|(?:what|which) else|else do|any ?more|another(?: one)?|others?|more (?:options|of (?:it|those|them)|please)|the rest)\b/,
  fr: /\b(?:autre chose|autres?|encore|le reste|la suite|plus de choix|d autre)\b/,
  de: /\b(?:noch (?:was|etwas|mehr|ein\w*|ander\w*)|was (?:noch|sonst)|(?:was |etwas )?ander(?:e|er|es|en)|sonst noch|weitere\w*|mehr davon|den rest)\b/,
  it: /\b(?:altr[oaie]|qualcos altro|cos altro|il resto|di piu)\b/,
}
/** "One more question" wishes for nothing of the list. */
const QUESTION = /\b(?:pregunta|duda|question|frage|domanda|cosa mas)\w*\b/

const SMALL =
  /^[^\p{L}]*(?:(?:y|e|and|et|und|ok|vale|bueno|pues|hay|da|c e|gibt s|gibts|got|tienes|teneis)[ ,]+)*/u

/** What the last list was of; where that is not known, what all of it is. */
function keysOf({ r }: Turn, x: Context): readonly string[] {
  const want = (r.talk.frame?.want ?? []).filter((key) => isKnownKey(key, x.menu, x.index))
  if (want.length > 0) return want
  const [first, ...rest] = listedIn(r, x.menu)
  const kinds = first ? (x.index.kindsOf.get(first) ?? []) : []
  const shared = kinds.filter((kind) => rest.every((item) => x.index.kindsOf.get(item)?.includes(kind)))
  return shared.slice(0, 1).map((kind) => `kind:${kind}`)
}

/** "Anything else?", "show me another" after a list: what else is of it, beside what was told. */
export function moreOf(first: IntentId, turn: Turn, x: Context): Chosen | null {
  const { r, asked } = turn
  const { frame } = r.talk
  const { items, wines, kinds } = r.targets
  const line = fold(r.line).replaceAll(/['’]/g, ' ')
  const said = MORE[r.lang].exec(line)?.[0]
  if (!frame || r.length > BRIEF || !said || QUESTION.test(line)) return null
  // "¿Algo más?", and nothing else, means the list, whatever a word of it means elsewhere.
  const isAlone = line.replace(SMALL, '').replace(/[^\p{L}]+$/u, '') === said
  const names = items.length + wines.length + kinds.length + r.styles.length > 0
  if (!isAlone && (names || actOf(first) !== 'unknown')) return null
  if (r.topics.length + r.allergens.length + r.diets.length > 0 || r.day || r.guests !== null) return null
  if (!['list', 'item', 'pairing'].includes(frame.act) || asked.exclude.length > 0) return null
  const told = [...listedIn(r, x.menu), ...(r.last ? [r.last] : [])]
  const want = keysOf(turn, x)
  const of = told[0]?.kind ?? frame.of
  if (told.length === 0 || !of || want.length === 0) return null
  const own = queryOf({ ...turn, asked: { ...asked, of } })
  const query = {
    ...{ ...NOTHING, of, want, max: frame.max, min: frame.min },
    exclude: [...new Set([...frame.exclude, ...own.exclude])].filter((key) =>
      isKnownKey(key, x.menu, x.index),
    ),
  }
  const rest = found(query, x.menu.items, x).filter((item) => !told.includes(item))
  if (rest.length > 0) return list({ ...query, more: true }, rest.slice(0, LINES))
  return {
    id: 'framed_list',
    answer: (context) => {
      const { c } = context
      c.say(c.texts.Hilo.todo)
      for (const item of told.slice(0, LINES)) sayLine(item, context)
      c.link(of === 'wine' ? 'vinos' : 'carta', 'reservar')
    },
    frame: frameFor(query),
  }
}
