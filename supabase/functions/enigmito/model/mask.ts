import { clean } from '../text/fold.ts'

const MOST = 400

/** Replaces e-mail addresses, links and runs of five or more digits (phones, cards, dates) by a word. */
export const masked = (text: string): string =>
  clean(text)
    .replace(/\S+@\S+/g, '[email]')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, '[link]')
    .replace(/\+?\p{Nd}(?:[\s().\-/·]{0,3}\p{Nd}){4,}/gu, '[number]')
    .slice(0, MOST)
    .trim()
