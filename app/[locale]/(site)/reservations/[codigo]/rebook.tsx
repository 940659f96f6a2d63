import { NewReserva } from '@/components/site/gestion/rebook.tsx'
import { backendSettings } from '@/lib/core/env.ts'
import { fallbackTexts } from '@/lib/http/texts.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { getContenidoReservas } from '@/lib/reservas/content.ts'
import type { ReservaView } from '@/lib/reservas/manage.ts'
import { readContenido, whatsappTemplate } from '@/lib/reservas/read.ts'
import { templateValues, whatsappUrl } from '@/lib/reservas/whatsapp.ts'

export async function NewReservaSection({ locale, reserva }: { locale: Locale; reserva: ReservaView }) {
  const [{ confirmacion }, contenido] = await Promise.all([
    getContenidoReservas(locale),
    readContenido().catch(() => null),
  ])
  const { palabras, whatsapp } = fallbackTexts(locale)
  const template = whatsappTemplate(contenido, locale) ?? whatsapp
  return (
    <NewReserva
      locale={locale}
      codigo={reserva.codigo}
      confirmation={confirmacion}
      whatsapp={whatsappUrl(
        backendSettings().RESTAURANT_WHATSAPP,
        template,
        templateValues(reserva, palabras, locale),
      )}
    />
  )
}
