import { StartError } from '../local/log.ts'

type Env = Readonly<Record<string, string | undefined>>
export type Smtp = { url: string; sender: string | null }

const isSmtp = (url: string): boolean =>
  URL.canParse(url) && /^smtps?:$/.test(new URL(url).protocol) && new URL(url).hostname !== ''

/**
 * Reads `SMTP_URL` and `SMTP_FROM` (README, "Mail"); null without a server.
 * @throws StartError with the name of an invalid variable
 */
export function readSmtp(env: Env): Smtp | null {
  const url = env.SMTP_URL?.trim()
  if (!url) return null
  if (!isSmtp(url)) throw new StartError('SMTP_URL must be an smtp:// or smtps:// address.')
  const sender = env.SMTP_FROM?.trim() || null
  if (sender && !/^[^\s@<>",;:]{1,64}@[^\s@<>",;:]{1,190}$/.test(sender))
    throw new StartError('SMTP_FROM must be one plain e-mail address.')
  return { url, sender }
}
