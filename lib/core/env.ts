import { z } from 'zod'

export type BackendSettings = {
  SUPABASE_URL: string
  SUPABASE_PUBLISHABLE_KEY: string
  RESTAURANT_WHATSAPP: string
  OWNER_EMAIL: string
  SITE_URL: string | null
  ENIGMITO_SITE_SECRET: string | null
  PORT: number
}

const blank = (x: unknown): unknown => (typeof x === 'string' && x.trim() === '' ? undefined : x)
const url = z.url({ protocol: /^https?$/ }).transform((x) => x.replace(/\/+$/, ''))

const schema = z.object({
  RESTAURANT_WHATSAPP: z.preprocess(blank, z.string().trim().default('+34900000000')),
  OWNER_EMAIL: z.preprocess(blank, z.string().trim().toLowerCase().default('duena@almaenigma.example.com')),
  SITE_URL: z.preprocess(blank, url.nullable().default(null)),
  ENIGMITO_SITE_SECRET: z.preprocess(blank, z.string().trim().nullable().default(null)),
  PORT: z.preprocess(blank, z.coerce.number().int().default(3000)),
})
const backend = z.object({ SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: z.string().trim().min(1) })

type SiteSettings = Omit<BackendSettings, 'SUPABASE_URL' | 'SUPABASE_PUBLISHABLE_KEY'>
export const siteSettings = (): SiteSettings => schema.parse(process.env)

/**
 * The address of the script that every public page starts with: the build names it by what it holds (next.config.ts).
 * Empty where nothing was built.
 */
export const START_SCRIPT = process.env.ALMA_START_SCRIPT ?? ''

/** The site's settings with those of the backend, read at call time: one build serves any backend. Throws 'Supabase
 * client is not initialized' without its address or key. */
export function backendSettings(): BackendSettings {
  const known = backend.safeParse(process.env)
  if (!known.success) throw new Error('Supabase client is not initialized')
  return { ...known.data, ...siteSettings() }
}

export type TelemetrySettings = {
  /** Address of a collector of traces; null: none are made. */
  otlp: string | null
  otlpHeaders: Record<string, string>
  service: string
  /** Port on 127.0.0.1 for the metrics; null: none are counted. */
  metricsPort: number | null
  /** One line of JSON for each request and message. */
  json: boolean
}

const telemetry = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: z.preprocess(blank, url.nullable().catch(null).default(null)),
  OTEL_EXPORTER_OTLP_HEADERS: z.preprocess(blank, z.string().default('')),
  OTEL_SERVICE_NAME: z.preprocess(blank, z.string().trim().default('alma-enigma')),
  METRICS_PORT: z.preprocess(
    blank,
    z.coerce.number().int().min(1).max(65_535).nullable().catch(null).default(null),
  ),
  LOG_FORMAT: z.preprocess(blank, z.string().trim().default('')),
})

/** How the running site may be watched; nothing is on unless it is set, and what cannot be read is off. */
export function telemetrySettings(): TelemetrySettings {
  const known = telemetry.parse(process.env)
  const headers = known.OTEL_EXPORTER_OTLP_HEADERS.split(',').map((pair) => pair.split(/=(.*)/s))
  return {
    otlp: known.OTEL_EXPORTER_OTLP_ENDPOINT,
    otlpHeaders: Object.fromEntries(
      headers.flatMap(([name = '', value = '']) =>
        name.trim() ? [[name.trim(), decodeURIComponent(value)]] : [],
      ),
    ),
    service: known.OTEL_SERVICE_NAME,
    metricsPort: known.METRICS_PORT,
    json: known.LOG_FORMAT === 'json',
  }
}
