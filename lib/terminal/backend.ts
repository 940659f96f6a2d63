import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export type Backend = { url: string; key: string }
type Env = Readonly<Record<string, string | undefined>>

const pair = (values: Env): Backend | null => {
  const get = (name: string): string | null =>
    values[name]?.trim() || values[`NEXT_PUBLIC_${name}`]?.trim() || null
  const [url, key] = [get('SUPABASE_URL'), get('SUPABASE_PUBLISHABLE_KEY')]
  return url && key && /^https?:\/\//.test(url) && URL.canParse(url)
    ? { url: url.replace(/\/+$/, ''), key }
    : null
}

/**
 * The backend of the environment, else the embedded one, which writes its address and keys to its data folder when it
 * starts. Null when there is none.
 * @param project the project's folder, which holds `.data` unless ALMA_DATA_DIR is set
 */
export function backendOf(env: Env, project: string): Backend | null {
  const own = pair(env)
  if (own) return own
  const folder = resolve(project, env.ALMA_DATA_DIR?.trim() || '.data')
  try {
    const lines = readFileSync(join(folder, 'env'), 'utf8').split('\n')
    return pair(
      Object.fromEntries(lines.map((line) => [line.split('=', 1)[0], line.slice(line.indexOf('=') + 1)])),
    )
  } catch {
    return null
  }
}
