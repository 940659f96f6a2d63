import { useSyncExternalStore } from 'react'

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform)
const never = () => () => undefined

/** The key that makes a letter a command: ⌘ on Apple's keyboards, Ctrl on the others. */
export const useModKey = (): '⌘' | 'Ctrl' =>
  useSyncExternalStore(never, isApple, () => false) ? '⌘' : 'Ctrl'
