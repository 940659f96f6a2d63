import { Marco } from '@/app/[locale]/(site)/frame.tsx'
import { Reservas } from '@/components/site/reservas/reservas.tsx'
import type { ReservaFormState } from '@/components/site/reservas/state.ts'
import { getFooter } from '@/lib/casa/footer.ts'
import { getZonas } from '@/lib/casa/zonas.ts'
import { wallClock } from '@/lib/core/dates.ts'
import { avisos } from '@/lib/http/texts.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { getContenidoReservas, getOpeningHours, getReservasForm } from '@/lib/reservas/content.ts'

/** The codes a field of the form can be refused with; the others are told as a whole. */
const DE_CAMPO = [
  'nombre',
  'email',
  'telefono',
  'texto_largo',
  'consentimiento',
  'fallo',
  'formato',
  'frecuencia',
] as const

/** The reservations page, with the form as it stands. */
export async function ReservationsView({ locale, estado }: { locale: Locale; estado: ReservaFormState }) {
  const [contenido, formSettings, pie, openingHours, zonas] = await Promise.all([
    getContenidoReservas(locale),
    getReservasForm(locale),
    getFooter(locale),
    getOpeningHours(locale),
    getZonas(locale),
  ])
  const texts = avisos(locale)
  const personas = texts.personas.replace('{min}', '1').replace('{max}', String(formSettings.personasMax))
  return (
    <Marco locale={locale} page="/reservations">
      <Reservas
        locale={locale}
        contenido={contenido}
        formulario={formSettings}
        pie={pie}
        openingHours={openingHours}
        zonas={zonas}
        hoy={wallClock(Date.now()).fecha}
        avisos={{ ...Object.fromEntries(DE_CAMPO.map((code) => [code, texts[code]])), personas }}
        estado={estado}
      />
    </Marco>
  )
}
