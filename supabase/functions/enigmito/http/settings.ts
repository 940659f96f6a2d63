export type ModelSettings = { url: string; key: string; model: string }

export type Settings = {
  url: string
  /** Publishable keys; the first one reads the rows. */
  keys: readonly string[]
  /** 0 = no limit. */
  perMinute: number
  /** Milliseconds since 1970 for a fixed clock in tests; null = the real clock. */
  fixed: number | null
  /** Shared with the site, so that it can name its visitors; null = nobody can. */
  siteSecret: string | null
  model: ModelSettings | null
  ignored: readonly string[]
}

const PER_MINUTE = 600
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/

/** Hosted projects give their publishable keys as one JSON object. */
function listedKeys(json: string): string[] {
  try {
    const listed: unknown = JSON.parse(json)
    return typeof listed === 'object' && listed !== null
      ? Object.values(listed).filter((key): key is string => typeof key === 'string' && key !== '')
      : []
  } catch {
    return []
  }
}

const isHttp = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** Blank = not set. Unusable values go to `ignored` and the default applies: the assistant must answer. */
export function settingsOf(read: (name: string) => string | undefined): Settings {
  const ignored: string[] = []
  const get = (name: string): string => read(name)?.trim() ?? ''
  const used = <T>(name: string, fallback: T, parse: (text: string) => T | null): T => {
    const text = get(name)
    if (text === '') return fallback
    const value = parse(text)
    if (value === null) ignored.push(name)
    return value ?? fallback
  }
  const llm = get('ENIGMITO_LLM_URL')
  const model = get('ENIGMITO_LLM_MODEL')
  if (llm && !isHttp(llm)) ignored.push('ENIGMITO_LLM_URL')
  if (llm && !model) ignored.push('ENIGMITO_LLM_MODEL')
  return {
    url: get('SUPABASE_URL').replace(/\/+$/, ''),
    keys: [
      get('SUPABASE_PUBLISHABLE_KEY'),
      ...listedKeys(get('SUPABASE_PUBLISHABLE_KEYS')),
      get('SUPABASE_ANON_KEY'),
    ].filter(Boolean),
    perMinute: used('ENIGMITO_RATE_LIMIT', PER_MINUTE, (text) =>
      /^\d{1,9}(\.\d+)?$/.test(text) ? Number(text) : null,
    ),
    fixed: used<number | null>('ENIGMITO_NOW', null, (text) => {
      const at = MOMENT.test(text) ? Date.parse(text) : Number.NaN
      return Number.isNaN(at) ? null : at
    }),
    siteSecret: get('ENIGMITO_SITE_SECRET') || null,
    model: isHttp(llm) && model ? { url: llm, key: get('ENIGMITO_LLM_KEY'), model } : null,
    ignored,
  }
}
