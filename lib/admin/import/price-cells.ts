import { EUROS, SEP, splitList } from '@/lib/admin/import/record.ts'

/** "racion 14,50 | media 8,00": all prices of an item in one cell. */
export const preciosText = (precios: readonly { formato: string; cents: number }[]): string =>
  precios.map(({ formato, cents }) => `${formato} ${EUROS(cents)}`).join(SEP)

/** The same as a form sends them; a bare amount is the only price. */
export const preciosOf = (
  cell: string,
): Record<string, { formato: string | undefined; importe: string | undefined }> =>
  Object.fromEntries(
    splitList(cell).map((text, i) => {
      const [, formato, amount] = /^(\S+)\s+(.+)$/.exec(text) ?? [null, 'unico', text]
      return [String(i), { formato, importe: amount }]
    }),
  )
