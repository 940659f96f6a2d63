import type { Transition } from '../book.ts'
import { call } from '../fallback.ts'
import type { ChatContext, ChatState, Reading, Say } from '../state.ts'
import type { Frame } from '../talk.ts'
import { fold } from '../text/fold.ts'
import { namesNeed } from '../text/need.ts'
import { common } from '../view.ts'

const BOOKING: Frame = {
  ...{ act: 'booking', of: null, want: [], exclude: [], max: null, min: null, sort: null, ask: [] },
}
const TOLD = 'told:enlace'
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

/** Behind a preposition: the booking there is, and none to be made. */
const IN_IT =
  /(?<![a-z])(?:(?:bei|in|zu|auf) der|(?:en|a|de) la|(?:on|to|in) the|(?:sur|dans) la|nella|alla|della) (?:reserv|booking|prenot|resa)/

/** Whether a message speaks of a booking that there is, or goes on speaking of it. */
export function isOfExisting(state: ChatState, r: Reading, text: string): boolean {
  // "We have a table tonight and run late": whoever is held up is heard first.
  const act = state.talk.frame?.act
  const ask: readonly string[] = state.talk.frame?.ask ?? []
  // "You won't give our table away, will you?", of who is late.
  const isHeld = act === 'care' && ask.includes('care:late') && !r.aboutOwn && !r.moves && !r.cancel
  if ((r.existing && !r.inTrouble && !isHeld) || keyIn(text)) return true
  const tellsHolder = r.tellsHolder && !namesNeed(fold(text))
  if (r.aboutCalls) return false
  if (state.mode === 'talking' && act !== 'care' && r.moves && !r.wish) return true
  if (r.inTrouble || (r.again && !r.question)) return false
  // After a complaint an e-mail is the house's, and none that came with a booking.
  if (act === 'care') return !r.asksAddress && !r.onlyThanks && (r.aboutOwn || (tellsHolder && r.asksTable))
  const isSpoken = act === 'booking' || ask.includes('matter:late')
  // "Five instead of four in the booking", of the one that is spoken of.
  if (isSpoken && !r.again && IN_IT.test(fold(text))) return true
  if (act !== 'booking') return false
  const valued = r.found.some(({ slot, values }) => values.length > 0 && slot !== 'seating')
  return r.aboutOwn || r.calls || r.keeps || (!r.wish && (valued || (tellsHolder && !r.question)))
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
  const told = !key && before !== null && !before.includes(TOLD)
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
    talk: { ...talk, frame: told ? { ...BOOKING, ask: [TOLD] } : BOOKING },
  }
  return [next, [{ type: 'say', say: booked ? own : other }]]
}
