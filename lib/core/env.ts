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

/** The site's settings with those of the backend, read at call time: one build serves any backend. Throws 'Supabase
 * client is not initialized' without its address or key. */
export function backendSettings(): BackendSettings {
  const known = backend.safeParse(process.env)
  if (!known.success) throw new Error('Supabase client is not initialized')
  return { ...known.data, ...siteSettings() }
}
