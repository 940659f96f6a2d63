import type { TextareaHTMLAttributes } from 'react'

/**
 * A field for several lines. React 19 writes the text it begins with once more when the page comes alive, over what was
 * typed until then; it does not where that text comes as a list of one, which reads the same.
 */
export const TextoLargo = ({ defaultValue, ...area }: TextareaHTMLAttributes<HTMLTextAreaElement>) => (
  <textarea {...area} defaultValue={typeof defaultValue === 'string' ? [defaultValue] : defaultValue} />
)
