/** What of an address or a message may be written down: nothing that names a guest or opens a booking. */

/** A code of a booking, an id, a token, something escaped or an e-mail. Slugs are lower case and have words. */
const PERSONAL = /^[0-9A-Z]{6,12}$|^[0-9a-f-]{16,}$|^[\w.-]{28,}$|[%@]|^\d{5,}$/

/** A path without its question, and with `:id` where a part of it is about one guest. */
export const scrubPath = (address: string): string =>
  (address.split(/[?#]/)[0] ?? '')
    .split('/')
    .map((part) => (PERSONAL.test(part) ? ':id' : part))
    .join('/')
    .slice(0, 200)

const ADDRESS = /https?:\/\/[^\s"'<>]+/g
const MAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g
/** As telephones are written. */
const NUMBER = /\+?\d(?:[ .-]?\d){8,}/g

const scrubUrl = (url: string): string =>
  URL.canParse(url) ? new URL(url).origin + scrubPath(new URL(url).pathname) : '<address>'

/** A message without e-mails, telephones and questions of addresses; at most 500 characters. */
export const scrubText = (text: string): string =>
  text
    .replace(ADDRESS, scrubUrl)
    .replace(MAIL, '<mail>')
    .replace(NUMBER, '<number>')
    .replace(/\?[^\s"']*=[^\s"']*/g, '')
    .slice(0, 500)
