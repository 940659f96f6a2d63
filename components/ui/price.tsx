const formats = new Map<string, Intl.NumberFormat>()

/** Integer cents as an amount in euros, the way a language writes it: "5,50 €", "€5.50". */
export function euros(cents: number, locale: string): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
  formats.set(locale, format)
  return format.format(cents / 100)
}

/** An amount, and below it what it buys. Figures are Hanken, whose digits share one width. */
export function Price({ cents, locale, unit }: { cents: number; locale: string; unit?: string | undefined }) {
  return (
    <>
      {euros(cents, locale)}
      {unit ? <small>{unit}</small> : null}
    </>
  )
}
