import { getTranslations } from 'next-intl/server'
import { isDrawing } from '@/components/ui/drawing.tsx'
import { euros } from '@/components/ui/euros.ts'
import { GLAZE_OF, Plaque, Tile } from '@/components/ui/tile.tsx'
import type { Verdict } from '@/lib/carta/filter.ts'
import { aviso, type Language } from '@/lib/carta/phrases.ts'
import type { Plato as PlatoData } from '@/lib/carta/read.ts'
import { NO_MARKS } from '@/lib/carta/search.ts'
import { type ServedWords, servedText } from '@/lib/carta/when-served.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { enIdioma } from '@/lib/i18n/textos.ts'
import { SOLD_OUT, suitableDiets } from '@/lib/seo/menu.ts'
import { itemOf, schemaPrecio } from '@/lib/seo/node.ts'
import { Photograph } from '../parts/photograph.tsx'
import { Alergenos } from './alergenos.tsx'
import { MarkedLine, MarkedText } from './highlight.tsx'
import { Maridaje } from './maridaje.tsx'
import { Measures, volumeText } from './measures.tsx'

/** `unico` has no label. */
export const PRICE_FORMATS = {
  media: 'formato_media',
  racion: 'formato_racion',
  unidad: 'formato_unidad',
  persona: 'formato_persona',
  kg: 'formato_kg',
  '100g': 'formato_cien',
  menu: 'formato_menu',
} as const
const isPriceFormat = (format: string): format is keyof typeof PRICE_FORMATS => format in PRICE_FORMATS

const SIZES = {
  featured: '(max-width: 820px) 92vw, (max-width: 1100px) 220px, 300px',
  small: '(max-width: 820px) 92vw, 220px',
}

const PlatoFigure = ({
  plato: { slug, ilustracion, foto, destacado },
  locale,
}: {
  plato: PlatoData
  locale: Locale
}) => (
  <figure>
    {foto && <link itemProp="image" href={`${foto.base}${foto.ancho}.webp`} />}
    {foto ? (
      <Photograph foto={foto} locale={locale} sizes={destacado ? SIZES.featured : SIZES.small} />
    ) : isDrawing(ilustracion) ? (
      <Plaque drawing={ilustracion} glaze={GLAZE_OF[ilustracion]} />
    ) : (
      <Tile name={slug} glaze="gamba" />
    )}
  </figure>
)

type Props = {
  plato: PlatoData
  locale: Locale
  verdict: Verdict
  language: Language
  tel: string
  telefono: string
}

const hasNone = ({ alergenos: of }: PlatoData) => of.declarado && of.contiene.length + of.puede.length === 0

/** Short names: there are a hundred rows. enhance-read.ts reads allergens from their list; `data-a` says that there are none. */
const dataAttributes = (plato: PlatoData) => ({
  ...(hasNone(plato) && { 'data-a': '' }),
  ...(plato.dieta && { 'data-d': plato.dieta === 'vegano' ? 'v' : 'o' }),
  ...(plato.destacado && { 'data-firma': '' }),
  ...(plato.agotado && { 'data-agotado': '' }),
})

export async function servedWords(locale: Locale): Promise<ServedWords> {
  const t = await getTranslations({ locale, namespace: 'Servido' })
  const raw = (key: keyof ServedWords): string => String(t.raw(key))
  return {
    ...{ comida: raw('comida'), cena: raw('cena'), dias: raw('dias'), meses: raw('meses') },
    ...{ unMes: raw('unMes'), desde: raw('desde'), hasta: raw('hasta'), fechas: raw('fechas') },
  }
}

/** When a dish is served, as a sentence of its own. */
async function servedIn(dish: NonNullable<PlatoData['served']>, locale: Locale): Promise<string | null> {
  const text = servedText(dish, locale, await servedWords(locale))
  return text && `${text.charAt(0).toLocaleUpperCase(locale)}${text.slice(1)}.`
}

type OfferProps = { cents: number; unit: string | undefined; soldOut: boolean; locale: Locale }

const Offer = ({ cents, unit, soldOut, locale }: OfferProps) => (
  <span {...itemOf('Offer', 'offers')}>
    <meta itemProp="priceCurrency" content="EUR" />
    <meta itemProp="price" content={schemaPrecio(cents)} />
    {euros(cents, locale)}
    {unit && <small itemProp="name">{unit}</small>}
    {soldOut && <link itemProp="availability" href={SOLD_OUT} />}
  </span>
)

/** The markup is short because there are a hundred rows; search engines read them as they stand, for a second copy weighs a tenth of the page. */
export async function Plato({ plato, locale, verdict, language, tel, telefono }: Props) {
  const t = await getTranslations({ locale, namespace: 'Carta' })
  const { nombre, descripcion, alergenos, ingredientes, precios } = plato
  const marks = 'marcas' in verdict ? verdict.marcas : NO_MARKS
  const visible = verdict.ver === 'muestra' || verdict.ver === 'avisado'
  const served = plato.served ? await servedIn(plato.served, locale) : null
  const Heading = plato.tipo === 'bebida' ? 'h4' : 'h3'
  return (
    <article
      {...itemOf('MenuItem', 'hasMenuItem')}
      id={plato.slug}
      {...dataAttributes(plato)}
      hidden={!visible}
    >
      {plato.destacado && <PlatoFigure plato={plato} locale={locale} />}
      <div>
        {plato.destacado && <em>{t('firma')}</em>}
        <Heading>
          <span itemProp="name" {...enIdioma(nombre, locale)}>
            <MarkedText text={nombre.text} ranges={marks.nombre} />
          </span>
          {suitableDiets(plato).map((diet) => (
            <link key={diet} itemProp="suitableForDiet" href={diet} />
          ))}
          {plato.dieta && <small>{t(plato.dieta)}</small>}
          {alergenos.declarado && alergenos.sinGluten && <small data-sin="">{t('sinGluten')}</small>}
          {plato.picante > 0 && <small data-picante="">{t('picante')}</small>}
          {plato.bebida && <Measures bebida={plato.bebida} locale={locale} />}
          {plato.agotado && <small data-no="">{t('agotado')}</small>}
        </Heading>
        {descripcion && (
          <p itemProp="description" {...enIdioma(descripcion, locale)}>
            <MarkedText text={descripcion.text} ranges={marks.descripcion} />
          </p>
        )}
        {served && <p data-servido>{served}</p>}
        <Maridaje vinos={plato.vinos} locale={locale} showMotivo={plato.destacado} />
        <MarkedLine
          phrase={language.phrases.ingredientes}
          text={{ text: ingredientes.items.join(', '), lang: ingredientes.lang }}
          ranges={marks.ingredientes}
          locale={locale}
        />
        <MarkedLine
          phrase={language.phrases.original}
          text={{ text: plato.original, lang: 'es' }}
          ranges={marks.original}
          locale={locale}
        />
        {!plato.destacado && plato.foto && <PlatoFigure plato={plato} locale={locale} />}
        {verdict.ver === 'avisado' && <p data-aviso>{aviso(language, verdict.motivos)}</p>}
      </div>
      <Alergenos declaracion={alergenos} locale={locale} tel={tel} telefono={telefono} />
      <b>
        {precios.map(({ formato, cents }) => (
          <Offer
            key={formato}
            cents={cents}
            locale={locale}
            soldOut={plato.agotado}
            unit={
              isPriceFormat(formato)
                ? t(PRICE_FORMATS[formato])
                : plato.bebida?.ml
                  ? volumeText(plato.bebida.ml, locale)
                  : undefined
            }
          />
        ))}
      </b>
    </article>
  )
}
