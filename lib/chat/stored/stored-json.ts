import { type IsoDate, isIsoDate } from '../../core/dates.ts'

type Json = Readonly<Record<string, unknown>>
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What was stored in one of these versions; null for everything else. It never throws. */
export function open(stored: string | null, versions: readonly number[]): Json | null {
  if (!stored || stored.length > 20_000) return null
  try {
    const value: unknown = JSON.parse(stored)
    return isObject(value) && versions.some((version) => version === value.v) ? value : null
  } catch {
    return null
  }
}
export const seal = (v: number, value: object): string => JSON.stringify({ v, ...value })

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
export const date = (value: unknown): IsoDate | null =>
  typeof value === 'string' && isIsoDate(value) ? value : null
export const whole = (value: unknown): number | null => (Number.isInteger(value) ? Number(value) : null)
