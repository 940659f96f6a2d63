export const MAX_EMAIL = 254

/** §5: something@domain.tld, no white space. Linear in the length of the text. */
export const isEmail = (text: string): boolean =>
  text.length <= MAX_EMAIL && /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}$/i.test(text)
