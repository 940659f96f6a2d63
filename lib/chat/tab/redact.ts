import { isIsoDate } from '../../core/dates.ts'
import type { Draft, Say } from '../state.ts'
import { withoutContacts } from '../text/mask.ts'
import type { Entry } from './shape.ts'

const MASK = '•••'
/** Values of a message that say who the guest is, or what their health asks for. */
const PRIVATE_VALUES = new Set(['name', 'email', 'phone', 'notes'])

function maskSay({ values, parts, next, links, ...say }: Say): Say {
  return {
    ...say,
    ...(values
      ? {
          values: Object.fromEntries(
            Object.entries(values).map(([name, value]) => [name, PRIVATE_VALUES.has(name) ? MASK : value]),
          ),
        }
      : {}),
    ...(parts ? { parts: parts.map(maskSay) } : {}),
    ...(next ? { next: maskSay(next) } : {}),
    // Its address holds the whole booking.
    ...(links ? { links: links.filter(({ key }) => key !== 'whatsapp') } : {}),
  }
}

/** A message as it is kept once the booking is made: without who made it (T-PII-08). */
export function maskEntry(entry: Entry, { name, notes }: Draft): Entry {
  if ('say' in entry) return { ...entry, say: maskSay(entry.say) }
  const written = [name, notes].filter((one) => one !== null && one !== '')
  const text = written.reduce<string>((rest, one) => rest.replaceAll(one ?? '', MASK), entry.text)
  return { ...entry, text: withoutContacts(text, MASK, (found) => (isIsoDate(found) ? found : MASK)) }
}
