import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Icon } from '@/components/ui/icon.tsx'
import type { Pie } from '@/lib/contenido/pie.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { enIdioma, type Texto } from '@/lib/i18n/textos.ts'

/** What became of a reservation sent without script. */
export type EstadoReserva = { tipo: 'pedida'; codigo: string } | { tipo: 'error'; texto: string } | null

type Props = { locale: Locale; estado: EstadoReserva; pie: Pie; confirmacion: Texto | null }

/** The answer to a request for a table: its code and what happens next, or why there is none and whom to call. */
export async function ReservaResultado({ locale, estado, pie, confirmacion }: Props) {
  const t = await getTranslations({ locale, namespace: 'Reservas' })
  if (!estado) return null
  const done = estado.tipo === 'pedida'
  const ways = (
    <div className="mt-2 flex max-w-full flex-wrap gap-2.5 print:hidden">
      <ButtonLink href={pie.tel} className="max-w-full px-4!">
        <Icon name="telefono" />
        {t('llamar', { telefono: pie.telefono })}
      </ButtonLink>
      {pie.whatsapp && (
        <ButtonLink
          href={pie.whatsapp}
          rel="noopener"
          ink="linea"
          className="max-w-full px-4! whitespace-normal! text-center"
        >
          <Icon name="mensaje" />
          {t('whatsapp')}
        </ButtonLink>
      )}
    </div>
  )
  return (
    <section
      id="resultado"
      role={done ? 'status' : 'alert'}
      className={`mt-9 grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4 border-t-4 px-5 py-7 movil:px-8 ${done ? 'border-exito bg-fondo-2' : 'border-error bg-gamba-velo'}`}
    >
      <h2 className="flex items-center gap-3 font-serif text-seccion font-medium">
        <span className={done ? 'text-exito' : 'text-error'}>
          <Icon name={done ? 'hecho' : 'aviso'} size={24} />
        </span>
        {done ? t('graciasTitulo') : t('errorTitulo')}
      </h2>
      {done ? (
        <>
          <p className="max-w-[60ch]" {...(confirmacion && enIdioma(confirmacion, locale))}>
            {confirmacion?.text ?? t('graciasTexto')}
          </p>
          <dl className="grid gap-1">
            <dt className="text-micro text-texto-3">{t('codigo')}</dt>
            <dd className="text-[clamp(1.25rem,7vw,2rem)] leading-none font-semibold tracking-[.12em] tabular-nums select-all">
              {estado.codigo}
            </dd>
          </dl>
          <p className="text-menor text-texto-2">{t('codigoTexto')}</p>
        </>
      ) : (
        <>
          <p className="max-w-[60ch] text-entrada">{estado.texto}</p>
          <p className="text-texto-2">{t('errorTexto')}</p>
        </>
      )}
      {ways}
    </section>
  )
}
