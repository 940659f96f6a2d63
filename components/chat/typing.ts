import { step } from '@/lib/chat/machine.ts'
import { createReader, type Lacking, type Pieces } from '@/lib/chat/reader.ts'
import { mayLearn } from '@/lib/chat/stored/may-learn.ts'
import type { Learn } from '@/lib/chat/stored/preferences.ts'
import { fold } from '@/lib/chat/text/fold.ts'
import { LOCALES } from '@/lib/i18n/locales.ts'
import { bringLexicon, lexicons } from './lexicons.ts'

const lacking = new Set<Lacking>()
const more: Pieces = { wishes: null, names: null }
const understand = createReader(lexicons, (what) => lacking.add(what), more)

const BRING: Readonly<Record<Lacking, () => Promise<unknown>>> = {
  languages: () => Promise.all(LOCALES.map(bringLexicon)),
  wishes: async () => {
    more.wishes = (await import('@/lib/chat/typed/wish-reader.ts')).wishes
  },
  names: async () => {
    more.names = (await import('@/lib/chat/slots/name-reader.ts')).names
  },
}

async function complete(): Promise<boolean> {
  if (lacking.size === 0) return false
  const wanted = [...lacking]
  lacking.clear()
  try {
    await Promise.all(wanted.map((what) => BRING[what]()))
    return true
  } catch (error) {
    // The message stays as it was read with what is at hand.
    console.warn('What reads the rest of the message could not be loaded', error)
    return false
  }
}

/** What is kept of a message for the next visit; without its code nothing is. */
const learn = async (text: string): Promise<Learn | null> =>
  mayLearn(fold(text))
    ? import('@/lib/chat/stored/learn.ts').then(
        (found) => found.learn,
        () => null,
      )
    : null

/** What typed text needs beside: its reader, and the machine that hears it. */
export const typing = { step, understand, learn, complete }
