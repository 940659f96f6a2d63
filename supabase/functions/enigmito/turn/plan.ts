import type { Frame, Talk } from '../../../../lib/chat/talk.ts'
import type { Now } from '../../../../lib/core/dates.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { PROTESTED } from '../care/protest.ts'
import { compose } from '../composer.ts'
import { frameOf } from '../frame/asked.ts'
import type { Hints } from '../hints.ts'
import type { Intent } from '../intents/signs.ts'
import { intentOf } from '../intents.ts'
import type { Menu } from '../menu.ts'
import { type Reading, readingOf } from '../reading.ts'
import type { Index } from '../search.ts'
import { isBetter, secondLook } from '../second-look.ts'
import { once } from '../text/once.ts'
import { TEXTS } from '../texts.ts'
import { chosenFor } from './choose.ts'
import { wholeMenu } from './set-menu.ts'
import { type Order, orderIn } from './sums/order.ts'
import { running } from './sums/running.ts'
import { turnOf } from './turn.ts'

/** `told`: the language of the message that only a part is read of. */
export type House = { menu: Menu; index: Index; now: Now; hints: Hints; told?: Locale }
/** What will answer a message, before anything is written. */
export type Plan = { r: Reading; intent: Pick<Intent, 'id' | 'answer'> & { frame: Frame } }

/** `page`: the language that is taken where the words do not tell. */
export function planFor(text: string, page: Locale, house: House, talk: Talk): Plan {
  const { menu, index, now, hints, told = null } = house
  const reading = (part: string, lang: Locale, of: Locale | null): Reading =>
    wholeMenu(readingOf(part, lang, hints, menu, index, now, talk, of), index)
  const whole = reading(text, page, told)
  // "Tres croquetas": three words alone may be of another language.
  const ofPart = once((part) => reading(part, whole.lang, whole.lang))
  const turn = turnOf(whole, house, ofPart)
  const { r } = turn
  const contextOf = (reading: Reading) => ({
    ...{ r: reading, menu, index, ahora: now },
    c: compose(menu, r.lang, TEXTS[r.lang]),
  })
  const first = intentOf(contextOf(r))
  if (PROTESTED.when(contextOf(r)))
    return { r, intent: { ...PROTESTED, frame: frameOf(r, turn.asked, PROTESTED.id) } }
  const second = secondLook(r, first.id, index)
  const other = second && intentOf(contextOf(second))
  const better = second && other && isBetter(r, first.id, other.id)
  const read = better ? { r: second, intent: other } : { r, intent: first }
  let ordered: Order | null = null
  const order = (): Order => (ordered ??= orderIn(r, ofPart, index, menu))
  const kept = () => running(r, ofPart, index, menu)
  const chosen = chosenFor(turn, read.intent.id, contextOf(r), order, kept)
  const { id, answer } = chosen ?? read.intent
  // What is asked by its likeness is kept as well, for "and inside?".
  const { topics, matter } = chosen ? r : read.r
  const frame = { ...frameOf({ ...r, topics, matter }, turn.asked, id), ...chosen?.frame }
  return { r: chosen ? r : read.r, intent: { id, answer, frame } }
}
