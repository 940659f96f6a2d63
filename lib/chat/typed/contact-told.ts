import { fold, wordCount } from '../text/fold.ts'

const BRIEF = 12
const CONTACT =
  /(?<![a-z])(?:(?:tele|handy)?(?:ph|f)on[eo]?|tel[ef]*|(?:e-?)?mails?|correo|courriel|(?:handy|telefon)?nummer|numero|number|name|nombre|nom|nome|dat(?:os|en|i)|details|coordonnees)[^a-z]*$/

/** Ends with what one is reached at: "I gave you my phone and my e-mail" is no note. */
export const namesContact = (text: string): boolean => wordCount(text) < BRIEF && CONTACT.test(fold(text))
