const EMAILS = /\S+@\S+/g
/** Five digits or more, with what is written between them: phones, cards, dates. */
const NUMBERS = /\+?\p{Nd}(?:[\s().\-/·]{0,3}\p{Nd}){4,}/gu

/** A text without e-mail addresses and long numbers; each is replaced by a word, or by nothing. */
export const withoutContacts = (
  text: string,
  email = ' ',
  number: (found: string) => string = () => ' ',
): string => text.replace(EMAILS, email).replace(NUMBERS, number)
