import { dayInWords } from '../core/date-words.ts'
import { isIsoDate } from '../core/dates.ts'
import type { Locale } from '../i18n/locales.ts'
import { localePath } from '../i18n/path.ts'
import type { Suggestion } from './contract.ts'
import type { Choice, Say } from './state.ts'

export type Mensajes = Readonly<Record<string, Readonly<Record<string, string>>>>
type Values = Readonly<Record<string, string | number>>

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

export function texto(mensajes: Mensajes, key: string, locale: Locale, values: Values = {}): string {
  const [space = '', name = ''] = key.split('.')
  const template = mensajes[space]?.[name] ?? key
  return template.replace(/\{(\w+)\}/g, (hole, id: string) => {
    const value = values[id]
    if (value === undefined) return hole
    return typeof value === 'string' && isIsoDate(value) ? dayInWords(value, locale) : String(value)
  })
}

function content(say: Say, mensajes: Mensajes, locale: Locale): string {
  const parts = say.parts?.map((part) => content(part, mensajes, locale)).join(', ')
  const own = texto(
    mensajes,
    say.key,
    locale,
    parts === undefined ? say.values : { ...say.values, partes: parts },
  )
  return say.next ? `${own}\n${content(say.next, mensajes, locale)}` : own
}

const linksOf = (say: Say): NonNullable<Say['links']> => [
  ...(say.links ?? []),
  ...(say.next ? linksOf(say.next) : []),
]

/** The text and the links of a message. Paths of the site get the language prefix; other addresses stay as they are. */
export function render(
  say: Say,
  mensajes: Mensajes,
  locale: Locale,
): { content: string; links: Suggestion[] } {
  const links = linksOf(say).map(({ key, url }) => ({
    text: texto(mensajes, `Enlaces.${key}`, locale),
    url: url.startsWith('/') ? localePath(locale, url as `/${string}`) : url,
  }))
  return { content: content(say, mensajes, locale), links }
}

export const renderChoice = (choice: Choice, mensajes: Mensajes, locale: Locale): string =>
  choice.key ? capital(texto(mensajes, choice.key, locale, choice.values)) : (choice.label ?? '')
