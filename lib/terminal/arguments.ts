import { isIsoDate } from '../core/dates.ts'
import { ok, type Result } from '../core/result.ts'
import { isLocale, LOCALES, type Locale } from '../i18n/locales.ts'

export type Options = {
  locale: Locale
  /** Milliseconds since 1970; null for the real clock. */
  now: number | null
  json: boolean
  dryRun: boolean
  help: boolean
}

export const USAGE = `Usage: npm run --silent enigmito -- [options]

Talk to Enigmito, the restaurant's assistant, in the terminal: one message a line.

  --lang ${LOCALES.join('|')}   language of the conversation (default es)
  --now <date and time>   fix its clock: ISO 8601 with offset, 2026-11-25T11:00:00+01:00
  --json                  one JSON line per turn instead of a chat
  --dry-run               nothing is saved
  --help                  this text
`

const DATE =
  /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)$/i

/** ISO 8601 with an offset, to milliseconds since 1970; null for anything else. */
function parseInstant(text: string): number | null {
  const match = DATE.exec(text)
  if (!match?.[1] || !isIsoDate(match[1])) return null
  const ms = Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2').toUpperCase())
  return Number.isNaN(ms) ? null : ms
}

type Parsed = Result<Options, string>
const wrong = (why: string): Parsed => ({ ok: false, aviso: why })

export function readArguments(args: readonly string[]): Parsed {
  const found: Options = { locale: 'es', now: null, json: false, dryRun: false, help: false }
  const rest = [...args]
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    const [, flag = arg, given] = /^(--[^=]+)=(.*)$/s.exec(arg) ?? []
    switch (flag) {
      case '--json':
      case '--dry-run':
      case '--help':
        if (given !== undefined) return wrong(`${flag} takes no value.`)
        found[flag === '--json' ? 'json' : flag === '--help' ? 'help' : 'dryRun'] = true
        break
      case '--lang':
      case '--now': {
        const value = given ?? (rest[0]?.startsWith('--') ? undefined : rest.shift())
        if (!value) return wrong(`${flag} needs a value.`)
        if (flag === '--lang') {
          if (!isLocale(value))
            return wrong(`--lang must be one of ${LOCALES.join(' ')}, not "${visible(value)}".`)
          found.locale = value
        } else {
          const ms = parseInstant(value)
          if (ms === null)
            return wrong(
              `--now must be a date and time with its offset, such as 2026-11-25T11:00:00+01:00, not "${visible(value)}".`,
            )
          found.now = ms
        }
        break
      }
      default:
        return wrong(
          arg.startsWith('-')
            ? `Unknown flag ${visible(flag)}.`
            : `Unexpected argument "${visible(arg)}": there are only flags.`,
        )
    }
  }
  return ok(found)
}

const visible = (text: string): string => text.replace(/\p{Cc}/gu, '?').slice(0, 60)
