import { Frame } from '@/app/[locale]/(site)/frame.tsx'
import { Reservas } from '@/components/site/reservas/reservas.tsx'
import type { ReservaFormState } from '@/components/site/reservas/state.ts'
import { getFooter } from '@/lib/casa/footer.ts'
import { getZonas } from '@/lib/casa/zonas.ts'
import { wallClock } from '@/lib/core/dates.ts'
import { avisos } from '@/lib/http/texts.ts'
import { fill } from '@/lib/i18n/fill-text.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { getContenidoReservas, getOpeningHours, getReservasForm } from '@/lib/reservas/content.ts'
import './reservations.css'

const FIELD_CODES = [
  'nombre',
  'email',
  'telefono',
  'texto_largo',
  'consentimiento',
  'fallo',
  'incierto',
  'mirar',
  'formato',
  'frecuencia',
] as const

export async function ReservationsView({ locale, state }: { locale: Locale; state: ReservaFormState }) {
  const [contenido, formSettings, footer, openingHours, zonas] = await Promise.all([
    getContenidoReservas(locale),
    getReservasForm(locale),
    getFooter(locale),
    getOpeningHours(locale),
    getZonas(locale),
  ])
  const texts = avisos(locale)
  const personas = fill(texts.personas, { min: 1, max: formSettings.personasMax })
  return (
    <Frame locale={locale} page="/reservations">
      <Reservas
        locale={locale}
        contenido={contenido}
        formSettings={formSettings}
        footer={footer}
        openingHours={openingHours}
        zonas={zonas}
        today={wallClock(Date.now()).fecha}
        avisos={{ ...Object.fromEntries(FIELD_CODES.map((code) => [code, texts[code]])), personas }}
        state={state}
      />
    </Frame>
  )
}
