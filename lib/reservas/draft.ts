import 'server-only'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { cookies } from 'next/headers'
import { z } from 'zod'
import type { Locale } from '../i18n/locales.ts'
import { localePath } from '../i18n/path.ts'
import { isSecure } from '../supabase/cookies.ts'
import { FORM_FIELDS, type FormValues } from './form.ts'

const MAX_AGE_S = 600
const COOKIE = 'alma-solicitud'
/** Browsers keep 4096 bytes of a cookie with its name. */
const CHUNK_SIZE = 3600
const COOKIES = [COOKIE, `${COOKIE}.1`] as const
const MAX_BYTES = 32_768

const storedDraft = z.object({
  escritos: z.partialRecord(z.enum(FORM_FIELDS), z.string().max(600)),
  clave: z.uuid().nullable().catch(null),
})
export type Draft = { escritos: FormValues; clave: string | null }

/** Two cookies at most: what does not fit is left out, the longest text first. */
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

export function decodeDraft(parts: readonly string[]): Draft | null {
  try {
    const bytes = inflateRawSync(Buffer.from(parts.join(''), 'base64url'), { maxOutputLength: MAX_BYTES })
    return storedDraft.parse(JSON.parse(bytes.toString('utf8')))
  } catch {
    return null
  }
}

/** Keeps a refused form in the visitor's own browser: never in an address, never on the server. */
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

export const discardDraft = async (locale: Locale): Promise<void> => {
  const jar = await cookies()
  for (const name of COOKIES) jar.delete({ name, path: localePath(locale, '/reservations') })
}

export async function readDraft(): Promise<Draft | null> {
  const jar = await cookies()
  return decodeDraft(COOKIES.map((name) => jar.get(name)?.value ?? ''))
}
