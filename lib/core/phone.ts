/** ITU-T E.164: 1 and 7 have one digit, these two, all others three. */
const TWO_DIGIT_CODES = /^(2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/**
 * A telephone number as somebody of the house types it: 00 stands for +, and nine digits alone are Spain's.
 * @returns the number with its prefix, '' for nothing, null for what is not a whole number
 */
export function withPrefix(text: string): string | null {
  const bare = text.replace(/[\s().·/-]/g, '').replace(/^00/, '+')
  if (bare === '' || /^\+\d{10,19}$/.test(bare)) return bare
  return /^[6-9]\d{8}$/.test(bare) ? `+34${bare}` : null
}

/** "+34612345678" → "+34 612 345 678"; anything else stays as it is. */
export function groupDigits(telefono: string): string {
  const [, digits] = /^\+(\d{8,19})$/.exec(telefono) ?? []
  if (!digits) return telefono
  const code = /^[17]/.test(digits) ? 1 : TWO_DIGIT_CODES.test(digits) ? 2 : 3
  const rest = digits.slice(code)
  const groups = rest.match(/\d{2,4}$|\d{3}(?=\d{2})/g) ?? [rest]
  return `+${digits.slice(0, code)} ${groups.join(' ')}`
}
