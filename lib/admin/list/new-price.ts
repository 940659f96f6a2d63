/**
 * A price after a change by a percentage, in cents: what private.precio_nuevo of the database makes of it, for the
 * preview. Rounded to `redondeo` cents, half up, never below one cent.
 */
export const newPrice = (cents: number, percentage: number, rounding: number): number => {
  // In whole numbers: a tenth of a percent is none in floating point.
  const divisor = 10_000 * rounding
  const scaled = cents * (10_000 + Math.round(percentage * 100))
  return Math.max(1, Math.floor((2 * scaled + divisor) / (2 * divisor)) * rounding)
}
