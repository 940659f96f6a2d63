import { fill } from '@/lib/i18n/fill-text.ts'

/** A text by its name, with `{values}` filled in; '' when it is missing. */
export type Say = (name: string, values?: Readonly<Record<string, string>>) => string

export function createSay(texts: Readonly<Record<string, unknown>>): Say {
  return (name, values = {}) => {
    const text = name.split('.').reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), texts)
    return typeof text === 'string' ? fill(text, values) : ''
  }
}
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
