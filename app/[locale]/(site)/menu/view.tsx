import { getTranslations } from 'next-intl/server'
import { Marco } from '@/app/[locale]/(site)/frame.tsx'
import { nodoDeCarta } from '@/app/[locale]/(site)/menu/json-ld.ts'
import { Carta } from '@/components/site/carta/carta.tsx'
import { CartaVacia, TituloCarta } from '@/components/site/carta/title.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Icon } from '@/components/ui/icon.tsx'
import { type Consulta, escribirConsulta, leerConsulta, TODO } from '@/lib/carta/query.ts'
import { type Carta as Datos, getCarta } from '@/lib/carta/read.ts'
import { getAjustes } from '@/lib/casa/ajustes.ts'
import { getPie } from '@/lib/casa/footer.ts'
import { wallClock } from '@/lib/core/dates.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { ruta } from '@/lib/i18n/path.ts'

/** Reads one word of an address: all the values it has there. */
export type Busqueda = (clave: string) => readonly string[]

type Props = { locale: Locale; busqueda: Busqueda | null }

/** The menu page, kept or made for a visit: the same menu, with or without a question. */
export const PaginaCarta = (props: Props) => (
  <HojaCarta {...props} leida={getCarta(props.locale, wallClock(Date.now()).fecha)} />
)

/** The page around a menu that is being read; the back office shows it with a dish that nobody has saved yet. */
export async function HojaCarta({ locale, busqueda, leida }: Props & { leida: Promise<Datos> }) {
  const [t, ajustes, pie, carta] = await Promise.all([
    getTranslations({ locale, namespace: 'Mesa' }),
    getAjustes(locale),
    getPie(locale),
    leida,
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
