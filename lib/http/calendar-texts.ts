import 'server-only'
import de from '../../messages/calendario/de.json'
import en from '../../messages/calendario/en.json'
import es from '../../messages/calendario/es.json'
import fr from '../../messages/calendario/fr.json'
import it from '../../messages/calendario/it.json'
import type { Locale } from '../i18n/locales.ts'
import type { CalendarLabels } from '../reservas/calendar-file.ts'

const TEXTOS: Record<Locale, CalendarLabels> = { es, en, fr, de, it }

export const calendarLabels = (locale: Locale): CalendarLabels => TEXTOS[locale]
