import { type IsoDate, isoDate } from './dates.ts'

/** Easter Sunday of a year in the Gregorian calendar (the rule of Meeus and Jones). */
export function easterOf(year: number): IsoDate {
  const a = year % 19
  const [b, c] = [Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const [i, k] = [Math.floor(c / 4), c % 4]
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return isoDate(year, Math.floor(n / 31), (n % 31) + 1)
}
