const KEYS_OFF = 'alma-panel-teclas'
/** Keys of one letter can be switched off (WCAG 2.1.4): whoever dictates would press them by speaking. */
export const singleKeys = {
  activas: (): boolean => localStorage.getItem(KEYS_OFF) === null,
  poner: (on: boolean): void =>
    on ? localStorage.removeItem(KEYS_OFF) : localStorage.setItem(KEYS_OFF, 'no'),
}

/**
 * Whether the target takes text. A dialog that has just closed still has the focus in its hidden field for a
 * moment.
 */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  target.checkVisibility()
