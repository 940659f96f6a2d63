import type { Context } from '../answers/context.ts'
import { textFact } from '../facts.ts'
import type { Item } from '../menu.ts'
import { said } from '../said.ts'
import { stems, tokens } from '../text/fold.ts'
import { kindLabel, STOP } from '../text/lexicon.ts'

const MINUTES = /\bminut(?:os|es|en|i|o|e)\b/i
const LONG = 4

const contentOf = (text: string): string[] =>
  tokens(text).filter((word) => word.length >= LONG && !STOP.has(word))

/** "Arroces" as "arroz". */
const single = (word: string): string => word.replace(/ces$/, 'z')

/** What the house writes of the minutes that a dish takes: the sentence that tells them, with the one before it. False: nothing. */
export function sayWait(items: readonly Item[], { menu, index, c }: Context): boolean {
  const [first, ...rest] = items
  const shared = (first ? (index.kindsOf.get(first) ?? []) : []).filter((kind) =>
    rest.every((item) => index.kindsOf.get(item)?.includes(kind)),
  )
  const called = new Set(
    shared.flatMap((kind) => contentOf(kindLabel(kind, 'es')).map(single)).flatMap(stems),
  )
  for (const { body } of menu.philosophy) {
    const [text, spanish] = [said(body, c.lang), body.get('es')]
    const about = spanish && told(spanish)
    if (!text || !about || !contentOf(about).some((word) => called.has(word))) continue
    const value = told(text.value)
    if (!value) continue
    if (text.lang !== c.lang) c.say(c.texts.Casa.enEspanol)
    c.say(c.texts.Casa.texto, { texto: textFact({ value, lang: text.lang }) })
    return true
  }
  return false
}

function told(body: string): string | null {
  const sentences = body.split(/(?<=[.!?])\s+/)
  const at = sentences.findIndex((sentence) => MINUTES.test(sentence))
  const value = sentences.slice(Math.max(0, at - 1), at + 1).join(' ')
  return at >= 0 && body.includes(value) ? value : null
}
