import { cachedRegExp } from '../../text/fold.ts'
import { AROUND } from '../../words/wishes/around.ts'
import type { Wished } from '../../words/wishes/shape.ts'
import { kindsOf } from '../kinds.ts'
import type { Heard, Told } from '../told.ts'

const ONLY =
  /(?<![a-z])(?:just|only|simply|sol[oa]|solamente|soltanto|unicamente|juste|seulement|uniquement|nur|bloss|lediglich|basta)(?![a-z])/
/** "…, not zöliakie hast du": what stood there before. */
const INSTEAD_OF = /(?:,? (?:heissen|stehen))?(?:, (?:und )?(?:nicht|not|no|non|pas|et pas) .*)?$/

/** "Put just coeliac", "das muss Zöliakie heißen, nicht …": all that is to stand in the notes. */
export function writtenAnew({ text, lex, lexicons, told }: Heard): (Told & Pick<Wished, 'anew'>) | null {
  const lead = cachedRegExp(
    `^(?:[^a-z]*(?:${lex.clearYes}|${lex.no}|${lex.but}|${lex.and}|${told})(?![a-z]))*[^a-z]*(?:${AROUND[lex.locale].anew})(?![a-z])[ :,]*`,
  ).exec(text)?.[0]
  if (lead === undefined) return null
  const piece = { from: lead.length, to: text.length - (INSTEAD_OF.exec(text)?.[0].length ?? 0) }
  const kinds = kindsOf(text.slice(piece.from, piece.to), lexicons)
  const anew = ONLY.test(text) ? 'all' : 'same'
  return kinds.length > 0 ? { ...piece, text, kinds, said: '', isOpen: false, anew } : null
}
