import type { World } from '../api.ts'
import type { ChatState } from '../state.ts'
import { common } from '../view.ts'
import { type Preferences, parsePreferences, serialisePreferences } from './preferences.ts'
import { serialiseConversation } from './save.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

/** What this browser keeps of a guest, for the next visit and for other windows. */
export function createGuestMemory({ recall, keep }: Pick<World, 'recall' | 'keep'>) {
  let preferences: Preferences = parsePreferences(recall(STORAGE_KEYS.preferences))
  return {
    preferences: () => preferences,
    /** Reads the stored preferences again first, because another window may have changed them. */
    prefer(change: (known: Preferences) => Preferences) {
      const stored = recall(STORAGE_KEYS.preferences)
      const known = stored === null ? preferences : parsePreferences(stored)
      preferences = change(known)
      if (preferences !== known) keep(STORAGE_KEYS.preferences, serialisePreferences(preferences))
    },
    /** After a booking is saved, only its date and number of guests stay on the device. */
    persist: (state: ChatState) =>
      keep(
        STORAGE_KEYS.conversation,
        serialiseConversation(state.mode === 'completed' ? { mode: 'talking', ...common(state) } : state),
      ),
    /** The conversation that was left, as it is stored. */
    conversation: () => recall(STORAGE_KEYS.conversation),
  }
}
