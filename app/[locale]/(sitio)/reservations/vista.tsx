import { Marco } from '@/app/[locale]/(sitio)/marco.tsx'
import type { EstadoFormulario } from '@/components/site/reserva-estado.ts'
import { Reservas } from '@/components/site/reservas.tsx'
import { getPie } from '@/lib/contenido/pie.ts'
import { getApertura, getContenidoReservas, getFormulario } from '@/lib/contenido/reservas.ts'
import { getZonas } from '@/lib/contenido/zonas.ts'
import { wallClock } from '@/lib/fechas.ts'
import { avisos } from '@/lib/http/mensajes.ts'
import type { Locale } from '@/lib/i18n/locales.ts'

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
export async function VistaReservas({ locale, estado }: { locale: Locale; estado: EstadoFormulario }) {
  const [contenido, formulario, pie, apertura, zonas] = await Promise.all([
    getContenidoReservas(locale),
    getFormulario(locale),
    getPie(locale),
    getApertura(locale),
    getZonas(locale),
  ])
  const texts = avisos(locale)
  const personas = texts.personas.replace('{min}', '1').replace('{max}', String(formulario.personasMax))
  return (
    <Marco locale={locale} pagina="/reservations">
      <Reservas
        locale={locale}
        contenido={contenido}
        formulario={formulario}
        pie={pie}
        apertura={apertura}
        zonas={zonas}
        hoy={wallClock(Date.now()).fecha}
        avisos={{ ...Object.fromEntries(DE_CAMPO.map((code) => [code, texts[code]])), personas }}
        estado={estado}
      />
    </Marco>
  )
}
