import { styleText } from 'node:util'
import { type Mensajes, texto } from '../chat/say.ts'
import type { Choice } from '../chat/state.ts'
import { fold } from '../chat/text/fold.ts'
import type { Locale } from '../i18n/locales.ts'
import type { Turno } from './session.ts'

/** Removes characters that move the cursor, colour the screen or change the text direction. */
const shown = (text: string): string => text.replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, '')

type Style = {
  mensajes: Mensajes
  locale: Locale
  site: string
  colour: boolean
}

export function formatTurn({ messages, options }: Turno, { mensajes, locale, site, colour }: Style): string {
  const paint = (style: 'bold' | 'dim' | 'cyan', text: string): string =>
    colour ? styleText(style, text, { validateStream: false }) : text
  const name = paint('bold', texto(mensajes, 'Ui.titulo', locale))
  const said = messages.map(({ content, links }) => {
    const whole = shown(content)
      .split('\n')
      .map((line) => `  ${line}`.trimEnd())
    const where = links.map(
      ({ text, url }) =>
        `  → ${shown(text)}: ${paint('cyan', shown(url.startsWith('/') ? site + url : url))}`,
    )
    return [name, ...whole, ...where].join('\n')
  })
  const numbered = options.map((option, i) => `  ${paint('bold', `${i + 1})`)} ${shown(option)}`)
  return `${[...said, ...(numbered.length > 0 ? [numbered.join('\n')] : [])].join('\n\n')}\n\n`
}

export function chosen(
  text: string,
  choices: readonly Choice[],
  labels: readonly string[],
): Choice | undefined {
  const said = fold(text).replace(/[).]$/, '')
  const at = /^\d{1,2}$/.test(said) ? Number(said) - 1 : labels.findIndex((label) => fold(label) === said)
  return choices[at]
}
