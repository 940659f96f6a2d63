const KEYS_OFF = 'alma-panel-teclas'
/** Keys of one letter can be switched off (WCAG 2.1.4): whoever dictates would press them by speaking. */
export const singleKeys = {
  activas: (): boolean => localStorage.getItem(KEYS_OFF) === null,
  poner: (on: boolean): void =>
    on ? localStorage.removeItem(KEYS_OFF) : localStorage.setItem(KEYS_OFF, 'no'),
}

/**
 * Is somebody typing? Then a letter is a letter. For a moment a dialog that has just closed still has the focus in its
 * field, which nobody sees any more.
 */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  target.checkVisibility()
