import { step } from '@/lib/chat/machine.ts'
import { createReader } from '@/lib/chat/reader.ts'
import type { WishReader } from '@/lib/chat/slots/wishes.ts'
import { learn } from '@/lib/chat/stored/learn.ts'
import { LOCALES } from '@/lib/i18n/locales.ts'
import { bringLexicon, lexicons } from './lexicons.ts'

const lacking = new Set<'languages' | 'wishes'>()
const more: { wishes: WishReader | null } = { wishes: null }
const understand = createReader(lexicons, (what) => lacking.add(what), more)

async function bringWishes(): Promise<void> {
  more.wishes = (await import('@/lib/chat/typed/wish-reader.ts')).wishes
}

async function complete(): Promise<boolean> {
  if (lacking.size === 0) return false
  const isForeign = lacking.delete('languages')
  const isWish = lacking.delete('wishes')
  try {
    await Promise.all([...(isForeign ? LOCALES.map(bringLexicon) : []), ...(isWish ? [bringWishes()] : [])])
    return true
  } catch (error) {
    // The message stays as it was read with what is at hand.
    console.warn('What reads the rest of the message could not be loaded', error)
    return false
  }
}

/** What typed text needs beside: its reader, and the machine that hears it. */
export const typing = { step, understand, learn, complete }
