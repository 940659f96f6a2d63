import { getTranslations } from 'next-intl/server'
import { Azulejo } from '@/components/ui/azulejo.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import type { Pie } from '@/lib/contenido/pie.ts'
import type { ContenidoReservas } from '@/lib/contenido/reservas.ts'
import type { Zona } from '@/lib/contenido/zonas.ts'
import type { IsoDate } from '@/lib/fechas.ts'
import type { Apertura } from '@/lib/horario.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { enIdioma } from '@/lib/i18n/textos.ts'
import { DiasEspeciales } from './dias-especiales.tsx'
import { Horario } from './horario.tsx'
import { type EstadoReserva, ReservaResultado } from './reserva-resultado.tsx'
import { Parte, Ticket } from './ticket.tsx'
import { Titulo } from './titulo.tsx'

type Props = {
  locale: Locale
  contenido: ContenidoReservas
  pie: Pie
  apertura: Apertura
  zonas: readonly Zona[]
  hoy: IsoDate
  estado: EstadoReserva
}

const BLOQUE = 'border-t border-linea pt-9 mt-9'
const TITULO = 'font-serif text-apartado font-medium'

/** How to get a table: the house's own words (`contenido_reservas`), where one sits, the hours, Enigmito and the phone. */
export async function Reservas({ locale, contenido, pie, apertura, zonas, hoy, estado }: Props) {
  const t = await getTranslations({ locale, namespace: 'Reservas' })
  const { titulo, descripcion, confirmacion } = contenido
  const pasos = [t('paso1'), t('paso2'), t('paso3')]
  return (
    <div className="marco pb-32">
      <Titulo
        titulo={titulo?.text ?? t('titulo')}
        {...(titulo && enIdioma(titulo, locale))}
        entradilla={descripcion && <p {...enIdioma(descripcion, locale)}>{descripcion.text}</p>}
      />
      <ReservaResultado locale={locale} estado={estado} pie={pie} confirmacion={confirmacion} />
      <div className="mt-12 grid grid-cols-1 items-start gap-12 nav:grid-cols-[minmax(0,1fr)_380px] nav:gap-22">
        <div>
          <h2 className={TITULO}>{t('pasos')}</h2>
          <ol className="mt-5 grid gap-x-6 gap-y-4 movil:grid-cols-3">
            {pasos.map((paso, i) => (
              <li key={paso} className="grid grid-cols-[2.25rem_minmax(0,1fr)] items-baseline gap-2">
                <b
                  aria-hidden="true"
                  className="font-serif text-[2.5rem] leading-none font-medium text-acento-tinta"
                >
                  {i + 1}
                </b>
                <span className="text-texto-2">{paso}</span>
              </li>
            ))}
          </ol>
          {zonas.length > 0 && (
            <section className={BLOQUE}>
              <h2 className={TITULO}>{t('zonas')}</h2>
              <ul className="mt-5 grid gap-6 movil:grid-cols-2">
                {zonas.map((zona) => (
                  <li key={zona.clave} className="grid grid-cols-[72px_minmax(0,1fr)] items-center gap-4">
                    <Azulejo name={zona.clave} glaze={zona.exterior ? 'limon' : 'anil'} className="size-18" />
                    <div>
                      <h3 className="font-serif text-plato font-semibold" {...enIdioma(zona.nombre, locale)}>
                        {zona.nombre.text}
                      </h3>
                      {zona.descripcion && (
                        <p className="text-menor text-texto-2" {...enIdioma(zona.descripcion, locale)}>
                          {zona.descripcion.text}
                        </p>
                      )}
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section className={BLOQUE}>
            <Horario locale={locale} apertura={apertura} />
            <DiasEspeciales locale={locale} cierres={apertura.cierres} hoy={hoy} />
          </section>
        </div>
        <Ticket>
          <div className="noscript:hidden">
            <Parte nivel="h2" titulo={t('enigmitoTitulo')}>
              <p className="text-menor">{t('enigmitoTexto')}</p>
            </Parte>
          </div>
          <Parte nivel="h2" titulo={t('telefonoTitulo')}>
            <p className="text-menor">{t('telefonoTexto')}</p>
            <ButtonLink
              href={pie.tel}
              size="l"
              aria-label={t('llamar', { telefono: pie.telefono })}
              className="mt-3 w-full bg-tinta! px-4! text-cal!"
            >
              {pie.telefono}
            </ButtonLink>
            {pie.whatsapp && (
              <ButtonLink
                href={pie.whatsapp}
                rel="noopener"
                ink="linea"
                className="w-full px-4! text-center text-tinta! whitespace-normal! hover:bg-tinta! hover:text-limon!"
              >
                {t('whatsapp')}
              </ButtonLink>
            )}
          </Parte>
        </Ticket>
      </div>
    </div>
  )
}
