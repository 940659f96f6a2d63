import { setTimeout } from 'node:timers/promises'
import { after } from 'next/server'
import { backendSettings } from '@/lib/core/env.ts'
import { askEnigmito, isTooLong, requestSchema } from '@/lib/enigmito/ask.ts'
import { isAllowed } from '@/lib/enigmito/links.ts'
import { openPost } from '@/lib/http/door.ts'
import { readJson, reply, STATUS } from '@/lib/http/json.ts'
import { createLimiter } from '@/lib/http/token-bucket.ts'
import { asLocale } from '@/lib/i18n/locales.ts'
import { readFooter } from '@/lib/reservas/read.ts'
import { recordUnanswered } from '@/lib/supabase/record-unanswered.ts'
import { fallback } from './fallback.ts'

export const dynamic = 'force-dynamic'

const MAX_BYTES = 16_384
const limit = createLimiter({ max: 300, windowMs: 60_000, now: Date.now })

/** Enigmito's answer (§7), or after its time limit and one retry the fallback by topic (§8) with `fallback: true`. */
export async function POST(request: Request): Promise<Response> {
  const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: key, ENIGMITO_SITE_SECRET: secret } = backendSettings()
  const body = await readJson(request, MAX_BYTES)
  if (!body.ok) return reply(STATUS[body.aviso], { error: body.aviso })
  const post = openPost(request)
  if (!post) return reply(403, { error: 'forbidden' })
  const question = requestSchema.safeParse(body.value)
  if (!question.success) {
    const [issue] = question.error.issues
    const error = { message: 'invalid_message', userLanguage: 'invalid_language' }[String(issue?.path[0])]
    return reply(400, { error: error ?? 'invalid_json' })
  }
  const { message, userLanguage, talk } = question.data
  if (isTooLong(message)) return reply(413, { error: 'too_long' })

  const { address } = post
  const visitor = secret ? { address, secret } : null
  const asked = limit(address).ok
    ? askEnigmito(
        { message, userLanguage, ...(talk ? { talk } : {}) },
        { url, key, visitor, fetch, wait: setTimeout },
      )
    : null
  const [answer, pie] = await Promise.all([asked, readFooter().catch(() => null)])
  if (!answer)
    return reply(200, { ...fallback(message, asLocale(userLanguage), pie?.telefono ?? null), fallback: true })
  const { context, unanswered, talk: next, named, lines } = answer
  if (unanswered) after(() => recordUnanswered(asLocale(userLanguage), unanswered))
  return reply(200, {
    message: answer.message,
    suggestions: answer.suggestions.filter((link) => isAllowed(link.url, pie)),
    ...(context ? { context } : {}),
    ...(next ? { talk: next } : {}),
    ...(named ? { named } : {}),
    ...(lines ? { lines } : {}),
  })
}
