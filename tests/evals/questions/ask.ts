import { setTimeout as esperar } from 'node:timers/promises'
import type { Case, Respuesta } from '../judge/case.ts'
import type { Casa, Thing } from '../judge/house.ts'
import { members } from '../judge/kinds.ts'

/** What a context of the kind points at: something of the kind that can be had, else any; null where there is none. */
export function aboutWhat(casa: Casa, example: Case): Thing | null {
  if (!example.context) return null
  const { clear: claros, possible } = members(casa, example.context.last_kind)
  const all = [...claros, ...possible]
  return all.find(({ agotado }) => !agotado) ?? all[0] ?? null
}

const TIPO = { plato: 'dish', bebida: 'drink', vino: 'wine' } as const

/** The text of a question with its hints, as the chat sends it. */
export function mensajeDe({ text, hints }: Case, about: Thing | null): string {
  const parts = [
    text,
    hints?.dietary?.length ? `[dietary: ${hints.dietary.join(', ')}]` : '',
    hints?.wine?.length ? `[wine: ${hints.wine.join(', ')}]` : '',
    hints?.period ? `[time: ${hints.period}]` : '',
    about ? `[context: last=${TIPO[about.tipo]}:${about.slug}]` : '',
  ]
  return parts.filter(Boolean).join(' ')
}

export type Asked = { estado: number; respuesta: Respuesta; ms: number }

/** Asks the running function; waits when it is asked to. */
export async function ask(url: string, key: string, message: string, userLanguage: string): Promise<Asked> {
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
