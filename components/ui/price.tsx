const formats = new Map<string, Intl.NumberFormat>()

/** Cents as an amount in euros: "5,50 €", "€5.50". */
export function euros(cents: number, locale: string): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
  formats.set(locale, format)
  return format.format(cents / 100)
}

export function Price({ cents, locale, unit }: { cents: number; locale: string; unit?: string | undefined }) {
  return (
    <>
      {euros(cents, locale)}
      {unit ? <small>{unit}</small> : null}
    </>
  )
}
