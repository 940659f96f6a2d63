/**
 * The same calculation as private.precio_nuevo, for the preview. In cents, rounded to `rounding` cents, half up, at
 * least one cent.
 */
export const newPrice = (cents: number, percentage: number, rounding: number): number => {
  const divisor = 10_000 * rounding
  const scaled = cents * (10_000 + Math.round(percentage * 100))
  return Math.max(1, Math.floor((2 * scaled + divisor) / (2 * divisor)) * rounding)
}
