import type { EnigmitoAnswer } from '../../../lib/chat/contract.ts'
import type { Now } from '../../../lib/core/dates.ts'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { type Context, noData } from './answers/context.ts'
import { compose } from './composer.ts'
import { takeHints } from './hints.ts'
import type { IntentId } from './intents/ids.ts'
import type { Intent } from './intents/signs.ts'
import { intentOf } from './intents.ts'
import { menuOf } from './knowing.ts'
import type { Menu } from './menu.ts'
import { type Reading, readingOf } from './reading.ts'
import type { Rows } from './rows/shape.ts'
import { type Index, indexOf } from './search.ts'
import { isBetter, secondLook } from './second-look.ts'
import { TEXTS } from './texts.ts'
import type { Unanswered } from './unanswered.ts'
import { faultIn } from './verify.ts'

export type Knowledge = { menu: Menu; index: Index }

export const knowledgeOf = (rows: Rows): Knowledge => {
  const menu = menuOf(rows)
  return { menu, index: indexOf(menu) }
}

export type Answered = EnigmitoAnswer & {
  /** `dish:<slug>`, `wine:…` or `drink:…` when the answer is about exactly one item. */
  about: string | null
  unanswered: Unanswered | null
  lang: Locale
  intent: IntentId
  /** Contradictions in the rows and failed checks, for the log. Never the guest's words. */
  notes: readonly string[]
}

/** Answers from the rows only. Pure. `message` ends with the hints; `page` is the language of the page. */
export function answer(message: string, page: Locale, knowledge: Knowledge, now: Now): Answered {
  const { menu, index } = knowledge
  const { text, hints } = takeHints(message)
  const r = readingOf(text, page, hints, menu, index, now)
  const wanted = (reading: Reading): Intent =>
    intentOf({ r: reading, menu, index, ahora: now, c: compose(menu, r.lang, TEXTS[r.lang]) })
  const first = wanted(r)
  const second = secondLook(r, first.id, index)
  const other = second && wanted(second)
  return second && other && isBetter(r, first.id, other.id)
    ? answerBy(second, other, knowledge, now)
    : answerBy(r, first, knowledge, now)
}

/** An answer that fails the check is replaced by one that says that we do not know. */
export function answerBy(
  r: Reading,
  intent: Pick<Intent, 'id' | 'answer'>,
  { menu, index }: Knowledge,
  now: Now,
): Answered {
  const write = (by: (context: Context) => void) => {
    const c = compose(menu, r.lang, TEXTS[r.lang])
    by({ r, menu, index, ahora: now, c })
    return c.done()
  }
  const draft = write(intent.answer)
  const fault = faultIn(draft, menu, r.lang)
  const {
    message: said,
    suggestions,
    about,
    unanswered,
  } = fault ? write((context) => noData(context, 'unclear')) : draft
  return {
    message: said,
    suggestions,
    about: about && `${about.kind}:${about.slug}`,
    unanswered,
    lang: r.lang,
    intent: intent.id,
    notes: fault ? [...draft.notes, `unverified:${fault}:${intent.id}`] : draft.notes,
  }
}
