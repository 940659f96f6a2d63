/**
 * The tests bring their own backend: what the shell happens to have set must not reach them. Imported by whatever starts
 * tests, before it starts anything.
 */
const SETTINGS = [
  'SUPABASE_URL',
  'SUPABASE_PUBLISHABLE_KEY',
  'DATABASE_URL',
  'ALMA_DATA_DIR',
  'PORT',
  'ALMA_LIGHT_PAGES',
  'REDIS_URL',
  'SITE_URL',
  'SMTP_URL',
  'SMTP_FROM',
  'ENIGMITO_NOW',
  'ENIGMITO_RATE_LIMIT',
  'ENIGMITO_SITE_SECRET',
  'ENIGMITO_LLM_URL',
  'ENIGMITO_LLM_KEY',
  'ENIGMITO_LLM_MODEL',
]

for (const name of SETTINGS) delete process.env[name]
process.env.NEXT_TELEMETRY_DISABLED = '1'
