/** ITU-T E.164: 1 and 7 have one digit, these two, all others three. */
const TWO_DIGIT_CODES = /^(2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** "+34612345678" → "+34 612 345 678"; anything else stays as it is. */
export function groupDigits(telefono: string): string {
  const [, digits] = /^\+(\d{8,19})$/.exec(telefono) ?? []
  if (!digits) return telefono
  const code = /^[17]/.test(digits) ? 1 : TWO_DIGIT_CODES.test(digits) ? 2 : 3
  const rest = digits.slice(code)
  const groups = rest.match(/\d{2,4}$|\d{3}(?=\d{2})/g) ?? [rest]
  return `+${digits.slice(0, code)} ${groups.join(' ')}`
}
