/**
 * A price after a change by a percentage, in cents: what private.precio_nuevo of the database makes of it, for the
 * preview. Rounded to `redondeo` cents, half up, never below one cent.
 */
export const precioNuevo = (cents: number, porcentaje: number, redondeo: number): number => {
  // In whole numbers: a tenth of a percent is none in floating point.
  const entre = 10_000 * redondeo
  const por = cents * (10_000 + Math.round(porcentaje * 100))
  return Math.max(1, Math.floor((2 * por + entre) / (2 * entre)) * redondeo)
}
