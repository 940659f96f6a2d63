import type { Locale } from '../../../../lib/i18n/locales.ts'
import { fold } from './fold.ts'

/** Words that ask for the first or last hour at which a table can be had. */
const LATEST: Record<Locale, RegExp> = {
  es: /hasta (?:a )?(?:que|cuando)|(?:a partir )?(?:de|desde) que hora|lo mas tarde|ultim[ao] (?:hora|mesa|turno|reserva|llegada)|hora limite/,
  en: /un?til (?:what|when)|\btill? (?:what|when)|how (?:late|early)|the (?:latest|earliest)|last (?:table|booking|seating|sitting|slot|reservation|arrival)|from what time|cut ?off/,
  fr: /jusqu.?\s?a (?:quelle heure|quand|combien)|le plus tard|dernier\w* (?:table|heure|service|reservation|creneau|arrivee)|(?:a partir de|des) quelle heure/,
  de: /bis (?:wann|wie ?viel uhr)|spatestens|letzte[rn]? (?:tisch|reservierung|platz|uhrzeit)|ab (?:wann|wie ?viel uhr)|fruhestens/,
  it: /fino a (?:che ora|quando)|(?:al|il) piu tardi|ultim[oa] (?:tavolo|orario|turno|ora|prenotazione|arrivo)|(?:da|a partire da) che ora|entro che ora/,
}

const LAST_TABLE =
  /\b(?:ultim\w+ (?:mesa|turno)|last (?:table|seating|sitting)|derniere table|letzte\w? tisch|ultim\w (?:tavolo|turno))\b/
/** "When is the last table?" */
export const asksLastTable = (line: string): boolean => LAST_TABLE.test(fold(line))

/** "Until what time can one get a table?" asks for hours; it wishes for no table yet. */
export const asksLatest = (line: string, lang: Locale): boolean => LATEST[lang].test(fold(line))
