import { getTranslations } from 'next-intl/server'
import { Marco } from '@/app/[locale]/(sitio)/marco.tsx'
import { nodoDeCarta } from '@/app/[locale]/(sitio)/menu/nodo.ts'
import { Carta } from '@/components/site/carta.tsx'
import { CartaVacia, TituloCarta } from '@/components/site/titulo-carta.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Icon } from '@/components/ui/icon.tsx'
import { type Consulta, escribirConsulta, leerConsulta, TODO } from '@/lib/carta/consulta.ts'
import { getAjustes } from '@/lib/contenido/ajustes.ts'
import { getCarta } from '@/lib/contenido/carta.ts'
import { getPie } from '@/lib/contenido/pie.ts'
import { wallClock } from '@/lib/fechas.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { ruta } from '@/lib/i18n/ruta.ts'

/** Reads one word of an address: all the values it has there. */
export type Busqueda = (clave: string) => readonly string[]

/** The menu page, kept or made for a visit: the same menu, with or without a question. */
export async function PaginaCarta({ locale, busqueda }: { locale: Locale; busqueda: Busqueda | null }) {
  const [t, ajustes, pie, carta] = await Promise.all([
    getTranslations({ locale, namespace: 'Mesa' }),
    getAjustes(locale),
    getPie(locale),
    getCarta(locale, wallClock(Date.now()).fecha),
  ])
  const consulta: Consulta = busqueda
    ? leerConsulta(busqueda, {
        alergenos: carta.alergenos.map(({ clave }) => clave),
        secciones: carta.secciones.map(({ slug }) => slug),
      })
    : TODO
  const avisos = [ajustes.avisoAlergias, ajustes.avisoPescado, ajustes.avisoSobras, ajustes.avisoPrecios]
  return (
    <Marco
      locale={locale}
      pagina="/menu"
      pregunta={escribirConsulta(consulta)}
      esmalte="carta"
      nodos={[await nodoDeCarta(carta, locale)]}
    >
      <div className="marco">
        <TituloCarta locale={locale} actualizada={carta.actualizada} precios={ajustes.avisoPrecios} />
        {carta.secciones.length > 0 ? (
          <Carta
            carta={carta}
            locale={locale}
            consulta={consulta}
            avisos={avisos.filter((aviso) => aviso !== null)}
            tel={pie.tel}
            telefono={pie.telefono}
          >
            <ButtonLink href={ruta(locale, '/menu/mesa')} ink="suave">
              <Icon name="qr" /> {t('titulo')}
            </ButtonLink>
          </Carta>
        ) : (
          <CartaVacia locale={locale} tel={pie.tel} />
        )}
        {/* Beside the search there is no room for it on a phone. */}
        <p className="pb-16 movil:hidden print:hidden">
          <a href={ruta(locale, '/menu/mesa')} className="enlace inline-block py-2.5">
            {t('titulo')}
          </a>
        </p>
      </div>
    </Marco>
  )
}
