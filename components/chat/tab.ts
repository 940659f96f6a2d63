import type { ChatState } from '@/lib/chat/state.ts'
import { parseConversation } from '@/lib/chat/stored/restore.ts'
import { STORAGE_KEYS } from '@/lib/chat/stored/storage-keys.ts'
import { parseTab, serialiseTab } from '@/lib/chat/tab/kept.ts'
import { maskEntry } from '@/lib/chat/tab/redact.ts'
import type { Entry, Kept, Tab } from '@/lib/chat/tab/shape.ts'
import { forget, keep, keepInTab, recallInTab, TAB_KEYS } from './memory.ts'

const isSignedIn = (): boolean => document.cookie.includes('alma-cuenta')

/** Messages of a booking that is made, by their number, as they are kept from then on. */
const masked = new Map<number, Entry>()

/** @param place where the thread stands: pixels from its top, null at its end */
export function rememberTab(kept: Kept, place: number | null): void {
  const { entries, state } = kept
  if (entries.length === 0) return
  if (state.mode === 'completed' && state.draft.name !== null)
    for (const entry of entries)
      if (!masked.has(entry.id)) masked.set(entry.id, maskEntry(entry, state.draft))
  const shown = entries.map((entry) => masked.get(entry.id) ?? entry)
  keepInTab(TAB_KEYS.talk, serialiseTab({ kept: { ...kept, entries: shown }, place }, Date.now()))
  if (!isSignedIn()) return
  keepInTab(TAB_KEYS.account, '1')
  keep(TAB_KEYS.account, '1')
}

/** The conversation and what stands of a booking are gone: the guest starts anew, or has signed out. */
export function forgetTab(): void {
  masked.clear()
  for (const key of [...Object.values(TAB_KEYS), STORAGE_KEYS.conversation]) forget(key)
}

/** The conversation that this browser keeps for every tab; null when it cannot be read. */
export const restore = (stored: string): ChatState | null => parseConversation(stored)

/** What this tab has said so far; null for a guest who has signed out since, and when it cannot be read. */
export function recallTab(): Tab | null {
  if (recallInTab(TAB_KEYS.account) !== null && !isSignedIn()) {
    forgetTab()
    return null
  }
  const tab = parseTab(recallInTab(TAB_KEYS.talk), Date.now())
  if (!tab) keepInTab(TAB_KEYS.talk, null)
  return tab
}
