const RELATIVO = new Intl.RelativeTimeFormat('es')
const SEGUNDOS = new Intl.NumberFormat('es', { maximumFractionDigits: 1 })

/** How long before or after another a moment was, in words: "hace 12 segundos", "dentro de 20 minutos". */
export function hace(en: string, ahora: string): string {
  const seconds = Math.round((Date.parse(en) - Date.parse(ahora)) / 1000)
  const of = Math.abs(seconds)
  if (of < 90) return RELATIVO.format(seconds, 'second')
  if (of < 90 * 60) return RELATIVO.format(Math.round(seconds / 60), 'minute')
  if (of < 36 * 3600) return RELATIVO.format(Math.round(seconds / 3600), 'hour')
  return RELATIVO.format(Math.round(seconds / 86_400), 'day')
}

/** How long something took: "menos de un segundo", "2,3 s". */
export const duro = (ms: number): string =>
  ms < 1000 ? 'menos de un segundo' : `${SEGUNDOS.format(ms / 1000)} s`
