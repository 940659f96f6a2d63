const formats = new Map<string, Intl.NumberFormat>()

/** Cents as an amount in euros: "5,50 €", "€5.50"; with `digits` 0 in whole euros. */
export function euros(cents: number, locale: string, digits: 0 | 2 = 2): string {
  const key = locale + digits
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: digits })
  formats.set(key, format)
  return format.format(cents / 100)
}

/** The cents of an amount that `euros` wrote with two digits. */
export const centsOf = (text: string): number => Number(text.replace(/\D/g, ''))
