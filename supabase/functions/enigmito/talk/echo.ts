import type { Talk } from '../../../../lib/chat/talk.ts'

const PARDON = 'told:perdon'
export const isPardon = (key: string): boolean => key.startsWith(PARDON)

/** Whether pardon was asked one line before. */
export const isPardoned = ({ frame }: Talk): boolean => frame?.act === 'small' && frame.ask.includes(PARDON)
export const pardonKey = (talk: Talk): string => (isPardoned(talk) ? `${PARDON}-2` : PARDON)

/** A short sum of an answer, to know it again; its words cannot be read from it. */
function echoOf(message: string): string {
  let sum = 0x811c9dc5
  for (const letter of message) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return `e${sum.toString(36)}`
}

/** How often the guest was told the same just before. */
export function timesTold(message: string, { echo }: Talk): number {
  const [sum, times] = echo?.split('-') ?? []
  return sum === echoOf(message) ? Number(times ?? 1) : 0
}

export function echoAfter(message: string, before: Talk): string {
  const times = timesTold(message, before)
  return times > 0 ? `${echoOf(message)}-${Math.min(times + 1, 9)}` : echoOf(message)
}
