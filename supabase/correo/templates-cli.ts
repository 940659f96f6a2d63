// `npm run templates`: writes supabase/templates and their sections of supabase/config.toml. With DATABASE_URL in the
// name of the house of that database.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import postgres from 'postgres'
import { composeTemplates, configSections, INVENTED, SECTIONS_BEGIN } from './templates.ts'
import { readCasa } from './tick.ts'
import type { Casa } from './types.ts'

const SUPABASE = resolve(import.meta.dirname, '..')

async function house(): Promise<Casa> {
  const url = process.env.DATABASE_URL
  if (!url) return INVENTED
  const sql = postgres(url, { max: 1 })
  try {
    return await readCasa(sql)
  } finally {
    await sql.end()
  }
}

const templates = composeTemplates(await house())
mkdirSync(join(SUPABASE, 'templates'), { recursive: true })
for (const { name, html } of templates) writeFileSync(join(SUPABASE, 'templates', `${name}.html`), html)
const config = join(SUPABASE, 'config.toml')
const [own = ''] = readFileSync(config, 'utf8').split(`\n${SECTIONS_BEGIN}`)
writeFileSync(config, `${own.trimEnd()}\n\n${SECTIONS_BEGIN}\n${configSections(templates)}\n`)
