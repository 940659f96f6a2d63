import type { Context } from '../answers/context.ts'
import { sayExtreme } from '../answers/framed.ts'
import { isKnownKey } from '../frame/keys.ts'
import { found } from '../frame/query.ts'
import type { Chosen } from './narrow.ts'
import { marked } from './reference.ts'
import type { Turn } from './turn.ts'

const BRIEF = 6
const LONG = 14

/** "And the dearest?" after the cheapest white by the glass: of the same things. */
export function otherEnd({ r, asked, pool }: Turn, x: Context): Chosen | null {
  const { frame } = r.talk
  const { items, wines } = r.targets
  const { sort } = asked
  // "It needn't be organic, the cheapest": what is taken back is not asked of them.
  const without = r.needless.size > 0
  if (!sort || !frame || pool || r.length > (without ? LONG : BRIEF)) return null
  if (!without && (frame.sort === null || frame.sort === sort)) return null
  if (items.length + wines.length + asked.want.length + asked.exclude.length > 0) return null
  if (r.has('wine', 'drink', 'menu', 'food') || marked(r, 'both', 'those')) return null
  const want = frame.want.filter((key) => isKnownKey(key, x.menu, x.index) && !r.needless.has(key))
  if (want.length === 0 && frame.of === null) return null
  const glass = r.has('glass') || frame.ask.includes('glass')
  const all = found({ ...frame, want, glass }, x.menu.items, x)
  if (all.length === 0) return null
  return {
    id: 'extreme',
    answer: (context) => void sayExtreme(all, sort, glass, context),
    frame: { ...frame, want, act: 'list', sort },
  }
}
