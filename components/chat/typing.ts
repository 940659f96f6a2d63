import { step } from '@/lib/chat/machine.ts'
import { createReader } from '@/lib/chat/reader.ts'
import { LOCALES } from '@/lib/i18n/locales.ts'
import { bringLexicon, lexicons } from './lexicons.ts'

let isLacking = false
const understand = createReader(lexicons, () => {
  isLacking = true
})

async function complete(): Promise<boolean> {
  if (!isLacking) return false
  isLacking = false
  try {
    await Promise.all(LOCALES.map(bringLexicon))
    return true
  } catch (error) {
    // The message stays as it was read with the languages at hand.
    console.warn('The other languages of the chat could not be loaded', error)
    return false
  }
}

/** What typed text needs beside: its reader, and the machine that hears it. */
export const typing = { step, understand, complete }
