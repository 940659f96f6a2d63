import type { TextareaHTMLAttributes } from 'react'

/**
 * React 19 writes a string default again at hydration, over what was typed until then; a list of one string it does
 * not.
 */
export const LongText = ({ defaultValue, ...area }: TextareaHTMLAttributes<HTMLTextAreaElement>) => (
  <textarea {...area} defaultValue={typeof defaultValue === 'string' ? [defaultValue] : defaultValue} />
)
