import type { Transition } from './book.ts'
import { BOOK, call, pending, sayThen } from './prompt.ts'
import type { ChatContext, ChatState, Choice } from './state.ts'

function freeToday({ tonight }: ChatContext): Choice[] {
  if (!tonight) return []
  const { fecha, servicio, horas } = tonight
  const key = servicio === 'cena' ? 'Boton.estaNoche' : 'Boton.hoy'
  return horas.map((hora) => ({ key, values: { hora }, event: { type: 'book', at: { fecha, hora } } }))
}

/** The greeting says that the chat is automatic and gives the phone; an unfinished draft is continued. */
export function greet(state: ChatState, ctx: ChatContext): Transition {
  const open = pending(state)
  if (open) return [state, [sayThen({ key: 'Fin.seguir' }, open)]]
  const say = {
    key: ctx.visited ? 'Saludo.vuelve' : 'Saludo.hola',
    values: { telefono: ctx.telefono },
    links: call(ctx),
  }
  return [state, [{ type: 'say', say, choices: [...freeToday(ctx), BOOK] }]]
}
