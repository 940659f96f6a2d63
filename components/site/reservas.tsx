import { getTranslations } from 'next-intl/server'
import { Cenefa } from '@/components/ui/azulejo.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import type { Pie } from '@/lib/contenido/pie.ts'
import type { ContenidoReservas } from '@/lib/contenido/reservas.ts'
import type { Apertura } from '@/lib/horario.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { enIdioma } from '@/lib/i18n/textos.ts'
import { Horario } from './horario.tsx'
import { Titulo } from './titulo.tsx'

type Props = { locale: Locale; contenido: ContenidoReservas; pie: Pie; apertura: Apertura }

/** How to get a table: the house's own words (`contenido_reservas`), the hours, Enigmito and the phone. */
export async function Reservas({ locale, contenido, pie, apertura }: Props) {
  const t = await getTranslations({ locale, namespace: 'Reservas' })
  const { titulo, descripcion } = contenido
  return (
    <div className="marco pb-32">
      <Titulo
        titulo={titulo?.text ?? t('titulo')}
        {...(titulo && enIdioma(titulo, locale))}
        entradilla={descripcion && <p {...enIdioma(descripcion, locale)}>{descripcion.text}</p>}
      />
      <div className="mt-12 grid grid-cols-1 items-start gap-12 nav:grid-cols-[minmax(0,1fr)_380px] nav:gap-22">
        <Horario locale={locale} apertura={apertura} />
        <div className="bg-limon text-tinta">
          <Cenefa className="h-13 w-full" />
          <div className="grid gap-7 px-7 pt-6.5 pb-7">
            <section>
              <h2 className="font-serif text-apartado font-medium">{t('enigmitoTitulo')}</h2>
              <p className="mt-2 text-menor">{t('enigmitoTexto')}</p>
            </section>
            <section>
              <h2 className="font-serif text-apartado font-medium">{t('telefonoTitulo')}</h2>
              <p className="mt-2 mb-5 text-menor">{t('telefonoTexto')}</p>
              <ButtonLink href={pie.tel} size="l" className="w-full bg-tinta! text-cal! whitespace-normal!">
                {t('llamar', { telefono: pie.telefono })}
              </ButtonLink>
            </section>
          </div>
        </div>
      </div>
    </div>
  )
}
