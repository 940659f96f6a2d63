import { getTranslations } from 'next-intl/server'
import { Frame } from '@/app/[locale]/(site)/frame.tsx'
import { cartaNode } from '@/app/[locale]/(site)/menu/json-ld.ts'
import { Carta } from '@/components/site/carta/carta.tsx'
import { CartaTitle, EmptyCarta } from '@/components/site/carta/title.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Icon } from '@/components/ui/icon.tsx'
import { type CartaQuery, readQuery, UNFILTERED, writeQuery } from '@/lib/carta/query.ts'
import { type Carta as CartaData, getCarta } from '@/lib/carta/read.ts'
import { getAjustes } from '@/lib/casa/ajustes.ts'
import { getFooter } from '@/lib/casa/footer.ts'
import { wallClock } from '@/lib/core/dates.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'

/** All values that a query parameter has. */
type ReadParam = (clave: string) => readonly string[]

type Props = { locale: Locale; readParam: ReadParam | null }

export const CartaPage = (props: Props) => (
  <CartaPageBody {...props} cartaPromise={getCarta(props.locale, wallClock(Date.now()).fecha)} />
)

/** The page around a menu that is being read; the back office passes one with an unsaved dish. */
export async function CartaPageBody({
  locale,
  readParam,
  cartaPromise,
}: Props & { cartaPromise: Promise<CartaData> }) {
  const [t, ajustes, footer, carta] = await Promise.all([
    getTranslations({ locale, namespace: 'Mesa' }),
    getAjustes(locale),
    getFooter(locale),
    cartaPromise,
  ])
  const query: CartaQuery = readParam
    ? readQuery(readParam, {
        alergenos: carta.alergenos.map(({ clave }) => clave),
        secciones: carta.secciones.map(({ slug }) => slug),
      })
    : UNFILTERED
  const avisos = [ajustes.avisoAlergias, ajustes.avisoPescado, ajustes.avisoSobras, ajustes.avisoPrecios]
  return (
    <Frame
      locale={locale}
      page="/menu"
      query={writeQuery(query)}
      glaze="carta"
      nodes={[await cartaNode(locale)]}
    >
      <div className="marco">
        <CartaTitle locale={locale} updatedAt={carta.actualizada} precios={ajustes.avisoPrecios} />
        {carta.secciones.length > 0 ? (
          <Carta
            carta={carta}
            locale={locale}
            query={query}
            avisos={avisos.filter((aviso) => aviso !== null)}
            tel={footer.tel}
            telefono={footer.telefono}
          >
            <ButtonLink href={localePath(locale, '/menu/mesa')} ink="soft">
              <Icon name="qr" /> {t('titulo')}
            </ButtonLink>
          </Carta>
        ) : (
          <EmptyCarta locale={locale} tel={footer.tel} />
        )}
        <p className="pb-16 movil:hidden print:hidden">
          <a href={localePath(locale, '/menu/mesa')} className="enlace inline-block py-2.5">
            {t('titulo')}
          </a>
        </p>
      </div>
    </Frame>
  )
}
