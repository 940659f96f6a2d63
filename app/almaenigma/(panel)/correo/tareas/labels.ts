const RELATIVE_TIME = new Intl.RelativeTimeFormat('es')
const SECONDS = new Intl.NumberFormat('es', { maximumFractionDigits: 1 })

/** How long before or after another a moment was, in words: "hace 12 segundos", "dentro de 20 minutos". */
export function ago(en: string, now: string): string {
  const seconds = Math.round((Date.parse(en) - Date.parse(now)) / 1000)
  const of = Math.abs(seconds)
  if (of < 90) return RELATIVE_TIME.format(seconds, 'second')
  if (of < 90 * 60) return RELATIVE_TIME.format(Math.round(seconds / 60), 'minute')
  if (of < 36 * 3600) return RELATIVE_TIME.format(Math.round(seconds / 3600), 'hour')
  return RELATIVE_TIME.format(Math.round(seconds / 86_400), 'day')
}

/** How long something took: "menos de un segundo", "2,3 s". */
export const lasted = (ms: number): string =>
  ms < 1000 ? 'menos de un segundo' : `${SECONDS.format(ms / 1000)} s`
