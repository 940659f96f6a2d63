import { sentencesOf } from '../matters/leads.ts'
import { type Sign, signsIn, signsOfText } from '../matters/signs.ts'
import { type Said, said } from '../said.ts'
import type { Answer, Context } from './context.ts'
import { sayStored } from './topics.ts'

/** What the page about the house tells in a sentence of its own: who runs the room and the cellar, what tap water costs. */
const TOLD = ['runsRoom', 'runsCellar', 'tapWater'] as const satisfies readonly Sign[]

/** These sentences, as far as they are asked and the page tells them. */
function sentencesAsked({ r, menu, c }: Context): readonly Said[] {
  const asks = signsIn(r.words, r.lang)
  const signs = TOLD.filter((sign) => asks.has(sign))
  if (signs.length === 0) return []
  const sentences = menu.philosophy.flatMap(({ body }) => {
    const text = said(body, c.lang)
    return text ? sentencesOf(text) : []
  })
  return signs.flatMap(
    (sign) => sentences.find(({ value, lang }) => signsOfText(value, lang).has(sign)) ?? [],
  )
}

export const asksTold = (context: Context): boolean => sentencesAsked(context).length > 0

export const told: Answer = (context) => {
  for (const sentence of sentencesAsked(context)) {
    sayStored(sentence, context)
    context.c.next()
  }
  context.c.link('filosofia', 'carta', 'contacto')
}
