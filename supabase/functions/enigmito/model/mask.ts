import { withoutContacts } from '../../../../lib/chat/text/mask.ts'
import { clean } from '../text/fold.ts'

const MOST = 400
const LINKS = /\b(?:https?:\/\/|www\.)\S+/gi

/** Replaces e-mail addresses, links and runs of five or more digits (phones, cards, dates) by a word. */
export const masked = (text: string): string =>
  withoutContacts(clean(text).replace(LINKS, '[link]'), '[email]', () => '[number]')
    .slice(0, MOST)
    .trim()
