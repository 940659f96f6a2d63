import { getTranslations } from 'next-intl/server'
import { Azulejo, Plaque, type PlaqueGlaze } from '@/components/ui/azulejo.tsx'
import { type DibujoName, isDibujo } from '@/components/ui/dibujo.tsx'
import { Price } from '@/components/ui/price.tsx'
import type { Plato as Datos } from '@/lib/contenido/carta.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { enIdioma } from '@/lib/i18n/textos.ts'
import { Alergenos } from './alergenos.tsx'
import { Maridaje } from './maridaje.tsx'
import { Medidas, volumen } from './medida.tsx'

/** Each drawing on the glaze it was cut for. */
const GLAZES: Record<DibujoName, PlaqueGlaze> = {
  anfora: 'limon',
  arroz: 'salmonete',
  copa: 'salmonete',
  dorada: 'limon',
  enigmito: 'anil',
  gamba: 'anil',
  limon: 'anil',
  olivo: 'salmonete',
  rodaja: 'anil',
  vieira: 'anil',
}

/** The formats a price can have; `unico` says nothing about itself. */
const FORMATOS = {
  media: 'formato_media',
  racion: 'formato_racion',
  unidad: 'formato_unidad',
  persona: 'formato_persona',
  kg: 'formato_kg',
  '100g': 'formato_cien',
  menu: 'formato_menu',
} as const
const isFormato = (formato: string): formato is keyof typeof FORMATOS => formato in FORMATOS

/** The picture of a dish of the house: its engraving in a border of tiles, or the tile drawn from its name. */
const Figura = ({ slug, ilustracion }: Pick<Datos, 'slug' | 'ilustracion'>) => (
  <figure>
    {isDibujo(ilustracion) ? (
      <Plaque drawing={ilustracion} glaze={GLAZES[ilustracion]} />
    ) : (
      <Azulejo name={slug} glaze="gamba" />
    )}
  </figure>
)

/** One dish or drink of the menu. Its markup is short on purpose: there are a hundred of them on the page. */
export async function Plato({ plato, locale }: { plato: Datos; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'Carta' })
  const { nombre, descripcion, alergenos, precios } = plato
  return (
    <article
      id={plato.slug}
      {...(plato.destacado && { 'data-firma': true })}
      {...(plato.agotado && { 'data-agotado': true })}
    >
      {plato.destacado && <Figura slug={plato.slug} ilustracion={plato.ilustracion} />}
      <div>
        {plato.destacado && <em>{t('firma')}</em>}
        <h3>
          <span {...enIdioma(nombre, locale)}>{nombre.text}</span>
          {plato.dieta && <small>{t(plato.dieta)}</small>}
          {alergenos.declarado && alergenos.sinGluten && <small data-sin>{t('sinGluten')}</small>}
          {plato.picante > 0 && <small data-picante>{t('picante')}</small>}
          {plato.bebida && <Medidas de={plato.bebida} locale={locale} />}
          {plato.agotado && <small data-no>{t('agotado')}</small>}
        </h3>
        {descripcion && <p {...enIdioma(descripcion, locale)}>{descripcion.text}</p>}
        <Maridaje vinos={plato.vinos} locale={locale} conMotivo={plato.destacado} />
      </div>
      <Alergenos de={alergenos} locale={locale} />
      <b>
        {precios.map(({ formato, cents }) => (
          <span key={formato}>
            <Price
              cents={cents}
              locale={locale}
              unit={
                isFormato(formato)
                  ? t(FORMATOS[formato])
                  : plato.bebida?.ml
                    ? volumen(plato.bebida.ml, locale)
                    : undefined
              }
            />
          </span>
        ))}
      </b>
    </article>
  )
}
