import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Now } from '../../../lib/core/dates.ts'
import type { Locale } from '../../../lib/i18n/locales.ts'
import {
  type Answered,
  answer,
  type Knowledge,
  knowledgeOf,
} from '../../../supabase/functions/enigmito/answer.ts'
import type { Rows } from '../../../supabase/functions/enigmito/rows/shape.ts'
import { seedRows } from './rows.ts'

/** A Wednesday morning in November. */
export const NOW: Now = { fecha: '2026-11-25', hora: '11:00' }

/** The demo rows after a change, ready for questions. */
export function knowing(change: (rows: Rows) => void = () => {}): Knowledge {
  const rows = seedRows()
  change(rows)
  return knowledgeOf(rows)
}

const demo = knowing()
export const ask = (text: string, lang: Locale, knowledge: Knowledge = demo, now = NOW): Answered =>
  answer(text, lang, knowledge, now)

/** Questions as guests write them: language, intent, words. */
export const QUESTIONS = readFileSync(resolve(import.meta.dirname, 'preguntas.tsv'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const [lang = '', intent = '', text = ''] = line.split('\t')
    return { lang: lang as Locale, intent, text }
  })

const answers = new Map<(typeof QUESTIONS)[number], Answered>()

/** The answer to one of them on a page of its own language, worked out once for all the tests that look at it. */
export function answerTo(question: (typeof QUESTIONS)[number]): Answered {
  const known = answers.get(question) ?? ask(question.text, question.lang)
  answers.set(question, known)
  return known
}

/** A dish of the demo by its slug. */
export function plato(rows: Rows, slug: string): Rows['platos'][number] {
  const found = rows.platos.find((row) => row.slug === slug)
  if (!found) throw new Error(`no dish ${slug}`)
  return found
}
