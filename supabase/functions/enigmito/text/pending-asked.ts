import type { Locale } from '../../../../lib/i18n/locales.ts'
import { fold } from './fold.ts'

/** A table or its request, and whether it is certain. */
const CERTAIN: Record<Locale, readonly [table: string, certain: string]> = {
  es: ['mesa|reserva|solicitud', 'segur[ao]|confirmad[ao]|asegurad[ao]|aceptad[ao]'],
  en: [
    'table|booking|reservation|request',
    'confirmed|certain|(?<!you )sure|definite\\w*|guaranteed|secured|accepted',
  ],
  fr: ['table|resa|reservation|demande', 'sure|confirmee|assuree|garantie|acceptee|validee'],
  de: ['tisch|reservierung|buchung|anfrage', 'bestatigt|fix|sicher|garantiert|angenommen'],
  it: ['tavolo|prenotazione|richiesta', 'sicur[oa]|confermat[oa]|garantit[oa]|accettat[oa]'],
}

/** "Is the table confirmed?", "quindi il tavolo è già sicuro al 100%?": whether a request is more than one. */
export function asksPending(line: string, lang: Locale): boolean {
  const [table, certain] = CERTAIN[lang]
  const said = `\\b(?:${table})\\b.*\\b(?:${certain})\\b|\\b(?:${certain})(?: (?!que|q|that|dass|che)[a-z]+){0,2} (?:${table})\\b`
  return line.includes('?') && new RegExp(said).test(fold(line))
}
