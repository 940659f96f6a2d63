import 'server-only'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { cookies } from 'next/headers'
import { z } from 'zod'
import type { Locale } from '../i18n/locales.ts'
import { localePath } from '../i18n/path.ts'
import { isSecure } from '../supabase/cookies.ts'
import { FORM_FIELDS, type FormValues } from './form.ts'

/** What was typed comes back once, to the page that says what is wrong with it. Seconds. */
const MAX_AGE_S = 600
const COOKIE = 'alma-solicitud'
/** A browser keeps 4096 bytes of a cookie with its name; two of them hold the longest texts there are. */
const CHUNK_SIZE = 3600
const COOKIES = [COOKIE, `${COOKIE}.1`] as const
/** Nothing larger than this was ever written here. Bytes. */
const MAX_BYTES = 32_768

const storedDraft = z.object({
  escritos: z.partialRecord(z.enum(FORM_FIELDS), z.string().max(600)),
  clave: z.uuid().nullable().catch(null),
})
/** A refused form: what was typed, and the key to send again when nobody knows whether it was saved. */
export type Draft = { escritos: FormValues; clave: string | null }

/** As it stands in cookies; what does not fit into two is left out, the longest text first. */
export function encodeDraft({ escritos, clave }: Draft): string[] {
  const names = [[], ['notas'], ['notas', 'requisitos_dieteticos']]
  for (const without of names) {
    const kept = Object.fromEntries(Object.entries(escritos).filter(([name]) => !without.includes(name)))
    const text = deflateRawSync(JSON.stringify({ escritos: kept, clave })).toString('base64url')
    if (text.length <= CHUNK_SIZE * COOKIES.length)
      return COOKIES.map((_, i) => text.slice(i * CHUNK_SIZE, (i + 1) * CHUNK_SIZE))
  }
  return COOKIES.map(() => '')
}

/** The other way round; null for anything `escribir` has not written. */
export function decodeDraft(parts: readonly string[]): Draft | null {
  try {
    const bytes = inflateRawSync(Buffer.from(parts.join(''), 'base64url'), { maxOutputLength: MAX_BYTES })
    return storedDraft.parse(JSON.parse(bytes.toString('utf8')))
  } catch {
    return null
  }
}

/**
 * Keeps what was typed in the visitor's own browser, unreadable for scripts and sent back to the reservations page of
 * this language only: never in an address, never on the server. For route handlers.
 */
export async function saveDraft(locale: Locale, draft: Draft): Promise<void> {
  const [jar, secure] = await Promise.all([cookies(), isSecure()])
  const path = localePath(locale, '/reservations')
  for (const [i, value] of encodeDraft(draft).entries())
    jar.set(COOKIES[i] ?? COOKIE, value, {
      path,
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: value ? MAX_AGE_S : 0,
    })
}

/** A request that was taken leaves nothing behind. */
export const discardDraft = async (locale: Locale): Promise<void> => {
  const jar = await cookies()
  for (const name of COOKIES) jar.delete({ name, path: localePath(locale, '/reservations') })
}

/** What was typed before the form was refused; for the page made for this visit. */
export async function readDraft(): Promise<Draft | null> {
  const jar = await cookies()
  return decodeDraft(COOKIES.map((name) => jar.get(name)?.value ?? ''))
}
