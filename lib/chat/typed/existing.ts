import { isIsoDate } from '../../core/dates.ts'
import { ask } from '../answer.ts'
import type { Transition } from '../book.ts'
import { call } from '../fallback.ts'
import { TAG } from '../questions.ts'
import type { ChatContext, ChatState, Finding, Reading, Say } from '../state.ts'
import type { Frame } from '../talk.ts'
import { fold, wordCount } from '../text/fold.ts'
import { namesNeed } from '../text/need.ts'
import { isAboutCasa } from '../topics.ts'
import { common } from '../view.ts'

/** By what way a booking is changed was told; twice, where it was told in other words too. */
const TOLD = 'told:enlace'
const BOOKING: Frame = {
  ...{ act: 'booking', of: null, want: [], exclude: [], max: null, min: null, sort: null, ask: [TOLD] },
}
const CODIGO = /^[0-9A-HJKMNP-TV-Z]{8}$/
/** What a guest typed of the key to a booking: its code, and the token when the whole link was pasted. */
function keyIn(text: string): { codigo: string; gestion: string | null } | null {
  const [, code = '', token] = /\/reservations\/(\w{8})\?t=([\w-]{16,64})/.exec(text) ?? []
  if (token && CODIGO.test(code)) return { codigo: code, gestion: `/reservations/${code}?t=${token}` }
  const codigo = text
    .toUpperCase()
    .split(/[^0-9A-Z@.+]+/)
    .find((word) => CODIGO.test(word) && /\d/.test(word) && /[A-Z]/.test(word))
  return codigo === undefined ? null : { codigo, gestion: null }
}

/** Behind a preposition: the booking there is, and none to be made; by what way it is changed, and that it is looked up. */
const IN_IT =
  /(?<![a-z])(?:(?:bei|in|zu|auf) der|(?:en|a|de) la|(?:on|to|in) the|(?:sur|dans) la|nella|alla|della) (?:reserv|booking|prenot|resa)| internet|on-?line|en ligne|guck|nachs[ce]|look it/

/** Whether a message speaks of a booking that there is, or goes on speaking of it. */
export function isOfExisting(state: ChatState, r: Reading, text: string): boolean {
  // "We have a table tonight and run late": whoever is held up is heard first.
  const folded = fold(text)
  const act = state.talk.frame?.act
  const ask: readonly string[] = state.talk.frame?.ask ?? []
  // "You won't give our table away, will you?", of who is late; "we booked for eight, and get there at half past".
  const isLate = ask.includes('care:late')
    ? act === 'care'
    : !text.includes('?') &&
      r.spoken.some(({ slot, values: [at = '', then = ''] }) => slot === 'time' && then > at)
  const isHeld = isLate && !r.aboutOwn && !r.moves && !r.cancel
  if ((r.existing && !r.inTrouble && !isHeld) || keyIn(text)) return true
  const hasNeed = namesNeed(folded)
  const tellsHolder = r.tellsHolder && !hasNeed
  if (r.aboutCalls) return false
  // "Are you open on the 24th if we move it?" asks of the house.
  const asksCasa = (r.question || text.includes('?')) && isAboutCasa(folded)
  if (state.mode === 'talking' && act !== 'care' && r.moves && !r.wish && !asksCasa) return true
  if (r.inTrouble || (r.again && !r.question)) return false
  // After a complaint an e-mail is the house's, and none that came with a booking.
  if (act === 'care') return !r.asksAddress && !r.onlyThanks && (r.aboutOwn || (tellsHolder && r.asksTable))
  const isSpoken = act === 'booking' || ask.includes('matter:late') || ask.includes(TOLD)
  // "Five instead of four in the booking", of the one that is spoken of.
  if (isSpoken && !r.again && IN_IT.test(folded)) return true
  // "I'll keep it then, we are one more": also behind a question of the house.
  const goesOn =
    isSpoken &&
    (r.aboutOwn || r.keeps) &&
    (ask.includes('matter:late') || !(r.question || isAboutCasa(folded)))
  if (act !== 'booking' ? !goesOn : asksCasa) return false
  const isDay = ({ slot }: Finding): boolean =>
    slot === 'seating' || (slot === 'date' && r.surely && !r.alone)
  const valued = r.found.some((one) => one.values.length > 0 && !isDay(one))
  return (
    r.aboutOwn || r.calls || r.keeps || (!r.wish && ((valued && !hasNeed) || (tellsHolder && !r.question)))
  )
}

/** Said of the booking there is, or of one that has not come. */
const OF_IT =
  /(?<![a-z])(?:it|that|das|es|ca|cela|eso|lo|later|earlier|spater|fruher|antes|tard\w*|tot|dopo|more|mas|mehr|plus|piu|non?(?!\?)|not|never|mai|pas|nicht|kein\w*|noch|jamais|(?:ning|auc|ness)un\w*|s(?:it|ent|ed)\w*|a(?:gg|nad|dd|jout)\w*|hinzu\w*|dazu|ord(?:re|ine|en|nung)|assoi\w*)(?![a-z])/

/** Whether a part asks, and not of a booking. */
const asksOther = (r: Reading): boolean =>
  r.question && !(r.existing || r.aboutOwn || r.asksTable || r.change)

/** "We have a table on Sunday. May the dog come in?": what is asked beside it is asked of the house, for that day. */
export function askedBeside(
  state: ChatState,
  r: Reading,
  text: string,
  isOf: boolean,
  read: (text: string) => Reading,
): Transition | null {
  if (r.moves || keyIn(text)) return null
  for (const at of [...r.turns, ...r.asides].sort((a, b) => a - b)) {
    const [head, tail] = [text.trim().slice(0, at), text.trim().slice(at).trim()]
    const [told, asked] = [read(head), read(tail)]
    const isAside = isOf && !r.existing ? !told.question : told.existing && !told.aboutOwn
    if (!isAside || told.cancel || OF_IT.test(fold(head))) continue
    // "We're booked on Thursday, my sister is allergic to soy. What can she eat?": told with what is asked.
    if (namesNeed(fold(head))) return null
    if (!asksOther(asked)) continue
    if (
      OF_IT.test(fold(tail).replace(TAG, '')) ||
      namesNeed(fold(tail)) ||
      (wordCount(tail) < 3 && !isAboutCasa(fold(tail)))
    )
      return null
    if (asked.spoken.some(({ slot }) => slot === 'time' || slot === 'guests')) return null
    const [day] = told.spoken.find(({ slot }) => slot === 'date')?.values.filter(isIsoDate) ?? []
    return ask({ ...state, talk: { ...state.talk, day: day ?? state.talk.day } }, tail, asked)
  }
  return null
}

/**
 * A booking is changed on its own page, never here: the link that was pasted, or of the one made here; else where the
 * link is. A code alone opens nothing, and nothing is said of whether it exists.
 */
export function leadToExisting(state: ChatState, text: string, ctx: ChatContext): Transition {
  const { talk } = state
  const key = keyIn(text)
  const booked = key?.gestion ? key : key && key.codigo !== state.booked?.codigo ? null : state.booked
  const own: Say = {
    key: 'Existente.propia',
    values: { codigo: booked?.codigo ?? '', telefono: ctx.telefono },
    links: [{ key: 'gestion', url: booked?.gestion ?? '' }, ...call(ctx)],
  }
  const before = talk.frame?.act === 'booking' ? talk.frame.ask : null
  // Not the same a third time.
  const told = !key && before !== null && before.length < 2
  const other: Say = {
    key: key
      ? 'Existente.codigo'
      : before === null
        ? 'Existente.enlace'
        : told
          ? 'Existente.sinEnlace'
          : 'Existente.equipo',
    values: { codigo: key?.codigo ?? '', telefono: ctx.telefono },
    links: [
      { key: 'reenviar', url: '/reservations/enlace' },
      ...call(ctx),
      { key: 'escribir', url: '/contact#mensaje' },
      { key: 'tusReservas', url: '/profile' },
    ],
  }
  const next: ChatState = {
    mode: 'talking',
    ...common(state),
    talk: { ...talk, frame: told ? { ...BOOKING, ask: [TOLD, TOLD] } : BOOKING },
  }
  return [next, [{ type: 'say', say: booked ? own : other }]]
}

/** "I have a table on the 15th, we are 6 now, and may the dog come?": the link first, then what is asked of the house. */
export function leadAndAsk(
  state: ChatState,
  r: Reading,
  text: string,
  ctx: ChatContext,
  read: (text: string) => Reading,
): Transition {
  const [next, effects] = leadToExisting(state, text, ctx)
  for (const at of [...r.turns, ...r.asides]) {
    const tail = text.slice(at).trim()
    const asked = read(tail)
    // What somebody must not eat goes with the question, though it stands before it.
    const needs = (from: number): boolean => namesNeed(fold(text.slice(from, at)))
    if (!asksOther(asked) || asked.spoken.length > 0 || !(isAboutCasa(fold(tail)) || needs(0))) continue
    const from = needs(0) ? (r.turns.filter((turn) => turn < at && needs(turn)).at(-1) ?? 0) : at
    const [last, more] = ask(next, text.slice(from).trim(), asked)
    return [last, [...effects, ...more]]
  }
  return [next, effects]
}
