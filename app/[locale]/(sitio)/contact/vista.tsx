import { Marco } from '@/app/[locale]/(sitio)/marco.tsx'
import { sitioDe } from '@/app/[locale]/esquema.tsx'
import { Contacto } from '@/components/site/contacto.tsx'
import type { EstadoMensaje } from '@/components/site/mensaje.tsx'
import { getAjustes } from '@/lib/contenido/ajustes.ts'
import { getContacto } from '@/lib/contenido/contacto.ts'
import { getPie } from '@/lib/contenido/pie.ts'
import { getPreguntas } from '@/lib/contenido/preguntas.ts'
import { getApertura } from '@/lib/contenido/reservas.ts'
import { wallClock } from '@/lib/fechas.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { preguntasDe } from '@/lib/seo/migas.ts'

/** The contact page, with what became of a letter sent without script. */
export async function VistaContacto({ locale, estado }: { locale: Locale; estado: EstadoMensaje }) {
  const [{ poblacion, horario }, pie, datos, apertura, preguntas] = await Promise.all([
    getAjustes(locale),
    getPie(locale),
    getContacto(locale),
    getApertura(locale),
    getPreguntas(locale),
  ])
  return (
    <Marco
      locale={locale}
      pagina="/contact"
      nodos={[
        preguntasDe(
          preguntas.flatMap((grupo) => grupo.preguntas),
          sitioDe(locale),
        ),
      ]}
    >
      <Contacto
        locale={locale}
        poblacion={poblacion}
        pie={pie}
        datos={datos}
        apertura={apertura}
        nota={horario}
        preguntas={preguntas}
        hoy={wallClock(Date.now()).fecha}
        estado={estado}
      />
    </Marco>
  )
}
