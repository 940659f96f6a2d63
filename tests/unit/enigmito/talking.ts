import { NO_TALK, type Talk } from '../../../lib/chat/talk.ts'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { type Answered, answer } from '../../../supabase/functions/enigmito/answer.ts'
import { knowing, NOW } from './support.ts'

const demo = knowing()

/** What is answered to the last of some messages, said one after the other. */
export function saidLast(lang: Locale, said: readonly string[], now = NOW): Answered {
  const first: { talk: Talk; answered: Answered | null } = { talk: NO_TALK, answered: null }
  const { answered } = said.reduce(({ talk }, text) => {
    const next = answer(text, lang, demo, now, talk)
    return { talk: next.talk, answered: next }
  }, first)
  if (!answered) throw new Error('nothing was said')
  return answered
}

/** The same, on the day of all tests. */
export const told = (lang: Locale, ...said: string[]): Answered => saidLast(lang, said)

const slugOf = (ref: string): string => ref.slice(ref.indexOf(':') + 1)

export const aboutAfter = ({ talk }: Answered): string | null => talk.about && slugOf(talk.about)
export const slugsAfter = ({ talk }: Answered): readonly string[] => talk.listed.map(slugOf)
