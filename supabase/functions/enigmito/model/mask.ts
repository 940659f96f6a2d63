import { clean } from '../text/fold.ts'

/** Characters of a guest's message that a model is shown: more makes nothing clearer. */
const MOST = 400

/**
 * A guest's words as they may leave the house: one line without invisible characters, e-mail addresses, links and
 * everything with five or more digits in a row of digits, spaces and signs (phones, cards, dates) replaced by a word.
 */
export const masked = (text: string): string =>
  clean(text)
    .replace(/\S+@\S+/g, '[email]')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, '[link]')
    .replace(/\+?\p{Nd}(?:[\s().\-/·]{0,3}\p{Nd}){4,}/gu, '[number]')
    .slice(0, MOST)
    .trim()
