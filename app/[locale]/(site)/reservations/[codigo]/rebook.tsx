import { GestionNueva } from '@/components/site/gestion/rebook.tsx'
import { env } from '@/lib/core/env.ts'
import { respaldo } from '@/lib/http/texts.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { getContenidoReservas } from '@/lib/reservas/content.ts'
import type { ReservaVista } from '@/lib/reservas/manage.ts'
import { leerContenido, plantillaWhatsapp } from '@/lib/reservas/read.ts'
import { valores, whatsappUrl } from '@/lib/reservas/whatsapp.ts'

/** What whoever has just asked for a table is told, in the house's own words where there are any. */
export async function Nueva({ locale, reserva }: { locale: Locale; reserva: ReservaVista }) {
  const [{ confirmacion }, contenido] = await Promise.all([
    getContenidoReservas(locale),
    leerContenido().catch(() => null),
  ])
  const { palabras, whatsapp } = respaldo(locale)
  const texto = plantillaWhatsapp(contenido, locale) ?? whatsapp
  return (
    <GestionNueva
      locale={locale}
      codigo={reserva.codigo}
      confirmacion={confirmacion}
      whatsapp={whatsappUrl(env().RESTAURANT_WHATSAPP, texto, valores(reserva, palabras, locale))}
    />
  )
}
