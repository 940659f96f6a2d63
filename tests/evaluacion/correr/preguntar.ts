import { setTimeout as esperar } from 'node:timers/promises'
import type { Casa, Cosa } from '../juez/casa.ts'
import type { Caso, Respuesta } from '../juez/caso.ts'
import { miembros } from '../juez/clases.ts'

/** What a context of the kind points at: something of the kind that can be had, else any; null where there is none. */
export function sobreQue(casa: Casa, caso: Caso): Cosa | null {
  if (!caso.context) return null
  const { claros, posibles } = miembros(casa, caso.context.last_kind)
  const todas = [...claros, ...posibles]
  return todas.find(({ agotado }) => !agotado) ?? todas[0] ?? null
}

const TIPO = { plato: 'dish', bebida: 'drink', vino: 'wine' } as const

/** The text of a question with its hints, as the chat sends it. */
export function mensajeDe({ text, hints }: Caso, sobre: Cosa | null): string {
  const partes = [
    text,
    hints?.dietary?.length ? `[dietary: ${hints.dietary.join(', ')}]` : '',
    hints?.wine?.length ? `[wine: ${hints.wine.join(', ')}]` : '',
    hints?.period ? `[time: ${hints.period}]` : '',
    sobre ? `[context: last=${TIPO[sobre.tipo]}:${sobre.slug}]` : '',
  ]
  return partes.filter(Boolean).join(' ')
}

export type Preguntado = { estado: number; respuesta: Respuesta; ms: number }

/** Asks the running function; waits when it is asked to. */
export async function preguntar(
  url: string,
  key: string,
  message: string,
  userLanguage: string,
): Promise<Preguntado> {
  for (;;) {
    const antes = performance.now()
    const res = await fetch(`${url}/functions/v1/enigmito`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: key, authorization: `Bearer ${key}` },
      body: JSON.stringify({ message, userLanguage }),
    })
    const body = (await res.json().catch(() => ({}))) as Partial<Respuesta>
    const ms = performance.now() - antes
    if (res.status === 429) {
      await esperar(1000 * Math.max(1, Number(res.headers.get('retry-after') ?? 1)))
      continue
    }
    return {
      estado: res.status,
      respuesta: { message: body.message ?? '', suggestions: body.suggestions ?? [] },
      ms,
    }
  }
}
