import type { Transition } from './book.ts'
import { call } from './fallback.ts'
import type { ChatContext, ChatState, Choice } from './state.ts'

const BOOK: Choice = { key: 'Boton.reservar', event: { type: 'book' } }

function freeToday({ tonight }: ChatContext): Choice[] {
  if (!tonight) return []
  const { fecha, servicio, horas } = tonight
  const key = servicio === 'cena' ? 'Boton.estaNoche' : 'Boton.hoy'
  return horas.map((hora) => ({ key, values: { hora }, event: { type: 'book', at: { fecha, hora } } }))
}

/** Whether nothing is open that the greeting would have to ask again: that takes the machine. */
export const isAtRest = ({ mode }: ChatState): boolean => mode === 'talking' || mode === 'completed'

/** The greeting says that the chat is automatic and gives the phone. */
export function greet(state: ChatState, ctx: ChatContext): Transition {
  const say = {
    key: ctx.visited ? 'Saludo.vuelve' : 'Saludo.hola',
    values: { telefono: ctx.telefono },
    links: call(ctx),
  }
  return [state, [{ type: 'say', say, choices: [...freeToday(ctx), BOOK] }]]
}
