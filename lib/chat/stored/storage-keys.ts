/** What the chat keeps in the browser's storage, by its key. */
export const STORAGE_KEYS = {
  locale: 'assistant-language',
  preferences: 'assistantPreferences',
  conversation: 'assistantConversation',
} as const
