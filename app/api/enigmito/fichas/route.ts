import { getTranslations } from 'next-intl/server'
import { PRICE_FORMATS, servedWords } from '@/components/site/carta/plato.tsx'
import { parseNamed } from '@/lib/chat/parse-talk.ts'
import { wallClock } from '@/lib/core/dates.ts'
import { readNamed } from '@/lib/enigmito/named.ts'
import { reply } from '@/lib/http/json.ts'
import { fallbackTexts } from '@/lib/http/texts.ts'
import { asLocale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'

export const fetchCache = 'default-cache'

/** What an answer named (`de=dish:…,wine:…`), as the pages show it now, and the ways to all the rest. A browser keeps none
 * of it: it tells allergens. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const locale = asLocale(searchParams.get('l'))
  const refs = parseNamed((searchParams.get('de') ?? '').split(','))
  const [t, v, served] = await Promise.all([
    getTranslations({ locale, namespace: 'Carta' }),
    getTranslations({ locale, namespace: 'Cava' }),
    servedWords(locale),
  ])
  const units = Object.fromEntries(Object.entries(PRICE_FORMATS).map(([format, key]) => [format, t(key)]))
  // German writes nouns with a capital letter wherever they stand.
  const unit = (key: 'copa' | 'botella'): string =>
    locale === 'de' ? v(key) : v(key).toLocaleLowerCase(locale)
  const words = {
    ...{ units, served, soldOut: t('agotado'), mayContain: t('puedeCorto'), unsure: t('sinConfirmar') },
    ...{ glass: unit('copa'), bottle: unit('botella') },
  }
  const { carta, cava } = fallbackTexts(locale).enlaces
  const rows = await readNamed(refs, words, locale, wallClock(Date.now()).fecha)
  return reply(200, {
    ...{ rows, allergens: t('alergenos') },
    all: {
      menu: { text: carta, url: localePath(locale, '/menu') },
      wine: { text: cava, url: localePath(locale, '/wine') },
    },
  })
}
