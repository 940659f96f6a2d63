import type { Locale } from '../../lib/i18n/locales.ts'
import type { CalendarLabels } from '../../lib/reservas/calendar-file.ts'
import calendarioDe from '../../messages/calendario/de.json' with { type: 'json' }
import calendarioEn from '../../messages/calendario/en.json' with { type: 'json' }
import calendarioEs from '../../messages/calendario/es.json' with { type: 'json' }
import calendarioFr from '../../messages/calendario/fr.json' with { type: 'json' }
import calendarioIt from '../../messages/calendario/it.json' with { type: 'json' }
import correosDe from '../../messages/correos/de.json' with { type: 'json' }
import correosEn from '../../messages/correos/en.json' with { type: 'json' }
import correosEs from '../../messages/correos/es.json' with { type: 'json' }
import correosFr from '../../messages/correos/fr.json' with { type: 'json' }
import correosIt from '../../messages/correos/it.json' with { type: 'json' }

export type Textos = typeof correosEs

export const TEXTOS: Readonly<Record<Locale, Textos>> = {
  es: correosEs,
  en: correosEn,
  fr: correosFr,
  de: correosDe,
  it: correosIt,
}

export const CALENDAR_LABELS: Readonly<Record<Locale, CalendarLabels>> = {
  es: calendarioEs,
  en: calendarioEn,
  fr: calendarioFr,
  de: calendarioDe,
  it: calendarioIt,
}
